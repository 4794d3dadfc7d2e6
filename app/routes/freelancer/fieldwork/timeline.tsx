import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { addMonths, daysShown } from '#/domain/calendar.ts'
import { addDays, type Day, monthName, riyadhDay } from '#/domain/riyadh-time.ts'
import { Agenda, MonthGrid } from '#/features/fieldwork/calendar/components/day-list.tsx'
import { FeedCard } from '#/features/fieldwork/calendar/components/feed-card.tsx'
import { endFeed, makeFeed, readFeed } from '#/features/fieldwork/calendar/feed.server.ts'
import { feedForm, monthOf } from '#/features/fieldwork/calendar/form.ts'
import { readAhead, readDays } from '#/features/fieldwork/calendar/read-entries.server.ts'
import { timelineMessages } from '#/messages/fieldwork/timeline.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/timeline'
import { flowPath } from '#/features/fieldwork/job-board/flow-address.ts'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, timelineMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const today = riyadhDay(now())
  const month = monthOf(url.searchParams.get('month'), today)
  const isList = url.searchParams.get('view') === 'list'
  const shown = daysShown(month, 'month')
  const [days, feed] = await Promise.all([
    isList ? readAhead(actor) : readDays(actor, shown[0]!, addDays(shown.at(-1)!, 1)),
    readFeed(actor),
  ])
  return { days, feed, month, today, isList }
})

export const action = formAction(feedForm, async (actor, { intent }) => {
  if (intent === 'make') return makeFeed(actor)
  await endFeed(actor)
  return null
})

/** A shopper's dates as a month or a list, and the address of the calendar feed. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { days, feed, month, today, isList } = loaderData
  const t = useT(timelineMessages)
  const isEmpty = days.every(({ entries }) => entries.length === 0)
  const empty = (
    <EmptyState
      icon={CalendarDays}
      title={t(isList ? 'noneAhead' : 'noneMonth')}
      action={<LinkButton to={flowPath('board')}>{t('toTasks')}</LinkButton>}
    >
      {t('noneHint')}
    </EmptyState>
  )
  return (
    <>
      <PageHeader title={t('title')} description={t('intro')} />
      <NavTabs
        label={t('view')}
        items={[
          { to: href('/freelancer/timeline'), label: t('view_month'), current: !isList },
          { to: `${href('/freelancer/timeline')}?view=list`, label: t('view_list'), current: isList },
        ]}
      />
      {isList ? (
        <Card>{isEmpty ? empty : <Agenda days={days} today={today} />}</Card>
      ) : (
        <section className="flex flex-col gap-3">
          <MonthHead month={month} today={today} />
          {isEmpty && <div className="rounded-card border border-line bg-card md:hidden">{empty}</div>}
          <MonthGrid days={days} month={month} today={today} />
        </section>
      )}
      <FeedCard feed={feed} made={actionData} />
    </>
  )
}

function MonthHead({ month, today }: { month: Day; today: Day }) {
  const t = useT(timelineMessages)
  const lang = useLang()
  const to = (day: Day) => `?month=${day.slice(0, 7)}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="text-h3 font-semibold" aria-live="polite">
        {monthName(month.slice(0, 7), lang)}
      </h2>
      <div className="flex flex-wrap items-center gap-2">
        <LinkButton to={to(addMonths(month, -1))} icon={ChevronLeft} directional preventScrollReset>
          {t('previous')}
        </LinkButton>
        <LinkButton to={to(today)} preventScrollReset>
          {t('today')}
        </LinkButton>
        <LinkButton to={to(addMonths(month, 1))} icon={ChevronRight} directional iconAtEnd preventScrollReset>
          {t('next')}
        </LinkButton>
      </div>
    </div>
  )
}
