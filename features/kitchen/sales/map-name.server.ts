import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { fold } from '#/domain/fold.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'

type Given = { kind: 'item' | 'channel'; name: string; meaning: string }

async function refuseMeaning(tx: Tx, company: string, { kind, meaning }: Given): Promise<void> {
  if (meaning === 'none') return
  const known =
    kind === 'item'
      ? await tx
          .selectFrom('recipes')
          .select('id')
          .where('client_id', '=', company)
          .where('id', '=', meaning)
          .where('kind', '<>', 'prep')
          .executeTakeFirst()
      : await tx
          .selectFrom('sales_channels')
          .select('id')
          .where('client_id', '=', company)
          .where('id', '=', meaning)
          .executeTakeFirst()
  if (!known) throw new AppError('bad-request', {}, { meaning: 'kitchen-meaning' })
}

/** Says what a name of the till means, for the sales that are there and for the next files. */
export async function mapName(actor: Actor, given: Given): Promise<void> {
  authorize(actor, 'kitchen.publish')
  const company = companyOf(actor)
  const name = fold(given.name)
  const isNone = given.meaning === 'none'
  const meant = {
    recipe_id: isNone || given.kind === 'channel' ? null : given.meaning,
    channel_id: isNone || given.kind === 'item' ? null : given.meaning,
    is_passed_over: isNone,
    mapped_by: actor.id,
    mapped_at: now(),
  }
  await asActor(actor, async (tx) => {
    await refuseMeaning(tx, company, given)
    await tx
      .insertInto('sales_mappings')
      .values({ client_id: company, kind: given.kind, name, ...meant, mapped_at: undefined })
      .onConflict((conflict) => conflict.columns(['client_id', 'kind', 'name']).doUpdateSet(meant))
      .execute()
    const lines = tx.updateTable('sales_lines').where('client_id', '=', company)
    if (given.kind === 'item')
      await lines
        .set({ recipe_id: meant.recipe_id, is_passed_over: isNone })
        .where(sql<string>`app.fold(item)`, '=', name)
        .execute()
    else
      await lines
        .set({ channel_id: meant.channel_id })
        .where(sql<string>`app.fold(channel)`, '=', name)
        .execute()
    await recordActivity(tx, actor, {
      action: 'sales-mapping.set',
      entity: 'sales-mapping',
      entityId: name.slice(0, 80),
      clientId: company,
      after: { item: given.name },
    })
  })
}
