import { mayRenew, type ReasonClass, type Risk, type ShownState } from '#/domain/certification/certificate.ts'
import type { CertificateLevel, Eligibility } from '#/domain/certification/certificate-rule.ts'
import { fold } from '#/domain/fold.ts'
import type { Text } from '#/domain/text.ts'
import { type CertificateFilter, type Show, type Situation, situations } from './lists.ts'

/** Newest certificate of a branch in any state. */
export type NewestCertificate = {
  id: string
  publicId: string
  number: string
  level: CertificateLevel
  state: ShownState
  reasonClass: ReasonClass | null
  stateChangedAt: string
  expiresAt: string
  version: number
  suspendingReportId: string | null
}

export type BranchStanding = {
  branchId: string
  branchName: string
  names: Text
  city: string | null
  eligibility: Eligibility
  risk: Risk
  /** Mean minus the threshold of the held level (negative: below). */
  margin: number | null
  application: { id: string; createdAt: string } | null
  certificate: NewestCertificate | null
}

/** States of a certificate in force: valid or suspended. */
export const holdsOne = ({ certificate }: BranchStanding): boolean =>
  certificate !== null && certificate.state !== 'expired' && certificate.state !== 'revoked'

/** Whether the client may renew it at a moment, as earned then. Never when suspended or revoked. */
export function isRenewable(
  { level, expiresAt, state }: Pick<NewestCertificate, 'level' | 'expiresAt' | 'state'>,
  earned: CertificateLevel | null,
  at: Date,
): boolean {
  if (state === 'suspended' || state === 'revoked') return false
  return mayRenew({ level, expiresAt, state: state === 'expired' ? 'expired' : 'active' }, earned, at)
}

/** Current standing of a branch as one word. */
export function situationOf(branch: BranchStanding): Situation {
  const { certificate, risk, application, eligibility } = branch
  if (holdsOne(branch)) {
    if (certificate?.state === 'suspended') return 'suspended'
    return risk === 'none' && certificate?.state === 'valid' ? 'good' : 'at-risk'
  }
  if (application) return 'waiting'
  return eligibility.level ? 'eligible' : 'missing'
}

const shownAs: Record<Show, readonly Situation[]> = {
  attention: ['suspended', 'at-risk'],
  held: ['suspended', 'at-risk', 'good'],
  eligible: ['eligible'],
  waiting: ['waiting'],
  missing: ['missing'],
}

/** Counts of branches by standing, above the list. */
export function countShown(branches: readonly BranchStanding[]): Record<Show, number> {
  const found = branches.map(situationOf)
  const count = (show: Show) => found.filter((situation) => shownAs[show].includes(situation)).length
  return {
    attention: count('attention'),
    held: count('held'),
    eligible: count('eligible'),
    waiting: count('waiting'),
    missing: count('missing'),
  }
}

const names = new Intl.Collator('ar')
const byName = (a: BranchStanding, b: BranchStanding) =>
  names.compare(a.branchName, b.branchName) || a.branchId.localeCompare(b.branchId)

/** Sorts nulls last in both directions. */
const byValue =
  (valueOf: (branch: BranchStanding) => string | number | null, direction: 1 | -1) =>
  (a: BranchStanding, b: BranchStanding) => {
    const [one, other] = [valueOf(a), valueOf(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return one < other ? -direction : one > other ? direction : 0
  }

const heldUntil = (branch: BranchStanding) => (holdsOne(branch) ? (branch.certificate?.expiresAt ?? null) : null)
const urgency = (branch: BranchStanding) => situations.indexOf(situationOf(branch))

type Asked = {
  q: string
  show: Show | null
  state: CertificateFilter | null
  city: string | null
  sort: 'need' | 'branch' | 'mean' | 'expires'
  descending: boolean
}

/** The branches matching the address, in its order. The default order starts with branches that need a decision. */
export function listed(branches: readonly BranchStanding[], query: Asked): BranchStanding[] {
  const { q, show, state, city, sort, descending } = query
  const words = fold(q).split(/\s+/).filter(Boolean)
  const fits = (branch: BranchStanding) =>
    words.every((word) =>
      fold(`${branch.names.en} ${branch.names.ar} ${branch.certificate?.number ?? ''}`).includes(word),
    ) &&
    (show === null || shownAs[show].includes(situationOf(branch))) &&
    (state === null || (branch.certificate?.state ?? 'none') === state) &&
    (city === null || branch.city === city)
  const direction = descending ? -1 : 1
  const order = {
    need: byValue(urgency, direction),
    branch: (a: BranchStanding, b: BranchStanding) => direction * byName(a, b),
    mean: byValue(({ eligibility }) => eligibility.mean, direction),
    expires: byValue(heldUntil, direction),
  }[sort]
  const soonest = byValue(heldUntil, 1)
  const best = byValue(({ eligibility }) => eligibility.mean, -1)
  return branches.filter(fits).toSorted((a, b) => order(a, b) || soonest(a, b) || best(a, b) || byName(a, b))
}
