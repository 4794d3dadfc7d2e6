import { sql } from 'kysely'
import { asSystem, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { removeFile } from '#/platform/files.server.ts'
import { provePassword } from '#/platform/refusals.server.ts'

export type UnderWay = { visits: number; reports: number; appeals: number; payouts: number }

/** Obstacles to erasing: assigned visits, reports in review, open appeals, amounts owed. */
export async function underWay(actor: Actor): Promise<UnderWay> {
  authorize(actor, 'account.erase')
  return readAs(actor, async (db) => {
    const visits = db
      .selectFrom('mystery_shopping_requests')
      .select((of) => of.fn.countAll<number>().as('n'))
      .where('shopper_id', '=', actor.id)
      .where('status', 'in', ['assigned', 'in_progress'])
    const reports = db
      .selectFrom('mystery_shopping_reports')
      .select((of) => of.fn.countAll<number>().as('n'))
      .where('shopper_id', '=', actor.id)
      .where('status', 'in', ['submitted', 'in_review', 'revision_requested'])
    const appeals = db
      .selectFrom('report_appeals')
      .select((of) => of.fn.countAll<number>().as('n'))
      .where('shopper_id', '=', actor.id)
      .where('status', '=', 'open')
    const payouts = db
      .selectFrom('payouts')
      .select((of) => of.fn.countAll<number>().as('n'))
      .where('shopper_id', '=', actor.id)
      .where('state', '<>', 'paid')
      .where('net', '>', 0)
    const [v, r, a, p] = await Promise.all([
      visits.executeTakeFirstOrThrow(),
      reports.executeTakeFirstOrThrow(),
      appeals.executeTakeFirstOrThrow(),
      payouts.executeTakeFirstOrThrow(),
    ])
    return { visits: v.n, reports: r.n, appeals: a.n, payouts: p.n }
  })
}

/**
 * Erases the shopper's identity irreversibly: name, address, documents, place, tests, notices, voice notes. Reports and
 * earnings stay under a number, because clients and tax law need them. Refused with obstacles.
 */
export async function eraseAccount(actor: Actor, password: string): Promise<void> {
  authorize(actor, 'account.erase')
  await provePassword(actor, password)
  await asSystem("erasure hides the account's rows from its own role within the transaction", async (tx) => {
    // why: without an account the amount owed could not be paid
    const owed = await tx
      .selectFrom('payouts')
      .select('id')
      .where('shopper_id', '=', actor.id)
      .where('state', '<>', 'paid')
      .where('net', '>', 0)
      .executeTakeFirst()
    if (owed) throw new AppError('account.under-way')
    const { rows } = await sql<{ keys: string[] | null }>`select priv.erase_shopper(${actor.id}) as keys`.execute(tx)
    const keys = rows[0]?.keys
    if (!keys) throw new AppError('account.under-way')
    await recordActivity(tx, null, { action: 'accounts.erase', entity: 'profile', entityId: actor.id })
    if (keys.length > 0) await enqueue(tx, 'files.remove', { keys })
  })
}

/** Removes stored files without rows. */
export async function removeFiles({ keys }: { keys: string[] }): Promise<void> {
  for (const key of keys) await removeFile(key)
}
