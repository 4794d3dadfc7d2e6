import { timingSafeEqual } from 'node:crypto'
import { authDatabase } from './auth.server.ts'
import { fingerprint } from './seal.server.ts'

export type ChallengeKind = 'passkey' | 'new-passkey' | 'mail' | 'phone' | 'own-phone' | 'identity'
/** Wrong codes that end a challenge. */
export const mostTries = 5

type NewChallenge = {
  kind: ChallengeKind
  minutes: number
  /** Chosen by the caller where a repeated job must not open another one. */
  id?: string
  userId?: string | null
  detail?: string
}
export type Challenge = { id: string; userId: string | null; detail: string | null }

/** Opens a step that has to be answered once within its minutes. Returns its id. Removes those that ended long ago. */
export async function openChallenge({ kind, minutes, id, userId = null, detail }: NewChallenge): Promise<string> {
  await authDatabase().query(`delete from auth.challenge where expires_at < now() - interval '1 day'`)
  const { rows } = await authDatabase().query<{ id: string }>(
    `insert into auth.challenge (id, kind, user_id, detail, expires_at)
     values (coalesce($1::uuid, gen_random_uuid()), $2, $3, $4, now() + make_interval(mins => $5))
     on conflict (id) do nothing returning id`,
    [id ?? null, kind, userId, detail ?? null, minutes],
  )
  return rows[0]?.id ?? id!
}

/**
 * Secret of a challenge: 256 bits that only this application can derive from the id, so that none is stored and a
 * repeated job sends the same one.
 */
export const secretOf = (kind: ChallengeKind, id: string, part = 'secret'): string =>
  fingerprint(`${part} of a ${kind} challenge`, id)

/** Code of six digits of a challenge. */
export const codeOf = (kind: ChallengeKind, id: string): string => {
  const bytes = Buffer.from(secretOf(kind, id, 'code'), 'base64url')
  return String(bytes.readBigUInt64BE() % 1_000_000n).padStart(6, '0')
}

const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)

/** Compares in constant time. */
export const isSame = (given: string, right: string): boolean =>
  timingSafeEqual(Buffer.from(fingerprint('comparison', given)), Buffer.from(fingerprint('comparison', right)))

/** Whether a challenge can still be used; does not use it. */
export async function isOpen(kind: ChallengeKind, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const text = 'select from auth.challenge where id = $1 and kind = $2 and used_at is null and expires_at > now()'
  const { rowCount } = await authDatabase().query(text, [id, kind])
  return rowCount === 1
}

/** Whether a foreign secret, such as an id token, is seen for the first time. It must be useless after the minutes. */
export async function claimOnce(kind: ChallengeKind, secret: string, minutes: number): Promise<boolean> {
  const { rowCount } = await authDatabase().query(
    `insert into auth.challenge (id, kind, expires_at, used_at) values ($1, $2, now() + make_interval(mins => $3), now())
     on conflict (id) do nothing`,
    [uuidOf(secret), kind, minutes],
  )
  return rowCount === 1
}

/** An id that is the same for the same secret. */
const uuidOf = (secret: string): string =>
  Buffer.from(fingerprint('seen once', secret), 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/** Uses a challenge: null when it is unknown, used, too old or of another person. */
export async function redeemChallenge(kind: ChallengeKind, id: string, userId?: string): Promise<Challenge | null> {
  if (!isUuid(id)) return null
  const { rows } = await authDatabase().query<{ user_id: string | null; detail: string | null }>(
    `update auth.challenge set used_at = now()
     where id = $1 and kind = $2 and used_at is null and expires_at > now() and ($3::uuid is null or user_id = $3)
     returning user_id, detail`,
    [id, kind, userId ?? null],
  )
  const row = rows[0]
  return row ? { id, userId: row.user_id, detail: row.detail } : null
}

/** Uses a challenge by its code of six digits. Counts the attempt before comparing; the fifth wrong one is the last. */
export async function redeemChallengeCode(
  kind: ChallengeKind,
  id: string,
  code: string,
  { minutes, userId }: { minutes: number; userId?: string },
): Promise<Challenge | null> {
  if (!isUuid(id) || !/^\d{6}$/.test(code)) return null
  const { rowCount } = await authDatabase().query(
    `update auth.challenge set tries = tries + 1
     where id = $1 and kind = $2 and used_at is null and tries < $3 and created_at > now() - make_interval(mins => $4)`,
    [id, kind, mostTries, minutes],
  )
  if (rowCount !== 1 || !isSame(code, codeOf(kind, id))) return null
  return redeemChallenge(kind, id, userId)
}
