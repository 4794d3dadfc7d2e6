import { createHash, randomBytes } from 'node:crypto'
import { changeLinkHours, verifyLinkDays } from '#/domain/email-links.ts'
import { authDatabase } from './auth.server.ts'

/** Token of a link, and its digest for storage. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')
export const linkHash = (token: string): string => createHash('sha256').update(`email link ${token}`).digest('hex')

export type EmailLink = { purpose: 'verify' | 'change' | 'undo'; address: string; profileId: string }

/** What an open link would do, or null when it is unknown, used or over. */
export async function findEmailLink(token: string): Promise<EmailLink | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const { rows } = await authDatabase().query<EmailLink>(
    `select l.purpose, l.address, l.user_id as "profileId"
     from auth.email_links l join auth."user" u on u.id = l.user_id
     where l.token_hash = $1 and l.used_at is null and l."expiresAt" > now() and (l.purpose <> 'verify' or u.email = l.address)`,
    [linkHash(token)],
  )
  return rows[0] ?? null
}

export type EmailState = {
  address: string
  isVerified: boolean
  /** A new address that waits for its link. */
  pending: { address: string; until: string } | null
  /** Until when the last change can be taken back from the old address. */
  undoUntil: string | null
}

export async function emailStateOf(profileId: string): Promise<EmailState> {
  const { rows } = await authDatabase().query<{
    address: string
    verified: boolean
    pending: string | null
    pending_until: Date | null
    undo_until: Date | null
  }>(
    `select u.email as address, u."emailVerified" as verified, c.address as pending, c."expiresAt" as pending_until,
       (select max("expiresAt") from auth.email_links e where e.user_id = u.id and e.purpose = 'undo' and e.used_at is null
         and e."expiresAt" > now()) as undo_until
     from auth."user" u left join auth.email_links c on c.user_id = u.id and c.purpose = 'change' and c.used_at is null
       and c."expiresAt" > now()
     where u.id = $1`,
    [profileId],
  )
  const row = rows[0]!
  return {
    address: row.address,
    isVerified: row.verified,
    pending: row.pending === null ? null : { address: row.pending, until: new Date(row.pending_until!).toISOString() },
    undoUntil: row.undo_until === null ? null : new Date(row.undo_until).toISOString(),
  }
}

/** Notes a wished new address in place of an earlier one; whether it is free decides the job that mails the link. */
export async function noteWishedAddress(profileId: string, address: string): Promise<string> {
  const { rows } = await authDatabase().query<{ id: string }>(
    `with dropped as (delete from auth.email_links where user_id = $1 and purpose = 'change' and used_at is null)
     insert into auth.email_links (user_id, purpose, address, "expiresAt")
     values ($1, 'change', $2, now() + make_interval(hours => $3)) returning id`,
    [profileId, address, changeLinkHours],
  )
  return rows[0]!.id
}

/** Drops the wished new address; false when there is none. */
export async function dropWishedAddress(profileId: string): Promise<boolean> {
  const text = `delete from auth.email_links where user_id = $1 and purpose = 'change' and used_at is null and "expiresAt" > now()`
  const { rowCount } = await authDatabase().query(text, [profileId])
  return rowCount === 1
}

export type WishedAddress = { profileId: string; address: string; owner: string | null; isFree: boolean }

/** A wished address that still waits, and whose it is now. */
export async function wishedAddress(linkId: string): Promise<WishedAddress | null> {
  const { rows } = await authDatabase().query<WishedAddress>(
    `select l.user_id as "profileId", l.address, o.id as owner, o.id is null and not exists (
       select from auth.email_links k where k.address = l.address and k.purpose = 'undo' and k.used_at is null
         and k."expiresAt" > now() and k.user_id <> l.user_id) as "isFree"
     from auth.email_links l left join auth."user" o on o.email = l.address
     where l.id = $1 and l.purpose = 'change' and l.used_at is null and l."expiresAt" > now()`,
    [linkId],
  )
  return rows[0] ?? null
}

/** Gives a waiting link its token; the one before opens nothing any more. */
export async function keyOfLink(linkId: string): Promise<string> {
  const token = newLinkToken()
  await authDatabase().query('update auth.email_links set token_hash = $2 where id = $1', [linkId, linkHash(token)])
  return token
}

/** A link that verifies the present address; null when it is verified. Earlier ones stay open. */
export async function verificationLink(profileId: string): Promise<string | null> {
  const token = newLinkToken()
  const { rowCount } = await authDatabase().query(
    `insert into auth.email_links (user_id, purpose, address, token_hash, "expiresAt")
     select id, 'verify', email, $2, now() + make_interval(days => $3) from auth."user" where id = $1 and not "emailVerified"`,
    [profileId, linkHash(token), verifyLinkDays],
  )
  return rowCount === 1 ? token : null
}

/** Counts an address as verified without a link: for the demo world, which has no mailboxes. */
export async function countAsVerified(profileId: string): Promise<void> {
  await authDatabase().query('update auth."user" set "emailVerified" = true where id = $1', [profileId])
}

/** Counts an address as verified whose owner followed a link that was mailed to it; not after a change of the address. */
export async function verifyByMail(profileId: string, address: string): Promise<void> {
  const text = `update auth."user" set "emailVerified" = true, "updatedAt" = now() where id = $1 and email = $2 and not "emailVerified"`
  await authDatabase().query(text, [profileId, address])
}
