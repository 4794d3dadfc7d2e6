import { MessageSquareQuote } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { translator } from '#/domain/text.ts'
import { browseModeration } from '#/features/certification/guest-reviews/moderation-list.server.ts'
import { ModerationList } from '#/features/certification/guest-reviews/components/moderation-list.tsx'
import { moderationForm } from '#/features/certification/guest-reviews/form.ts'
import { reviewSignals, starCounts } from '#/features/certification/guest-reviews/lists.ts'
import { moderationList, type ModerationQuery } from '#/features/certification/guest-reviews/moderation-list.ts'
import {
  decideReviews,
  keepReported,
  removeReply,
  undoRefusal,
} from '#/features/certification/guest-reviews/moderate.server.ts'
import { moderationMessages } from '#/messages/certification/guest-review-moderation.ts'
import { guestReviewMessages } from '#/messages/certification/guest-reviews.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPages, ListTabs, ListTools } from '#/ui/list-tools.tsx'
import { LapsedNote } from '#/ui/list-views.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/reviews'
import { CertificatesTabs } from '../certificates-tabs.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, moderationMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(moderationList, url.searchParams)
  return { query, moderation: await browseModeration(actorOf(context), query) }
})

export const action = formAction(moderationForm, async (actor, input) => {
  if (input.intent === 'publish') return decideReviews(actor, input.reviewId, { decision: 'publish' })
  if (input.intent === 'refuse')
    return decideReviews(actor, input.reviewId, { decision: 'refuse', reason: input.reason })
  if (input.intent === 'undo') return undoRefusal(actor, input.before, input.at)
  if (input.intent === 'keep') await keepReported(actor, input.reviewId)
  else await removeReply(actor, input.reviewId, input.reason)
  return { done: 1, left: [] }
})

/** Guests' reviews awaiting moderation, and moderated ones. */
export default function Page({ loaderData: { query, moderation } }: Route.ComponentProps) {
  const t = useT(moderationMessages)
  const [search] = useSearchParams()
  const empty = isNarrowed(moderationList, query) ? (
    <NoResults keep={['state', 'sort']} />
  ) : (
    <EmptyState icon={MessageSquareQuote} title={t(`empty_${query.tab}`)}>
      {query.tab === 'waiting' && t('emptyHint')}
    </EmptyState>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('title')} tabs={<CertificatesTabs />} />
      <div className="bleed-bar border-b border-line lg:-mt-5">
        <FilterBar
          filters={useFilters(query, moderation)}
          search={{ label: t('search'), placeholder: t('searchHint') }}
          keep={['state']}
          views={<ListTabs list={moderationList} query={query} counts={moderation.counts} />}
          tools={<ListTools list={moderationList} query={query} columns="none" />}
        >
          <SelectField
            key={query.sort}
            name="sort"
            label={t('sort')}
            defaultValue={query.sort}
            options={moderationSorts.map((value) => ({ value, label: t(`sort_${value}`) }))}
          />
        </FilterBar>
        <LapsedNote list={moderationList} />
      </div>
      <ModerationList
        key={search.toString()}
        rows={moderation.rows}
        tab={query.tab}
        asOf={moderation.asOf}
        empty={empty}
      >
        <ListPages list={moderationList} total={moderation.total} />
      </ModerationList>
    </div>
  )
}

const moderationSorts = ['newest', 'oldest', 'best', 'worst'] as const
type Loaded = Route.ComponentProps['loaderData']

function useFilters(query: ModerationQuery, { clients, branches }: Loaded['moderation']) {
  const t = useT(moderationMessages)
  const star = translator(useLang(), guestReviewMessages)
  const named = (rows: { id: string; name: string }[]) => rows.map(({ id, name }) => ({ value: id, label: name }))
  return [
    {
      name: 'stars',
      label: t('stars'),
      options: starCounts.toReversed().map((count) => ({ value: String(count), label: star('starsWord', { count }) })),
    },
    {
      name: 'signal',
      label: t('signal'),
      options: (['any', 'none', ...reviewSignals] as const).map((value) => ({ value, label: t(`signal_${value}`) })),
    },
    { name: 'client', label: t('client'), options: named(clients) },
    ...(query.client ? [{ name: 'branch', label: t('branch'), options: named(branches) }] : []),
  ]
}
