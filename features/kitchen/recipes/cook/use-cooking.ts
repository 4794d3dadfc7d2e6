import { useEffect, useState, useSyncExternalStore } from 'react'

/** Ticks, timers and the size of the batch of one recipe on this device. */
export type Cooking = { ticks: string[]; timers: Record<string, number>; times: string }

const empty: Cooking = { ticks: [], timers: {}, times: '1' }

function read(key: string): Cooking {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Cooking> | null
    return { ...empty, ...stored }
  } catch {
    return empty
  }
}

/** Keeps the work on this device, so that it survives a reload. */
export function useCooking(recipeId: string) {
  const key = `cook ${recipeId}`
  const [cooking, setCooking] = useState<Cooking>(empty)
  useEffect(() => {
    // why: the device's state is not known to the server, whose page comes first
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setCooking(read(key))
  }, [key])
  const change = (values: Partial<Cooking>) =>
    setCooking((before) => {
      const next = { ...before, ...values }
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // a full or closed store: the page works on without it
      }
      return next
    })
  return { cooking, change, clear: () => change(empty) }
}

const subscribe = (tell: () => void) => {
  const timer = setInterval(tell, 1000)
  return () => clearInterval(timer)
}

/** The time in whole seconds; 0 on the server. */
export const useSeconds = (): number =>
  useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / 1000),
    () => 0,
  )

/** Keeps the screen on while the page is seen, where the device allows it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        lock = await navigator.wakeLock.request('screen')
      } catch {
        // refused, for example to save the battery
      }
    }
    const onShow = () => void ask()
    void ask()
    document.addEventListener('visibilitychange', onShow)
    return () => {
      document.removeEventListener('visibilitychange', onShow)
      void lock?.release()
    }
  }, [])
}
