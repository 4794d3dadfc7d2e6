import type { BonusStep } from './bonus.ts'
import { type CertificationLevel, levelRights } from './levels.ts'

export type AssignmentSettings = {
  sameBranchDays: number
  sameClientDays: number
  branchVisitsPerDay: number
  shopperVisitsPerDay: number
  radiusKm: number
  openJobs: Record<CertificationLevel, number>
  /** How long a shopper has to answer an offer. */
  offerHours: number
  /** A visit that is this near gets a second shopper who stands by. */
  standbyHours: number
  /** Approved visits are offered by themselves, without anybody asking for it. */
  automaticOffers: boolean
  /** The bonus on top of the fee as the date of an open visit comes nearer. */
  bonusSteps: readonly BonusStep[]
}

export const defaultAssignmentSettings: AssignmentSettings = {
  sameBranchDays: 90,
  sameClientDays: 14,
  branchVisitsPerDay: 1,
  shopperVisitsPerDay: 3,
  radiusKm: 40,
  openJobs: {
    basic: levelRights.basic.openJobs,
    professional: levelRights.professional.openJobs,
    senior: levelRights.senior.openJobs,
    lead: levelRights.lead.openJobs,
  },
  offerHours: 4,
  standbyHours: 48,
  automaticOffers: false,
  bonusSteps: [
    { hours: 72, percent: 10 },
    { hours: 48, percent: 20 },
    { hours: 24, percent: 30 },
  ],
}
