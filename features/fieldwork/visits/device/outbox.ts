import type { ErrorCode } from '#/domain/errors.ts'

/** The check-in as the phone made it: named by the phone, with its own time and place. */
export type Arrival = {
  requestId: string
  reportId: string
  deviceTime: string
  latitude: number | null
  longitude: number | null
  accuracy: number | null
  note: string
  /** The version of the questions that the phone shows. */
  questionnaireId?: string
}

export type MomentKind = 'stamp' | 'question' | 'app'
/** A point in time of the visit, by the device's clock. What is sent twice is stored once, because the phone names it. */
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

/** Everything of a visit around its answers and photos. */
export type OutboxKept = {
  arrival: Arrival | null
  /** The report's name with the server, once the server knows of the visit. */
  reportId: string | null
  moments: Moment[]
  stamps: Moment[]
  handIn: HandIn | null
}

type Options = {
  checkIn: (arrival: Arrival) => Promise<StepResult<{ reportId: string }>>
  sendMoments: (reportId: string, moments: readonly Moment[]) => Promise<StepResult<null>>
  handIn: (reportId: string, key: string) => Promise<StepResult<{ receiptNumber: number }>>
  /** Whether every answer and photo is with the server, so that the report may be handed in. */
  isEverythingSent: () => boolean
  /** Resolves once what the outbox holds is on the device. */
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

/** The steps of one report in their order: check-in, then its moments, then, after all answers and photos, the handing in. */
export function createOutbox(reportId: string | null, options: Options) {
  const { checkIn, sendMoments, handIn, isEverythingSent, kept, onChange, onBegun, onReceipt, delayMs = 500 } = options
  let held: OutboxKept = { arrival: null, reportId, moments: [], stamps: [], handIn: null }
  let status: OutboxStatus = { failure: null, code: null, receiptNumber: null }
  let beginning: Promise<StepResult<string>> | null = null
  let advancing: Promise<void> | null = null
  let again = false
  let failures = 0
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function hold(part: Partial<OutboxKept>) {
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
  /** The report's name with the server; the check-in is sent first when the server does not know of it. */
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
      // why: a time log that the server does not take must never hold back the report itself
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
    held: (): OutboxKept => held,
    status: (): OutboxStatus => status,
    /** Check-in, moments and handing in that the server has not confirmed. */
    unsent: (): number => (held.arrival ? 1 : 0) + held.moments.length + (held.handIn && !status.receiptNumber ? 1 : 0),
    restore(before: OutboxKept): void {
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
    /** Takes the handing in back, as long as nothing of it has left the phone. */
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
