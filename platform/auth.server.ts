import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { APIError, betterAuth } from 'better-auth'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { databasePool } from '#/db/database.server.ts'
import type { Actor, CompanyAccess, SelfServiceType, UserType } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { rightsOf, type StaffRow } from '#/domain/staff-rights.ts'
import { maximumPasswordLength, minimumPasswordLength } from '#/domain/password.ts'
import type { Lang } from '#/domain/text.ts'
import { isAmongCommonest } from './common-passwords.server.ts'
import { derivedKey, env } from './env.server.ts'
import { hashInTurn } from './hash-queue.server.ts'
import { log } from './log.server.ts'
import type { Theme } from './request-context.ts'

/** OWASP's minimum for Argon2id; runs in the thread pool, off the event loop. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const resetLinkMinutes = 30

export type ResetMail = (to: { profileId: string; token: string }) => Promise<void>

function makeAuth(db: Kysely<unknown>, mailReset: ResetMail) {
  return betterAuth({
    database: { db, type: 'postgres', schemaName: 'auth', transaction: true },
    secret: derivedKey('better-auth'),
    baseURL: env().origin,
    trustedOrigins: [env().origin],
    telemetry: { enabled: false },
    logger: { log: (level, message) => log[level === 'error' ? 'error' : 'debug'](`better-auth: ${message}`) },
    rateLimit: { enabled: false }, // why: attempts.server.ts counts these calls in the database
    advanced: { database: { generateId: 'uuid' } },
    verification: { storeIdentifier: 'hashed' }, // why: a stolen copy of the table must not reset passwords
    session: { expiresIn: 7 * 24 * 3600, updateAge: 24 * 3600 },
    user: {
      additionalFields: {
        user_type: { type: 'string', required: true },
        registration: { type: 'string', required: false, returned: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: minimumPasswordLength,
      maxPasswordLength: 2 * maximumPasswordLength, // why: it counts UTF-16 units, domain/password.ts counts characters
      resetPasswordTokenExpiresIn: resetLinkMinutes * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mailReset({ profileId: user.id, token }),
      password: {
        hash: (password) => hashInTurn(() => hash(password, argon2)),
        verify: ({ hash: stored, password }) => hashInTurn(() => verify(stored, password)),
      },
    },
  })
}

let auth: ReturnType<typeof makeAuth> | undefined
let authPool: pg.Pool | undefined

/** Opens sign-in with its own database login. `mailReset` is called for known addresses only. */
export function openAuth(url: string, mailReset: ResetMail): void {
  authPool = new pg.Pool({ connectionString: url, max: 4, options: '-c search_path=auth -c statement_timeout=8000' })
  authPool.on('error', (error) => {
    if (auth) log.error('the pool of sign-in lost a connection', { error })
  })
  authPool.on('connect', (client) => client.on('error', () => {})) // a broken connection fails its own statement
  auth = makeAuth(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: authPool }) }), mailReset)
}
export async function closeAuth(): Promise<void> {
  auth = undefined
  await authPool?.end()
}
/** Connection pool of sign-in, for tables beside better-auth's. */
export const authDatabase = (): pg.Pool => {
  if (!authPool) throw new Error('openAuth was not called')
  return authPool
}
const api = () => {
  if (!auth) throw new Error('openAuth was not called')
  return auth.api
}

export type NewAccount = { email: string; password: string; name: string; type: UserType; registration: object }

const hasAccount = async (id: string): Promise<boolean> => {
  const { rowCount } = await authPool!.query('select from auth."user" where id = $1', [id])
  return rowCount === 1
}

/** Whether an address has an account, or is kept for one that can still take a change of it back. */
const isTaken = async (email: string): Promise<boolean> => {
  const { rowCount } = await authPool!.query(
    `select from auth."user" where email = $1 union all
     select from auth.email_links where address = $1 and purpose = 'undo' and used_at is null and "expiresAt" > now()`,
    [email],
  )
  return rowCount !== 0
}

const refuseCommon = (password: string): void => {
  if (isAmongCommonest(password)) throw new AppError('account.password-common', {}, { password: 'password-common' })
}

/**
 * Creates an account, its profile and the rows of its type in one transaction. Throws `account.exists`,
 * `account.password-common`. Returns the new id.
 */
export async function createAccount({ email, password, name, type, registration }: NewAccount): Promise<string> {
  refuseCommon(password)
  const body = { email, password, name, user_type: type, registration: JSON.stringify(registration) }
  const user = await hashInTurn(() => api().signUpEmail({ body }))
    .then((made) => made.user)
    .catch(async (error: unknown) => {
      if (error instanceof AppError) throw error
      if (await isTaken(email.toLowerCase())) throw new AppError('account.exists')
      throw error
    })
  // why: for a known address better-auth returns a made-up user
  if (!(await hasAccount(user.id))) throw new AppError('account.exists')
  return user.id
}

export type SelfService = Omit<NewAccount, 'type'> & { type: SelfServiceType }

/** Digest of a session token for storage: readers of the database cannot use it. */
export const sessionKey = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Checks the password and opens a session. Throws `account.wrong-credentials`, alike for known and unknown addresses.
 */
export async function openSession(
  email: string,
  password: string,
  from: { userAgent: string; network: string },
): Promise<{ token: string; profileId: string }> {
  try {
    const headers = new Headers({ 'user-agent': from.userAgent })
    const made = await api().signInEmail({ body: { email, password }, headers })
    const token = randomBytes(32).toString('base64url')
    // why: better-auth stores its token in plain text; it never leaves this function
    await authDatabase().query('update auth.session set token = $2, "ipAddress" = $3 where token = $1', [
      made.token,
      sessionKey(token),
      from.network.slice(0, 100),
    ])
    return { token, profileId: made.user.id }
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw new AppError('account.wrong-credentials')
    throw error
  }
}

/**
 * Opens a session after a proof other than the password. `strong`: the proof counts as both steps (a passkey). Idle and
 * absolute limits are those of `priv.open_session`.
 */
export async function openSessionFor(
  profileId: string,
  { userAgent, strong }: { userAgent: string; strong: boolean },
): Promise<{ token: string; profileId: string }> {
  const token = randomBytes(32).toString('base64url')
  await authDatabase().query(
    `insert into auth.session (token, "userId", "userAgent", "expiresAt", "updatedAt", "confirmedAt")
     values ($1, $2, $3, now() + interval '7 days', now(), case when $4 then now() end)`,
    [sessionKey(token), profileId, userAgent, strong],
  )
  return { token, profileId }
}

/** Profile of a lower-case e-mail address. */
export async function profileIdOf(email: string): Promise<string | null> {
  const { rows } = await authDatabase().query<{ id: string }>('select id from auth."user" where email = $1', [email])
  return rows[0]?.id ?? null
}

/** Whether the password is correct. Callers must count attempts. */
export async function isPasswordOf(profileId: string, password: string): Promise<boolean> {
  const { rows } = await authDatabase().query<{ password: string | null }>(
    `select password from auth.account where "userId" = $1 and "providerId" = 'credential'`,
    [profileId],
  )
  const stored = rows[0]?.password
  return stored !== undefined && stored !== null && hashInTurn(() => verify(stored, password))
}

/** Sends a reset link to a known address; indistinguishable for unknown ones. */
export const requestReset = async (email: string): Promise<void> => {
  await api().requestPasswordReset({ body: { email } })
}

export type ResetOwner = { profileId: string; type: UserType; email: string }

/** Account of a reset token, or null when it is expired, used or invalid. */
export async function ownerOfReset(token: string): Promise<ResetOwner | null> {
  const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url')
  const { rows } = await authPool!.query<ResetOwner>(
    `select u.id as "profileId", u.user_type as type, u.email from auth.verification v join auth."user" u on u.id::text = v.value
     where v.identifier = $1 and v."expiresAt" > now()`,
    [identifier],
  )
  return rows[0] ?? null
}

/** Sets a new password by a reset token, once; ends every session of the account. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  refuseCommon(newPassword)
  try {
    // why: as one queued unit, because the token is consumed before hashing
    await hashInTurn(() => api().resetPassword({ body: { token, newPassword } }))
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw new AppError('account.reset-link-invalid')
    throw error
  }
}

/** Sets a new password for a person with an open session; ends their other sessions and voids open reset links. */
export async function changePassword(profileId: string, newPassword: string, kept: string): Promise<void> {
  refuseCommon(newPassword)
  const hashed = await hashInTurn(() => hash(newPassword, argon2))
  // why: one statement, so that no session of the old password outlives it
  await authDatabase().query(
    `with changed as (
       update auth.account set password = $2, "updatedAt" = now() where "userId" = $1 and "providerId" = 'credential' returning 1
     ), added as (
       insert into auth.account ("accountId", "providerId", "userId", password, "updatedAt")
       select $1::uuid::text, 'credential', $1, $2, now() where not exists (select from changed)
     ), voided as (
       delete from auth.verification where value = $1::uuid::text
     )
     delete from auth.session where "userId" = $1 and id <> $3`,
    [profileId, hashed, kept],
  )
}

export type OpenSession = {
  /** The person, as the type of the account. */
  actor: Actor
  /** Company of the session: of a member, or viewed by staff. */
  company: CompanyAccess | null
  theme: Theme
  /** `isRequired`: by the role of a member of staff; `companySince`: when a company began to require it of the member. */
  secondFactor: { isOn: boolean; isRequired: boolean; firstSignIn: Date | null; companySince: Date | null }
}
type SessionRow = {
  session_id: string
  id: string
  user_type: UserType
  email: string
  full_name: string
  language: Lang
  theme: Theme
  proved_at: string
  has_code: boolean
  first_sign_in: string | null
  company_id: string | null
  is_owner: boolean
  capabilities: string[] | null
  view_ends_at: string | null
  factor_since: string | null
} & StaffRow

function companyOf({ company_id: id, is_owner, capabilities, view_ends_at }: SessionRow): CompanyAccess | null {
  if (id === null) return null
  if (view_ends_at !== null) return { id, mode: 'view', permissions: [], viewEndsAt: new Date(view_ends_at) }
  return { id, mode: is_owner ? 'owner' : 'member', permissions: capabilities ?? [] }
}

/** Checks the session of a request: one prepared statement, never cached. */
export async function findSession(token: string): Promise<OpenSession | null> {
  if (!/^[\w-]{20,128}$/.test(token)) return null
  const { rows } = await databasePool().query<SessionRow>({
    name: 'open-session',
    text: `select session_id, id, user_type, email, full_name, language, theme, proved_at, has_code, first_sign_in,
      company_id, is_owner, capabilities, view_ends_at, factor_since, m.*
      from priv.open_session($1) left join lateral priv.staff_standing(id, session_id) m on user_type = 'admin'`,
    values: [sessionKey(token)],
  })
  const row = rows[0]
  if (!row) return null
  const { id, user_type: type, email, full_name: name, language, session_id: sessionId, theme } = row
  const person = { id, type, email, name, language, sessionId, provedAt: new Date(row.proved_at) }
  const staff = rightsOf(row)
  const firstSignIn = row.first_sign_in === null ? null : new Date(row.first_sign_in)
  const companySince = row.factor_since === null ? null : new Date(row.factor_since)
  const isRequired = row.staff_second_factor !== false
  const secondFactor = { isOn: row.has_code, isRequired, firstSignIn, companySince }
  return { actor: staff ? { ...person, staff } : person, company: companyOf(row), theme, secondFactor }
}

/** Ends one session, effective from the next request everywhere. */
export async function endSession(sessionId: string): Promise<void> {
  await authPool!.query('delete from auth.session where id = $1', [sessionId])
}

export const sessionCookie = (): string => (env().secureCookies ? '__Host-session' : 'session')
