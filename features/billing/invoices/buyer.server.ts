import type { Tx } from '#/db/database.server.ts'
import type { TaxParty } from '#/domain/tax-document.ts'

/** Buyer on a client's documents; null until its details are known. */
export async function readBuyer(tx: Tx, clientId: string): Promise<TaxParty | null> {
  const row = await tx.selectFrom('tax_details').selectAll().where('client_id', '=', clientId).executeTakeFirst()
  if (!row) return null
  const { street, building, district, city, postal_code: postalCode, country } = row
  return {
    name: row.legal_name,
    vatNumber: row.vat_number,
    id: row.id_scheme && row.id_value ? { scheme: row.id_scheme, value: row.id_value } : null,
    address:
      street && city
        ? { street, building: building ?? '', district: district ?? '', city, postalCode: postalCode ?? '', country }
        : null,
  }
}
