import { mostPasskeys, type NewPasskey, type PasskeyQuestion } from '#/domain/passkey.ts'
import { authDatabase } from './auth.server.ts'
import { openChallenge, secretOf, redeemChallenge } from './challenges.server.ts'
import { env } from './env.server.ts'
import type { MadePasskey, UsedPasskey } from './passkey-answers.ts'
import { removeWayIn } from './ways-in.server.ts'
import { type Asked, checkNewPasskey, checkPasskey, type StoredKey } from './webauthn.server.ts'

const minutes = 5
type Kind = 'passkey' | 'new-passkey'

const askedBy = (kind: Kind, id: string): Asked => ({
  challenge: secretOf(kind, id),
  origin: env().origin,
  rpId: new URL(env().origin).hostname,
})

export type Passkey = { id: string; name: string; backedUp: boolean; createdAt: string; lastUsedAt: string | null }

/** Passkeys of a person, newest first. */
export async function readPasskeys(profileId: string): Promise<Passkey[]> {
  const { rows } = await authDatabase().query<{
    id: string
    name: string
    backed_up: boolean
    created_at: Date | string
    last_used_at: Date | string | null
  }>(
    `select id, name, backed_up, created_at, last_used_at from auth.passkey where user_id = $1 order by created_at desc, id`,
    [profileId],
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    backedUp: row.backed_up,
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
  }))
}

export async function hasPasskey(profileId: string): Promise<boolean> {
  const { rowCount } = await authDatabase().query('select from auth.passkey where user_id = $1 limit 1', [profileId])
  return rowCount === 1
}

type Owner = { id: string; email: string; name: string }

/** Asks the browser of a signed-in person for a new passkey. */
export async function askForNewPasskey({ id: userId, email, name }: Owner, site: string): Promise<NewPasskey> {
  const id = await openChallenge({ kind: 'new-passkey', minutes, userId })
  const { challenge, rpId } = askedBy('new-passkey', id)
  const { rows } = await authDatabase().query<{ credential_id: string }>(
    'select credential_id from auth.passkey where user_id = $1',
    [userId],
  )
  const handle = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
  return {
    id,
    challenge,
    rp: { id: rpId, name: site },
    user: { id: handle, name: email, displayName: name },
    exclude: rows.map((row) => row.credential_id),
  }
}

/** Stores a new passkey. Null when the answer is wrong, late, repeated, or there are too many. Returns its id. */
export async function storePasskey(
  userId: string,
  challengeId: string,
  made: MadePasskey,
  name: string,
): Promise<string | null> {
  if (!(await redeemChallenge('new-passkey', challengeId, userId))) return null
  const key = checkNewPasskey(made, askedBy('new-passkey', challengeId))
  if (!key) return null
  const { rows } = await authDatabase().query<{ id: string }>(
    `insert into auth.passkey (user_id, credential_id, public_key, algorithm, counter, backed_up, name)
     select $1, $2, $3, $4, $5, $6, $7 where (select count(*) from auth.passkey where user_id = $1) < $8
     on conflict (credential_id) do nothing returning id`,
    [userId, key.credentialId, key.publicKey, made.algorithm, key.counter, key.backedUp, name, mostPasskeys],
  )
  return rows[0]?.id ?? null
}

/** Asks a browser to sign with a passkey of its choice. `userId`: of this person only. */
export async function askForPasskey(userId?: string): Promise<PasskeyQuestion> {
  const id = await openChallenge({ kind: 'passkey', minutes, userId: userId ?? null })
  const { challenge, rpId } = askedBy('passkey', id)
  return { id, challenge, rpId }
}

const userOf = (handle: string): string =>
  Buffer.from(handle, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Person of a signature with a passkey, once. Null when it is wrong, late or repeated. `userId`: of this person only. */
export async function redeemPasskey(challengeId: string, used: UsedPasskey, userId?: string): Promise<string | null> {
  if (!(await redeemChallenge('passkey', challengeId, userId))) return null
  const { rows } = await authDatabase().query<{
    user_id: string
    public_key: Buffer
    algorithm: number
    counter: string
  }>('select user_id, public_key, algorithm, counter from auth.passkey where credential_id = $1', [used.id])
  const row = rows[0]
  if (!row || (userId && row.user_id !== userId)) return null
  if (used.userHandle && userOf(used.userHandle) !== row.user_id) return null
  const stored: StoredKey = { publicKey: row.public_key, algorithm: row.algorithm, counter: Number(row.counter) }
  const found = checkPasskey(used, stored, askedBy('passkey', challengeId))
  if (!found) return null
  const { rowCount } = await authDatabase().query(
    `update auth.passkey set counter = $2, backed_up = $3, last_used_at = now()
     where credential_id = $1 and counter = $4`,
    [used.id, found.counter, found.backedUp, stored.counter],
  )
  return rowCount === 1 ? row.user_id : null
}

export async function renameOwnPasskey(userId: string, id: string, name: string): Promise<boolean> {
  const text = 'update auth.passkey set name = $3 where user_id = $1 and id = $2'
  const { rowCount } = await authDatabase().query(text, [userId, id, name])
  return rowCount === 1
}

/** Removes an own passkey and returns its name. Throws 'not-found' and `account.last-way-in`. */
export const removeOwnPasskey = (userId: string, id: string): Promise<string> =>
  removeWayIn(userId, async (on) => {
    const text = 'delete from auth.passkey where user_id = $1 and id = $2 returning name'
    const { rows } = await on.query<{ name: string }>(text, [userId, id])
    return rows[0]?.name ?? null
  })
