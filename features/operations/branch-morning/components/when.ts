import { type Day, daysBetween, formatDay, formatTime } from '#/domain/riyadh-time.ts'
import { branchMorningMessages } from '#/messages/operations/branch-morning.ts'
import { useDaysText } from '#/features/operations/papers/components/paper-parts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { DueItem } from '../source.ts'

/** When an item is due, or how late it is, in words. */
export function useWhen(today: Day) {
  const t = useT(branchMorningMessages)
  const lang = useLang()
  const daysText = useDaysText()
  return ({ kind, dueOn, dueAt, late, daysLeft }: DueItem): string => {
    const time = dueAt === null ? null : formatTime(new Date(dueAt), lang)
    if (kind === 'alert') return t('sentOn', { day: formatDay(dueOn, lang) })
    if (kind === 'paper') return late && (daysLeft === null || daysLeft >= 0) ? t('refused') : daysText(daysLeft)!
    if (late) {
      const days = daysBetween(dueOn, today)
      return days > 0 || time === null ? t('daysLate', { count: days }) : t('wasDue', { time })
    }
    if (dueOn > today) return t('dueOn', { day: formatDay(dueOn, lang) })
    return time === null ? t('dueToday') : t('byTime', { time })
  }
}
