import {
  type CountedVisit,
  eligibility,
  type Eligibility,
  type RuleSettings,
} from '#/domain/certification/certificate-rule.ts'
import { latinDigits } from '#/domain/digits.ts'
import { type Day, isDay } from '#/domain/riyadh-time.ts'

/** One row per visit in the mean, the newest first. */
export const visitRowsOf = ({ visits }: Pick<RuleSettings, 'visits'>): string[] =>
  Array.from({ length: visits }, (_, index) => String(index + 1))

export type SelfCheckProblem = 'day-missing' | 'day-unreadable' | 'day-ahead' | 'score-missing' | 'score-unreadable'
export type SelfCheck = {
  /** Submitted values, shown again. */
  typed: Record<string, string>
  /** By field name. */
  problems: Record<string, SelfCheckProblem>
  /** Null without input or with invalid input. */
  result: Eligibility | null
}

const namesOf = (rule: RuleSettings): string[] => [
  ...visitRowsOf(rule).flatMap((row) => [`day${row}`, `score${row}`, `critical${row}`]),
  'earlier',
  'overdue',
]

const scoreOf = (typed: string): number | null => {
  const text = latinDigits(typed)
    .replace(/[%٪\s]/g, '')
    .replace(/[٫,]/, '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null
  return Number(text) <= 100 ? Number(text) : null
}

const dayProblem = (day: string, today: Day): SelfCheckProblem | null => {
  if (day === '') return 'day-missing'
  if (!isDay(day)) return 'day-unreadable'
  return day > today ? 'day-ahead' : null
}

/** Reads the self-check. Empty rows are visits not made yet. */
export function readSelfCheck(search: URLSearchParams, today: Day, rule: RuleSettings): SelfCheck {
  const typed = Object.fromEntries(
    namesOf(rule).flatMap((name) => {
      const value = latinDigits((search.get(name) ?? '').trim()).slice(0, 20)
      return value === '' ? [] : [[name, value]]
    }),
  )
  if (!search.has('check')) return { typed: {}, problems: {}, result: null }
  const problems: Record<string, SelfCheckProblem> = {}
  const visits: CountedVisit[] = []
  for (const row of visitRowsOf(rule)) {
    const [day, written, critical] = [typed[`day${row}`] ?? '', typed[`score${row}`] ?? '', typed[`critical${row}`]]
    if (day === '' && written === '' && !critical) continue
    const wrongDay = dayProblem(day, today)
    const score = scoreOf(written)
    if (wrongDay) problems[`day${row}`] = wrongDay
    if (score === null) problems[`score${row}`] = written === '' ? 'score-missing' : 'score-unreadable'
    if (!wrongDay && score !== null) visits.push({ day, score, criticalFailure: Boolean(critical) })
  }
  const earlier = typed['earlier'] ?? ''
  const wrongEarlier = earlier === '' ? null : dayProblem(earlier, today)
  if (wrongEarlier) problems['earlier'] = wrongEarlier
  if (Object.keys(problems).length > 0) return { typed, problems, result: null }
  // why: an older visit's failure blocks like these; its score does not count here
  const branch = { visits, overdueCriticalAction: Boolean(typed['overdue']), today, lastFailureOn: earlier || null }
  return { typed, problems, result: eligibility(branch, rule) }
}
