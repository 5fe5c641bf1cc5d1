import { ApiError } from '../lib/api'

/** A time that is left (milliseconds), as arguments of a text: minutes, and seconds in two digits; never less than nothing. */
export function left(ms: number): { minutes: string; seconds: string } {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return { minutes: String(Math.floor(seconds / 60)), seconds: String(seconds % 60).padStart(2, '0') }
}

/** Whether a link has been used, asked by whoever made it: before its time it is over for nothing else but a newer one. */
export async function isTaken(look: () => Promise<unknown>): Promise<boolean> {
  try {
    await look()
    return false
  } catch (error) {
    return error instanceof ApiError && error.code === 'bad-token'
  }
}
