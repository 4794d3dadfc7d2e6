import { sql } from 'kysely'
import { readAs, visitor } from '#/db/database.server.ts'
import { branchInBoth, certificateWords, holderInBoth } from '#/db/names.server.ts'
import { type CertificateState, type ShownState, stateAt } from '#/domain/certification/certificate.ts'
import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { latinDigits } from '#/domain/digits.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import type { Text } from '#/domain/text.ts'
import { now } from '#/platform/clock.ts'

export type RegisterEntry = {
  publicId: string
  number: string
  holder: Text
  branch: Text
  city: string | null
  level: CertificateLevel
  /** Current state. */
  state: ShownState
  issuedAt: string
  expiresAt: string
}
export type Register = {
  rows: RegisterEntry[]
  total: number
  /** Whether no certificate was ever listed, unlike a search without matches. */
  isEmpty: boolean
}

export const registerPageSize = 20
const mostPages = 500

const listed = () =>
  readAs(visitor, async (db) => ({
    db,
    entries: db
      .selectFrom('certificates')
      .select([
        'public_id as publicId',
        'number',
        holderInBoth().as('holder'),
        branchInBoth().as('branch'),
        'city',
        'level',
        'issued_at as issuedAt',
        'expires_at as expiresAt',
        'state',
      ]),
  }))

type Row = Omit<RegisterEntry, 'level' | 'state'> & { level: string; state: string }
const entryOf = ({ level, state, ...row }: Row, at: Date): RegisterEntry => ({
  ...row,
  level: level as CertificateLevel,
  state: stateAt({ state: state as CertificateState, expiresAt: row.expiresAt }, at),
})

/** Public register, newest first: holders who chose to be listed, by name, branch or number. */
export async function readRegister(typed: string, page: number): Promise<Register> {
  const { db, entries } = await listed()
  const q = typed.trim().slice(0, 100)
  const matches = sql<boolean>`app.fold(${certificateWords()}) like ${likePattern(q)}`
  const found = q === '' ? entries : entries.where(matches)
  const offset = (Math.min(mostPages, Math.max(1, page)) - 1) * registerPageSize
  const counting = db.selectFrom('certificates').select((e) => e.fn.countAll<number>().as('count'))
  const [rows, matching, all] = await Promise.all([
    found.orderBy('issued_at', 'desc').orderBy('number').limit(registerPageSize).offset(offset).execute(),
    (q === '' ? counting : counting.where(matches)).executeTakeFirstOrThrow(),
    counting.executeTakeFirstOrThrow(),
  ])
  const at = now()
  return { rows: rows.map((row) => entryOf(row, at)), total: matching.count, isEmpty: all.count === 0 }
}

/** Number as printed: capitals, Latin digits, no spaces. */
export const plainCertificateNumber = (typed: string): string =>
  latinDigits(typed).replace(/\s/g, '').toUpperCase().slice(0, 20)
