import { readAs, readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { readSeller } from '#/features/billing/invoices/seller.server.ts'
import { periodOf } from '#/features/payouts/own-payouts/period.ts'
import { readOwnPayouts } from '#/features/payouts/own-payouts/own.server.ts'
import { now } from '#/platform/clock.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { type StatementFacts, statementNumber, statementWords } from './statement-words.ts'

const readPayee = (actor: Actor) =>
  readAs(actor, (db) =>
    db
      .selectFrom('mystery_shopper_profiles')
      .select(['legal_name', 'identity_last', 'iban_last', 'iban_bank'])
      .where('profile_id', '=', actor.id)
      .executeTakeFirst(),
  )

/** Facts of a statement of a month (`2026-11`) or year (`2026`); throws `not-found` for all else and future periods. */
export async function statementFacts(actor: Actor, asked: string): Promise<StatementFacts> {
  authorize(actor, 'payouts.read')
  const period = periodOf(asked)
  const madeOn = riyadhDay(now())
  if (!period || period.from > madeOn) throw new AppError('not-found')
  const { from, until } = period
  const [earned, paid, payee, payer] = await Promise.all([
    readOwnPayouts(actor, { from, until }),
    readOwnPayouts(actor, { state: 'paid', paidFrom: from, paidUntil: until }),
    readPayee(actor),
    readAsSystem('a statement contains the details of the payer, which are public', readSeller),
  ])
  return {
    shopperId: actor.id,
    period,
    madeOn,
    payee: {
      name: payee?.legal_name ?? actor.name,
      identityLast: payee?.identity_last ?? null,
      accountLast: payee?.iban_last ?? null,
      accountBank: payee?.iban_bank ?? null,
    },
    payer,
    earned,
    paid: paid.toSorted((a, b) => (a.paidAt ?? '').localeCompare(b.paidAt ?? '')),
  }
}

/** A shopper's statement as an accessible PDF (PDF/UA-1) in the reader's language. */
export async function payoutStatement(
  actor: Actor,
  asked: string,
  lang: Lang,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const [facts, { companyName, letterhead, files }] = await Promise.all([
    statementFacts(actor, asked),
    brandingForDocuments(),
  ])
  const company = companyName[lang]
  const data = { ...statementWords(facts, lang, company), ...letterhead, company }
  const bytes = await renderPdf({ template: 'statement', lang, standard: 'ua-1', data, files })
  return { name: `${statementNumber(facts)}-${lang}.pdf`, bytes }
}
