import { placeProof } from '#/domain/place.ts'
import { addHours, daysBetween, riyadhDay } from '#/domain/riyadh-time.ts'

export const checkInDoubts = ['no-place', 'far', 'other-day', 'early', 'late'] as const
export type CheckInDoubt = (typeof checkInDoubts)[number]

/** Hours before or after the agreed time within which a check-in is on time. */
export const punctualHours = 2

type Arrival = { scheduledAt: Date; at: Date; hasPlace: boolean; distance?: number | null; accuracy?: number | null }

/** Reasons for requiring a note at check-in. Never a refusal: editors read the note later. */
export function checkInDoubtsOf(visit: Arrival): CheckInDoubt[] {
  const { distance = null, accuracy = null, hasPlace } = visit
  const isFar = placeProof({ distance, accuracy, given: hasPlace }) === 'far'
  const place = hasPlace ? (isFar ? ['far' as const] : []) : ['no-place' as const]
  return [...place, ...hourDoubt(visit)]
}

function hourDoubt({ scheduledAt, at }: Arrival): CheckInDoubt[] {
  if (daysBetween(riyadhDay(scheduledAt), riyadhDay(at)) !== 0) return ['other-day']
  if (at < addHours(scheduledAt, -punctualHours)) return ['early']
  return at > addHours(scheduledAt, punctualHours) ? ['late'] : []
}
