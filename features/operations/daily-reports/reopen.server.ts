import { randomUUID } from 'node:crypto'
import { asActor } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { branchOf, contentOf, selectCurrent, type ShiftPlace } from './hold.server.ts'

/** Begins the next revision of a signed report; the signed one stays readable. Never by its signer. */
export async function reopenDaily(actor: Actor, place: ShiftPlace, reason: string): Promise<void> {
  authorize(actor, 'daily.manage')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    await branchOf(tx, actor, place.branchId)
    const row = await selectCurrent(tx, actor, place).forUpdate().executeTakeFirst()
    if (!row) throw new AppError('not-found')
    if (row.state !== 'signed') throw new AppError('daily.not-signed')
    if (row.signed_by === actor.id) throw new AppError('daily.own-signature')
    const { work, money } = await contentOf(tx, row.id)
    if (!work || !money) throw new AppError('not-allowed')
    const { numUpdatedRows } = await tx
      .updateTable('daily_reports')
      .set({ is_current: false })
      .where('id', '=', row.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('not-allowed')
    const id = randomUUID()
    const clientId = companyOf(actor)
    await tx
      .insertInto('daily_reports')
      .values({
        id,
        client_id: clientId,
        branch_id: place.branchId,
        business_day: place.day,
        shift: place.shift,
        revision: row.revision + 1,
        template_version: row.template_version,
        state: 'reopened',
        due_at: row.due_at,
        is_late: row.is_late,
        reopened_by: actor.id,
        reopen_reason: reason,
        created_by: actor.id,
        updated_by: actor.id,
        created_at: now(),
        updated_at: now(),
      })
      .execute()
    const part = { report_id: id, client_id: clientId, branch_id: place.branchId }
    await tx
      .insertInto('daily_values')
      .values({ ...part, content: JSON.stringify(work) })
      .execute()
    const { gross, net, vat, covers, difference } = await tx
      .selectFrom('daily_money')
      .select(['gross', 'net', 'vat', 'covers', 'difference'])
      .where('report_id', '=', row.id)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('daily_money')
      .values({ ...part, content: JSON.stringify(money), gross, net, vat, covers, difference })
      .execute()
    await recordActivity(tx, actor, {
      action: 'daily.reopen',
      entity: 'daily-report',
      entityId: id,
      clientId,
      after: { day: place.day, shift: place.shift, revision: row.revision + 1, reason },
    })
  })
}
