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

/** Whether the person is typing, or a dialog has the keyboard. */
export function occupied(event: Pick<KeyboardEvent, 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  // the window itself can be the target; it has no `closest`
  return (event.target as Element | null)?.closest?.('input, textarea, select, dialog[open]') != null
}

export function commandKey(event: KeyboardEvent): CommandKey | null {
  if (occupied(event)) return null
  if (/^[1-9]$/.test(event.key)) return { kind: 'choice', index: Number(event.key) - 1 }
  const kind = LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  return kind ? { kind } : null
}
