import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'

/** Whether the client has entered its tax details. */
export async function hasTaxDetails(actor: Actor): Promise<boolean> {
  authorize(actor, 'invoices.read')
  const row = await readAs(actor, (db) =>
    db.selectFrom('tax_details').select('version').where('client_id', '=', companyOf(actor)).executeTakeFirst(),
  )
  return row !== undefined
}
