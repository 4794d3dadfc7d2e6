import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { databasePool } from '#/db/database.server.ts'
import type { Actor, UserType } from '#/domain/actor.ts'
import type { Lang } from '#/domain/text.ts'
import { authDatabase, sessionKey } from './auth.server.ts'
import { now } from './clock.ts'
import { fingerprint, seal, unseal } from './seal.server.ts'

const purpose = 'second factor'
const stepSeconds = 30
const recoveryCodes = 10
/** No look-alike letters and digits. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

const totpOf = (secret: string, label: string, issuer: string): TOTP =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: stepSeconds, secret: Secret.fromBase32(secret) })

export type SecondFactor = { isOn: boolean; since: string | null; codesLeft: number; secret: string }

/** Second factor of a person, or null. */
export async function readSecondFactor(profileId: string): Promise<SecondFactor | null> {
  const { rows } = await authDatabase().query<{ sealed: string; since: Date | string | null; left: number }>(
    `select secret_sealed as sealed, confirmed_at as since, cardinality(recovery_hashes) as left
     from auth.second_factor where user_id = $1`,
    [profileId],
  )
  const row = rows[0]
  const secret = row && unseal(purpose, row.sealed)
  if (!row || !secret) return null
  const since = row.since === null ? null : new Date(row.since).toISOString()
  return { isOn: since !== null, since, codesLeft: row.left, secret }
}

/** Enrolment address for an authenticator's QR code. */
export const enrolmentAddress = (secret: string, label: string, issuer: string): string =>
  totpOf(secret, label, issuer).toString()

/**
 * Starts enrolment with a new secret; sign-in requires it only after a first valid code. False when one is already
 * active.
 */
export async function startSecondFactor(profileId: string): Promise<boolean> {
  const sealed = seal(purpose, new Secret({ size: 20 }).base32)
  const { rowCount } = await authDatabase().query(
    `insert into auth.second_factor (user_id, secret_sealed) values ($1, $2)
     on conflict (user_id) do update set secret_sealed = excluded.secret_sealed, last_step = 0, created_at = now()
     where auth.second_factor.confirmed_at is null`,
    [profileId, sealed],
  )
  return rowCount === 1
}

/** Leaves an enrolment that was not confirmed; its secret is gone. False when there is none. */
export async function cancelSecondFactor(profileId: string): Promise<boolean> {
  const text = 'delete from auth.second_factor where user_id = $1 and confirmed_at is null'
  const { rowCount } = await authDatabase().query(text, [profileId])
  return rowCount === 1
}

/** Consumes a code: valid, and of a later time step than the last one. Reused codes are wrong. */
export async function redeemCode(profileId: string, code: string): Promise<boolean> {
  const factor = await readSecondFactor(profileId)
  if (!factor || !/^\d{6}$/.test(code)) return false
  const timestamp = now().getTime()
  const delta = totpOf(factor.secret, '', '').validate({ token: code, timestamp, window: 1 })
  if (delta === null) return false
  const step = Math.floor(timestamp / 1000 / stepSeconds) + delta
  const { rowCount } = await authDatabase().query(
    'update auth.second_factor set last_step = $2 where user_id = $1 and last_step < $2',
    [profileId, step],
  )
  return rowCount === 1
}

const hashOf = (profileId: string, code: string): string =>
  fingerprint(`recovery code of ${profileId}`, code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))

/** Consumes a recovery code. */
export async function redeemRecoveryCode(profileId: string, code: string): Promise<boolean> {
  const { rowCount } = await authDatabase().query(
    `update auth.second_factor set recovery_hashes = array_remove(recovery_hashes, $2)
     where user_id = $1 and confirmed_at is not null and $2 = any(recovery_hashes)`,
    [profileId, hashOf(profileId, code)],
  )
  return rowCount === 1
}

const makeCode = (): string => {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

/** Activates the factor and replaces the recovery codes, which are returned only here. */
export async function confirmSecondFactor(profileId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, makeCode)
  await authDatabase().query(
    `update auth.second_factor set confirmed_at = coalesce(confirmed_at, $2), recovery_hashes = $3 where user_id = $1`,
    [profileId, now(), codes.map((code) => hashOf(profileId, code))],
  )
  return codes
}

/** Removes the factor; sessions that it confirmed count as unconfirmed again. */
export async function removeSecondFactor(profileId: string): Promise<void> {
  await authDatabase().query('update auth.session set "confirmedAt" = null where "userId" = $1', [profileId])
  await authDatabase().query('delete from auth.second_factor where user_id = $1', [profileId])
}

/** Whether a session was confirmed by a second factor, or opened with a passkey. */
export async function isConfirmedSession(sessionId: string): Promise<boolean> {
  const text = 'select from auth.session where id = $1 and "confirmedAt" is not null'
  const { rowCount } = await authDatabase().query(text, [sessionId])
  return rowCount === 1
}

/** When the role of a member of staff began to require the second factor; null: from the first sign-in. */
export async function roleFactorSince(profileId: string): Promise<Date | null> {
  const text = 'select priv.staff_factor_since($1) as since'
  const { rows } = await databasePool().query<{ since: string | Date | null }>(text, [profileId])
  const since = rows[0]?.since ?? null
  return since === null ? null : new Date(since)
}

/** Marks a session as confirmed by its code. */
export const confirmSession = async (sessionId: string): Promise<void> =>
  void (await authDatabase().query('update auth.session set "confirmedAt" = $2, "provedAt" = now() where id = $1', [
    sessionId,
    now(),
  ]))

/** Account of a sign-in that waits for its code: correct password within the last ten minutes. */
export async function findWaitingSession(token: string): Promise<Actor | null> {
  const { rows } = await databasePool().query<{
    session_id: string
    id: string
    user_type: UserType
    email: string
    full_name: string
    language: Lang
  }>('select session_id, id, user_type, email, full_name, language from priv.waiting_session($1)', [sessionKey(token)])
  const row = rows[0]
  if (!row) return null
  const { session_id: sessionId, id, user_type: type, email, full_name: name, language } = row
  return { id, type, email, name, language, sessionId }
}
