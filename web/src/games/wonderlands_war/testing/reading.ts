/** What the tests of these rooms read of what is said. */
import type { Action, Explanation, Message } from '../../../lib/game'
import { choiceNote } from '../choices/choices'
import { bookOf } from '../content/book'
import type { SeatView, View } from '../types'
import { content, contextOf, sceneAt, speaker } from './samples'

export const voice = speaker()
export const book = bookOf(content)
export const tea = sceneAt('choose_part of 3')

/** Texts that a person could not read: keys, and arguments that were not given. */
export function unread(messages: readonly Message[]): string[] {
  return messages.map((message) => voice.say(message)).filter((text, i) => text === messages[i]?.key || /[{}@]|undefined|\b(ww|ability|reward|chip|quest)-[a-z]/.test(text))
}

export const allOf = (told: Explanation): readonly Message[] => [told.title, told.text, ...(told.more ?? [])]
export const said = (message: Message | undefined): string => (message ? voice.say(message) : '')
export const action = (form: Action['form']): Action => ({ action: 0, form, targets: [], label: { key: '', args: {} } })
export const noted = (form: Action['form'], view: View): string => said(choiceNote(action(form), contextOf({ ...tea, view }))?.text)
export const withSeat = (view: View, seat: Partial<SeatView>): View => ({ ...view, seats: view.seats.map((one) => (one.seat === 0 ? { ...one, ...seat } : one)) })
