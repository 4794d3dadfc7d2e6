import { ChevronLeft, ChevronRight } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { monthStart } from '#/domain/months.ts'
import { monthName } from '#/domain/riyadh-time.ts'
import { DutyTabs } from '#/features/operations/duties/components/duty-tabs.tsx'
import { MonthCalendar } from '#/features/operations/duties/components/month-calendar.tsx'
import { readDutyCalendar } from '#/features/operations/duties/read-calendar.server.ts'
import { dutyMessages } from '#/messages/operations/duties.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/calendar'

const isMonth = (text: string | null): text is string => text !== null && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text)

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, dutyMessages.calendar) }]

export const loader = pageData(({ context, url }: Route.LoaderArgs) => {
  const asked = url.searchParams.get('month')
  return readDutyCalendar(actorOf(context), isMonth(asked) ? asked : null)
})

/** Tasks of duties in the days of a month. */
export default function Page({ loaderData: calendar }: Route.ComponentProps) {
  const t = useT(dutyMessages)
  const lang = useLang()
  const page = href('/client/admin-task-tracking/calendar')
  const monthAway = (away: number) => `${page}?month=${monthStart(`${calendar.month}-01`, away).slice(0, 7)}`
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title={t('title')} tabs={<DutyTabs />} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h2">{monthName(calendar.month, lang)}</h2>
        <div className="flex gap-2">
          <LinkButton icon={ChevronLeft} directional to={monthAway(-1)}>
            {t('monthBefore')}
          </LinkButton>
          <LinkButton to={page}>{t('thisMonth')}</LinkButton>
          <LinkButton icon={ChevronRight} directional iconAtEnd to={monthAway(1)}>
            {t('monthAfter')}
          </LinkButton>
        </div>
      </div>
      {calendar.cut && <Notice>{t('calendarCut')}</Notice>}
      <MonthCalendar calendar={calendar} />
    </div>
  )
}
