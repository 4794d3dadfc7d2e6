import { readAs } from '#/db/database.server.ts'
import { shownBranch } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { mayRenew, type ReasonClass, type ShownState, stateAt } from '#/domain/certification/certificate.ts'
import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { authorize } from '#/domain/permissions.ts'
import { now } from '#/platform/clock.ts'
import { type CertificateRule, readRule } from './rule.server.ts'
import { type BranchStanding, readStanding } from './standing.server.ts'

export type OwnCertificate = {
  id: string
  publicId: string
  number: string
  version: number
  branchId: string
  branch: string
  level: CertificateLevel
  state: ShownState
  reasonClass: ReasonClass | null
  stateChangedAt: string
  issuedAt: string
  expiresAt: string
  showsBand: boolean
  isListed: boolean
  isReplaced: boolean
  canRenew: boolean
}
export type ClientCertificates = { standing: BranchStanding[]; certificates: OwnCertificate[]; rule: CertificateRule }

/** A client's branches with their standing and all certificates, newest first. */
export async function readClientCertificates(actor: Actor): Promise<ClientCertificates> {
  authorize(actor, 'certificates.read')
  const at = now()
  return readAs(actor, async (db) => {
    const [rule, standing, rows] = await Promise.all([
      readRule(db),
      readStanding(db, { clientId: companyOf(actor) }),
      db
        .selectFrom('certificates')
        .select([
          'id',
          'public_id',
          'number',
          'version',
          'branch_id',
          shownBranch().as('branch_name'),
          'level',
          'state',
          'reason_class',
        ])
        .select(['state_changed_at', 'issued_at', 'expires_at', 'shows_band', 'is_listed', 'replaced_by'])
        .where('client_id', '=', companyOf(actor))
        .orderBy('issued_at', 'desc')
        .orderBy('id')
        .execute(),
    ])
    const byBranch = new Map(standing.map((one) => [one.branchId, one]))
    const certificates = rows.map((row): OwnCertificate => {
      const dated = { state: row.state, expiresAt: row.expires_at }
      const level = row.level
      const { eligibility, held } = byBranch.get(row.branch_id) ?? { eligibility: null, held: null }
      const isNewest = row.replaced_by === null && (!held || held.id === row.id)
      return {
        id: row.id,
        publicId: row.public_id,
        number: row.number,
        version: row.version,
        branchId: row.branch_id,
        branch: row.branch_name,
        level,
        state: stateAt(dated, at),
        reasonClass: row.reason_class,
        stateChangedAt: row.state_changed_at,
        issuedAt: row.issued_at,
        expiresAt: row.expires_at,
        showsBand: row.shows_band,
        isListed: row.is_listed,
        isReplaced: row.replaced_by !== null,
        canRenew: isNewest && mayRenew({ ...dated, level }, eligibility?.level ?? null, at),
      }
    })
    return { standing, certificates, rule }
  })
}
