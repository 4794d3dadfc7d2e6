import type pg from 'pg'
import { migrate, urlFor } from '#/db/migrate.server.ts'
import { keepFingerprint, refuseOtherSecret } from '#/db/secret-check.server.ts'
import { prepareQueue } from '#/jobs/queue.server.ts'
import { derivedKey, env } from '#/platform/env.server.ts'
import { fingerprint } from '#/platform/seal.server.ts'

export type DatabaseUrls = { app: string; auth: string }

/** Migrates the database, creates the job queues and returns the addresses for the two application logins. */
export async function prepareDatabase(ownerUrl: string): Promise<DatabaseUrls> {
  const passwords = { app: derivedKey('database login itqan_app'), auth: derivedKey('database login itqan_auth') }
  const secret = {
    fingerprint: fingerprint('the secret of an installation', 'app-secret'),
    acceptNew: env().ACCEPT_NEW_SECRET === 'on',
  }
  const finish = async (owner: pg.Client) => {
    await keepFingerprint(owner, secret)
    await prepareQueue(ownerUrl, owner)
  }
  await migrate(ownerUrl, passwords, finish, undefined, (owner) => refuseOtherSecret(owner, secret))
  return { app: urlFor(ownerUrl, 'itqan_app', passwords.app), auth: urlFor(ownerUrl, 'itqan_auth', passwords.auth) }
}
