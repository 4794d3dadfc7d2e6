import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'

export const bankKey = 'billing.bank'
const bankSchema = z.object({
  iban: z.string().min(1),
  bank: z.string().min(1).nullable().catch(null),
  holder: z.string().min(1).nullable().catch(null),
})
/** Where clients transfer to. */
export type CompanyBank = z.output<typeof bankSchema>

/** Where clients transfer to; null until an administrator has said it. */
export async function readBank(tx: Tx): Promise<CompanyBank | null> {
  const row = await tx.selectFrom('settings').select('value').where('key', '=', bankKey).executeTakeFirst()
  return bankSchema.safeParse(row?.value).data ?? null
}
