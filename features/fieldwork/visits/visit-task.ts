import type { EvaluationType } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { spendingCapOf } from '#/domain/visit-budget.ts'

/** Scenario (null: the default one of its type) and spending of a visit. */
export type VisitTask = { type: EvaluationType; scenario: string | null; spendingCap: Halalas }

type TaskRow = { evaluation_type: string; scenario: string | null; spending_cap: Halalas | null }

export function taskOf({ evaluation_type, scenario, spending_cap }: TaskRow): VisitTask {
  const type = evaluation_type as EvaluationType
  return { type, scenario, spendingCap: spendingCapOf(type, spending_cap) }
}
