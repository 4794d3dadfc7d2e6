import {
  type CertificateLevel,
  certificateLevels,
  type Eligibility,
  marginOver,
  type RuleSettings,
} from './certificate-rule.ts'
import type { BadgeTone } from '../evaluation.ts'
import { addDays, addMonths, type Day, endOfDay, riyadhDay, startOfDay } from '../riyadh-time.ts'
import type { Step, StepName } from '../step.ts'

export const certificateStates = ['active', 'suspended', 'expired', 'revoked'] as const
export type CertificateState = (typeof certificateStates)[number]

/** Earned, kept only while it is deserved. Nothing leads back from what is over: a new certificate is issued instead. */
export const certificateSteps = {
  suspend: { from: ['active'], to: 'suspended', permission: 'certificates.suspend' },
  reinstate: { from: ['suspended'], to: 'active', permission: 'certificates.reinstate' },
  revoke: { from: ['active', 'suspended'], to: 'revoked', permission: 'certificates.revoke' },
  expire: { from: ['active', 'suspended'], to: 'expired', permission: 'certificates.issue' },
  renew: { from: ['active', 'expired'], to: 'expired', permission: 'certificates.issue' },
} as const satisfies Record<string, Step<CertificateState>>
export type CertificateStep = StepName<typeof certificateSteps>

/** Why a certificate is not good any more, in classes that everybody may read. */
export const reasonClasses = [
  'critical_failure',
  'misuse',
  'issued_in_error',
  'branch_closed',
  'holder_request',
  'renewed',
  'time_over',
  'other',
] as const
export type ReasonClass = (typeof reasonClasses)[number]
/** What a person may give as the class of a reason: the others are found by the rule. */
export const suspendReasons = ['misuse', 'issued_in_error', 'branch_closed', 'holder_request', 'other'] as const
export const revokeReasons = ['critical_failure', ...suspendReasons] as const

/** What a reader is shown: the state of this moment. */
export const shownStates = ['valid', 'expires-soon', 'suspended', 'expired', 'revoked'] as const
export type ShownState = (typeof shownStates)[number]

export const shownTone = {
  valid: 'green',
  'expires-soon': 'yellow',
  suspended: 'yellow-deep',
  expired: 'grey',
  revoked: 'red',
} as const satisfies Record<ShownState, BadgeTone>

export const endsSoonDays = 30
export const renewalDays = 60
/** So many days before the end its holder is told, once each. */
export const tellDaysBefore = [60, 30, 7] as const

type Dated = { state: CertificateState; expiresAt: string }

/** When the last so many days before the end begin: a day of Riyadh, as the end is one. */
const daysBeforeEnd = (expiresAt: string, days: number): Date =>
  startOfDay(addDays(riyadhDay(new Date(expiresAt)), -days))

/** The state at a moment, whatever is still written down: one whose time is over is expired, a suspended one is never valid. */
export function stateAt({ state, expiresAt }: Dated, at: Date): ShownState {
  if (state === 'revoked' || state === 'expired') return state
  if (new Date(expiresAt) <= at) return 'expired'
  if (state === 'suspended') return 'suspended'
  return daysBeforeEnd(expiresAt, endsSoonDays) <= at ? 'expires-soon' : 'valid'
}

export const isHeld = (shown: ShownState): boolean => shown === 'valid' || shown === 'expires-soon'

/** It ends with the last second of the same day so many months later, in Riyadh; of the month's last day where it has no such day. */
export const expiryOf = (issuedAt: Date, { validMonths }: Pick<RuleSettings, 'validMonths'>): Date =>
  new Date(endOfDay(addMonths(riyadhDay(issuedAt), validMonths)).getTime() - 1000)

/** From when on it may be renewed. */
export const renewableFrom = (expiresAt: string): Day => addDays(riyadhDay(new Date(expiresAt)), -renewalDays)

const rank = (level: CertificateLevel): number => certificateLevels.indexOf(level)

/**
 * Whether a certificate may be followed by a new one: near its end or after it, and earlier only for a higher level. What is suspended
 * or revoked is not renewed. The level of the new one is what the branch earns today.
 */
export function mayRenew(certificate: Dated & { level: CertificateLevel }, earned: CertificateLevel | null, at: Date) {
  const shown = stateAt(certificate, at)
  if (earned === null || shown === 'revoked' || shown === 'suspended') return false
  if (shown === 'expired' || rank(earned) > rank(certificate.level)) return true
  return riyadhDay(at) >= renewableFrom(certificate.expiresAt)
}

/** How far the branch stands above (negative: below) what the level of its certificate asks for today; null without enough visits. */
export const marginOf = ({ mean, counted }: Eligibility, level: CertificateLevel, rule: RuleSettings): number | null =>
  mean === null ? null : marginOver(counted, rule.leastMean[level])

export const risks = ['none', 'mean-below', 'critical-failure', 'overdue-action', 'expires-soon'] as const
export type Risk = (typeof risks)[number]

/** What most threatens a certificate that is held. */
export function riskOf(
  held: { level: CertificateLevel; state: ShownState },
  branch: Eligibility,
  rule: RuleSettings,
): Risk {
  const stands = (what: string) => branch.missing.some((missing) => missing.what === what)
  if (held.state === 'suspended' || stands('critical-failure')) return 'critical-failure'
  if (stands('overdue-action')) return 'overdue-action'
  if ((marginOf(branch, held.level, rule) ?? 0) < 0) return 'mean-below'
  return held.state === 'expires-soon' ? 'expires-soon' : 'none'
}

/** A counted visit with a critical failure whose actions are not all verified. */
export type OpenFailure = { reportId: string; day: Day }
type Months = Pick<RuleSettings, 'criticalMonths'>
type Ruled = Dated & { suspendingReportId: string | null }

export type Verdict =
  | { step: 'expire' }
  | { step: 'suspend'; reportId: string }
  | { step: 'reinstate' }
  | { step: 'stay'; reportId: string | null }

/** Whether a failure of that day would have stood in the way of issuing it: what was not known then suspends it now. */
export const countsAgainst = (day: Day, issuedAt: string, { criticalMonths }: Months): boolean =>
  riyadhDay(new Date(issuedAt)) < addMonths(day, criticalMonths)

/**
 * What the rule does with a certificate by itself. A critical failure suspends it until the actions about that failure are verified;
 * what a person suspended, only a person reinstates.
 */
export function verdictOf(certificate: Ruled, failures: readonly OpenFailure[], at: Date): Verdict | null {
  const { state, suspendingReportId } = certificate
  if (state !== 'active' && state !== 'suspended') return null
  if (stateAt(certificate, at) === 'expired') return { step: 'expire' }
  const first = failures.toSorted((a, b) => a.day.localeCompare(b.day) || a.reportId.localeCompare(b.reportId))[0]
  if (state === 'active') return first ? { step: 'suspend', reportId: first.reportId } : null
  if (suspendingReportId === null) return null
  if (!first) return { step: 'reinstate' }
  return failures.some(({ reportId }) => reportId === suspendingReportId)
    ? null
    : { step: 'stay', reportId: first.reportId }
}

/** Crockford's letters and figures: none that is taken for another. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The number on the certificate, `ITQ-XXXX-XXXX-XXXX`, of 12 random bytes: 60 bits of them are used. */
export const certificateNumber = (random: Uint8Array): string => {
  const signs = Array.from(random.subarray(0, 12), (byte) => letters[byte % 32]!).join('')
  return `ITQ-${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8, 12)}`
}
