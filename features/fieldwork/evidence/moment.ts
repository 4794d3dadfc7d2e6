import type { ErrorCode } from '#/domain/errors.ts'

/** The stamps of a visit, in the order in which they happen. */
export const visitStamps = ['arrived', 'ordered', 'served', 'paid', 'left'] as const

/** What the phone can tell of a question and of itself. */
export const questionEvents = ['opened', 'answered'] as const
export const appEvents = ['opened', 'closed', 'offline', 'online'] as const

export const momentKinds = ['stamp', 'question', 'app'] as const
export type MomentKind = (typeof momentKinds)[number]

/** Never a place: what is stored here is stored for good, and places are forgotten. */
export type MomentDetail = {
  /** Of a question: opened or answered. */
  event?: (typeof questionEvents)[number] | undefined
  /** Of a stamp that was set right by hand: what the clock had said when it was pressed. */
  editedFrom?: string | undefined
}

/**
 * Something that happened on the phone. `name`: one of the stamps, the key of the question, or what happened to the app.
 * A stamp that is pressed again or set right is a new moment; the last one counts.
 */
export type Moment = { id: string; kind: MomentKind; name: string; deviceAt: string; detail: MomentDetail }
export type MomentOutcome = { id: string; outcome: 'stored' } | { id: string; outcome: 'refused'; code: ErrorCode }

export type MomentBatch = {
  reportId: string
  /** The device's clock at this sending. */
  sentAt?: string | undefined
  moments: readonly (Omit<Moment, 'detail'> & { detail?: MomentDetail })[]
}

export const maximumMomentsPerRequest = 200
export const maximumMomentsPerReport = 3000
