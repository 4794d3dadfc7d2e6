import { addHours } from '../riyadh-time.ts'
import type { Step } from '../step.ts'

export const offerStatuses = ['offered', 'accepted', 'declined', 'expired'] as const
export type OfferStatus = (typeof offerStatuses)[number]

/** How an offer ends. Running out covers being taken back: the shopper can no longer answer it. */
export const offerSteps = {
  accept: { from: ['offered'], to: 'accepted', permission: 'offers.answer' },
  decline: { from: ['offered'], to: 'declined', permission: 'offers.answer' },
  expire: { from: ['offered'], to: 'expired', permission: 'offers.make' },
} as const satisfies Record<string, Step<OfferStatus>>
export type OfferStep = keyof typeof offerSteps

/** Who or what ended an offer. `taken`: somebody else has the visit. */
export const offerEnds = ['shopper', 'time', 'taken', 'staff', 'client'] as const
export type OfferEnd = (typeof offerEnds)[number]

/** An offer runs out after its hours, and never later than the visit itself. */
export const offerExpires = (at: Date, visitAt: Date, hours: number): Date => {
  const after = addHours(at, hours)
  return after < visitAt ? after : visitAt
}

/** At the moment it names an offer has run out. */
export const hasRunOut = (expiresAt: Date, at: Date): boolean => expiresAt <= at

/** Whether a second shopper is asked to stand by. */
export const needsStandby = (at: Date, visitAt: Date, standbyHours: number): boolean =>
  visitAt > at && visitAt <= addHours(at, standbyHours)
