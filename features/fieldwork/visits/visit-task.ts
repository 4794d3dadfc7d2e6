import type { EvaluationType } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { spendingCapOf } from '#/domain/visit-budget.ts'

/** What a visit asks of its shopper: the part to play (null: the usual one of its type), and what may be spent on it. */
export type VisitTask = { type: EvaluationType; scenario: string | null; spendingCap: Halalas }

type TaskRow = { evaluation_type: string; scenario: string | null; spending_cap: Halalas | null }

export function taskOf({ evaluation_type, scenario, spending_cap }: TaskRow): VisitTask {
  const type = evaluation_type as EvaluationType
  return { type, scenario, spendingCap: spendingCapOf(type, spending_cap) }
}
