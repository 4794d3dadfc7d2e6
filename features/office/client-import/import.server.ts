import { asActor, asSystem, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import {
  type ClientSheetRow,
  clientSheetRows,
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

export type ClientImportPlan = { rows: PlannedClient[]; ready: number }

const mostRows = 500

async function rowsIn(content: Buffer): Promise<ClientSheetRow[]> {
  // the heading, and one row more than allowed to detect longer files
  const rows = await readSheet(content, mostRows + 2)
  const found = rows && clientSheetRows(rows)
  if (!found) throw new AppError('client.sheet-unreadable')
  if (found.length > mostRows) throw new AppError('too-large')
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

const accountOf = ({ email, person, ...of }: NewClient) => ({
  email,
  name: person,
  registration: {
    company_name: of.company,
    phone: of.phone,
    tax_id: of.taxId,
    business_license: of.license,
    number_of_branches: of.branches,
    language: of.language,
  },
})

/**
 * Imports all valid rows of a checked file, or none: accounts that are approved at once, whose owners are invited to set
 * a password. Throws `changed-meanwhile` when the file now has another number of valid rows than were confirmed.
 */
export async function importClients(actor: Actor, content: string, confirmed: number): Promise<{ imported: number }> {
  const { rows, ready } = await planClientImport(actor, content)
  if (ready !== confirmed || ready === 0) throw new AppError('changed-meanwhile')
  const clients = rows.flatMap(({ client }) => client ?? [])
  const ids = await importAccounts(clients.map(accountOf))
  await asActor(actor, async (tx) => {
    await approveImported(tx, actor, [...ids.values()])
    for (const { email, company } of clients) {
      const id = ids.get(email)!
      const of = { entity: 'client', entityId: id, clientId: id } as const
      await recordActivity(tx, actor, { action: 'clients.import', ...of, after: { email, company } })
      await enqueue(tx, 'accounts.imported', { clientId: id })
    }
  })
  return { imported: ids.size }
}

/** Invites the owner of an imported account to set a password. */
export const announceImport = ({ clientId }: JobPayload<'accounts.imported'>): Promise<void> =>
  asSystem('a job invites the owner of an imported account', (tx) =>
    tell(tx, { client: clientId }, 'client.imported', {}, { effectKey: `client.imported:${clientId}` }),
  )
