import { href } from 'react-router'
import { z } from 'zod'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { paymentTermDays } from '#/domain/invoice.ts'
import { authorize } from '#/domain/permissions.ts'
import type { TaxParty } from '#/domain/tax-document.ts'
import { tellAdministrators } from '#/features/identity/accounts/powerful-step.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { type CompanyBank, readBank } from '#/features/billing/invoices/bank.server.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'
import { readSeller, sellerKey, sellerSchema } from '#/features/billing/invoices/seller.server.ts'
import { writeSettingsRow } from '#/features/core/settings/write-row.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { changeBank, readWaitingBank, type WaitingBank } from './bank-change.server.ts'

export const termKey = 'billing.term'

const termSchema = z.object({ days: z.int().min(0).max(120) })

const valueOf = async (tx: Tx, key: string): Promise<unknown> =>
  (await tx.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value

/** Payment term in days from issue to due day. */
export const readTerm = async (tx: Tx): Promise<number> =>
  termSchema.safeParse(await valueOf(tx, termKey)).data?.days ?? paymentTermDays

export type CompanySettings = {
  seller: TaxParty | null
  bank: CompanyBank | null
  waiting: WaitingBank | null
  waitHours: number
  termDays: number
}

/** Company data on tax documents. */
export function readCompany(actor: Actor): Promise<CompanySettings> {
  authorize(actor, 'settings.update')
  return readAs(actor, async (db) => {
    const [seller, bank, waiting, waitHours, termDays] = await Promise.all([
      readSeller(db),
      readBank(db),
      readWaitingBank(db),
      readSetting(db, 'invoices.bank-change-hours'),
      readTerm(db),
    ])
    return { seller, bank, waiting, waitHours, termDays }
  })
}

/** Saves the seller: new documents carry it, issued ones are unchanged. */
export async function saveSeller(actor: Actor, seller: TaxParty): Promise<void> {
  authorize(actor, 'settings.update')
  await confirmedRecently(actor)
  const value = sellerSchema.parse(seller)
  await asActor(actor, async (tx) => {
    const before = await readSeller(tx)
    await writeSettingsRow(tx, actor, sellerKey, value)
    const told = (party: TaxParty | null) =>
      party && { name: party.name, vat_number: party.vatNumber, city: party.address?.city ?? null }
    await recordActivity(tx, actor, {
      action: 'settings.seller',
      entity: 'setting',
      entityId: sellerKey,
      before: told(before),
      after: told(value),
    })
    const link = href('/admin/invoices/settings')
    await tellAdministrators(tx, actor, { action: 'settings.seller', detail: value.name, link })
  })
}

/** Saves the payment term and the account for transfers. */
export async function savePaymentTerms(
  actor: Actor,
  { bank, termDays }: { bank: CompanyBank | null; termDays: number },
): Promise<void> {
  authorize(actor, 'settings.update')
  await changeBank(actor, bank)
  await asActor(actor, async (tx) => {
    const before = await readTerm(tx)
    if (before === termDays) return
    await writeSettingsRow(tx, actor, termKey, { days: termDays })
    await recordActivity(tx, actor, {
      action: 'settings.payment-terms',
      entity: 'setting',
      entityId: termKey,
      before: { days: before },
      after: { days: termDays },
    })
  })
}
