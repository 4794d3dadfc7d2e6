import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { isInWindow, type VisitWindow } from '#/domain/visit-window.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { setBrief } from '#/features/ordering/requests/change-request.server.ts'

export type VisitDescription = {
  scenario: string | null
  spendingCap: Halalas | null
  window: VisitWindow | null
  isOnBoard: boolean
}

/**
 * Saves the brief of a visit: scenario, spending, window, and whether it is on the board. The window includes the
 * current date. Editable until the visit begins.
 */
export async function describeVisit(actor: Actor, requestId: string, description: VisitDescription): Promise<void> {
  authorize(actor, 'evaluations.describe')
  const { scenario, spendingCap, window, isOnBoard } = description
  const text = scenario?.trim() || null
  await asActor(actor, async (tx) => {
    const row = await tx
      .selectFrom('mystery_shopping_requests')
      .select(['id', 'client_id', 'status', 'scheduled_date', 'spending_cap', 'scenario', 'is_on_board'])
      .select(['earliest_on', 'latest_on', 'day_part'])
      .where('id', '=', recordId(requestId))
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    if (!['pending', 'approved', 'assigned'].includes(row.status)) throw new AppError('evaluation.step-refused')
    if (window && !isInWindow(window, new Date(row.scheduled_date)))
      throw new AppError('offer.outside-window', {}, { window: 'visit-date' })
    const change = {
      scenario: text,
      spending_cap: spendingCap,
      earliest_on: window?.from ?? null,
      latest_on: window?.until ?? null,
      day_part: window?.dayPart ?? null,
      is_on_board: isOnBoard,
    }
    await setBrief(tx, row.id, change)
    const before = Object.fromEntries(Object.keys(change).map((key) => [key, row[key as keyof typeof change]]))
    await recordActivity(tx, actor, {
      action: 'evaluations.describe',
      entity: 'request',
      entityId: row.id,
      clientId: row.client_id,
      before,
      after: change,
    })
  })
}
