import { sql } from 'kysely'
import { readAs, visitor } from '#/db/database.server.ts'
import type { CertificateLevel } from '#/domain/certificate-rule.ts'
import { latinDigits } from '#/domain/digits.ts'
import { likePattern } from '#/features/branches/branches.server.ts'
import { now } from '#/platform/clock.ts'

export type CertificateState = 'active' | 'suspended' | 'expired' | 'revoked'
export type RegisterEntry = {
  number: string
  holder: string
  branch: string
  city: string | null
  level: CertificateLevel
  /** Today's: one whose time is over is expired, whatever else is written down. */
  state: CertificateState
  issuedAt: string
  expiresAt: string
}
export type Register = {
  rows: RegisterEntry[]
  total: number
  /** Whether a certificate was ever listed: an empty answer to a search is something else. */
  isEmpty: boolean
}

export const registerPageSize = 20
const mostPages = 500

const listed = (at: Date) =>
  readAs(visitor, async (db) => ({
    db,
    entries: db
      .selectFrom('certificates')
      .select([
        'number',
        'holder_name as holder',
        'branch_name as branch',
        'city',
        'level',
        'issued_at as issuedAt',
        'expires_at as expiresAt',
        sql<CertificateState>`case when state in ('active', 'suspended') and expires_at <= ${at.toISOString()} then 'expired' else state end`.as(
          'state',
        ),
      ]),
  }))

type Row = Omit<RegisterEntry, 'level'> & { level: string }
const entryOf = ({ level, ...row }: Row): RegisterEntry => ({ ...row, level: level as CertificateLevel })

/** The public register, newest first: holders who let themselves be listed, found by name, branch or number. */
export async function readRegister(typed: string, page: number): Promise<Register> {
  const { db, entries } = await listed(now())
  const q = typed.trim().slice(0, 100)
  const matches = sql<boolean>`app.fold(holder_name || ' ' || branch_name || ' ' || number) like ${likePattern(q)}`
  const found = q === '' ? entries : entries.where(matches)
  const offset = (Math.min(mostPages, Math.max(1, page)) - 1) * registerPageSize
  const counting = db.selectFrom('certificates').select((e) => e.fn.countAll<number>().as('count'))
  const [rows, matching, all] = await Promise.all([
    found.orderBy('issued_at', 'desc').orderBy('number').limit(registerPageSize).offset(offset).execute(),
    (q === '' ? counting : counting.where(matches)).executeTakeFirstOrThrow(),
    counting.executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(entryOf), total: matching.count, isEmpty: all.count === 0 }
}

/** The number as it is written on certificates: capitals, Latin digits, no spaces. */
export const plainCertificateNumber = (typed: string): string =>
  latinDigits(typed).replace(/\s/g, '').toUpperCase().slice(0, 20)

/** What stands behind a number, or null when there is no such certificate. Exact: a part of a number finds nothing. */
export async function findCertificate(typed: string): Promise<RegisterEntry | null> {
  const number = plainCertificateNumber(typed)
  if (number.length < 6) return null
  const { entries } = await listed(now())
  const row = await entries.where('number', '=', number).executeTakeFirst()
  return row ? entryOf(row) : null
}
