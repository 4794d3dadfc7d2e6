import { migrate, urlFor } from '#/db/migrate.server.ts'
import { prepareQueue } from '#/jobs/queue.server.ts'
import { derivedKey } from '#/platform/env.server.ts'

export type DatabaseUrls = { app: string; auth: string }

/** Migrates the database, makes the job queues and answers the addresses for the two application logins. */
export async function prepareDatabase(ownerUrl: string): Promise<DatabaseUrls> {
  const passwords = { app: derivedKey('database login itqan_app'), auth: derivedKey('database login itqan_auth') }
  await migrate(ownerUrl, passwords, (owner) => prepareQueue(ownerUrl, owner))
  return { app: urlFor(ownerUrl, 'itqan_app', passwords.app), auth: urlFor(ownerUrl, 'itqan_auth', passwords.auth) }
}
