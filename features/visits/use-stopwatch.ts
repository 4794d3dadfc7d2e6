import { useEffect, useState } from 'react'
import { maximumTimingMinutes } from '#/domain/questionnaire.ts'

/** Minutes between two moments, to a tenth: what a timing question takes. */
export const minutesBetween = (fromMs: number, toMs: number): number =>
  Math.min(maximumTimingMinutes, Math.max(0, Math.round((toMs - fromMs) / 6_000) / 10))

function read(key: string): number | null {
  try {
    const at = Number(localStorage.getItem(key))
    return at > 0 ? at : null
  } catch {
    return null
  }
}

function write(key: string, at: number | null): void {
  try {
    if (at === null) localStorage.removeItem(key)
    else localStorage.setItem(key, String(at))
  } catch {
    // without storage the stopwatch still runs while the page is open
  }
}

/** A stopwatch that goes on while the phone is in the pocket: it remembers when it was started. */
export function useStopwatch(key: string) {
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const [elapsedMs, setElapsedMs] = useState(0)
  useEffect(() => setStartedAt(read(key)), [key])
  useEffect(() => {
    if (startedAt === null) return
    const tick = () => setElapsedMs(Math.max(0, Date.now() - startedAt))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [startedAt])
  const set = (at: number | null) => {
    write(key, at)
    setStartedAt(at)
  }
  return {
    startedAt,
    elapsedMs,
    start: () => set(Date.now()),
    /** Stops and answers the minutes. */
    stop: (): number => {
      const minutes = startedAt === null ? 0 : minutesBetween(startedAt, Date.now())
      set(null)
      return minutes
    },
    discard: () => set(null),
  }
}
