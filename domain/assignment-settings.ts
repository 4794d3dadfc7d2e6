import type { BonusStep } from './bonus.ts'
import { type CertificationLevel, levelRights } from './levels.ts'

export type AssignmentSettings = {
  sameBranchDays: number
  sameClientDays: number
  branchVisitsPerDay: number
  shopperVisitsPerDay: number
  radiusKm: number
  openJobs: Record<CertificationLevel, number>
  /** Hours to answer an offer. */
  offerHours: number
  /** Hours before a visit from which a stand-by shopper is sought. */
  standbyHours: number
  /** Whether approved visits are offered automatically. */
  automaticOffers: boolean
  /** Bonus on top of the fee, by the time left to an open visit. */
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
