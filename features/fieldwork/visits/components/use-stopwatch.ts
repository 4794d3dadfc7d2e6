import { useEffect, useState, useSyncExternalStore } from 'react'
import { maximumTimingMinutes } from '#/domain/questionnaire.ts'

/** Minutes between two moments, to a tenth: unit of timing questions. */
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

const listeners = new Set<() => void>()

function write(key: string, at: number | null): void {
  try {
    if (at === null) localStorage.removeItem(key)
    else localStorage.setItem(key, String(at))
  } catch {
    // why: without storage there is no stopwatch; minutes can still be typed
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Stopwatch that survives a locked phone: it stores its start time. */
export function useStopwatch(key: string) {
  const startedAt = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
  const [nowMs, setNowMs] = useState(0)
  useEffect(() => {
    if (startedAt === null) return
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [startedAt])
  return {
    startedAt,
    elapsedMs: startedAt === null ? 0 : Math.max(0, nowMs - startedAt),
    start: () => write(key, Date.now()),
    /** Stops and returns the minutes. */
    stop: (): number => {
      const minutes = startedAt === null ? 0 : minutesBetween(startedAt, Date.now())
      write(key, null)
      return minutes
    },
    discard: () => write(key, null),
  }
}
