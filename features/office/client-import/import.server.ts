import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asActor, asSystem, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import {
  type ClientSheetRow,
  clientSheetRows,
  type ImportDeclaration,
  type NewClient,
  type PlannedClient,
  planClients,
} from '#/domain/office/client-import.ts'
import { authorize } from '#/domain/permissions.ts'
import { approveImported } from '#/features/companies/clients/approve-imported.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { importAccounts } from '#/platform/import-accounts.server.ts'
import { readSheet } from '#/platform/read-sheet.server.ts'
import { recordImport, sourceOf } from './record.server.ts'

export type ClientImportPlan = { rows: PlannedClient[]; ready: number }

const mostRows = 500

async function rowsIn(content: Buffer): Promise<ClientSheetRow[]> {
  // the heading, and one row more than allowed to detect longer files
  const rows = await readSheet(content, mostRows + 2)
  const found = rows && clientSheetRows(rows)
  if (!found) throw new AppError('client.sheet-unreadable')
  if (found.length > mostRows) throw new AppError('client.sheet-long')
  return found
}

const knownAmong = (actor: Actor, emails: readonly string[]): Promise<Set<string>> =>
  readAs(actor, (db) =>
    db
      .selectFrom('profiles')
      .select('email')
      .where('email', 'in', ['', ...emails])
      .execute(),
  ).then((rows) => new Set(rows.map(({ email }) => email.toLowerCase())))

/** Preview of a file: each row with its client, or its problem. Changes nothing. */
export async function planClientImport(actor: Actor, content: string): Promise<ClientImportPlan> {
  authorize(actor, 'clients.import')
  const rows = await rowsIn(Buffer.from(content, 'base64'))
  const known = await knownAmong(
    actor,
    rows.map(({ email }) => email.toLowerCase()),
  )
  const planned = planClients(rows, known)
  return { rows: planned, ready: planned.filter(({ client }) => client !== null).length }
}

const accountOf = ({ id, email, person, ...of }: NewClient & { id: string }) => ({
  id,
  email,
  name: person,
  registration: {
    company_name: of.company,
    company_name_other: of.otherName,
    phone: of.phone,
    tax_id: of.taxId,
    business_license: of.license,
    number_of_branches: of.branches,
    language: of.language,
  },
})

/** Longest time of an import until its job looks for accounts that are left unfinished. */
const finishedWithinSeconds = 120

type CreatedAccounts = Pick<JobPayload<'accounts.finish-import'>, 'clientIds' | 'actorId' | 'importId'>

/** Approves, records and invites those of the accounts that still wait. */
async function finishImport(tx: Tx, actor: Actor | null, accounts: CreatedAccounts): Promise<void> {
  const { clientIds, actorId, importId } = accounts
  const approved = await approveImported(tx, actorId, clientIds)
  const owners = await tx
    .selectFrom('profiles')
    .select(['id', 'email', 'company_name as company'])
    .where('id', '=', sql<string>`any(${approved}::uuid[])`)
    .execute()
  for (const { id, email, company } of owners) {
    const of = { entity: 'client', entityId: id, clientId: id } as const
    await recordActivity(tx, actor, { action: 'clients.import', ...of, after: { email, company, importId } })
    await enqueue(tx, 'accounts.imported', { clientId: id, importId })
  }
}

export type ClientImport = ImportDeclaration & {
  content: string
  fileName: string
  /** Number of clients that the person confirmed. */
  ready: number
}

/**
 * Imports all valid rows of a checked file, or none: accounts that are approved immediately, whose owners are invited to
 * set a password. First the declaration is stored; then the accounts are created in one statement under ids that a job
 * knows beforehand, so that it finishes them when the process ends in between. Throws `changed-meanwhile` when the file
 * now has another number of valid rows than were confirmed.
 */
export async function importClients(
  actor: Actor,
  { content, fileName, ready: confirmed, ground, note }: ClientImport,
): Promise<{ imported: number }> {
  const { rows, ready } = await planClientImport(actor, content)
  if (ready !== confirmed || ready === 0) throw new AppError('changed-meanwhile')
  const clients = rows.flatMap(({ client }) => client ?? [])
  const accounts = clients.map((client) => accountOf({ ...client, id: randomUUID() }))
  const clientIds = accounts.map(({ id }) => id)
  const file = { name: fileName, content: Buffer.from(content, 'base64'), rows: rows.length }
  const created = await asActor(actor, async (tx) => {
    const importId = await recordImport(tx, actor, { ground, note }, file, clientIds)
    const payload = { clientIds, actorId: actor.id, importId }
    await enqueue(tx, 'accounts.finish-import', payload, finishedWithinSeconds)
    return payload
  })
  await importAccounts(accounts)
  await asActor(actor, (tx) => finishImport(tx, actor, created))
  return { imported: accounts.length }
}

/** Finishes an import that ended after its accounts were created; changes nothing after a whole one. */
export const finishLateImport = (accounts: JobPayload<'accounts.finish-import'>): Promise<void> =>
  asSystem('a job finishes an import of clients that was interrupted', (tx) => finishImport(tx, null, accounts))

/** Invites the owner of an imported account to set a password, and tells where the data are from. */
export const announceImport = ({ clientId, importId }: JobPayload<'accounts.imported'>): Promise<void> =>
  asSystem('a job invites the owner of an imported account', async (tx) => {
    const source = await sourceOf(tx, importId)
    await tell(tx, { client: clientId }, 'client.imported', { source }, { effectKey: `client.imported:${clientId}` })
  })
