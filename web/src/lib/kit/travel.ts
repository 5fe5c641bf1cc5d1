/** Pieces that travel: along a slight arc, skippable, never under reduced motion. */

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

interface Journey {
  /** Milliseconds; 300 to 450 for pieces, 600 for a draw. */
  duration?: number
  delay?: number
  signal?: AbortSignal
}

/** Moves `piece` (an element in its final place) from where `from` lies now. Resolves when it has arrived or was skipped. */
export async function travel(piece: Element, from: Element, { duration = 380, delay = 0, signal }: Journey = {}): Promise<void> {
  if (calm() || signal?.aborted) return
  const a = from.getBoundingClientRect()
  const b = piece.getBoundingClientRect()
  const dx = a.x + a.width / 2 - (b.x + b.width / 2)
  const dy = a.y + a.height / 2 - (b.y + b.height / 2)
  const lift = -Math.min(40, Math.hypot(dx, dy) * 0.15)
  const run = piece.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)` },
      { transform: `translate(${dx * 0.4}px, ${dy * 0.4 + lift}px)`, offset: 0.55 },
      { transform: 'none' },
    ],
    { duration, delay, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'backwards' },
  )
  const skip = () => run.finish()
  signal?.addEventListener('abort', skip, { once: true })
  await run.finished.catch(() => undefined)
  signal?.removeEventListener('abort', skip)
}
