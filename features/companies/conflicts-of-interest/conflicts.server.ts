import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'

type NewConflict = { companyName: string; kind: 'worked_there' | 'related'; endedOn: Day | null }
const mostConflicts = 50

/**
 * Adds an employer of the shopper or a relative by its typed name. A client's name makes it a conflict of interest;
 * unmatched ones are checked again when a client is approved.
 */
export async function addDeclaredConflict(actor: Actor, { companyName, kind, endedOn }: NewConflict): Promise<void> {
  authorize(actor, 'shoppers.declare')
  await takeAttempt('order by account', actor.id)
  if (endedOn && endedOn > riyadhDay(now())) throw new AppError('bad-request', {}, { endedOn: 'day-past' })
  await asActor(actor, async (tx) => {
    const { known } = await tx
      .selectFrom('shopper_employers')
      .select((of) => of.fn.countAll<number>().as('known'))
      .where('shopper_id', '=', actor.id)
      .executeTakeFirstOrThrow()
    if (known >= mostConflicts) throw new AppError('shopper.employers-many')
    await tx
      .insertInto('shopper_employers')
      .values({ shopper_id: actor.id, company_name: companyName, kind, ended_on: endedOn })
      .execute()
    await recordActivity(tx, actor, {
      action: 'shoppers.employer',
      entity: 'profile',
      entityId: actor.id,
      after: { company: companyName, kind, until: endedOn },
    })
    await matchConflicts(tx, null)
  })
}

/** Removes an unmatched employer; only the office may lift a conflict of interest. */
export async function removeDeclaredConflict(actor: Actor, employerId: string): Promise<void> {
  authorize(actor, 'shoppers.declare')
  await asActor(actor, async (tx) => {
    const row = await tx
      .deleteFrom('shopper_employers')
      .where('id', '=', recordId(employerId))
      .where('shopper_id', '=', actor.id)
      .where('client_id', 'is', null)
      .returning('company_name')
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const before = { company: row.company_name }
    await recordActivity(tx, actor, { action: 'shoppers.no-employer', entity: 'profile', entityId: actor.id, before })
  })
}

/**
 * Matches employers to clients by folded name and excludes the shopper from these: for the acting shopper, or for the
 * platform all employers that may be one client.
 */
export const matchConflicts = (tx: Tx, clientId: string | null): Promise<unknown> =>
  callFunction(tx, sql`priv.match_employers(${clientId})`)

type Conflict = { shopperId: string; clientId: string; clientName: string; kind: 'worked_there' | 'related' }

/** Excludes a shopper from a client's future visits. Idempotent. */
export const insertConflict = (tx: Tx, { shopperId, clientId, clientName, kind }: Conflict) =>
  tx
    .insertInto('shopper_conflicts')
    .values({ shopper_id: shopperId, client_id: clientId, client_name: clientName, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Sets the client that an employer matches; null: none. */
export const setConflictClient = (tx: Tx, employerId: string, clientId: string | null) =>
  tx.updateTable('shopper_employers').set({ client_id: clientId }).where('id', '=', employerId).execute()

export type DeclaredConflict = {
  id: string
  companyName: string
  kind: 'worked_there' | 'related'
  endedOn: Day | null
  isMatched: boolean
}

export async function readDeclaredConflicts(actor: Actor): Promise<DeclaredConflict[]> {
  authorize(actor, 'shoppers.declare')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('shopper_employers')
      .select(['id', 'company_name', 'kind', 'ended_on', 'client_id'])
      .where('shopper_id', '=', actor.id)
      .orderBy('created_at')
      .execute(),
  )
  return rows.map(({ id, company_name, kind, ended_on, client_id }) => ({
    id,
    companyName: company_name,
    kind,
    endedOn: ended_on,
    isMatched: client_id !== null,
  }))
}
