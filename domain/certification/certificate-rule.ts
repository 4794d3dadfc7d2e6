import { addMonths, type Day } from '../riyadh-time.ts'

export { addMonths } from '../riyadh-time.ts'

export const certificateLevels = ['silver', 'gold', 'platinum'] as const
export type CertificateLevel = (typeof certificateLevels)[number]
export const isCertificateLevel = (text: string): text is CertificateLevel =>
  (certificateLevels as readonly string[]).includes(text)

/** Settings of the published certificate rule, applied by the program and shown on the site. */
export type RuleSettings = {
  /** Number of newest counted visits in the mean. */
  visits: number
  withinMonths: number
  leastMean: Readonly<Record<CertificateLevel, number>>
  /** Months after a critical failure without a certificate. */
  criticalMonths: number
  validMonths: number
  /** Whether earned certificates are issued automatically. */
  issuesByItself: boolean
}

/** The first version, in force until another one is published. */
export const certificateRule = {
  visits: 3,
  withinMonths: 12,
  leastMean: { silver: 80, gold: 87, platinum: 93 },
  criticalMonths: 6,
  validMonths: 12,
  issuesByItself: false,
} as const satisfies RuleSettings

const ranges = {
  visits: [1, 10],
  withinMonths: [1, 36],
  criticalMonths: [1, 36],
  validMonths: [1, 36],
} as const
export type RuleField = keyof typeof ranges | CertificateLevel

const isHundredths = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9

/** Settings that cannot be published: out of range, or a level with no higher threshold than the one below. */
export function ruleProblems(settings: RuleSettings): RuleField[] {
  const wrong: RuleField[] = (Object.keys(ranges) as (keyof typeof ranges)[]).filter((field) => {
    const [least, most] = ranges[field]
    return !Number.isInteger(settings[field]) || settings[field] < least || settings[field] > most
  })
  certificateLevels.forEach((level, index) => {
    const least = settings.leastMean[level]
    const below = index === 0 ? 0 : settings.leastMean[certificateLevels[index - 1]!]
    if (!(least > below && least <= 100 && isHundredths(least))) wrong.push(level)
  })
  return wrong
}

/** A released visit that counts in the statistics. `score` is the final one, in per cent with two decimals. */
export type CountedVisit = { day: Day; score: number; criticalFailure: boolean }

export type Missing =
  | { what: 'visits'; have: number; need: number }
  | { what: 'mean'; need: number; gap: number }
  | { what: 'critical-failure'; on: Day; until: Day }
  | { what: 'overdue-action' }

export type Eligibility = {
  level: CertificateLevel | null
  /** The visits that were counted, newest first. */
  counted: CountedVisit[]
  /** Cut to two decimals, never rounded up: 79.99 must not show as 80. Null without enough visits. */
  mean: number | null
  missing: Missing[]
  /** Next higher level and the points of the mean missing for it; null at the top and without a mean. */
  next: { level: CertificateLevel; gap: number } | null
}

/** Scores have two decimals; hundredths add up exactly. */
const hundredths = (score: number): number => Math.round(score * 100)
const sumOf = (visits: readonly CountedVisit[]): number =>
  visits.reduce((total, { score }) => total + hundredths(score), 0)
const cut = (sum: number, count: number): number => Math.floor(sum / count) / 100

/** Mean of these visits minus a level's threshold (negative: below), cut to two decimals. */
export const marginOver = (visits: readonly CountedVisit[], leastMean: number): number =>
  cut(sumOf(visits) - hundredths(leastMean) * visits.length, visits.length) || 0

/**
 * The newest critical failure that still blocks a certificate. A failure counts until the same day so many months
 * later.
 */
function openFailure(days: readonly Day[], today: Day, months: number): Missing[] {
  const on = days
    .filter((day) => day <= today)
    .toSorted()
    .at(-1)
  if (on === undefined) return []
  const until = addMonths(on, months)
  return today < until ? [{ what: 'critical-failure', on, until }] : []
}

/** The newest visits of the counting period, at most as many as the mean needs. */
const newest = (visits: readonly CountedVisit[], today: Day, rule: RuleSettings): CountedVisit[] =>
  visits
    .filter(({ day }) => day <= today && day >= addMonths(today, -rule.withinMonths))
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .slice(0, rule.visits)

export type BranchRecord = {
  visits: readonly CountedVisit[]
  overdueCriticalAction: boolean
  today: Day
  /** Newest critical failure overall, when `visits` holds only the newest visits. */
  lastFailureOn?: Day | null
}

/** Level that a branch has earned today, with the missing conditions for it or for the next one. */
export function eligibility(branch: BranchRecord, rule: RuleSettings = certificateRule): Eligibility {
  const { visits, overdueCriticalAction, today, lastFailureOn } = branch
  const counted = newest(visits, today, rule)
  const sum = sumOf(counted)
  const enough = counted.length === rule.visits
  const lacks = (level: CertificateLevel) => hundredths(rule.leastMean[level]) * counted.length - sum
  const gapTo = (level: CertificateLevel) => Math.ceil(lacks(level) / counted.length) / 100
  const reaches = (level: CertificateLevel) => enough && lacks(level) <= 0
  const earned = certificateLevels.findLast(reaches) ?? null
  const above = certificateLevels.find((level) => !reaches(level))
  const failures = visits.flatMap(({ criticalFailure, day }) => (criticalFailure ? [day] : []))
  const missing: Missing[] = []
  if (!enough) missing.push({ what: 'visits', have: counted.length, need: rule.visits })
  else if (!earned) missing.push({ what: 'mean', need: rule.leastMean.silver, gap: gapTo('silver') })
  missing.push(...openFailure([...failures, ...(lastFailureOn ? [lastFailureOn] : [])], today, rule.criticalMonths))
  if (overdueCriticalAction) missing.push({ what: 'overdue-action' })
  return {
    level: missing.length === 0 ? earned : null,
    counted,
    mean: enough ? cut(sum, counted.length) : null,
    missing,
    next: enough && above ? { level: above, gap: gapTo(above) } : null,
  }
}
