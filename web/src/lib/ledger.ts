/** The rules ledger of a game: numbered rules and rulings, read once. */
import * as api from './api'
import { once } from './once'

/** The whole ledger. */
export const ledgerOf = once(async (game) => new DOMParser().parseFromString((await api.rules(game)).html, 'text/html'))

export interface Statement {
  id: string
  html: string
}

/** The statements of these ids, as far as there are any; their links lead to the page of all rules. */
export async function statementsOf(game: string, ids: readonly string[]): Promise<Statement[]> {
  const ledger = await ledgerOf(game)
  return ids.flatMap((id) => {
    const item = ledger.getElementById(id)?.cloneNode(true) as HTMLElement | undefined
    if (!item) return []
    for (const link of item.querySelectorAll('a')) {
      link.setAttribute('href', `/rules/${game}${link.getAttribute('href') ?? ''}`)
      link.setAttribute('target', '_blank')
      link.setAttribute('rel', 'noopener')
    }
    return [{ id, html: item.innerHTML }]
  })
}
