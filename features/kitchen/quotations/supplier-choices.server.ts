import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { licenceState, type LicenceState } from '#/domain/kitchen/buying/supplier.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { supplierName } from '#/features/kitchen/suppliers/list.server.ts'
import { now } from '#/platform/clock.ts'

export type RequestChoices = {
  ingredients: { id: string; name: string; base: 'g' | 'ml' | 'piece' }[]
  suppliers: { id: string; name: string; licence: LicenceState; hasEmail: boolean }[]
  branches: { id: string; name: string }[]
}

/** Suppliers in use, for a new request. */
export async function readSupplierChoices(actor: Actor): Promise<RequestChoices['suppliers']> {
  authorize(actor, 'suppliers.read')
  return readAs(actor, async (db) => {
    const rows = await db
      .selectFrom('suppliers as s')
      .leftJoin('supplier_licences as l', (join) =>
        join
          .onRef('l.client_id', '=', 's.client_id')
          .onRef('l.supplier_id', '=', 's.id')
          .on('l.kind', '=', 'sfda')
          .on('l.replaced_at', 'is', null),
      )
      .select(['s.id', 's.email', 'l.expires_on', supplierName.as('name')])
      .where('s.client_id', '=', companyOf(actor))
      .where('s.archived_at', 'is', null)
      .orderBy(sql`app.fold(${supplierName})`)
      .limit(500)
      .execute()
    const today = riyadhDay(now())
    return rows.map(({ id, name, email, expires_on }) => ({
      id,
      name,
      licence: licenceState(expires_on, today),
      hasEmail: email !== null,
    }))
  })
}
