import { readRule } from '#/domain/operations/duties/rule-text.ts'
import type { Recurrence, WeekdayCode } from '#/domain/operations/duties/recurrence.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { dutyMessages } from '#/messages/operations/duties.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { monthNames } from './month-names.ts'

type Told = { rule: string | null; afterDays: number | null; firstDay: string }

const workingDays: readonly WeekdayCode[] = ['SU', 'MO', 'TU', 'WE', 'TH']

/** Says how a duty repeats, in the reader's language. */
export function useRepetition(): (duty: Told) => string {
  const t = useT(dutyMessages)
  const lang = useLang()
  const between = lang === 'ar' ? '، ' : ', '
  const every = ({ frequency, interval: count }: Recurrence): string =>
    ({
      DAILY: t('everyDays', { count }),
      WEEKLY: t('everyWeeks', { count }),
      MONTHLY: t('everyMonths', { count }),
      YEARLY: t('everyYears', { count }),
    })[frequency]
  const ofMonth = (rule: Recurrence, words: string): string => {
    const [first] = rule.byDay
    const isLastWorking =
      rule.bySetPos.length === 1 && rule.bySetPos[0] === -1 && rule.byDay.length === workingDays.length
    if (isLastWorking) return t('onLastWorking', { every: words })
    if (first?.nth) return t('onNth', { every: words, nth: t(`nth_${first.nth as 1}`), day: t(`day_${first.day}`) })
    if (rule.byMonthDay.includes(-1)) return t('onLast', { every: words })
    return rule.byMonthDay.length > 0 ? t('onDate', { every: words, day: rule.byMonthDay.join(between) }) : words
  }
  return ({ rule: text, afterDays, firstDay }) => {
    if (text === null) return t('afterDone', { count: afterDays ?? 1 })
    const read = readRule(text, firstDay)
    if ('problem' in read) return text
    const { rule } = read
    if (rule.count === 1) return t('once')
    let words = every(rule)
    if (rule.frequency === 'WEEKLY' && rule.byDay.length > 0)
      words = t('onDays', { every: words, days: rule.byDay.map(({ day }) => t(`day_${day}`)).join(between) })
    if (rule.byMonth.length > 0)
      words = t('inMonths', { every: words, months: rule.byMonth.map((at) => monthNames[lang][at - 1]).join(between) })
    if (rule.frequency === 'MONTHLY' || rule.frequency === 'YEARLY') words = ofMonth(rule, words)
    return rule.until ? `${words}${between}${t('until_day', { date: formatDay(rule.until, lang) })}` : words
  }
}
