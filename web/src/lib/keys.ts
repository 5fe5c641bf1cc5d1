/** Keys of a table as commands; null where a key belongs to somebody else (a field, an open dialog, a shortcut). */
export type CommandKey =
  | { kind: 'choice'; index: number }
  | { kind: 'escape' | 'undo' | 'hint' | 'inspect' | 'keys' | 'skip' | 'board' }

const LETTERS: Record<string, Exclude<CommandKey['kind'], 'choice'>> = {
  Escape: 'escape',
  u: 'undo',
  h: 'hint',
  i: 'inspect',
  b: 'board',
  '?': 'keys',
  ' ': 'skip',
}

/** Whether the person is typing, or a dialog has the keyboard, also when the button in it that had the focus has gone. */
export function occupied(event: Pick<KeyboardEvent, 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  // the window itself can be the target; it has no `closest`
  return document.querySelector('dialog[open]') !== null || (event.target as Element | null)?.closest?.('input, textarea, select') != null
}

/** What has a meaning of its own for arrows and page keys. */
const OWN = '[role="tab"], [role="slider"], [role="log"], [data-roving]'
const scrolls = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) => scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1

/** Whether a key moves among the pieces of the board though the focus is elsewhere: it means nothing where it was pressed. */
export function leadsToBoard(event: KeyboardEvent): boolean {
  if (!/^(Arrow(Up|Down|Left|Right)|Page(Up|Down))$/.test(event.key)) return false
  if (event.defaultPrevented || event.shiftKey || occupied(event)) return false
  const at = event.target as HTMLElement | null
  return at?.closest?.(OWN) == null && !(at?.matches?.('[tabindex="0"]:not(button)') && scrolls(at))
}

export function commandKey(event: KeyboardEvent): CommandKey | null {
  if (occupied(event)) return null
  if (/^[1-9]$/.test(event.key)) return { kind: 'choice', index: Number(event.key) - 1 }
  const kind = LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  return kind ? { kind } : null
}
