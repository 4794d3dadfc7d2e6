import type { MailingSchedule } from '#/domain/reporting/mailing-schedule.ts'
import { reportMailingMessages } from '#/messages/reporting/mailings.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { Mailing } from '../mailings.server.ts'

/** Words of a schedule: 'Every Sunday', 'Every month on day 5'. */
export function useRhythm(): (schedule: MailingSchedule) => string {
  const t = useT(reportMailingMessages)
  return ({ cadence, day }) =>
    cadence === 'weekly'
      ? t('weekly', { day: t(`weekday_${day as 0 | 1 | 2 | 3 | 4 | 5 | 6}`) })
      : t('monthly', { day })
}

/** State of a list, and why it stopped. */
export function MailingState({ mailing: { state, owner } }: { mailing: Mailing }) {
  const t = useT(reportMailingMessages)
  if (state === 'owner-gone')
    return <StatusBadge tone="red">{t('state_owner-gone', { name: owner ?? '–' })}</StatusBadge>
  return <StatusBadge tone={state === 'active' ? 'green' : 'grey'}>{t(`state_${state}`)}</StatusBadge>
}
