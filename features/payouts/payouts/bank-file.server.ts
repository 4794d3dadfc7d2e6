import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type BankTransfer, bankFile } from '#/domain/payouts/bank-file.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { sealed } from '#/features/shoppers/shopper-profile/save-about.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { unseal } from '#/platform/seal.server.ts'
import { holdBatch } from './hold-batch.server.ts'

/** Bank file: the only place that reads full account numbers. Byte-identical and logged on each download. */
export async function readBankFile(actor: Actor, batchId: string): Promise<{ name: string; text: string }> {
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
    await recordActivity(tx, actor, {
      action: 'payouts.bank-file',
      entity: 'payout-batch',
      entityId: batch.id,
      after: { number: batch.number, transfers: transfers.length },
    })
    return { name: `payouts-${batch.number}.csv`, text: bankFile(batch.number, transfers) }
  })
}
