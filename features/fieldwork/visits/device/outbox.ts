import type { ErrorCode } from '#/domain/errors.ts'

/** Check-in made by the phone: with the phone's id, time and location. */
export type Arrival = {
  requestId: string
  reportId: string
  deviceTime: string
  latitude: number | null
  longitude: number | null
  accuracy: number | null
  note: string
  /** Version of the questions shown on the phone. */
  questionnaireId?: string
  /** Corrective actions about which the phone asks besides. */
  again?: readonly string[]
}

export type MomentKind = 'stamp' | 'question' | 'app'
/** A moment of the visit, by the device's clock. Idempotent by the phone's id. */
export type Moment = {
  id: string
  kind: MomentKind
  name: string
  deviceAt: string
  detail: { event?: 'opened' | 'answered'; editedFrom?: string }
}

export type HandIn = { key: string; at: string; attempted: boolean }

export type StepFailure = 'offline' | 'busy' | 'signed-out'
export type StepResult<T> =
  | { ok: true; value: T }
  | { ok: false; failure: StepFailure }
  | { ok: false; failure: 'refused'; code: ErrorCode }

/** Everything of a visit except answers and photos. */
export type StoredOutbox = {
  arrival: Arrival | null
  /** Id of the report; null until the server has received the check-in. */
  reportId: string | null
  moments: Moment[]
  stamps: Moment[]
  handIn: HandIn | null
}

type Options = {
  checkIn: (arrival: Arrival) => Promise<StepResult<{ reportId: string }>>
  sendMoments: (reportId: string, moments: readonly Moment[]) => Promise<StepResult<null>>
  handIn: (reportId: string, key: string) => Promise<StepResult<{ receiptNumber: number }>>
  /** Whether all answers and photos are on the server, so that the report may be submitted. */
  isEverythingSent: () => boolean
  /** Resolves once the outbox is stored on the device. */
  kept: () => Promise<void>
  onChange: () => void
  onBegun: (reportId: string) => void
  onReceipt: (receiptNumber: number) => void
  delayMs?: number
}

export type OutboxStatus = {
  failure: StepFailure | 'refused' | null
  code: ErrorCode | null
  receiptNumber: number | null
}

const retryDelaysMs = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const
const mostMoments = 100

/** Sends the steps of one report in order: check-in, moments, then, after all answers and photos, the submission. */
export function createOutbox(reportId: string | null, options: Options) {
  const { checkIn, sendMoments, handIn, isEverythingSent, kept, onChange, onBegun, onReceipt, delayMs = 500 } = options
  let held: StoredOutbox = { arrival: null, reportId, moments: [], stamps: [], handIn: null }
  let status: OutboxStatus = { failure: null, code: null, receiptNumber: null }
  let beginning: Promise<StepResult<string>> | null = null
  let advancing: Promise<void> | null = null
  let again = false
  let failures = 0
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function hold(part: Partial<StoredOutbox>) {
    held = { ...held, ...part }
    onChange()
  }
  function plan(afterMs: number) {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void advance(), afterMs)
  }
  function failed(result: Extract<StepResult<unknown>, { ok: false }>) {
    status = { ...status, failure: result.failure, code: result.failure === 'refused' ? result.code : null }
    if (result.failure !== 'refused') plan(retryDelaysMs[Math.min(failures++, retryDelaysMs.length - 1)]!)
    onChange()
  }

  async function begin(): Promise<StepResult<string>> {
    await kept()
    if (held.reportId !== null) return { ok: true, value: held.reportId }
    if (!held.arrival) return { ok: false, failure: 'busy' }
    const result = await checkIn(held.arrival)
    if (!result.ok) {
      failed(result)
      return result
    }
    hold({ reportId: result.value.reportId, arrival: null })
    onBegun(result.value.reportId)
    return { ok: true, value: result.value.reportId }
  }
  /** The report's id; sends the check-in first if the server has no report. */
  async function begun(): Promise<StepResult<string>> {
    if (held.reportId !== null) return { ok: true, value: held.reportId }
    beginning ??= begin().finally(() => {
      beginning = null
    })
    return beginning
  }

  async function passMoments(report: string): Promise<boolean> {
    while (held.moments.length > 0) {
      const batch = held.moments.slice(0, mostMoments)
      await kept()
      const result = await sendMoments(report, batch)
      // why: a refused time log must never block the report itself
      if (!result.ok && result.failure !== 'refused') {
        failed(result)
        return false
      }
      const sent = new Set(batch.map(({ id }) => id))
      hold({ moments: held.moments.filter(({ id }) => !sent.has(id)) })
    }
    return true
  }

  async function passHandIn(report: string): Promise<void> {
    if (!held.handIn || status.receiptNumber !== null || !isEverythingSent()) return
    const { key } = held.handIn
    hold({ handIn: { ...held.handIn, attempted: true } })
    await kept()
    const result = await handIn(report, key)
    if (!result.ok) {
      if (result.failure === 'refused') hold({ handIn: null })
      return failed(result)
    }
    status = { failure: null, code: null, receiptNumber: result.value.receiptNumber }
    onChange()
    onReceipt(result.value.receiptNumber)
  }

  async function steps(): Promise<void> {
    if (!held.arrival && held.moments.length === 0 && !held.handIn) return
    const report = await begun()
    if (!report.ok) return
    if (!(await passMoments(report.value))) return
    failures = 0
    if (status.failure !== null && status.failure !== 'refused') {
      status = { ...status, failure: null, code: null }
      onChange()
    }
    await passHandIn(report.value)
  }
  function advance(): Promise<void> {
    clearTimeout(timer)
    if (advancing) {
      again = true
      return advancing
    }
    advancing = steps().finally(() => {
      advancing = null
      if (again && !stopped) {
        again = false
        plan(0)
      }
    })
    return advancing
  }

  return {
    begun,
    advance,
    held: (): StoredOutbox => held,
    status: (): OutboxStatus => status,
    /** Check-in, moments and submission not confirmed by the server. */
    unsent: (): number => (held.arrival ? 1 : 0) + held.moments.length + (held.handIn && !status.receiptNumber ? 1 : 0),
    restore(before: StoredOutbox): void {
      hold({
        arrival: held.reportId === null ? before.arrival : null,
        reportId: held.reportId ?? before.reportId,
        moments: [...before.moments, ...held.moments],
        stamps: before.stamps,
        handIn: before.handIn,
      })
      plan(0)
    },
    arrive(arrival: Arrival): void {
      if (held.reportId !== null || held.arrival) return
      hold({ arrival })
      plan(0)
    },
    note(moment: Moment): void {
      const stamps =
        moment.kind === 'stamp' ? [...held.stamps.filter(({ name }) => name !== moment.name), moment] : held.stamps
      hold({ moments: [...held.moments, moment], stamps })
      plan(status.failure ? (retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0) : delayMs)
    },
    submit(key: string, at: string): void {
      if (held.handIn) return
      status = { ...status, failure: null, code: null }
      hold({ handIn: { key, at, attempted: false } })
      plan(0)
    },
    /** Cancels the submission while nothing of it has been sent. */
    withdraw(): void {
      if (held.handIn && !held.handIn.attempted) hold({ handIn: null })
    },
    resume(): void {
      stopped = false
    },
    pause(): void {
      stopped = true
      clearTimeout(timer)
    },
  }
}
export type Outbox = ReturnType<typeof createOutbox>
