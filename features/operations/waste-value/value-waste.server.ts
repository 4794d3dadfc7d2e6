import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { rounded } from '#/domain/kitchen/figures.ts'
import { worthOfWaste, type WasteWorth } from '#/domain/kitchen/waste.ts'
import { type WasteLine } from '#/domain/operations/daily-reports/values.ts'
import { may } from '#/domain/permissions.ts'
import { type Rational, sum } from '#/domain/rational.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { readIngredientBooks } from '#/features/kitchen/ingredients/read-book.server.ts'
import { ingredientIdsOf, readBookRecipes } from '#/features/kitchen/recipes/versions.server.ts'

export type WasteReport = { id: string; branchId: string; day: Day; lines: readonly WasteLine[] }

/** What the waste of a report was worth, exact. */
export type WasteValue = {
  /** Sum of the valued lines; null: no line has a value. */
  halalas: Rational | null
  /** Lines that stay a quantity. */
  open: number
  /** By id of the line. */
  lines: Map<string, WasteWorth>
}

/** Those who see costs and what happened in the shift. In a view of our team there are no prices. */
export const seesWasteValue = (actor: Actor): boolean =>
  may(actor, 'kitchen.costs') && may(actor, 'daily-work.read') && actor.company?.mode !== 'view'

/** Days from which other versions of recipes count. */
async function startsOfVersions(tx: Tx, clientId: string): Promise<Day[]> {
  const rows = await tx
    .selectFrom('recipe_versions')
    .select(sql<Day>`from_on::text`.as('from'))
    .distinct()
    .where('client_id', '=', clientId)
    .where('state', '=', 'published')
    .where('from_on', 'is not', null)
    .orderBy('from')
    .execute()
  return rows.map(({ from }) => from)
}

const ofLine = ({ of }: WasteLine) => of ?? null

/** The recipes in force on each of the days, those of one version read once. */
async function recipesOn(tx: Tx, clientId: string, reports: readonly WasteReport[]) {
  const recipeIds = (lines: readonly WasteLine[]) =>
    lines.flatMap(({ of }) => (of && 'recipeId' in of ? of.recipeId : []))
  const ids = [...new Set(reports.flatMap(({ lines }) => recipeIds(lines)))]
  const days = new Set(reports.filter(({ lines }) => recipeIds(lines).length > 0).map(({ day }) => day))
  const none: Awaited<ReturnType<typeof readBookRecipes>> = new Map()
  if (ids.length === 0) return { on: () => none, all: [] }
  const starts = await startsOfVersions(tx, clientId)
  const startOf = (day: Day) => starts.findLast((start) => start <= day) ?? null
  const books = new Map<Day, typeof none>()
  for (const start of new Set([...days].flatMap((day) => startOf(day) ?? [])))
    books.set(start, await readBookRecipes(tx, { clientId, on: start, ids }))
  const on = (day: Day) => books.get(startOf(day) ?? '') ?? none
  return { on, all: [...books.values()].flatMap((book) => [...book.values()]) }
}

/**
 * Values the waste of reports at the prices and recipes in force on their days, as the reader sees them; asked for those
 * who `seesWasteValue`. Lines in words, and those without a price or a conversion, stay quantities.
 */
export async function valueWaste(
  tx: Tx,
  actor: Actor,
  reports: readonly WasteReport[],
): Promise<Map<string, WasteValue>> {
  const clientId = companyOf(actor)
  const recipes = await recipesOn(tx, clientId, reports)
  const direct = reports.flatMap(({ lines }) =>
    lines.flatMap(({ of }) => (of && 'ingredientId' in of ? of.ingredientId : [])),
  )
  const books = await readIngredientBooks(tx, {
    clientId,
    ids: [...new Set([...direct, ...ingredientIdsOf(recipes.all)])],
  })
  const groups = Map.groupBy(reports, ({ day, branchId }) => `${day} ${books.branches.has(branchId) ? branchId : ''}`)
  const values = new Map<string, WasteValue>()
  for (const group of groups.values()) {
    const { day, branchId } = group[0]!
    const book = { recipes: recipes.on(day), ingredients: books.at({ on: day, branchId }) }
    const wasted = new Map(
      group.map(({ id, lines }) => [
        id,
        lines.map((line) => ({ of: ofLine(line), quantity: line.quantity, unit: line.unit as 'kg' })),
      ]),
    )
    const worth = worthOfWaste(book, wasted)
    for (const { id, lines } of group) values.set(id, valueOf(lines, worth.get(id)!))
  }
  return values
}

function valueOf(lines: readonly WasteLine[], worth: readonly WasteWorth[]): WasteValue {
  const known = worth.flatMap((one) => (one.kind === 'open' ? [] : one.halalas))
  return {
    halalas: known.length > 0 || lines.length === 0 ? sum(known) : null,
    open: lines.length - known.length,
    lines: new Map(lines.map(({ id }, index) => [id, worth[index]!])),
  }
}

/** Signed waste of a company between two days, the last one not included, or on the named days; of a branch or of all. */
export const selectWaste = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('daily_reports as d')
    .innerJoin('daily_values as v', 'v.report_id', 'd.id')
    .select(['d.id', 'd.branch_id as branchId'])
    .select(sql<Day>`d.business_day::text`.as('day'))
    .select(
      sql<WasteLine[]>`case when jsonb_typeof(v.content->'waste') = 'array' then v.content->'waste' else '[]' end`.as(
        'lines',
      ),
    )
    .where('d.client_id', '=', companyOf(actor))
    .where('d.is_current', '=', true)

/** Halalas of several values together, rounded once; null where none has any. */
export function sumOfWaste(values: readonly WasteValue[]): number | null {
  const known = values.flatMap(({ halalas }) => halalas ?? [])
  return known.length === 0 ? null : rounded(sum(known))
}
