import { randomUUID } from 'node:crypto'
import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type Halalas, sar } from '#/domain/money.ts'
import { equalShares, mostPayers, shareProblem } from '#/domain/billing/payment-shares.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import {
  checkDueDay,
  type HeldPayable,
  holdPayable,
  refuseUnderWay,
  type ShareRow,
  sharesOf,
  writeShares,
} from './hold.server.ts'
import { hashOf, tokenOf } from './link.server.ts'
import { mailLink } from './mail-payer.server.ts'
import { unshared } from './standing.ts'

export type NewPayer = { id?: string; name: string; email?: string | null; amount?: Halalas }
export type NewShares = { invoiceId: string; mode: 'equal' | 'fixed'; payers: readonly NewPayer[]; dueOn: Day }
export type MadeShare = { id: string; payer: string; amount: Halalas; token: string }

const made = (share: { id: string; payer_name: string; amount: Halalas }): MadeShare => ({
  id: share.id,
  payer: share.payer_name,
  amount: share.amount,
  token: tokenOf(share.id),
})

/** Refuses shares that do not sum to exactly the rest. One payer suffices when other shares exist. */
function checkAmounts(left: Halalas, amounts: readonly Halalas[], living: number): void {
  if (left === 0) throw new AppError(living > 0 ? 'share.all-shared' : 'invoice.nothing-owed')
  if (living + amounts.length > mostPayers) throw new AppError('share.too-many', { most: mostPayers })
  // why: a new split needs two payers; existing shares count towards them
  const problem =
    amounts.length === 1 && living > 0 ? shareProblem(left + 100, [...amounts, 100]) : shareProblem(left, amounts)
  if (!problem) return
  switch (problem.what) {
    case 'too-few':
      throw new AppError('share.too-few')
    case 'too-many':
      throw new AppError('share.too-many', { most: problem.most })
    case 'too-small':
      throw new AppError('share.too-small', { index: problem.index }, { [`amount-${problem.index}`]: 'share-amount' })
    case 'sum':
      throw new AppError(problem.gap > 0 ? 'share.sum-short' : 'share.sum-over', { gap: sar(Math.abs(problem.gap)) })
  }
}

/** Detects a repeated request: returns its existing shares, null for new ones. */
function repeated(payers: readonly NewPayer[], invoice: HeldPayable, shares: readonly ShareRow[]): MadeShare[] | null {
  const known = shares.filter(({ id }) => payers.some((payer) => payer.id === id))
  return known.length > 0 && invoice.id === known[0]!.invoice_id ? known.map(made) : null
}

async function insertShares(
  tx: Tx,
  actor: Actor,
  to: { invoice: HeldPayable; first: number; dueOn: Day },
  payers: NewPayer[],
) {
  const rows = payers.map((payer, index) => {
    const id = payer.id ?? randomUUID()
    return {
      id,
      client_id: to.invoice.client_id,
      position: to.first + index,
      payer_name: payer.name,
      payer_email: payer.email ?? null,
      amount: payer.amount!,
      token_hash: hashOf(tokenOf(id)),
      due_on: to.dueOn,
    }
  })
  await writeShares(tx, to.invoice.id, rows)
  for (const row of rows) await mailLink(tx, row, { lang: actor.language, number: to.invoice.number })
  return rows
}

/**
 * Splits the unshared open amount of an invoice among payers; each gets a link, mailed if an address is given.
 * Idempotent by ids. Throws `not-found`, `invoice.nothing-owed`, `share.all-shared`, `share.too-few`, `share.too-many`,
 * `share.too-small`, `share.sum-short`, `share.sum-over`, `share.day-refused`, `share.transfer-under-way`.
 */
export async function shareInvoice(actor: Actor, { invoiceId, mode, payers, dueOn }: NewShares): Promise<MadeShare[]> {
  authorize(actor, 'invoices.share')
  await takeAttempt('payers by account', actor.id)
  return asActor(actor, async (tx) => {
    const invoice = await holdPayable(tx, recordId(invoiceId), companyOf(actor))
    const shares = await sharesOf(tx, invoice.id)
    const before = repeated(payers, invoice, shares)
    if (before) return before
    checkDueDay(dueOn)
    await refuseUnderWay(tx, { invoiceId: invoice.id, shareIds: 'none' })
    const left = unshared(invoice.owed, shares)
    const living = shares.filter(({ state }) => state !== 'withdrawn').length
    const amounts = mode === 'equal' ? equalShares(left, payers.length) : payers.map(({ amount }) => amount ?? 0)
    checkAmounts(left, amounts, living)
    const first = Math.max(0, ...shares.map(({ position }) => position)) + 1
    const exact = payers.map((payer, index) => ({ ...payer, amount: amounts[index]! }))
    const rows = await insertShares(tx, actor, { invoice, first, dueOn }, exact)
    await recordActivity(tx, actor, {
      action: 'invoices.share',
      entity: 'invoice',
      entityId: invoice.id,
      clientId: invoice.client_id,
      after: {
        number: invoice.number,
        dueOn,
        shares: rows.map(({ payer_name: payer, amount }) => ({ payer, amount })),
      },
    })
    return rows.map(made)
  })
}
