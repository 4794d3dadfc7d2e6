import { type AssignmentRule, assignmentRules, type Refusal } from '#/domain/assignment.ts'
import type { ErrorDetails } from '#/domain/errors.ts'
import { formatDay, isDay } from '#/domain/riyadh-time.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { useLang, useT } from '#/ui/language.tsx'

const isRule = (text: string): text is AssignmentRule => assignmentRules.some((rule) => rule === text)

/** The rules in a refusal's details, and in the same order the days on which they end. */
export function rulesIn(details: ErrorDetails): Refusal[] {
  const ends = String(details['until'] ?? '').split(' ')
  return String(details['rules'] ?? '')
    .split(' ')
    .flatMap((rule, index) => {
      const until = ends[index] ?? ''
      return isRule(rule) ? [{ rule, until: isDay(until) ? until : null }] : []
    })
}

/** Which rules kept a shopper from a visit, each with the day on which it ends. */
export function RefusedRules({ details }: { details: ErrorDetails }) {
  const t = useT(assignmentMessages)
  const lang = useLang()
  const refusals = rulesIn(details)
  if (refusals.length === 0) return null
  return (
    <ul className="list-disc ps-5 text-caption">
      {refusals.map(({ rule, until }) => (
        <li key={rule}>
          {t(`rule_${rule}`)} ({until ? t('until', { date: formatDay(until, lang) }) : t('noEnd')})
        </li>
      ))}
    </ul>
  )
}
