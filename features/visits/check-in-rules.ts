import { daysBetween, riyadhDay } from '#/domain/riyadh-time.ts'

export const checkInDoubts = ['no-place', 'other-day'] as const
export type CheckInDoubt = (typeof checkInDoubts)[number]

/** What makes a check-in ask for a word of explanation. It is never refused for it: people look at the note later. */
export function checkInDoubtsOf(visit: { scheduledAt: Date; at: Date; hasPlace: boolean }): CheckInDoubt[] {
  const otherDay = daysBetween(riyadhDay(visit.scheduledAt), riyadhDay(visit.at)) !== 0
  return [...(visit.hasPlace ? [] : ['no-place' as const]), ...(otherDay ? ['other-day' as const] : [])]
}
