import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Before, Undone } from '#/domain/undo.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { putBackBonus } from '#/features/ordering/requests/change-request.server.ts'

const setters = ['rule', 'admin', 'none'] as const

/** `halalas/setter` of a bonus before a step. */
function bonusOf(was: string) {
  const [amount = '', by = ''] = was.split('/')
  const setter = setters.find((name) => name === by)
  if (!/^\d{1,9}$/.test(amount) || !setter) throw new AppError('bad-request')
  return { bonus: Number(amount), by: setter === 'none' ? null : setter }
}

async function undoOne(actor: Actor, { id, was }: Before, set: number): Promise<boolean> {
  const { bonus, by } = bonusOf(was)
  return asActor(actor, async (tx) => {
    const row = await tx
      .selectFrom('mystery_shopping_requests')
      .select(['id', 'client_id', 'bonus', 'bonus_by', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row || row.bonus !== set || row.bonus_by !== 'admin') return false
    if (row.status !== 'pending' && row.status !== 'approved') return false
    const asked = await tx
      .selectFrom('visit_offers')
      .select('id')
      .where('request_id', '=', id)
      .where('status', '=', 'offered')
      .executeTakeFirst()
    if (asked) return false
    await putBackBonus(tx, id, bonus, by)
    const entry = { action: 'evaluations.bonus', entity: 'request', entityId: id, clientId: row.client_id } as const
    await recordActivity(tx, actor, { ...entry, before: { bonus: set }, after: { bonus } })
    return true
  })
}

/**
 * Gives visits the bonus that they had before a bulk step set `set`. Those changed since, assigned or offered to someone
 * keep it: a shopper may have agreed because of it.
 */
export async function undoBonus(actor: Actor, before: readonly Before[], set: number): Promise<Undone> {
  authorize(actor, 'evaluations.bonus')
  const kept: string[] = []
  for (const row of before) if (!(await undoOne(actor, row, set))) kept.push(row.id)
  if (kept.length === 0) return { undone: before.length, kept }
  const rows = await readAs(actor, (db) =>
    db.selectFrom('mystery_shopping_requests').select('number').where('id', 'in', kept).orderBy('number').execute(),
  )
  return { undone: before.length - kept.length, kept: rows.map(({ number }) => requestCode(number)) }
}
