import { z } from 'zod'
import { type AssignmentSettings, defaultAssignmentSettings } from '#/domain/assignment-settings.ts'

const whole = (least: number, most: number) =>
  z.coerce.number('whole-number').int('whole-number').min(least, 'whole-number').max(most, 'whole-number')

/** Stored settings of assignment; forms may use the parts. Missing values are defaults. */
export const assignmentSettingsSchema = z.object({
  sameBranchDays: whole(0, 365).default(defaultAssignmentSettings.sameBranchDays),
  sameClientDays: whole(0, 365).default(defaultAssignmentSettings.sameClientDays),
  branchVisitsPerDay: whole(1, 20).default(defaultAssignmentSettings.branchVisitsPerDay),
  shopperVisitsPerDay: whole(1, 20).default(defaultAssignmentSettings.shopperVisitsPerDay),
  radiusKm: whole(1, 2000).default(defaultAssignmentSettings.radiusKm),
  openJobs: z
    .object({ basic: whole(0, 50), professional: whole(0, 50), senior: whole(0, 50), lead: whole(0, 50) })
    .default({ ...defaultAssignmentSettings.openJobs }),
  offerHours: whole(1, 72).default(defaultAssignmentSettings.offerHours),
  standbyHours: whole(0, 168).default(defaultAssignmentSettings.standbyHours),
  automaticOffers: z.boolean().default(defaultAssignmentSettings.automaticOffers),
  bonusSteps: z
    .array(z.object({ hours: whole(1, 720), percent: whole(0, 100) }))
    .max(6)
    .default([...defaultAssignmentSettings.bonusSteps]),
})

/** Unreadable stored settings are replaced by the defaults as a whole, so that no partial rule applies. */
export const readableSettings = (stored: unknown): AssignmentSettings => {
  const parsed = assignmentSettingsSchema.safeParse(stored ?? {})
  return parsed.success ? parsed.data : defaultAssignmentSettings
}
