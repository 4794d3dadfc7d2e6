import { addDays, type Day } from './riyadh-time.ts'

export const certificateLevels = ['silver', 'gold', 'platinum'] as const
export type CertificateLevel = (typeof certificateLevels)[number]

/** The published rule. It is read by people on the site and applied by the program from here. */
export const certificateRule = {
  /** How many of the newest counted visits the mean is taken of. */
  visits: 3,
  withinMonths: 12,
  leastMean: { silver: 80, gold: 87, platinum: 93 },
  /** So long after a critical failure nothing is given. */
  criticalMonths: 6,
  validMonths: 12,
} as const

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

/** The same day so many months earlier or later; the last of the month where that month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
  const [nextYear, nextMonth] = first.split('-').map(Number) as [number, number]
  const last = new Date(Date.UTC(nextYear, nextMonth, 0)).getUTCDate()
  return addDays(first, Math.min(date, last) - 1)
}

/** Scores have two decimals, so that hundredths add up exactly. */
const hundredths = (score: number): number => Math.round(score * 100)
const cut = (sum: number, count: number): number => Math.floor(sum / count) / 100
/** What is missing of a mean, rounded up: less than this is not enough. */
const gapTo = (level: CertificateLevel, sum: number, count: number): number =>
  Math.ceil((certificateRule.leastMean[level] * 100 * count - sum) / count) / 100

/** The newest critical failure that still stands in the way. A failure counts until the same day six months later. */
function openFailure(visits: readonly CountedVisit[], today: Day): Missing[] {
  const failed = visits.filter(({ criticalFailure, day }) => criticalFailure && day <= today)
  const on = failed
    .map(({ day }) => day)
    .toSorted()
    .at(-1)
  if (on === undefined) return []
  const until = addMonths(on, certificateRule.criticalMonths)
  return today < until ? [{ what: 'critical-failure', on, until }] : []
}

/** The newest visits of the last twelve months, as many as the mean is taken of. */
const newest = (visits: readonly CountedVisit[], today: Day): CountedVisit[] =>
  visits
    .filter(({ day }) => day <= today && day >= addMonths(today, -certificateRule.withinMonths))
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .slice(0, certificateRule.visits)

type Branch = { visits: readonly CountedVisit[]; overdueCriticalAction: boolean; today: Day }

/** Which certificate a branch may have today, and what is missing to it or to the next one. */
export function eligibility({ visits, overdueCriticalAction, today }: Branch): Eligibility {
  const counted = newest(visits, today)
  const sum = counted.reduce((total, { score }) => total + hundredths(score), 0)
  const enough = counted.length === certificateRule.visits
  const reaches = (level: CertificateLevel) =>
    enough && sum >= certificateRule.leastMean[level] * 100 * certificateRule.visits
  const earned = certificateLevels.findLast(reaches) ?? null
  const above = certificateLevels.find((level) => !reaches(level))
  const missing: Missing[] = [...openFailure(visits, today)]
  if (overdueCriticalAction) missing.push({ what: 'overdue-action' })
  if (!enough) missing.unshift({ what: 'visits', have: counted.length, need: certificateRule.visits })
  else if (!earned)
    missing.unshift({
      what: 'mean',
      need: certificateRule.leastMean.silver,
      gap: gapTo('silver', sum, counted.length),
    })
  return {
    level: missing.length === 0 ? earned : null,
    counted,
    mean: enough ? cut(sum, counted.length) : null,
    missing,
    next: enough && above ? { level: above, gap: gapTo(above, sum, counted.length) } : null,
  }
}
