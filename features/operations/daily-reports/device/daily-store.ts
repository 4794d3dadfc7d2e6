import type { ErrorCode } from '#/domain/errors.ts'
import { changesBetween, type DailyChange, takeNewer } from '#/domain/operations/daily-reports/changes.ts'
import { type DailyState, isFilling } from '#/domain/operations/daily-reports/state.ts'
import type { DailyValue, DailyValues, OpenPoint } from '#/domain/operations/daily-reports/values.ts'
import type { Device } from '#/features/fieldwork/visits/device/device.ts'
import { newClientKey } from '#/ui/client-key.ts'

export type DailyStep = { kind: 'submit' | 'sign'; key: string; at: string }
export type DailySend = { reportId: string; changes: readonly DailyChange[]; step: DailyStep | null }
export type DailyAnswer = {
  reportId: string
  revision: number
  version: number
  state: DailyState
  values: DailyValues
  conflicts: string[]
  other: string | null
  missing: OpenPoint[]
}
export type DailySent =
  | { kind: 'ok'; body: DailyAnswer }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'offline' | 'busy' | 'signed-out' }

export type DailySync = 'opening' | 'saved' | 'saving' | 'offline' | 'busy' | 'signed-out' | 'refused'
export type DailyStoreState = {
  reportId: string
  version: number
  state: DailyState
  values: DailyValues
  step: DailyStep | null
  /** Own answers to which another phone has a different one. */
  conflicts: Readonly<Record<string, DailyValue>>
  other: string | null
  missing: readonly OpenPoint[]
  unsent: number
  sync: DailySync
  refusal: ErrorCode | null
}

type Stored = {
  reportId: string
  revision: number
  version: number
  state: DailyState
  known: DailyValues
  values: DailyValues
  step: DailyStep | null
  conflicts: Record<string, DailyValue>
}
type Start = {
  reportId: string | null
  revision: number
  version: number
  state: DailyState
  values: DailyValues
}
type Options = { send: (given: DailySend) => Promise<DailySent>; delayMs?: number }

const retryDelaysMs = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const

export type DailyStore = ReturnType<typeof createDailyStore>

/**
 * Answers of a shift on this device. What was typed is stored before it is sent, and stays until the server has it. A send
 * without a response is repeated: the same changes and the same key of the step change nothing twice.
 */
export function createDailyStore(start: Start, { send, delayMs = 600 }: Options) {
  let held: Stored = {
    ...start,
    reportId: start.reportId ?? newClientKey(),
    known: start.values,
    step: null,
    conflicts: {},
  }
  let device: Device | null = null
  let shown: Pick<DailyStoreState, 'other' | 'missing' | 'sync' | 'refusal'> = {
    other: null,
    missing: [],
    sync: 'opening',
    refusal: null,
  }
  let inFlight = false
  let stopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const unsent = () => changesBetween(held.known, held.values).length + (held.step ? 1 : 0)
  const read = (): DailyStoreState => ({
    reportId: held.reportId,
    version: held.version,
    state: held.state,
    values: held.values,
    step: held.step,
    conflicts: held.conflicts,
    unsent: unsent(),
    ...shown,
  })
  let state = read()

  function changed(next: Partial<typeof shown> = {}) {
    shown = { ...shown, ...next }
    state = read()
    for (const listener of listeners) listener()
  }
  function keep() {
    device?.write(JSON.stringify(held), unsent())
  }
  function plan(afterMs: number) {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void pump(), afterMs)
  }

  function take(sentValues: DailyValues, sentStep: DailyStep | null, answer: DailyAnswer) {
    const conflicts = { ...held.conflicts }
    for (const key of answer.conflicts) conflicts[key] = sentValues[key] ?? null
    // why: what was typed while the answer was on its way stays
    const values = takeNewer(sentValues, held.values, answer.values)
    held = {
      reportId: answer.reportId,
      revision: answer.revision,
      version: answer.version,
      state: answer.state,
      known: answer.values,
      values,
      conflicts,
      step: held.step?.key === sentStep?.key ? null : held.step,
    }
    failures = 0
    keep()
    changed({ other: answer.other, missing: answer.missing, refusal: null, sync: unsent() === 0 ? 'saved' : 'saving' })
    if (unsent() > 0) plan(0)
    else if (!isFilling(held.state)) void device?.clear()
  }

  async function pump(): Promise<void> {
    clearTimeout(timer)
    if (inFlight || stopped) return
    if (unsent() === 0) return changed({ sync: 'saved' })
    inFlight = true
    changed({ sync: shown.sync === 'offline' || shown.sync === 'busy' ? shown.sync : 'saving' })
    await device?.written()
    const { values, known, step, reportId } = held
    const sent = await send({ reportId, changes: changesBetween(known, values), step }).catch(() => ({
      kind: 'offline' as const,
    }))
    inFlight = false
    if (sent.kind === 'ok') return take(values, step, sent.body)
    if (sent.kind === 'refused') {
      held = { ...held, step: null }
      keep()
      return changed({ sync: 'refused', refusal: sent.code })
    }
    changed({ sync: sent.kind })
    plan(retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)]!)
    failures += 1
  }

  /** Takes over what this device kept of the shift: its unsent answers, and what the server had when they were typed. */
  function restore(opened: Device | null): void {
    device = opened
    const kept = parse(opened?.text ?? null)
    if (kept && kept.revision >= start.revision && isFilling(start.state)) {
      const isNewer = start.version > kept.version
      held = isNewer
        ? {
            ...kept,
            reportId: start.reportId ?? kept.reportId,
            revision: start.revision,
            version: start.version,
            state: start.state,
            known: start.values,
            values: takeNewer(kept.known, kept.values, start.values),
          }
        : kept
    }
    changed({ sync: unsent() === 0 ? 'saved' : 'saving' })
    if (unsent() > 0) plan(0)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    restore,
    set(changes: DailyValues): void {
      const values = { ...held.values }
      for (const [key, value] of Object.entries(changes))
        if (value === null) delete values[key]
        else values[key] = value
      held = { ...held, values, step: null }
      keep()
      changed({ sync: shown.sync === 'offline' ? 'offline' : 'saving', refusal: null })
      if (shown.sync !== 'offline') plan(delayMs)
    },
    step(kind: DailyStep['kind']): void {
      held = { ...held, step: { kind, key: newClientKey(), at: new Date().toISOString() } }
      keep()
      changed({ missing: [] })
      plan(0)
    },
    settle(key: string, choice: 'mine' | 'theirs'): void {
      const { [key]: mine = null, ...conflicts } = held.conflicts
      held = { ...held, conflicts }
      if (choice === 'mine') this.set({ [key]: mine })
      else {
        keep()
        changed()
      }
    },
    retry: () => plan(0),
    pause(): void {
      stopped = true
      clearTimeout(timer)
    },
    resume: (): void => void (stopped = false),
  }
}

function parse(text: string | null): Stored | null {
  try {
    return JSON.parse(text ?? 'null') as Stored | null
  } catch {
    return null
  }
}
