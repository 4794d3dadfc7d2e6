import { href } from 'react-router'
import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { unfinishedCorrectiveActions } from '#/domain/corrective-action.ts'
import { may } from '#/domain/permissions.ts'
import type { Lang } from '#/domain/text.ts'
import { deviceKeyOf } from '#/features/fieldwork/visits/device-key.server.ts'
import { type CorrectiveActionDetails, readCorrectiveAction } from '../read-corrective-actions.server.ts'

export type PhoneAction = {
  action: Pick<
    CorrectiveActionDetails,
    | 'id'
    | 'title'
    | 'branch'
    | 'finding'
    | 'details'
    | 'owner'
    | 'priority'
    | 'status'
    | 'dueOn'
    | 'overdue'
    | 'needs'
    | 'mayWork'
    | 'causeClass'
    | 'rootCause'
    | 'doneNote'
    | 'prevention'
  > & { kept: number }
  account: string
  deviceKey: string
}

/** An action for a phone that may lose its connection. */
export async function readPhoneAction(actor: Actor, actionId: string, lang: Lang): Promise<PhoneAction> {
  const read = await readCorrectiveAction(actor, actionId, lang)
  const { id, title, branch, finding, details, owner, priority, status, dueOn, overdue, needs, mayWork, photos } = read
  const { causeClass, rootCause, doneNote, prevention } = read
  const facts = { id, title, branch, finding, details, owner, priority, status, dueOn, overdue, needs, mayWork }
  const texts = { causeClass, rootCause, doneNote, prevention }
  return {
    action: { ...facts, ...texts, kept: photos.length },
    account: actor.id,
    deviceKey: deviceKeyOf(actor),
  }
}

const mostActions = 8

/** Addresses of the actions that a phone keeps: the reader's own first, then those due first. */
export async function actionPagesOfPhone(actor: Actor): Promise<string[]> {
  if (!may(actor, 'actions.write')) return []
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('report_actions')
      .select('id')
      .where('client_id', '=', companyOf(actor))
      .where('status', 'in', unfinishedCorrectiveActions)
      .orderBy((eb) => eb('owner_id', 'is not distinct from', actor.id), 'desc')
      .orderBy('due_on')
      .orderBy('id')
      .limit(mostActions)
      .execute(),
  )
  return rows.map(({ id }) => href('/client/field/task/:actionId', { actionId: id }))
}
