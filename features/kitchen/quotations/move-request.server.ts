import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type RequestState, type RequestStep, requestSteps, stateAt } from '#/domain/kitchen/buying/request.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { takeStep } from '#/domain/step.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { mailInvitation, newLink } from './quote-link.server.ts'

export type SeenRequest = { requestId: string; revision: number }

/** Locks a request at the revision that the page showed, in its state of now. Throws `not-found`, `changed-meanwhile`. */
export async function holdRequest(tx: Tx, actor: Actor, { requestId, revision }: SeenRequest) {
  const held = await tx
    .selectFrom('quote_requests')
    .select(['id', 'client_id', 'number', 'title', 'state', 'closes_at', 'revision'])
    .where('id', '=', recordId(requestId))
    .where('client_id', '=', companyOf(actor))
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new AppError('not-found')
  if (held.revision !== revision) throw new AppError('changed-meanwhile')
  return { ...held, now: stateAt(held.state, new Date(held.closes_at), now()) }
}
export type HeldRequest = Awaited<ReturnType<typeof holdRequest>>

/** Refuses a step that the table does not allow now. */
export function assertStep(held: HeldRequest, step: RequestStep): void {
  if (takeStep(requestSteps, step, held.now) === null) throw new AppError('buying.state')
}

type Columns = Partial<{
  state: Exclude<RequestState, 'closed'>
  closes_at: Date
  sent_at: Date
  ended_at: Date
  reason: string | null
  licence_reason: string | null
}>

export async function writeRequest(
  tx: Tx,
  actor: Actor,
  held: HeldRequest,
  step: RequestStep,
  columns: Columns,
): Promise<void> {
  const done = await tx
    .updateTable('quote_requests')
    .set({ ...columns, revision: held.revision + 1 })
    .where('id', '=', held.id)
    .returning('id')
    .executeTakeFirst()
  if (!done) throw new AppError('not-allowed')
  await recordActivity(tx, actor, {
    action: `quotations.${step}`,
    entity: 'quote-request',
    entityId: held.id,
    clientId: held.client_id,
    after: { title: held.title, ...(columns.reason ? { reason: columns.reason } : {}) },
  })
}

/** Invited suppliers of a request that were not withdrawn. */
const invitedTo = (tx: Tx, held: HeldRequest) =>
  tx
    .selectFrom('quote_invitations as i')
    .innerJoin('suppliers as s', (join) =>
      join.onRef('s.client_id', '=', 'i.client_id').onRef('s.id', '=', 'i.supplier_id'),
    )
    .select(['i.id', 'i.client_id', 's.email', 's.language', 's.contact', 's.name_en', 's.name_ar'])
    .where('i.client_id', '=', held.client_id)
    .where('i.request_id', '=', held.id)
    .where('i.withdrawn_at', 'is', null)
    .execute()

/**
 * Sends a draft: every supplier with an address gets a mail with a link of its own. Throws `not-found`,
 * `changed-meanwhile`, `buying.state`, `buying.closing-past`.
 */
export async function sendRequest(actor: Actor, seen: SeenRequest): Promise<void> {
  authorize(actor, 'suppliers.write')
  await takeAttempt('papers by account', actor.id)
  await asActor(actor, async (tx) => {
    const held = await holdRequest(tx, actor, seen)
    assertStep(held, 'send')
    const closesAt = new Date(held.closes_at)
    if (closesAt <= now()) throw new AppError('buying.closing-past')
    await writeRequest(tx, actor, held, 'send', { state: 'sent', sent_at: now() })
    for (const to of await invitedTo(tx, held)) {
      if (to.email === null) continue
      const name = to.contact ?? (to.language === 'ar' ? (to.name_ar ?? to.name_en!) : (to.name_en ?? to.name_ar!))
      const { id, client_id, email, language } = to
      await mailInvitation(tx, {
        id,
        client_id,
        name,
        email,
        language,
        title: held.title,
        closesAt,
        round: held.revision,
      })
    }
  })
}

/** Closes a sent request before its time. */
export async function closeRequest(actor: Actor, seen: SeenRequest): Promise<void> {
  authorize(actor, 'suppliers.write')
  await asActor(actor, async (tx) => {
    const held = await holdRequest(tx, actor, seen)
    assertStep(held, 'close')
    await writeRequest(tx, actor, held, 'close', { closes_at: now() })
  })
}

/** Sets another closing time, which opens a closed request again. */
export async function extendRequest(actor: Actor, seen: SeenRequest, closesAt: Date): Promise<void> {
  authorize(actor, 'suppliers.write')
  if (closesAt <= now()) throw new AppError('bad-request', {}, { closesAt: 'visit-in-past' })
  await asActor(actor, async (tx) => {
    const held = await holdRequest(tx, actor, seen)
    assertStep(held, 'extend')
    await writeRequest(tx, actor, held, 'extend', { closes_at: closesAt })
  })
}

/** Cancels a request with a reason; its links say so from then on. */
export async function cancelRequest(actor: Actor, seen: SeenRequest, reason: string): Promise<void> {
  authorize(actor, 'suppliers.write')
  await asActor(actor, async (tx) => {
    const held = await holdRequest(tx, actor, seen)
    assertStep(held, 'cancel')
    await writeRequest(tx, actor, held, 'cancel', { state: 'cancelled', ended_at: now(), reason })
  })
}

/** The invitation of a request of the company that is open now. Throws `not-found`, `buying.state`. */
async function holdInvitation(tx: Tx, actor: Actor, of: { requestId: string; invitationId: string }) {
  const row = await tx
    .selectFrom('quote_invitations as i')
    .innerJoin('quote_requests as r', (join) =>
      join.onRef('r.client_id', '=', 'i.client_id').onRef('r.id', '=', 'i.request_id'),
    )
    .innerJoin('suppliers as s', (join) =>
      join.onRef('s.client_id', '=', 'i.client_id').onRef('s.id', '=', 'i.supplier_id'),
    )
    .select(['i.id', 'i.client_id', 'i.withdrawn_at', 'r.id as request_id', 'r.state', 'r.closes_at', 'r.title'])
    .select(['s.phone', 's.language'])
    .where('i.id', '=', recordId(of.invitationId))
    .where('i.request_id', '=', recordId(of.requestId))
    .where('i.client_id', '=', companyOf(actor))
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (stateAt(row.state, new Date(row.closes_at), now()) !== 'sent') throw new AppError('buying.state')
  return row
}

export type MadeQuoteLink = { token: string; language: 'en' | 'ar'; phone: string | null; invitationId: string }

/** Makes a further link of an invitation, for a message of the buyer. It is answered only now. */
export async function makeQuoteLink(
  actor: Actor,
  of: { requestId: string; invitationId: string },
): Promise<MadeQuoteLink> {
  authorize(actor, 'suppliers.write')
  await takeAttempt('papers by account', actor.id)
  return asActor(actor, async (tx) => {
    const held = await holdInvitation(tx, actor, of)
    if (held.withdrawn_at) throw new AppError('buying.state')
    const token = await newLink(tx, held)
    await recordActivity(tx, actor, {
      action: 'quotations.link',
      entity: 'quote-request',
      entityId: held.request_id,
      clientId: held.client_id,
      after: { title: held.title },
    })
    return { token, language: held.language, phone: held.phone, invitationId: held.id }
  })
}

/** Withdraws an invitation: none of its links opens any more. Idempotent. */
export async function withdrawInvitation(actor: Actor, of: { requestId: string; invitationId: string }): Promise<void> {
  authorize(actor, 'suppliers.write')
  await asActor(actor, async (tx) => {
    const held = await holdInvitation(tx, actor, of)
    if (held.withdrawn_at) return
    await tx.updateTable('quote_invitations').set({ withdrawn_at: now() }).where('id', '=', held.id).execute()
    await tx
      .updateTable('quote_links')
      .set({ withdrawn_at: now() })
      .where('invitation_id', '=', held.id)
      .where('client_id', '=', held.client_id)
      .where('withdrawn_at', 'is', null)
      .execute()
    await recordActivity(tx, actor, {
      action: 'quotations.withdraw',
      entity: 'quote-request',
      entityId: held.request_id,
      clientId: held.client_id,
      after: { title: held.title },
    })
  })
}
