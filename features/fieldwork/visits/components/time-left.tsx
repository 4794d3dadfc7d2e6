import { visitMessages } from '#/messages/visits.ts'
import { Badge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import { hoursUntil } from '../time-left.ts'

/** Time left: plain, yellow in the last six hours, then red; nothing on earlier days. */
export function TimeLeft({ at, now }: { at: string; now: number }) {
  const t = useT(visitMessages)
  const hours = hoursUntil(at, now)
  if (hours < 0) return <Badge tone="red">{t('overdue')}</Badge>
  if (hours >= 48) return null
  const text = hours === 0 ? t('lessThanHour') : t('hoursLeft', { count: hours })
  return <Badge tone={hours < 6 ? 'yellow-deep' : 'grey'}>{text}</Badge>
}
