import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { selectCompany } from '#/features/companies/companies/read-company.server.ts'
import { companyIn } from '#/features/companies/hierarchy/hold-tree.server.ts'
import { authorizeImport } from './import-branches.server.ts'

/** Names of the company whose branches staff import. */
export async function readImportCompany(actor: Actor, clientId: string) {
  authorizeImport(actor)
  const company = await readAs(actor, (db) => selectCompany(db, companyIn(actor, clientId)))
  if (!company) throw new AppError('not-found')
  return company.names
}
