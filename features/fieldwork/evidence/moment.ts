import type { ErrorCode } from '#/domain/errors.ts'

/** Stamps of a visit, in order. */
export const visitStamps = ['arrived', 'ordered', 'served', 'paid', 'left'] as const

/** Events that the phone reports of a question and of the app. */
export const questionEvents = ['opened', 'answered'] as const
export const appEvents = ['opened', 'closed', 'offline', 'online'] as const

export const momentKinds = ['stamp', 'question', 'app'] as const
export type MomentKind = (typeof momentKinds)[number]

/** Must not hold a location: moments are stored permanently, and locations are erased. */
export type MomentDetail = {
  /** Of a question. */
  event?: (typeof questionEvents)[number] | undefined
  /** Of a manually corrected stamp: the clock when it was pressed. */
  editedFrom?: string | undefined
}

/**
 * An event on the phone. `name`: a stamp, the key of the question, or the event of the app. Pressing or correcting a
 * stamp again creates a new moment; the last one counts.
 */
export type Moment = { id: string; kind: MomentKind; name: string; deviceAt: string; detail: MomentDetail }
export type MomentOutcome = { id: string; outcome: 'stored' } | { id: string; outcome: 'refused'; code: ErrorCode }

export type MomentBatch = {
  reportId: string
  /** The device's clock at sending. */
  sentAt?: string | undefined
  moments: readonly (Omit<Moment, 'detail'> & { detail?: MomentDetail })[]
}

export const maximumMomentsPerRequest = 200
export const maximumMomentsPerReport = 3000
