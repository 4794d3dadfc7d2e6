import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { Kin, levelOf } from '#/domain/kitchen/buying/kin.ts'
import { fraction } from '#/domain/kitchen/figures.ts'
import { readExact } from '#/domain/kitchen/quantity.ts'
import type { Rational } from '#/domain/rational.ts'

/** The merged ingredients of the company with those they went into. */
export async function readKin(db: Tx, actor: Actor): Promise<Kin> {
  const rows = await db
    .selectFrom('ingredients as i')
    .select(['i.id', 'i.merged_into', 'i.base', 'i.density', 'i.piece_weight'])
    .where('i.client_id', '=', companyOf(actor))
    .where((where) =>
      where.or([
        where('i.merged_into', 'is not', null),
        where.exists(
          where
            .selectFrom('ingredients as m')
            .select('m.id')
            .whereRef('m.client_id', '=', 'i.client_id')
            .whereRef('m.merged_into', '=', 'i.id'),
        ),
      ]),
    )
    .execute()
  return new Kin(
    rows.map((row) => ({
      id: row.id,
      into: row.merged_into,
      base: row.base,
      density: row.density === null ? null : readExact(row.density),
      pieceWeight: row.piece_weight === null ? null : readExact(row.piece_weight),
    })),
  )
}

export type StockLevel = { par: Rational | null; safetyDays: number | null }

/** Levels of a branch by the ingredients that count. */
export async function readStockLevels(
  db: Tx,
  actor: Actor,
  branchId: string,
  kin: Kin,
): Promise<Map<string, StockLevel>> {
  const rows = await db
    .selectFrom('par_levels as p')
    .select(['p.ingredient_id', 'p.safety_days', sql<string | null>`p.par::text`.as('par')])
    .where('p.client_id', '=', companyOf(actor))
    .where('p.branch_id', '=', branchId)
    .orderBy('p.ingredient_id')
    .execute()
  const levels = new Map<string, StockLevel>()
  for (const [id, own] of Map.groupBy(rows, (row) => kin.idOf(row.ingredient_id))) {
    const all = own.flatMap((row) => {
      const par = row.par === null ? null : kin.inBase(row.ingredient_id, fraction(row.par))
      // why: a quantity that cannot be converted any more is unknown, and no level
      if (row.par !== null && par === null) return []
      return [{ id: row.ingredient_id, level: { par, safetyDays: row.safety_days } }]
    })
    const level = levelOf(
      all.find((one) => one.id === id)?.level ?? null,
      all.filter((one) => one.id !== id).map((one) => one.level),
    )
    if (level) levels.set(id, level)
  }
  return levels
}
