/** Counts a day down: from what the server has said, whatever the clock of this device says. */
const TICK = 20_000

export class DayClock {
  seconds = $state(0)
  private end = 0

  /** Counts from so many seconds on, and calls once when none are left; call the result to stop. */
  start(seconds: number, onover: () => void): () => void {
    this.end = performance.now() + seconds * 1000
    const tick = () => {
      this.seconds = Math.max(0, Math.ceil((this.end - performance.now()) / 1000))
      if (this.seconds > 0) return
      clearInterval(timer)
      onover()
    }
    const timer = setInterval(tick, Math.min(TICK, Math.max(1000, seconds * 1000)))
    this.seconds = seconds
    return () => clearInterval(timer)
  }
}
