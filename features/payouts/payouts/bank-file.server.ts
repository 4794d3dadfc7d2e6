import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type BankFileFormat, type BankTransfer, bankFile } from '#/domain/payouts/bank-file.ts'
import { AppError } from '#/domain/errors.ts'
import { latinName } from '#/domain/payouts/latin-name.ts'
import { authorize } from '#/domain/permissions.ts'
import { readBank } from '#/features/billing/invoices/bank.server.ts'
import { readSeller } from '#/features/billing/invoices/seller.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { sealed } from '#/features/shoppers/shopper-profile/save-about.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { unseal } from '#/platform/seal.server.ts'
import { type HeldBatch, holdBatch } from './hold-batch.server.ts'
import { paymentOrder } from './payment-order.ts'

/** Names in Latin letters, which ISO 20022 messages need. Throws `payout.latin-name` for one that has none. */
function assertLatinNames(transfers: readonly BankTransfer[]): void {
  const other = transfers.find(({ beneficiary }) => latinName(beneficiary) === '')
  if (other) throw new AppError('payout.latin-name', { name: other.beneficiary || '?' })
}

async function textOf(tx: Tx, format: BankFileFormat, batch: HeldBatch, transfers: readonly BankTransfer[]) {
  if (format === 'csv') return bankFile(batch.number, transfers)
  assertLatinNames(transfers)
  const bank = await readBank(tx)
  if (!bank) throw new AppError('payout.own-account-missing')
  const name = bank.holder ?? (await readSeller(tx))?.name ?? ''
  if (latinName(name) === '') throw new AppError('payout.latin-name', { name: name || '?' })
  const sentAt = new Date(batch.sent_at!)
  return paymentOrder(format, { batchNumber: batch.number, sentAt, payer: { name, iban: bank.iban }, transfers })
}

/**
 * Bank file: the only place that reads full account numbers. Byte-identical and logged on each download. Throws
 * `payout.own-account-missing` for an ISO 20022 file while the company has no account.
 */
export async function readBankFile(
  actor: Actor,
  batchId: string,
  format: BankFileFormat = 'csv',
): Promise<{ name: string; text: string }> {
  authorize(actor, 'payouts.approve')
  await confirmedRecently(actor)
  return asSystem('the bank file contains full account numbers, which no person may read', async (tx) => {
    const batch = await holdBatch(tx, batchId)
    if (batch.state !== 'sent' && batch.state !== 'done') throw new AppError('payout.step-refused')
    const rows = await tx
      .selectFrom('payout_transfers')
      .select(['place', 'beneficiary', 'account_sealed', 'net'])
      .where('batch_id', '=', batch.id)
      .orderBy('place')
      .execute()
    const transfers = rows.map(({ place, beneficiary, account_sealed, net }): BankTransfer => {
      const iban = account_sealed === null ? null : unseal(sealed.iban, account_sealed)
      // why: a file with fewer lines than the batch would pay less than was approved
      if (iban === null) throw new Error(`the account of transfer ${place} of batch ${batch.number} cannot be opened`)
      return { place, beneficiary: beneficiary ?? '', iban, amount: net ?? 0 }
    })
    const text = await textOf(tx, format, batch, transfers)
    await recordActivity(tx, actor, {
      action: 'payouts.bank-file',
      entity: 'payout-batch',
      entityId: batch.id,
      after: { number: batch.number, transfers: transfers.length, format },
    })
    return { name: format === 'csv' ? `payouts-${batch.number}.csv` : `payouts-${batch.number}-${format}.xml`, text }
  })
}
