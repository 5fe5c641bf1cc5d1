/** All portraits: apart from the rest of the board, so that the table is there before them. */
import { symbol, type Drawing } from '../../../lib/kit/ink'
import { guests } from './guests'
import { leaders } from './leaders'
import { stranger } from './stranger'

export const portraits: Readonly<Record<string, Drawing>> = { ...leaders, ...guests }

/** A figure of a data pack has no portrait of ours. */
export const portrait = (name: string): Drawing => portraits[name] ?? stranger

/** It as a symbol of the page. */
export const markup = (name: string): string => symbol(`war-${name}`, 100, portrait(name))
