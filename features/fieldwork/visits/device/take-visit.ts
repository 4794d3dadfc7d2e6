type How = 'here' | 'elsewhere'

const lockOf = (visit: string): string => `visit:${visit}`

/** Takes a visit over from another tab and reloads this page with it. */
export function takeOverVisit(visit: string): void {
  void navigator.locks.request(lockOf(visit), { steal: true }, () => location.reload())
}

/**
 * Locks a visit for this tab, so that several tabs do not overwrite each other. `elsewhere` when another tab has it or
 * has taken it over; a browser without locks has it here.
 */
export function takeVisit(visit: string, tell: (how: How) => void | Promise<void>) {
  let release = () => {}
  let left = false
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const here = async () => {
    if (left) return
    await tell('here')
    await held
  }
  void take()

  async function take(): Promise<void> {
    if (!('locks' in navigator)) return here()
    try {
      // why: a reloading page still holds its lock for a moment
      const patience = AbortSignal.timeout(2_500)
      await navigator.locks.request(lockOf(visit), { signal: patience }, here)
    } catch {
      if (!left) await tell('elsewhere')
    }
  }
  return {
    leave(): void {
      left = true
      release()
    },
  }
}
