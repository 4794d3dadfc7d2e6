import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import { partyIdSchemes, type TaxParty } from '#/domain/tax-document.ts'

export const sellerKey = 'billing.seller'

export const sellerSchema = z.strictObject({
  name: z.string(),
  vatNumber: z.string(),
  id: z.strictObject({ scheme: z.enum(partyIdSchemes), value: z.string() }),
  address: z.strictObject({
    street: z.string(),
    building: z.string(),
    district: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
})

/** Our data on tax documents; null until an administrator has entered it. */
export async function readSeller(tx: Tx): Promise<TaxParty | null> {
  const row = await tx.selectFrom('settings').select('value').where('key', '=', sellerKey).executeTakeFirst()
  const read = sellerSchema.safeParse(row?.value)
  return read.success ? read.data : null
}
