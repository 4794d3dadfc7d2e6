import { sql } from 'kysely'
import { asActor, asSystem, readAs, readAsSystem } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { memberOf } from '#/features/companies/members/acting-member.server.ts'
import { writePlan } from './apply-import.server.ts'
import { readGiven } from './given.ts'
import { chosenColumns, planSheet, sheetRows } from './plan-import.server.ts'

const reason = 'an import runs after the request of the person who confirmed it'

type Ended = { state: 'done' | 'failed'; problem: string | null }
const end = (importId: string, ended: Ended): Promise<unknown> =>
  asSystem(reason, (tx) =>
    tx
      .updateTable('ingredient_imports')
      .set({ ...ended, sheet: null, given: null })
      .where('id', '=', importId)
      .where('state', '=', 'waiting')
      .execute(),
  )

/**
 * Imports a long sheet as the person who confirmed it, with the rights of that person today, in one transaction. Run again it writes nothing twice. What the
 * preview did not show ends it as failed, and nothing is written.
 */
export async function runIngredientImport({
  clientId,
  importId,
}: {
  clientId: string
  importId: string
}): Promise<void> {
  const row = await readAsSystem(reason, (db) =>
    db
      .selectFrom('ingredient_imports')
      .select(['sheet', 'given', 'state'])
      .where('client_id', '=', clientId)
      .where('id', '=', importId)
      .executeTakeFirst(),
  )
  if (row?.state !== 'waiting' || row.sheet === null) return
  const { person, input, seal } = readGiven(row.given, row.sheet)
  const member = await readAsSystem(reason, (db) => memberOf(db, clientId, person.id))
  if (!member) return void (await end(importId, { state: 'failed', problem: 'not-allowed' }))
  const actor = { ...member, language: person.language }
  const told = async (progress: number): Promise<void> => {
    await asSystem(reason, (tx) =>
      tx.updateTable('ingredient_imports').set({ progress }).where('id', '=', importId).execute(),
    )
  }
  try {
    const sheet = await sheetRows(input, await readAs(actor, (tx) => chosenColumns(tx, clientId, input.columns)))
    await asActor(actor, async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${importId}, 0))`.execute(tx)
      // why: the state is written after this transaction, so that a job that ended in between finds its rows
      const written = await tx
        .selectFrom('ingredient_prices')
        .select('id')
        .where('client_id', '=', clientId)
        .where('import_id', '=', importId)
        .union(
          tx.selectFrom('ingredients').select('id').where('client_id', '=', clientId).where('import_id', '=', importId),
        )
        .limit(1)
        .executeTakeFirst()
      if (written) return
      const planned = await planSheet(tx, actor, sheet, input)
      if (planned.seal !== seal) throw new AppError('changed-meanwhile')
      await writePlan(tx, actor, { importId, plan: planned.plan, told })
    })
    await end(importId, { state: 'done', problem: null })
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && error.code === '42501'
    if (!(error instanceof AppError) && !isRefused) throw error
    await end(importId, { state: 'failed', problem: error instanceof AppError ? error.code : 'not-allowed' })
  }
}
