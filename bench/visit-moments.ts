import { addDays, addMinutes, fromRiyadh, riyadhDay, toRiyadh } from '#/domain/riyadh-time.ts'

const minutesADay = 8 * 60
let ordered = 0

/** Time of the next ordered visit in Riyadh, another minute each, because a branch has one visit at a time. */
export function nextVisitAt(): string {
  const number = ordered++
  const day = addDays(riyadhDay(new Date()), 30 + (Math.floor(number / minutesADay) % 60))
  return toRiyadh(addMinutes(fromRiyadh(`${day}T12:00`)!, number % minutesADay)).slice(0, 16)
}
