/** Names that bots go by, from the catalogue. */
import { t } from '../lib/house.svelte'

export const botNames = (): string[] => t('bot-names').split(',').map((name) => name.trim())
