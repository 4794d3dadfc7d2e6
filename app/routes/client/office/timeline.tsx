import { History } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { TimelineDays } from '#/features/office/timeline/components/events.tsx'
import { timelineList } from '#/features/office/timeline/list.ts'
import { readTimeline, timelineChoices } from '#/features/office/timeline/list.server.ts'
import { companyTimelineMessages } from '#/messages/office/timeline.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { ExportLinks, ListFilters, OlderPages } from '#/ui/list-page.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/timeline'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, companyTimelineMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(timelineList, url.searchParams)
  const [page, choices] = await Promise.all([readTimeline(actor, query), timelineChoices(actor, query.branch)])
  return { ...page, query, choices }
})

/** What happened in the company, as far as the reader sees it. */
export default function Page({ loaderData: { rows, older, query, choices } }: Route.ComponentProps) {
  const t = useT(companyTimelineMessages)
  const { parts, branches, months } = choices
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={<ExportLinks list={timelineList} query={query} />}
      />
      <ListFilters list={timelineList} options={{ part: parts, branch: branches, from: months, to: months }} compact />
      {rows.length > 0 ? (
        <TimelineDays rows={rows} />
      ) : isNarrowed(timelineList, query) ? (
        <NoResults keep={[]} />
      ) : (
        <EmptyState icon={History} title={t('none')}>
          {t('noneHelp')}
        </EmptyState>
      )}
      <OlderPages list={timelineList} query={query} older={older} />
    </div>
  )
}
