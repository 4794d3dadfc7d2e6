import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import { now } from '#/platform/clock.ts'

export const bankKey = 'billing.bank'
export const nextBankKey = 'billing.bank-next'
const bankSchema = z.object({
  iban: z.string().min(1),
  bank: z.string().min(1).nullable().catch(null),
  holder: z.string().min(1).nullable().catch(null),
})
/** Where clients transfer to. */
export type CompanyBank = z.output<typeof bankSchema>

const changeSchema = z.object({
  bank: bankSchema.nullable(),
  countsFrom: z.iso.datetime(),
  askedBy: z.string(),
})
/** Another account that an administrator has entered; `bank` null: no account. */
export type BankChange = z.output<typeof changeSchema>

async function readStored(tx: Tx): Promise<{ bank: CompanyBank | null; change: BankChange | null }> {
  const rows = await tx
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', [bankKey, nextBankKey])
    .execute()
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value
  return {
    bank: bankSchema.safeParse(valueOf(bankKey)).data ?? null,
    change: changeSchema.safeParse(valueOf(nextBankKey)).data ?? null,
  }
}

/** Where clients transfer to now, and the account that follows while it waits. */
export async function readBankAndNext(tx: Tx): Promise<{ bank: CompanyBank | null; next: BankChange | null }> {
  const { bank, change } = await readStored(tx)
  if (!change) return { bank, next: null }
  return new Date(change.countsFrom) <= now() ? { bank: change.bank, next: null } : { bank, next: change }
}

/** Where clients transfer to; null until an administrator has said it. A changed account counts when its waiting time is over. */
export const readBank = async (tx: Tx): Promise<CompanyBank | null> => (await readBankAndNext(tx)).bank
