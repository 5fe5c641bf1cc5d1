/** What a coach asks for and points at. */
import type { Action, Decision, Form, Target } from './game'
import type { Lesson } from './protocol'

/** A form in one order of its parts. */
const plain = (form: Form): string => JSON.stringify(Object.entries(form).sort(([a], [b]) => a.localeCompare(b)))

/** Whether a coach still has something to teach. */
export const isTaught = (lesson: Lesson | undefined): boolean => lesson !== undefined && !lesson.done

/** The action that the coach asks for, among those that can be taken. */
export function askedFor({ awaits }: Lesson, decision: Decision | null): Action | null {
  if (!awaits) return null
  return decision?.actions.find(({ form }) => plain(form) === plain(awaits)) ?? null
}

/** The text of what is said: what somebody astray is told, a page, or in the middle of a step that it is being played. */
export const saidAt = (lesson: Lesson, page: number): string => lesson.astray ?? lesson.pages[page]?.text ?? 'coach-meanwhile'

/** What a page points at: what it is about, or the pieces of the action that it asks for. */
export function pointedAt(lesson: Lesson, page: number, asked: Action | null): readonly Target[] {
  const { at = [] } = lesson.pages[page] ?? {}
  return at.length > 0 || page < lesson.pages.length - 1 ? at : (asked?.targets ?? [])
}

/** Names of the players as texts of lessons have them: `$a` is the first one. */
export const players = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, seat) => [String.fromCharCode(97 + seat), `#${seat}`]))

/** What the coach's button does: nothing while the action is awaited, and none goes on before all moves have been seen. */
export function door(lesson: Lesson, page: number, behind: number): 'back' | 'more' | 'watch' | 'close' | null {
  if (lesson.astray !== null) return 'back'
  if (page < lesson.pages.length - 1) return 'more'
  if (lesson.done) return 'close'
  return lesson.awaits === null && behind === 0 ? 'watch' : null
}
