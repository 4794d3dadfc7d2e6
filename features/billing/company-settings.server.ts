import { z } from 'zod'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { paymentTermDays } from '#/domain/invoice.ts'
import { authorize } from '#/domain/permissions.ts'
import type { TaxParty } from '#/domain/tax-document.ts'
import { recordActivity } from '#/features/activity/record.server.ts'
import { bankKey, type CompanyBank, readBank } from '#/features/invoices/bank.server.ts'
import { readSeller, sellerKey, sellerSchema } from '#/features/invoices/seller.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'

export const termKey = 'billing.term'

const termSchema = z.object({ days: z.int().min(0).max(120) })

const valueOf = async (tx: Tx, key: string): Promise<unknown> =>
  (await tx.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value

/** So many days after its issue an invoice is due. */
export const readTerm = async (tx: Tx): Promise<number> =>
  termSchema.safeParse(await valueOf(tx, termKey)).data?.days ?? paymentTermDays

export type CompanySettings = { seller: TaxParty | null; bank: CompanyBank | null; termDays: number }

/** What the company says of itself on tax documents. */
export function readCompany(actor: Actor): Promise<CompanySettings> {
  authorize(actor, 'settings.update')
  return readAs(actor, async (db) => {
    const [seller, bank, termDays] = await Promise.all([readSeller(db), readBank(db), readTerm(db)])
    return { seller, bank, termDays }
  })
}

async function keep(tx: Tx, actor: Actor, key: string, value: unknown): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now().toISOString(), updated_by: actor.id }
  await tx
    .insertInto('settings')
    .values({ key, is_public: false, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** Says who issues: new documents carry it, those already issued keep what was on them. */
export async function saveSeller(actor: Actor, seller: TaxParty): Promise<void> {
  authorize(actor, 'settings.update')
  await confirmedRecently(actor)
  const value = sellerSchema.parse(seller)
  await asActor(actor, async (tx) => {
    const before = await readSeller(tx)
    await keep(tx, actor, sellerKey, value)
    const told = (party: TaxParty | null) =>
      party && { name: party.name, vat_number: party.vatNumber, city: party.address?.city ?? null }
    await recordActivity(tx, actor, {
      action: 'settings.seller',
      entity: 'setting',
      entityId: sellerKey,
      before: told(before),
      after: told(value),
    })
  })
}

/** Says where clients transfer to, and how long they have. The log names the bank and the last digits, not the account. */
export async function savePaymentTerms(
  actor: Actor,
  { bank, termDays }: { bank: CompanyBank | null; termDays: number },
): Promise<void> {
  authorize(actor, 'settings.update')
  await asActor(actor, async (tx) => {
    const told = (of: CompanyBank | null, days: number) => ({
      bank: of?.bank ?? null,
      last: of?.iban.slice(-4) ?? null,
      days,
    })
    const before = told(await readBank(tx), await readTerm(tx))
    await keep(tx, actor, bankKey, bank ?? {})
    await keep(tx, actor, termKey, { days: termDays })
    await recordActivity(tx, actor, {
      action: 'settings.payment-terms',
      entity: 'setting',
      entityId: bankKey,
      before,
      after: told(bank, termDays),
    })
  })
}
