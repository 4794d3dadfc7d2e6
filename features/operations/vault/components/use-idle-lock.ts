import { useCallback, useEffect, useRef } from 'react'

/** Idle time after which the vault locks. */
const idleMs = 5 * 60 * 1000

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Calls `lock` after five minutes without a sign of the person, and when the page goes. Answers the seconds left. */
export function useIdleLock(active: boolean, lock: () => void): () => number {
  const until = useRef(0)
  useEffect(() => {
    if (!active) return
    const stay = () => {
      until.current = Date.now() + idleMs
    }
    // why: timers of a hidden page run late, so the time is compared also when it is shown again
    const compare = () => Date.now() >= until.current && lock()
    stay()
    for (const sign of signs) document.addEventListener(sign, stay, { passive: true })
    document.addEventListener('visibilitychange', compare)
    window.addEventListener('pagehide', lock)
    const timer = setInterval(compare, 1000)
    return () => {
      for (const sign of signs) document.removeEventListener(sign, stay)
      document.removeEventListener('visibilitychange', compare)
      window.removeEventListener('pagehide', lock)
      clearInterval(timer)
      until.current = 0
    }
  }, [active, lock])
  // the countdown asks once before the effect has begun the time
  return useCallback(
    () => (until.current === 0 ? idleMs / 1000 : Math.max(0, Math.ceil((until.current - Date.now()) / 1000))),
    [],
  )
}
