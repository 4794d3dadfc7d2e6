import type pg from 'pg'
import { StartError } from '#/domain/start-error.ts'

/** Known facts about the application's secret: a keyed hash, and whether a change is intended. */
export type SecretSign = { fingerprint: string; acceptNew: boolean }

/** Refuses a secret other than the database's, before anything is changed. */
export async function refuseOtherSecret(owner: pg.Client, { fingerprint, acceptNew }: SecretSign): Promise<void> {
  const { rows: tables } = await owner.query<{ made: boolean }>(
    `select to_regclass('priv.secret_fingerprint') is not null as made`,
  )
  if (acceptNew || !tables[0]!.made) return
  const { rows } = await owner.query<{ fingerprint: string }>('select fingerprint from priv.secret_fingerprint')
  if (rows[0] && rows[0].fingerprint !== fingerprint)
    throw new StartError(
      'The secret (APP_SECRET, or the file app-secret in DATA_DIR) is not the one that this database was used with. Put that one back from a backup. If it is lost for good, read in README.md what is lost with it, and start once with ACCEPT_NEW_SECRET=on.',
    )
}

/**
 * Stores the fingerprint of the current secret. After a change second factors are unreadable and removed, because their
 * owners could not sign in any more.
 */
export async function keepFingerprint(owner: pg.Client, { fingerprint }: SecretSign): Promise<void> {
  const { rows } = await owner.query<{ replaced: boolean }>(
    `insert into priv.secret_fingerprint (fingerprint) values ($1)
     on conflict (only_row) do update set fingerprint = excluded.fingerprint, since = now()
     where secret_fingerprint.fingerprint <> excluded.fingerprint
     returning xmax <> 0 as replaced`,
    [fingerprint],
  )
  if (rows[0]?.replaced) await owner.query('delete from auth.second_factor')
}
