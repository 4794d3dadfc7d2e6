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

/** States of a certificate. Ended states are final: a new certificate is issued instead. */
export const certificateSteps = {
  suspend: { from: ['active'], to: 'suspended', permission: 'certificates.suspend' },
  reinstate: { from: ['suspended'], to: 'active', permission: 'certificates.reinstate' },
  revoke: { from: ['active', 'suspended'], to: 'revoked', permission: 'certificates.revoke' },
  expire: { from: ['active', 'suspended'], to: 'expired', permission: 'certificates.issue' },
  renew: { from: ['active', 'expired'], to: 'expired', permission: 'certificates.issue' },
} as const satisfies Record<string, Step<CertificateState>>
export type CertificateStep = StepName<typeof certificateSteps>

/** Published classes of reasons for a lost certificate. */
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
/** Reasons that staff may choose; the rule finds the others. */
export const suspendReasons = ['misuse', 'issued_in_error', 'branch_closed', 'holder_request', 'other'] as const
export const revokeReasons = ['critical_failure', ...suspendReasons] as const

/** States shown to readers, computed at read time. */
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
/** Days before the expiry on which the holder is notified, once each. */
export const tellDaysBefore = [60, 30, 7] as const

type Dated = { state: CertificateState; expiresAt: string }

/** Start of the day of Riyadh so many days before the expiry. */
const daysBeforeEnd = (expiresAt: string, days: number): Date =>
  startOfDay(addDays(riyadhDay(new Date(expiresAt)), -days))

/**
 * State at a moment, regardless of the stored one: past its end a certificate is expired; a suspended one is never
 * valid.
 */
export function stateAt({ state, expiresAt }: Dated, at: Date): ShownState {
  if (state === 'revoked' || state === 'expired') return state
  if (new Date(expiresAt) <= at) return 'expired'
  if (state === 'suspended') return 'suspended'
  return daysBeforeEnd(expiresAt, endsSoonDays) <= at ? 'expires-soon' : 'valid'
}

export type HeldState = 'valid' | 'expires-soon'
export const isHeld = (shown: ShownState): shown is HeldState => shown === 'valid' || shown === 'expires-soon'

/** Expires at the end of the same day so many months later, in Riyadh, or of the month's last day if shorter. */
export const expiryOf = (issuedAt: Date, { validMonths }: Pick<RuleSettings, 'validMonths'>): Date =>
  new Date(endOfDay(addMonths(riyadhDay(issuedAt), validMonths)).getTime() - 1000)

/** First day on which it may be renewed. */
export const renewableFrom = (expiresAt: string): Day => addDays(riyadhDay(new Date(expiresAt)), -renewalDays)

const rank = (level: CertificateLevel): number => certificateLevels.indexOf(level)

/**
 * Whether a certificate may be renewed: near or after its end, earlier only for a higher level, never while suspended
 * or revoked. The new one has the level earned today.
 */
export function mayRenew(certificate: Dated & { level: CertificateLevel }, earned: CertificateLevel | null, at: Date) {
  const shown = stateAt(certificate, at)
  if (earned === null || shown === 'revoked' || shown === 'suspended') return false
  if (shown === 'expired' || rank(earned) > rank(certificate.level)) return true
  return riyadhDay(at) >= renewableFrom(certificate.expiresAt)
}

/** Mean of the branch minus the threshold of its certificate's level (negative: below); null without enough visits. */
export const marginOf = ({ mean, counted }: Eligibility, level: CertificateLevel, rule: RuleSettings): number | null =>
  mean === null ? null : marginOver(counted, rule.leastMean[level])

export const risks = ['none', 'mean-below', 'critical-failure', 'overdue-action', 'expires-soon'] as const
export type Risk = (typeof risks)[number]

/** Greatest threat to a held certificate. */
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

/** Whether a failure on that day would have blocked the certificate: one found after the issue suspends it. */
export const countsAgainst = (day: Day, issuedAt: string, { criticalMonths }: Months): boolean =>
  riyadhDay(new Date(issuedAt)) < addMonths(day, criticalMonths)

/**
 * Action of the rule on a certificate. A critical failure suspends it until the corrective actions are verified; a
 * manual suspension ends manually only.
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

/** Crockford's base 32: no look-alike characters. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Certificate number `ITQ-XXXX-XXXX-XXXX`: 60 bits from 12 random bytes. */
export const certificateNumber = (random: Uint8Array): string => {
  const signs = Array.from(random.subarray(0, 12), (byte) => letters[byte % 32]!).join('')
  return `ITQ-${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8, 12)}`
}
