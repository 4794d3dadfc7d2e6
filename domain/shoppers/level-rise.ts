import { type CertificationLevel, certificationLevels } from '../levels.ts'
import { addDays, type Day, riyadhDay } from '../riyadh-time.ts'

/** Requirements of a level; null: not required. */
export type Threshold = { reports: number; grade: number; onTimePercent: number | null; needsTest: boolean }
export type RisenLevel = Exclude<CertificationLevel, 'basic'>

export const thresholds = {
  professional: { reports: 3, grade: 4, onTimePercent: null, needsTest: true },
  senior: { reports: 15, grade: 4.4, onTimePercent: 95, needsTest: false },
  lead: { reports: 40, grade: 4.5, onTimePercent: 95, needsTest: true },
} as const satisfies Record<RisenLevel, Threshold>

/** Number of last released reports behind grades and punctuality. */
export const reportsLookedAt = 20
/** Fewest reports for a judgement; also the number that restores a level after a demotion. */
export const fewestReports = 3
/** Grade points below the threshold from which a level is at risk: one weak report is not enough. */
export const gradeSlack = 0.3
export const dangerOnTimePercent = 85
/** Minimum days between a warning and a demotion. */
export const warningDays = 30
/** Days for which a level set by an administrator is not changed automatically. */
export const adminLevelDays = 90

export type JudgedReport = { grade: number; onTime: boolean }
export type LevelReason = { name: 'grade' | 'on_time'; needed: number; have: number }
/** Announced demotion: target level, date and reasons. */
export type LevelWarning = { since: Day; until: Day; level: CertificationLevel; reasons: LevelReason[] }
export type LevelFacts = {
  level: CertificationLevel
  by: 'rule' | 'admin'
  changedAt: Date | null
  /** All released reports; after a demotion, those since. */
  released: number
  /** The last reports, at most `reportsLookedAt`. */
  last: readonly JudgedReport[]
  /** The last change was an automatic demotion. */
  hasFallen: boolean
  passedTests: readonly CertificationLevel[]
  warning: LevelWarning | null
}

export type Requirement = { name: 'reports' | 'grade' | 'on_time' | 'test'; needed: number; have: number; met: boolean }

const place = (level: CertificationLevel): number => certificationLevels.indexOf(level)
export const nextLevel = (level: CertificationLevel): RisenLevel | null =>
  (certificationLevels[place(level) + 1] as RisenLevel | undefined) ?? null
export const lowerLevel = (level: CertificationLevel): CertificationLevel | null =>
  certificationLevels[place(level) - 1] ?? null

/** Exact comparison: half grades add up without a remainder, so 4.4 is 4.4. */
const meanGrade = (last: readonly JudgedReport[]): number =>
  last.length === 0 ? 0 : last.reduce((sum, { grade }) => sum + Math.round(grade * 10), 0) / (10 * last.length)
const onTimePercent = (last: readonly JudgedReport[]): number =>
  last.length === 0 ? 0 : (100 * last.filter(({ onTime }) => onTime).length) / last.length

const shown = (value: number, decimals: number): number => Math.floor(value * 10 ** decimals + 1e-9) / 10 ** decimals

/** Requirements of the next level with the current values; empty at the top. After a demotion three reports suffice. */
export function requirementsOf(facts: LevelFacts): Requirement[] {
  const next = nextLevel(facts.level)
  if (!next) return []
  const { reports, grade, onTimePercent: punctual, needsTest }: Threshold = thresholds[next]
  const needed = facts.hasFallen ? fewestReports : reports
  const mean = meanGrade(facts.last)
  const requirements: Requirement[] = [
    { name: 'reports', needed, have: facts.released, met: facts.released >= needed },
    { name: 'grade', needed: grade, have: shown(mean, 2), met: mean >= grade },
  ]
  if (punctual !== null) {
    const have = onTimePercent(facts.last)
    requirements.push({ name: 'on_time', needed: punctual, have: shown(have, 0), met: have >= punctual })
  }
  if (needsTest) {
    const met = facts.passedTests.includes(next)
    requirements.push({ name: 'test', needed: 1, have: met ? 1 : 0, met })
  }
  return requirements
}

/** Reasons that put the level at risk; empty while there are too few reports. */
export function weaknessesOf({ level, last }: LevelFacts): LevelReason[] {
  if (level === 'basic' || last.length < fewestReports) return []
  const { grade, onTimePercent: punctual }: Threshold = thresholds[level]
  const [mean, onTime] = [meanGrade(last), onTimePercent(last)]
  const reasons: LevelReason[] = []
  // why: in tenths, because 4.4 - 0.3 is not 4.1 in binary
  const least = Math.round((grade - gradeSlack) * 10) / 10
  if (mean < least) reasons.push({ name: 'grade', needed: least, have: shown(mean, 2) })
  if (punctual !== null && onTime < dangerOnTimePercent)
    reasons.push({ name: 'on_time', needed: dangerOnTimePercent, have: shown(onTime, 0) })
  return reasons
}

export type LevelMove =
  | { kind: 'rise'; to: RisenLevel }
  | { kind: 'warn'; warning: LevelWarning }
  | { kind: 'fall'; to: CertificationLevel }
  | { kind: 'clear' }
  | { kind: 'stay' }

/** Day of a demotion: after the warning period, and never while an administrator's setting is protected. */
const fallsOn = ({ by, changedAt }: LevelFacts, today: Day): Day => {
  const warned = addDays(today, warningDays)
  const guarded = by === 'admin' && changedAt ? addDays(riyadhDay(changedAt), adminLevelDays) : warned
  return guarded > warned ? guarded : warned
}

/** Change of a level today: one step at a time, promotion immediately, demotion only after a warning has expired. */
export function reviewOf(facts: LevelFacts, at: Date): LevelMove {
  const next = nextLevel(facts.level)
  if (next && requirementsOf(facts).every(({ met }) => met)) return { kind: 'rise', to: next }
  const today = riyadhDay(at)
  const lower = lowerLevel(facts.level)
  const reasons = weaknessesOf(facts)
  if (!lower || reasons.length === 0) return facts.warning ? { kind: 'clear' } : { kind: 'stay' }
  if (!facts.warning)
    return { kind: 'warn', warning: { since: today, until: fallsOn(facts, today), level: lower, reasons } }
  return today >= facts.warning.until ? { kind: 'fall', to: lower } : { kind: 'stay' }
}
