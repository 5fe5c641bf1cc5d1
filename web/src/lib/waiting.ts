/** Who must do what, in words, for those who do not decide. */
import type { Seat, ViewHeader, Voice } from './game'
import type { Look, TableInfo, TableSeat } from './protocol'

function described(seat: Seat, sitting: TableSeat | undefined, voice: Voice): string {
  const { name } = seat
  if (sitting?.kind === 'bot') return voice.text('waiting-bot', { name })
  if (sitting?.kind === 'open') return voice.text('waiting-open', { name })
  if (sitting && !sitting.connected && !sitting.mine) return voice.text('waiting-away', { name })
  return name
}

/** What is said to somebody whose orders answer what they are asked; null: they do not. */
export function answered({ decision, orders }: Look, voice: Voice): string | null {
  if (!decision || !orders?.answering) return null
  const [only, more] = decision.actions
  return only && !more ? voice.text('order-alone', { what: voice.say(only.label) }) : voice.text('order-answering')
}

/** "Ann (bot, thinking) is choosing a deck"; after the end, who won. */
export function whoWaits(view: ViewHeader, info: TableInfo | null, seats: readonly Seat[], voice: Voice): string {
  if (view.over) return voice.text('winners', { count: view.winners.length, winners: view.winners.map((seat) => `#${seat}`) })
  const names = view.waiting.flatMap((n) => {
    const seat = seats[n]
    return seat ? [described(seat, info?.seats[n], voice)] : []
  })
  const key = voice.has(`wait-${view.step}`) ? `wait-${view.step}` : 'waiting-for'
  return voice.text(key, { seats: names })
}
