import { databasePool } from '#/db/database.server.ts'
import { authDatabase } from './auth.server.ts'

export type SessionRow = {
  id: string
  firstSeen: string
  lastSeen: string
  network: string | null
  userAgent: string | null
}

/** Idle and absolute limits of a session, as in priv.open_session. */
const limits = `case when u.user_type = 'admin' then s."updatedAt" > now() - interval '30 minutes' and s."createdAt" > now() - interval '12 hours'
  else s."updatedAt" > now() - interval '7 days' and s."createdAt" > now() - interval '30 days' end`

/** Open sessions of a person, last used first; sign-ins that wait for their code are none. */
export async function sessionsOf(profileId: string): Promise<SessionRow[]> {
  const { rows } = await authDatabase().query<Omit<SessionRow, 'firstSeen' | 'lastSeen'> & { first: Date; last: Date }>(
    `select s.id, s."createdAt" as first, s."updatedAt" as last, s."ipAddress" as network, s."userAgent" as "userAgent"
     from auth.session s join auth."user" u on u.id = s."userId"
     left join auth.second_factor f on f.user_id = s."userId" and f.confirmed_at is not null
     where s."userId" = $1 and s."expiresAt" > now() and ${limits} and not (f.user_id is not null and s."confirmedAt" is null)
     order by s."updatedAt" desc, s.id`,
    [profileId],
  )
  return rows.map(({ first, last, ...row }) => ({
    ...row,
    firstSeen: new Date(first).toISOString(),
    lastSeen: new Date(last).toISOString(),
  }))
}

/** Ends one session of a person, effective from the next request everywhere; false when it is not theirs or over. */
export async function endSessionOf(profileId: string, sessionId: string): Promise<boolean> {
  const text = 'delete from auth.session where id = $2 and "userId" = $1'
  const { rowCount } = await authDatabase().query(text, [profileId, sessionId])
  return rowCount === 1
}

/** Ends all sessions of a person except one. Returns their number. */
export async function endOtherSessions(profileId: string, kept: string): Promise<number> {
  const text = 'delete from auth.session where "userId" = $1 and id <> $2'
  const { rowCount } = await authDatabase().query(text, [profileId, kept])
  return rowCount ?? 0
}

/**
 * Ends the sessions of a person that do not act for another company; with a time, only those that began before it, so
 * that a repeated job does not sign out a person who came back.
 */
export async function endSessionsIn(profileId: string, clientId: string, before: Date | null = null): Promise<void> {
  await authDatabase().query(
    `delete from auth.session where "userId" = $1 and coalesce("companyId", $2::uuid) = $2::uuid
       and ($3::timestamptz is null or "createdAt" <= $3)`,
    [profileId, clientId, before],
  )
}

/** Makes a company the one that a session of the person acts for; the database confirms the membership at each request. */
export async function actInSession(profileId: string, sessionId: string, clientId: string): Promise<void> {
  const text = 'update auth.session set "companyId" = $3 where "userId" = $1 and id = $2'
  await authDatabase().query(text, [profileId, sessionId, clientId])
}

/** Ends all sessions of a person. */
export async function endAllSessions(profileId: string): Promise<void> {
  await authDatabase().query('delete from auth.session where "userId" = $1', [profileId])
}

/** Sessions that are still open, each with a word for what staff may do in it; the word changes with their rights. */
export async function standingsOf(ids: readonly string[]): Promise<Map<string, string>> {
  const text = 'select id, standing from priv.session_standings($1)'
  const { rows } = await databasePool().query<{ id: string; standing: string }>(text, [ids])
  return new Map(rows.map(({ id, standing }) => [id, standing]))
}
