import { addHours } from '../riyadh-time.ts'
import type { Step } from '../step.ts'

export const offerStatuses = ['offered', 'accepted', 'declined', 'expired'] as const
export type OfferStatus = (typeof offerStatuses)[number]

/** Ends of an offer. Expiry covers withdrawal: the shopper can no longer answer. */
export const offerSteps = {
  accept: { from: ['offered'], to: 'accepted', permission: 'offers.answer' },
  decline: { from: ['offered'], to: 'declined', permission: 'offers.answer' },
  expire: { from: ['offered'], to: 'expired', permission: 'offers.make' },
} as const satisfies Record<string, Step<OfferStatus>>
export type OfferStep = keyof typeof offerSteps

/** Cause of an offer's end. `taken`: assigned to another shopper. */
export const offerEnds = ['shopper', 'time', 'taken', 'staff', 'client'] as const
export type OfferEnd = (typeof offerEnds)[number]

/** Expiry of an offer: after its hours, at most at the visit's time. */
export const offerExpires = (at: Date, visitAt: Date, hours: number): Date => {
  const after = addHours(at, hours)
  return after < visitAt ? after : visitAt
}

/** Expired from the exact moment of `expiresAt`. */
export const hasRunOut = (expiresAt: Date, at: Date): boolean => expiresAt <= at

/** Whether a stand-by shopper is needed. */
export const needsStandby = (at: Date, visitAt: Date, standbyHours: number): boolean =>
  visitAt > at && visitAt <= addHours(at, standbyHours)
