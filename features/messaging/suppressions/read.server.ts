import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { mayLift, type SuppressionReason } from '#/domain/messaging/suppressions.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'

export type Suppression = {
  id: string
  address: string
  reason: SuppressionReason
  note: string | null
  at: string
  liftedAt: string | null
  liftNote: string | null
  mayLift: boolean
}

/** One exclusion of an address from mailings. */
export async function readSuppression(actor: Actor, id: string): Promise<Suppression> {
  authorize(actor, 'emails.read')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('mail_suppressions')
      .select(['id', 'address', 'reason', 'note', 'created_at as at', 'lifted_at as liftedAt', 'lift_note as liftNote'])
      .where('id', '=', recordId(id))
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  const isOpen = row.liftedAt === null
  return { ...row, mayLift: isOpen && mayLift(row.reason) && may(actor, 'suppressions.write') }
}
