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
/** Account for clients' transfers. */
export type CompanyBank = z.output<typeof bankSchema>

const changeSchema = z.object({
  bank: bankSchema.nullable(),
  countsFrom: z.iso.datetime(),
  askedBy: z.string(),
})
/** Account change entered by an administrator; `bank` null: no account. */
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

/** Account in force, and the waiting change. */
export async function readBankAndNext(tx: Tx): Promise<{ bank: CompanyBank | null; next: BankChange | null }> {
  const { bank, change } = await readStored(tx)
  if (!change) return { bank, next: null }
  return new Date(change.countsFrom) <= now() ? { bank: change.bank, next: null } : { bank, next: change }
}

/** Account in force; null until one is entered. A change takes effect after its waiting time. */
export const readBank = async (tx: Tx): Promise<CompanyBank | null> => (await readBankAndNext(tx)).bank
