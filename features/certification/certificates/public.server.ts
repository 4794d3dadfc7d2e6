import { sql } from 'kysely'
import { readAs, visitor } from '#/db/database.server.ts'
import {
  type CertificateState,
  type ReasonClass,
  type ShownState,
  stateAt,
} from '#/domain/certification/certificate.ts'
import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { bandOf, type ScoreBand } from '#/domain/score.ts'
import { now } from '#/platform/clock.ts'
import type { Text } from '#/domain/text.ts'
import { plainCertificateNumber } from './register.server.ts'

/** Public facts of a certificate, for holders of its full address or number. */
export type PublicCertificate = {
  publicId: string
  number: string
  /** Name of the company, as signed. */
  holder: string
  /** Name of the branch, as signed. */
  branch: string
  /** Both names in both languages, to be shown. */
  names: { holder: Text; branch: Text }
  city: string | null
  level: CertificateLevel
  /** Current state. */
  state: ShownState
  reasonClass: ReasonClass | null
  stateChangedAt: string
  issuedAt: string
  expiresAt: string
  /** Only if shown by the holder. */
  band: ScoreBand | null
  ruleVersion: number
  /** Public id of its successor. */
  replacedBy: string | null
  credential: string | null
  keyId: string | null
  statusPlace: number
  branchId: string
  isListed: boolean
}

type Row = {
  public_id: string
  number: string
  holder_name: string
  holder_name_ar: string | null
  branch_name: string
  branch_name_ar: string | null
  city: string | null
  level: CertificateLevel
  state: CertificateState
  reason_class: ReasonClass | null
  state_changed_at: string
  issued_at: string
  expires_at: string
  mean: number | null
  rule_version: number
  replaced_by: string | null
  credential: string | null
  key_id: string | null
  status_place: number
  branch_id: string
  is_listed: boolean
}

/** Current state with its date. Past its end it is expired regardless of the stored state. */
function shownAt(row: Row, at: Date): Pick<PublicCertificate, 'state' | 'reasonClass' | 'stateChangedAt'> {
  const state = stateAt({ state: row.state, expiresAt: row.expires_at }, at)
  const isOver = state === 'expired' && row.state !== 'expired'
  if (isOver) return { state, reasonClass: 'time_over', stateChangedAt: row.expires_at }
  return { state, reasonClass: row.reason_class, stateChangedAt: row.state_changed_at }
}

const certificateOf = (row: Row, at: Date): PublicCertificate => ({
  publicId: row.public_id,
  number: row.number,
  holder: row.holder_name,
  branch: row.branch_name,
  names: {
    holder: { en: row.holder_name, ar: row.holder_name_ar ?? row.holder_name },
    branch: { en: row.branch_name, ar: row.branch_name_ar ?? row.branch_name },
  },
  city: row.city,
  level: row.level,
  ...shownAt(row, at),
  issuedAt: row.issued_at,
  expiresAt: row.expires_at,
  band: row.mean === null ? null : bandOf(row.mean),
  ruleVersion: row.rule_version,
  replacedBy: row.replaced_by,
  credential: row.credential,
  keyId: row.key_id,
  statusPlace: row.status_place,
  branchId: row.branch_id,
  isListed: row.is_listed,
})

async function find(publicId: string | null, number: string | null): Promise<PublicCertificate | null> {
  const { rows } = await readAs(visitor, (db) =>
    // why: visitors see a table row only while listed; `exists` would scan the whole table
    sql<Row>`select p.*, (select true from app.certificates c where c.public_id = p.public_id) is true as is_listed
      from priv.public_certificate(${publicId}, ${number}) p`.execute(db),
  )
  return rows[0] ? certificateOf(rows[0], now()) : null
}

const idShape = /^[0-9a-f]{32}$/
const noId = '-'

/** Certificate at a public address, or null. Malformed ids take as long as unknown ones. */
export const readPublicCertificate = (publicId: string): Promise<PublicCertificate | null> =>
  find(idShape.test(publicId) ? publicId : noId, null)

/** Certificate of a full number in any notation, listed or not; or null. */
export const findPublicCertificate = (typed: string): Promise<PublicCertificate | null> =>
  find(null, plainCertificateNumber(typed))
