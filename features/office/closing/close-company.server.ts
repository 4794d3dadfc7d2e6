import { asActor, asSystemWithin } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { closingDue, namesCompany } from '#/domain/office/closing.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { selectCompany } from '#/features/companies/companies/read-company.server.ts'
import { withdrawAllInvitations } from '#/features/companies/members/invite.server.ts'
import { stopTransferOf } from '#/features/companies/ownership/settle.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { pauseProgrammesOf } from '#/features/ordering/programmes/write-programme.server.ts'
import { cancelFreeOf } from './cancel-free.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import type { ClosingForm } from './form.ts'
import { openClosing, ownBlocks } from './read-closing.server.ts'

/** A step of closing the own company, by an owner. */
export async function changeClosing(actor: Actor, form: ClosingForm): Promise<{ done: ClosingForm['intent'] }> {
  if (form.intent === 'close') await closeCompany(actor, form.companyName)
  else await keepCompany(actor)
  return { done: form.intent }
}

/**
 * Begins the 30 days in which the company only reads. Needs a recent proof and the company's name. Throws
 * `company.under-way` while visits, reports, disputes, invoices or a plan are open. Requests without a shopper are
 * cancelled, programmes rest, invitations and a transfer of ownership are withdrawn.
 */
export async function closeCompany(actor: Actor, typedName: string): Promise<void> {
  authorize(actor, 'company.write')
  await confirmedRecently(actor)
  const clientId = companyOf(actor)
  await asActor(actor, async (tx) => {
    const company = await selectCompany(tx, clientId)
    if (!company) throw new AppError('not-found')
    if (!namesCompany(typedName, [company.names.en, company.names.ar]))
      throw new AppError('bad-request', {}, { companyName: 'other-company-name' })
    if (await openClosing(tx, clientId)) throw new AppError('company.closing')
    if ((await ownBlocks(tx)).length > 0) throw new AppError('company.under-way')
    // before the closing is stored: from then on the owner changes nothing
    await pauseProgrammesOf(tx, clientId)
    const dueOn = closingDue(riyadhDay(now()))
    const row = await tx
      .insertInto('company_closings')
      .values({ client_id: clientId, asked_by: actor.id, asked_at: now().toISOString(), due_on: dueOn })
      // two owners at the same time: the second is told that it is closing
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new AppError('company.closing')
    await recordActivity(tx, actor, {
      action: 'company.close',
      entity: 'client',
      entityId: clientId,
      clientId,
      after: { due: dueOn },
    })
    await asSystemWithin('the company is read-only for its own people from here on', tx, async () => {
      await cancelFreeOf(tx, actor, clientId)
      await withdrawAllInvitations(tx, clientId)
      await stopTransferOf(tx, clientId)
      await enqueue(tx, 'companies.tell-closing', { closingId: row.id, closingNews: 'closing', by: actor.name })
    })
  })
}

/** Keeps a company that is closing, by any of its owners. Programmes rest until they are resumed. */
export async function keepCompany(actor: Actor): Promise<void> {
  authorize(actor, 'company.write')
  const clientId = companyOf(actor)
  await asActor(actor, async (tx) => {
    const row = await tx
      .updateTable('company_closings')
      .set({ kept_by: actor.id, kept_at: now().toISOString() })
      .where('client_id', '=', clientId)
      .where('kept_at', 'is', null)
      .where('erased_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, { action: 'company.keep', entity: 'client', entityId: clientId, clientId })
    await enqueue(tx, 'companies.tell-closing', { closingId: row.id, closingNews: 'kept', by: actor.name })
  })
}
