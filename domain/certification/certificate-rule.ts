import { addMonths, type Day } from '../riyadh-time.ts'

export { addMonths } from '../riyadh-time.ts'

export const certificateLevels = ['silver', 'gold', 'platinum'] as const
export type CertificateLevel = (typeof certificateLevels)[number]
export const isCertificateLevel = (text: string): text is CertificateLevel =>
  (certificateLevels as readonly string[]).includes(text)

/** What an administrator may set; what is published is applied by the program and read by people on the site. */
export type RuleSettings = {
  /** How many of the newest counted visits the mean is taken of. */
  visits: number
  withinMonths: number
  leastMean: Readonly<Record<CertificateLevel, number>>
  /** So long after a critical failure nothing is given. */
  criticalMonths: number
  validMonths: number
  /** Whether a certificate that is earned is issued without anybody deciding. */
  issuesByItself: boolean
}

/** The first published rule: in force until another version is published. */
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

/** The settings that cannot be published: outside of their range, or a level that asks for no more than the one below it. */
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
  /** Cut, never rounded up, to two decimals: 79.99 is not shown as the 80 it is not. Null without enough visits. */
  mean: number | null
  missing: Missing[]
  /** The next level up and the points of the mean that are missing to it; null at the top and without a mean. */
  next: { level: CertificateLevel; gap: number } | null
}

/** Scores have two decimals, so that hundredths add up exactly. */
const hundredths = (score: number): number => Math.round(score * 100)
const sumOf = (visits: readonly CountedVisit[]): number =>
  visits.reduce((total, { score }) => total + hundredths(score), 0)
const cut = (sum: number, count: number): number => Math.floor(sum / count) / 100

/** How far the mean of these visits stands above (or below: negative) what a level asks for, cut to two decimals. */
export const marginOver = (visits: readonly CountedVisit[], leastMean: number): number =>
  cut(sumOf(visits) - hundredths(leastMean) * visits.length, visits.length) || 0

/** The newest critical failure that still stands in the way. A failure counts until the same day so many months later. */
function openFailure(days: readonly Day[], today: Day, months: number): Missing[] {
  const on = days
    .filter((day) => day <= today)
    .toSorted()
    .at(-1)
  if (on === undefined) return []
  const until = addMonths(on, months)
  return today < until ? [{ what: 'critical-failure', on, until }] : []
}

/** The newest visits of the last months, as many as the mean is taken of. */
const newest = (visits: readonly CountedVisit[], today: Day, rule: RuleSettings): CountedVisit[] =>
  visits
    .filter(({ day }) => day <= today && day >= addMonths(today, -rule.withinMonths))
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .slice(0, rule.visits)

export type BranchRecord = {
  visits: readonly CountedVisit[]
  overdueCriticalAction: boolean
  today: Day
  /** The newest critical failure of all, when `visits` holds only the newest visits. */
  lastFailureOn?: Day | null
}

/** Which certificate a branch may have today, and what is missing to it or to the next one. */
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
