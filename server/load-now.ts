import { oldestWaitMs } from '#/db/patient-pool.server.ts'
import { type Load, watchLag } from './load.ts'

let lag: ReturnType<typeof watchLag> | undefined
let inFlight = 0

/** Load of this process; open event streams do not count. */
export const loadNow = (): Load => ({ inFlight, lagMs: lag?.lagMs() ?? 0, waitMs: oldestWaitMs() })

/** Counts a request until the returned function is called. */
export function countRequest(): () => void {
  inFlight += 1
  return () => void (inFlight -= 1)
}

export function openLoadWatch(): void {
  lag ??= watchLag()
}
export function closeLoadWatch(): void {
  lag?.stop()
  lag = undefined
}
