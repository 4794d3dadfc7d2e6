import type { ErrorCode } from '#/domain/errors.ts'
import type { CountState } from '#/domain/kitchen/buying/count.ts'
import type { Device } from '#/features/fieldwork/visits/device/device.ts'
import { newClientKey } from '#/ui/client-key.ts'

/** What was typed of each item, by unit. */
export type TypedCounts = Record<string, Record<string, string>>
export type CountSent =
  | { kind: 'ok'; state: CountState }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'offline' | 'busy' | 'signed-out' }
export type CountSync = 'opening' | 'kept' | 'not-kept' | 'sending' | 'offline' | 'busy' | 'signed-out' | 'refused'
type Step = { key: string; at: string }
type Held = { version: number; state: CountState; typed: TypedCounts; step: Step | null }
export type CountStoreState = Held & { sync: CountSync; refusal: ErrorCode | null }
type Options = { send: (step: Step, typed: TypedCounts) => Promise<CountSent>; retryMs?: readonly number[] }

const retryDelaysMs = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const
export type CountStore = ReturnType<typeof createCountStore>

/**
 * A count on this device. What was typed is stored at once and stays through a reload; the whole sheet is sent when the
 * person submits it, again and again under the same key until the server has answered.
 */
export function createCountStore(
  start: { version: number; state: CountState; typed: TypedCounts },
  { send, retryMs = retryDelaysMs }: Options,
) {
  let held: Held = { ...start, step: null }
  let device: Device | null = null
  let shown: Pick<CountStoreState, 'sync' | 'refusal'> = { sync: 'opening', refusal: null }
  let [inFlight, stopped, failures] = [false, false, 0]
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const read = (): CountStoreState => ({ ...held, ...shown })
  let state = read()

  function changed(next: Partial<typeof shown> = {}) {
    shown = { ...shown, ...next }
    state = read()
    for (const listener of listeners) listener()
  }
  const keep = () => device?.write(JSON.stringify(held), held.step ? 1 : 0)
  const resting = (): CountSync => (device ? 'kept' : 'not-kept')

  function plan(afterMs: number) {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void pump(), afterMs)
  }
  async function pump(): Promise<void> {
    clearTimeout(timer)
    const { step, typed } = held
    if (inFlight || stopped || !step) return
    inFlight = true
    changed({ sync: shown.sync === 'offline' || shown.sync === 'busy' ? shown.sync : 'sending' })
    await device?.written()
    const sent = await send(step, typed).catch(() => ({ kind: 'offline' as const }))
    inFlight = false
    if (sent.kind === 'ok') {
      held = { ...held, state: sent.state, step: null }
      await device?.clear()
      return changed({ sync: resting(), refusal: null })
    }
    if (sent.kind === 'refused') {
      held = { ...held, step: null }
      keep()
      return changed({ sync: 'refused', refusal: sent.code })
    }
    changed({ sync: sent.kind })
    plan(retryMs[Math.min(failures, retryMs.length - 1)]!)
    failures += 1
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    /** Takes over what this device kept, unless the count was settled or given back meanwhile. */
    restore(opened: Device | null): void {
      device = opened
      const kept = parse(opened?.text ?? null)
      if (kept && start.state === 'open' && kept.version >= start.version) held = { ...kept, state: start.state }
      // why: a submission whose answer was lost is settled by the server's state, and sent again it changes nothing
      else if (kept?.step && start.state !== 'open') void opened?.clear()
      changed({ sync: resting() })
      if (held.step) plan(0)
    },
    set(item: string, unit: string, text: string): void {
      const units = { ...held.typed[item], [unit]: text }
      if (text.trim() === '') delete units[unit]
      const typed = { ...held.typed, [item]: units }
      if (Object.keys(units).length === 0) delete typed[item]
      held = { ...held, typed, step: null }
      keep()
      changed({ sync: resting(), refusal: null })
    },
    submit(): void {
      held = { ...held, step: { key: newClientKey(), at: new Date().toISOString() } }
      keep()
      changed({ refusal: null })
      plan(0)
    },
    retry: () => plan(0),
    pause(): void {
      stopped = true
      clearTimeout(timer)
    },
    resume: (): void => void (stopped = false),
  }
}

function parse(text: string | null): Held | null {
  try {
    return JSON.parse(text ?? 'null') as Held | null
  } catch {
    return null
  }
}
