import type { Tx } from '#/db/database.server.ts'
import { readExact } from '#/domain/kitchen/quantity.ts'
import { offeredYields, type TestUnit, type YieldTest, yieldsOf } from '#/domain/kitchen/yields.ts'
import { type Rational, rational, times, toNumber } from '#/domain/rational.ts'

/** Tests of a preparation that are shown at most, the newest first. */
const mostShown = 100

const selectTests = (db: Tx, company: string, ingredientId: string) =>
  db
    .selectFrom('ingredient_yield_tests')
    .select(['id', 'preparation_id', 'gross', 'net', 'cooked', 'unit', 'tested_on', 'signed_name', 'withdrawn_at'])
    .where('client_id', '=', company)
    .where('ingredient_id', '=', ingredientId)
    .orderBy('tested_on', 'desc')
    .orderBy('created_at', 'desc')

type TestRow = { gross: string; net: string; cooked: string | null; unit: TestUnit }

/** Weights of a test in grams. */
export function testOf({ gross, net, cooked, unit }: TestRow): YieldTest {
  const grams = (text: string): Rational => times(readExact(text), rational(unit === 'kg' ? 1000 : 1))
  return { purchased: grams(gross), trimmed: grams(net), cooked: cooked === null ? null : grams(cooked) }
}

/** Tests of a preparation that count. */
export async function countingTests(
  db: Tx,
  { company, ingredientId, preparationId }: { company: string; ingredientId: string; preparationId: string },
) {
  return selectTests(db, company, ingredientId)
    .where('preparation_id', '=', preparationId)
    .where('withdrawn_at', 'is', null)
    .execute()
}

const percentOf = (share: Rational): string => String(Number((toNumber(share) * 100).toFixed(2)))
const decimalOf = (text: string): string => String(Number(toNumber(readExact(text)).toFixed(4)))

export type YieldTestLine = {
  id: string
  gross: string
  net: string
  cooked: string | null
  unit: TestUnit
  /** Percent of the weight as purchased. */
  trim: string
  testedOn: string
  /** Who weighed; null: entered before tests were signed. */
  by: string | null
  isWithdrawn: boolean
}
export type TestedYield = {
  tests: YieldTestLine[]
  /** Sum out / sum in of the tests that count, in percent; null: there are none. */
  offered: { trim: string; cooking: string | null; count: number; differs: boolean } | null
}

/** Tests of each preparation of an ingredient, with the yields that they offer in place of those in force. */
export async function readYieldTests(
  db: Tx,
  company: string,
  ingredientId: string,
): Promise<(preparation: { id: string; trim: string; cooking: string | null }) => TestedYield> {
  const rows = Map.groupBy(await selectTests(db, company, ingredientId).execute(), (row) => row.preparation_id)
  return ({ id, trim, cooking }) => {
    const tests = rows.get(id) ?? []
    const counting = tests.filter((row) => row.withdrawn_at === null).map(testOf)
    const offered = offeredYields(counting, {
      trim: readExact(trim),
      cooking: cooking === null ? null : readExact(cooking),
    })
    return {
      tests: tests.slice(0, mostShown).map((row) => ({
        id: row.id,
        gross: decimalOf(row.gross),
        net: decimalOf(row.net),
        cooked: row.cooked && decimalOf(row.cooked),
        unit: row.unit,
        trim: percentOf(yieldsOf([testOf(row)]).trim),
        testedOn: row.tested_on,
        by: row.signed_name,
        isWithdrawn: row.withdrawn_at !== null,
      })),
      offered: offered && {
        trim: percentOf(offered.trim),
        cooking: offered.cooking && percentOf(offered.cooking),
        count: counting.length,
        differs: offered.differs,
      },
    }
  }
}
