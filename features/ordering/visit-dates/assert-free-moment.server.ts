import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'

type Wish = { branchId: string; visitAt: Date; except: { clientKey: string } | { id: string } }

/**
 * Refuses a second visit to a branch at the same time, among those that the database shows the actor: a client must not
 * find a withheld visit by ordering. `except`: the order itself, sent again or moved.
 */
export async function assertFreeMoment(tx: Tx, { branchId, visitAt, except }: Wish): Promise<void> {
  const taken = await tx
    .selectFrom('mystery_shopping_requests')
    .select('id')
    .where('branch_id', '=', branchId)
    .where('status', '!=', 'cancelled')
    .where('scheduled_date', '=', visitAt.toISOString())
    .$if('id' in except, (rows) => rows.where('id', '!=', 'id' in except ? except.id : ''))
    .$if('clientKey' in except, (rows) =>
      rows.where(sql<boolean>`client_key is distinct from ${'clientKey' in except ? except.clientKey : ''}::uuid`),
    )
    .executeTakeFirst()
  if (taken) throw new AppError('evaluation.same-moment', {}, { visitAt: 'visit-taken' })
}
