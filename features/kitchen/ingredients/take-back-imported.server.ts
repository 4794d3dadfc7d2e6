import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { readExact } from '#/domain/kitchen/quantity.ts'
import { insertPrices } from './add-price.server.ts'

const isReferred = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23503'

/** Removes the ingredients that came by an import and takes back the prices that it gave to others. */
export async function takeBackImported(
  tx: Tx,
  actor: Actor,
  importId: string,
): Promise<{ removed: number; takenBack: number }> {
  const company = companyOf(actor)
  const used = await tx
    .selectFrom('ingredients as i')
    .select('i.id')
    .where('i.client_id', '=', company)
    .where('i.import_id', '=', importId)
    .where((of) =>
      of.or([
        of('i.revision', '>', 1),
        sql<boolean>`exists (select from ingredient_prices p where p.client_id = i.client_id and p.ingredient_id = i.id
          and p.import_id is distinct from ${importId}::uuid)`,
        sql<boolean>`exists (select from ingredient_preparations p where p.client_id = i.client_id and p.ingredient_id = i.id)`,
        sql<boolean>`exists (select from ingredient_allergens a where a.client_id = i.client_id and a.ingredient_id = i.id)`,
        sql<boolean>`exists (select from ingredient_nutrients n where n.client_id = i.client_id and n.ingredient_id = i.id)`,
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  if (used) throw new AppError('ingredient.import-used')
  const given = await tx
    .selectFrom('ingredient_prices as p')
    .innerJoin('ingredients as i', (join) =>
      join.onRef('i.client_id', '=', 'p.client_id').onRef('i.id', '=', 'p.ingredient_id'),
    )
    .select(['p.id', 'p.ingredient_id', 'p.quantity', 'p.unit', 'p.content', 'p.vat_mode', 'p.valid_from'])
    .where('p.client_id', '=', company)
    .where('p.import_id', '=', importId)
    .where((of) => of.or([of('i.import_id', 'is', null), of('i.import_id', '<>', importId)]))
    .where(
      sql<boolean>`not exists (select from ingredient_prices c where c.client_id = p.client_id and c.corrects_id = p.id)`,
    )
    .execute()
  await insertPrices(
    tx,
    actor,
    given.map((row) => ({
      id: randomUUID(),
      ingredientId: row.ingredient_id,
      quantity: row.quantity,
      unit: row.unit,
      content: readExact(row.content),
      amount: null,
      mode: row.vat_mode,
      validFrom: row.valid_from,
      source: 'import' as const,
      correctsId: row.id,
    })),
  )
  try {
    const gone = await tx
      .deleteFrom('ingredients')
      .where('client_id', '=', company)
      .where('import_id', '=', importId)
      .returning('id')
      .execute()
    return { removed: gone.length, takenBack: given.length }
  } catch (error) {
    throw isReferred(error) ? new AppError('ingredient.import-used') : error
  }
}
