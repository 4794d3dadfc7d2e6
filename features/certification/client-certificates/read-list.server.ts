import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { type CertificateState, type ReasonClass, stateAt } from '#/domain/certification/certificate.ts'
import type { CertificateLevel, RuleSettings } from '#/domain/certification/certificate-rule.ts'
import { authorize } from '#/domain/permissions.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { daysBetween, riyadhDay } from '#/domain/riyadh-time.ts'
import { readRule } from '#/features/certification/certificates/rule.server.ts'
import { readStanding } from '#/features/certification/certificates/standing.server.ts'
import { branchesBelow } from '#/features/companies/hierarchy/parts.server.ts'
import { now } from '#/platform/clock.ts'
import { guestStarsOf, openActionsOf } from './beside.server.ts'
import type { Show } from './lists.ts'
import type { CertificatesQuery, OwnBranch } from './own-list.ts'
import {
  type BranchStanding,
  countShown,
  holdsOne,
  isRenewable,
  listed,
  type NewestCertificate,
  situationOf,
} from './standing-list.ts'
import { requireFeature } from '#/features/companies/plan-contents/feature.server.ts'

export type OwnCertificates = {
  rows: OwnBranch[]
  total: number
  /** Number of all branches, unfiltered. */
  branches: number
  counts: Record<Show, number>
  cities: string[]
  needed: number
}

export type Applicant = { branchId: string; branchName: string; level: CertificateLevel }

type Row = {
  id: string
  branch_id: string
  public_id: string
  number: string
  level: string
  state: string
  reason_class: string | null
  state_changed_at: string
  expires_at: string
  version: number
  suspending_report_id: string | null
}

const certificateOf = (row: Row, at: Date): NewestCertificate => ({
  id: row.id,
  publicId: row.public_id,
  number: row.number,
  level: row.level as CertificateLevel,
  state: stateAt({ state: row.state as CertificateState, expiresAt: row.expires_at }, at),
  reasonClass: row.reason_class as ReasonClass | null,
  stateChangedAt: row.state_changed_at,
  expiresAt: row.expires_at,
  version: row.version,
  suspendingReportId: row.suspending_report_id,
})

/** Newest certificate of each branch that ever had one. */
async function newestOf(db: Tx, clientId: string, at: Date): Promise<Map<string, NewestCertificate>> {
  const rows = await db
    .selectFrom('certificates')
    .distinctOn('branch_id')
    .select(['id', 'branch_id', 'public_id', 'number', 'level', 'state', 'reason_class', 'state_changed_at'])
    .select(['expires_at', 'version', 'suspending_report_id'])
    .where('client_id', '=', clientId)
    .orderBy('branch_id')
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.branch_id, certificateOf(row, at)]))
}

/** Current standing of all of the client's branches. */
export async function readBranches(
  actor: Actor,
): Promise<{ branches: BranchStanding[]; rule: RuleSettings; at: Date }> {
  authorize(actor, 'certificates.read')
  const at = now()
  return readAs(actor, async (db) => {
    const [standing, newest, rule] = await Promise.all([
      readStanding(db, { clientId: companyOf(actor) }),
      newestOf(db, companyOf(actor), at),
      readRule(db),
    ])
    const branches = standing.map(({ branchId, branchName, names, city, eligibility, risk, margin, application }) => ({
      branchId,
      branchName,
      names,
      city,
      eligibility,
      risk,
      margin,
      application,
      certificate: newest.get(branchId) ?? null,
    }))
    return { branches, rule, at }
  })
}

/** All branches matching the address, in its order, for an export. */
export async function readListed(actor: Actor, query: CertificatesQuery): Promise<OwnBranch[]> {
  const { branches, rule, at } = await readBranches(actor)
  return listed(await inPart(actor, query, branches), query).map((branch) => described(branch, rule, at))
}

/** The branches below the group in the address; without one all. */
async function inPart(
  actor: Actor,
  { part }: CertificatesQuery,
  branches: BranchStanding[],
): Promise<BranchStanding[]> {
  if (part === null) return branches
  const below = new Set(await branchesBelow(actor, part))
  return branches.filter(({ branchId }) => below.has(branchId))
}

function described(branch: BranchStanding, rule: RuleSettings, at: Date): OwnBranch {
  const { certificate, eligibility } = branch
  const held = holdsOne(branch) ? certificate : null
  return {
    ...branch,
    situation: situationOf(branch),
    need: held && rule.leastMean[held.level],
    daysLeft: held && daysBetween(riyadhDay(at), riyadhDay(new Date(held.expiresAt))),
    canRenew: certificate !== null && isRenewable(certificate, eligibility.level, at),
    actions: [],
    guests: null,
  }
}

/** A page of a client's branches with certificates held, at risk or available, urgent ones first. */
export async function readOwnCertificates(actor: Actor, query: CertificatesQuery): Promise<OwnCertificates> {
  const { branches, rule, at } = await readBranches(actor)
  const found = listed(await inPart(actor, query, branches), query)
  const page = found.slice((query.page - 1) * query.rows, query.page * query.rows)
  const branchIds = page.map(({ branchId }) => branchId)
  const reportIds = page.flatMap(({ certificate }) => certificate?.suspendingReportId ?? [])
  const [actions, stars] = await readAs(actor, (db) =>
    Promise.all([
      openActionsOf(db, { clientId: companyOf(actor), branchIds, reportIds }),
      guestStarsOf(db, companyOf(actor), branchIds),
    ]),
  )
  const rows = page.map((branch) => ({
    ...described(branch, rule, at),
    actions: actions.get(branch.branchId) ?? [],
    guests: stars.get(branch.branchId) ?? null,
  }))
  const cities = [...new Set(branches.flatMap(({ city }) => (city ? [city] : [])))]
  return {
    rows,
    total: found.length,
    branches: branches.length,
    counts: countShown(branches),
    cities,
    needed: rule.visits,
  }
}

/** Branch of an application: null unless eligible and without an open one. */
export async function readApplicant(actor: Actor, branchId: string): Promise<Applicant | null> {
  authorize(actor, 'certificates.apply')
  if (!isRecordId(branchId)) return null
  const [branch] = await readAs(actor, async (db) => {
    await requireFeature(db, companyOf(actor), 'certificates')
    return readStanding(db, { clientId: companyOf(actor), branchIds: [branchId] })
  })
  if (!branch?.eligibility.level || branch.held || branch.application) return null
  return { branchId, branchName: branch.branchName, level: branch.eligibility.level }
}

/** Counts of a client's branches by standing, for its dashboard. */
export async function countOwnCertificates(actor: Actor): Promise<Record<Show, number>> {
  return countShown((await readBranches(actor)).branches)
}
