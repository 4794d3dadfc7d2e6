import { AppError } from '#/domain/errors.ts'
import { addDays, endOfDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { orderHorizonDays } from '#/domain/visit-risk.ts'
import { now } from '#/platform/clock.ts'

/** Requires a moment in the future, within the longest time ahead. */
export function assertVisitDate(visitAt: Date): void {
  const at = now()
  if (visitAt <= at) throw new AppError('evaluation.date-in-past', {}, { visitAt: 'visit-in-past' })
  if (visitAt >= endOfDay(addDays(riyadhDay(at), orderHorizonDays)))
    throw new AppError('evaluation.date-too-far', {}, { visitAt: 'visit-too-far' })
}
