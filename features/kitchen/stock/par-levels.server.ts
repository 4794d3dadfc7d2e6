import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { BaseUnit, Names } from '#/domain/kitchen/book.ts'
import { shownSize } from '#/domain/kitchen/buying/count.ts'
import type { Category } from '#/domain/kitchen/ingredient.ts'
import { over, type Rational, rational } from '#/domain/rational.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { readKin, readStockLevels, type StockLevel } from './kin.server.ts'
import type { LevelQuery, Levels } from './par-form.ts'

export type LevelItem = {
  id: string
  names: Names
  base: BaseUnit
  /** In the shown unit, as text. */
  par: string | null
  safetyDays: number | null
}
export type LevelPage = {
  branches: { id: string; name: string }[]
  branchId: string | null
  categories: Category[]
  category: Category | null
  items: LevelItem[]
  mayManage: boolean
}

/** Open branches that the reader sees, and whether they have levels. */
export const stockBranches = (db: Tx, actor: Actor) =>
  db
    .selectFrom('branches as b')
    .select(['b.id', branchNow('b').as('name')])
    .select(
      sql<boolean>`exists (select from par_levels p where p.client_id = b.client_id and p.branch_id = b.id)`.as(
        'hasLevels',
      ),
    )
    .where('b.client_id', '=', companyOf(actor))
    .where('b.closed_at', 'is', null)
    .$if(actor.company?.mode === 'member', (rows) =>
      rows.where(sql<boolean>`(priv.may('stock.read') or b.id in (select priv.branches_with('stock.read')))`),
    )
    .orderBy('name')
    .limit(500)
    .execute()

/** The branch that a page opens with: the first that has levels. */
export const firstOf = (branches: readonly { id: string; hasLevels: boolean }[]): string | null =>
  (branches.find(({ hasLevels }) => hasLevels) ?? branches[0])?.id ?? null

/** A par level in the shown unit, as exact as it was typed: three decimals of the base unit. */
function shownPar(par: Rational | null, base: BaseUnit): string | null {
  if (par === null) return null
  const shown = over(par, rational(Number(shownSize(base))))
  const decimals = base === 'piece' ? 3 : 6
  return String(Number((Number(shown.n) / Number(shown.d)).toFixed(decimals)))
}

/** Par levels of the ingredients of a category in a branch; without a choice the first of each. */
export async function readLevels(actor: Actor, asked: LevelQuery): Promise<LevelPage> {
  authorize(actor, 'stock.read')
  return readAs(actor, async (db) => {
    const company = companyOf(actor)
    const branches = await stockBranches(db, actor)
    if (asked.branchId !== null && !branches.some(({ id }) => id === asked.branchId)) throw new AppError('not-found')
    const branchId = asked.branchId ?? firstOf(branches)
    const active = db
      .selectFrom('ingredients as i')
      .where('i.client_id', '=', company)
      .where('i.state', '=', 'active')
      .where('i.merged_into', 'is', null)
    const found = await active.select('i.category').distinct().orderBy('i.category').execute()
    const categories = found.map(({ category }) => category)
    const category = asked.category ?? categories[0] ?? null
    const rows =
      branchId === null || category === null
        ? []
        : await active
            .select(['i.id', 'i.name_en', 'i.name_ar', 'i.base'])
            .where('i.category', '=', category)
            .orderBy(sql`app.fold(coalesce(i.name_en, i.name_ar))`)
            .limit(500)
            .execute()
    const levels =
      branchId === null
        ? new Map<string, StockLevel>()
        : await readStockLevels(db, actor, branchId, await readKin(db, actor))
    return {
      branches,
      branchId,
      categories,
      category,
      items: rows.map((row) => ({
        id: row.id,
        names: { en: row.name_en, ar: row.name_ar },
        base: row.base,
        par: shownPar(levels.get(row.id)?.par ?? null, row.base),
        safetyDays: levels.get(row.id)?.safetyDays ?? null,
      })),
      mayManage: may(actor, 'stock.manage') && actor.company?.mode !== 'view' && branchId !== null,
    }
  })
}

/** Sets levels of a branch; a row without a level removes it. Answers how many changed. Throws `bad-request` with the fields. */
export async function saveLevels(actor: Actor, { branchId, rows }: Levels): Promise<number> {
  authorize(actor, 'stock.manage')
  await takeAttempt('kitchen by account', actor.id)
  return asActor(actor, async (tx) => {
    const company = companyOf(actor)
    const branches = await stockBranches(tx, actor)
    if (!branches.some(({ id }) => id === branchId)) throw new AppError('bad-request', {}, { branchId: 'paper-branch' })
    if (rows.length === 0) return 0
    const items = await tx
      .selectFrom('ingredients')
      .select(['id', 'base'])
      .where('client_id', '=', company)
      .where(
        'id',
        'in',
        rows.map(({ ingredientId }) => ingredientId),
      )
      .execute()
    const kin = await readKin(tx, actor)
    const baseOf = new Map(items.map(({ id, base }) => [id, base]))
    for (const { ingredientId, par, safetyDays } of rows) {
      const base = baseOf.get(ingredientId)
      if (!base) throw new AppError('not-found')
      const key = { client_id: company, branch_id: branchId, ingredient_id: ingredientId }
      if (par === null && safetyDays === null) {
        // why: a level of an ingredient that was merged into this one would count again
        await tx
          .deleteFrom('par_levels')
          .where('client_id', '=', company)
          .where('branch_id', '=', branchId)
          .where('ingredient_id', 'in', kin.withMerged([ingredientId]))
          .execute()
        continue
      }
      const level = {
        par: par === null ? null : sql<number>`${String(par)}::numeric * ${Number(shownSize(base))}`,
        safety_days: safetyDays,
        changed_by: actor.id,
        changed_at: now(),
      }
      await tx
        .insertInto('par_levels')
        .values({ ...key, ...level })
        .onConflict((conflict) => conflict.columns(['client_id', 'branch_id', 'ingredient_id']).doUpdateSet(level))
        .execute()
    }
    await recordActivity(tx, actor, {
      action: 'stock.set-levels',
      entity: 'branch',
      entityId: branchId,
      clientId: company,
      after: { lines: rows.length },
    })
    return rows.length
  })
}
