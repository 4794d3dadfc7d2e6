import { sql } from 'kysely'
import { asActor, asSystemWithin, type Tx } from '#/db/database.server.ts'
import { companyNames } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { type Lang, textOf } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { creditLines } from './credit-lines.ts'
import { type MatchNow, matchNow } from './match-facts.server.ts'
import { assertStep, type HeldInvoice, holdInvoice, type SeenInvoice, writeInvoice } from './move-invoice.server.ts'
import { feeOf, linesOf } from './read-invoice.server.ts'

/**
 * Asks the supplier for a credit note over what the invoice bills beyond order and deliveries, as they are now: by mail
 * in the supplier's language where there is an address. Throws `not-found`, `changed-meanwhile`, `buying.state`,
 * `buying.no-credit`.
 */
export async function askCredit(actor: Actor, seen: SeenInvoice, note: string | null): Promise<void> {
  authorize(actor, 'supplier-invoices.write')
  await takeAttempt('papers by account', actor.id)
  await asActor(actor, async (tx) => {
    const held = await holdInvoice(tx, actor, seen)
    assertStep(held, 'ask')
    const found = await matchNow(tx, held)
    const { credit } = found.match
    if (credit <= 0) throw new AppError('buying.no-credit')
    await tx
      .insertInto('supplier_credits')
      .values({
        client_id: held.client_id,
        branch_id: held.branch_id,
        invoice_id: held.id,
        asked: credit / 100,
        note,
        asked_by: actor.id,
      })
      .execute()
    await writeInvoice(
      tx,
      actor,
      held,
      'ask',
      { state: 'credit_asked', credit: credit / 100, matched_at: now() },
      { amount: credit },
    )
    await mailSupplier(tx, held, found, note)
  })
}

async function mailSupplier(tx: Tx, held: HeldInvoice, found: MatchNow, note: string | null): Promise<void> {
  const to = await tx
    .selectFrom('suppliers as s')
    .select(['s.email', 's.language', 's.contact'])
    .select([
      sql<string>`coalesce(s.name_en, s.name_ar)`.as('en'),
      sql<string>`coalesce(s.name_ar, s.name_en)`.as('ar'),
    ])
    .where('s.client_id', '=', held.client_id)
    .where('s.id', '=', held.supplier_id)
    .executeTakeFirstOrThrow()
  if (to.email === null) return
  const { email, language } = to
  const lines = (lang: Lang) =>
    creditLines(lang, { lines: linesOf(found), fee: feeOf(found), credit: found.match.credit, note })
  await asSystemWithin('queues the mail to a supplier in the transaction of the step', tx, async () => {
    const facts = {
      client: await companyNames(tx, held.client_id),
      number: held.number,
      issued: held.issued_on,
      amount: found.match.credit,
      lines: textOf(lines),
    }
    const address = { address: email, name: to.contact ?? to[language], language }
    await tell(tx, { address }, 'supplier-invoice.credit-asked', facts, { effectKey: `credit.asked:${held.id}` })
  })
}

export type CreditNote = { number: string; amount: number; issuedOn: string; reason: string | null }

/**
 * Notes the credit note of the supplier. Another amount than asked needs a reason; one above the invoice is refused.
 * Throws `not-found`, `changed-meanwhile`, `buying.state`, `bad-request` with the fields.
 */
export async function noteCredit(actor: Actor, seen: SeenInvoice, given: CreditNote): Promise<void> {
  authorize(actor, 'supplier-invoices.write')
  const bad = (field: string, key: string) => new AppError('bad-request', {}, { [field]: key })
  await asActor(actor, async (tx) => {
    const held = await holdInvoice(tx, actor, seen)
    assertStep(held, 'credit')
    const { amount, issuedOn } = given
    if (amount <= 0) throw bad('amount', 'amount')
    if (amount > held.total) throw bad('amount', 'bill-credit-above')
    if (issuedOn > riyadhDay(now()) || issuedOn < held.issued_on) throw bad('issuedOn', 'bill-credit-day')
    const credit = await tx
      .selectFrom('supplier_credits')
      .select(['id', 'asked'])
      .where('client_id', '=', held.client_id)
      .where('invoice_id', '=', held.id)
      .executeTakeFirstOrThrow()
    const isOther = Math.round(amount * 100) !== Math.round(credit.asked * 100)
    if (isOther && given.reason === null) throw bad('reason', 'choose-reason')
    await tx
      .updateTable('supplier_credits')
      .set({
        number: given.number,
        amount,
        issued_on: issuedOn,
        reason: isOther ? given.reason : null,
        credited_by: actor.id,
        credited_at: now(),
      })
      .where('id', '=', credit.id)
      .where('client_id', '=', held.client_id)
      .execute()
    await writeInvoice(
      tx,
      actor,
      held,
      'credit',
      { state: 'credited' },
      { amount: Math.round(amount * 100), document: given.number },
    )
  })
}
