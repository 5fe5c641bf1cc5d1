import { ApiError } from '../lib/api'

/** Whether a link has been used, asked by whoever made it: before its time it is over for nothing else but a newer one. */
export async function isTaken(look: () => Promise<unknown>): Promise<boolean> {
  try {
    await look()
    return false
  } catch (error) {
    return error instanceof ApiError && error.code === 'bad-token'
  }
}
