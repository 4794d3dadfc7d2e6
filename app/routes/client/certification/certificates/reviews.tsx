import { MessageSquareQuote } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { translator } from '#/domain/text.ts'
import { CertificateTabs } from '#/features/certification/client-certificates/components/certificate-tabs.tsx'
import { browseOwnReviews } from '#/features/certification/guest-reviews/own-list.server.ts'
import { OwnReviewItem } from '#/features/certification/guest-reviews/components/own-review.tsx'
import { ReviewsBesideVisits } from '#/features/certification/guest-reviews/components/side-by-side.tsx'
import { ownReviewForm } from '#/features/certification/guest-reviews/form.ts'
import { starCounts } from '#/features/certification/guest-reviews/lists.ts'
import { ownReviewList, reviewPeriods } from '#/features/certification/guest-reviews/own-list.ts'
import { replyToReview, reportReview } from '#/features/certification/guest-reviews/reply.server.ts'
import { guestReviewMessages } from '#/messages/certification/guest-reviews.ts'
import { ownReviewMessages } from '#/messages/certification/own-guest-reviews.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ExportLinks, ListPages } from '#/ui/list-tools.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/reviews'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, ownReviewMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(ownReviewList, url.searchParams)
  return { query, own: await browseOwnReviews(actorOf(context), query) }
})

export const action = formAction(ownReviewForm, async (actor, input) => {
  if (input.intent === 'reply') await replyToReview(actor, input)
  else await reportReview(actor, input)
})

/** Published guest reviews of the branches, beside their visit scores. */
export default function Page({ loaderData: { query, own } }: Route.ComponentProps) {
  const t = useT(ownReviewMessages)
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('title')} tabs={<CertificateTabs />} />
      <div className="bleed-bar border-b border-line lg:-mt-5">
        <FilterBar
          filters={useFilters(own.branches)}
          keep={[]}
          tools={<ExportLinks list={ownReviewList} query={query} />}
        >
          <SelectField
            key={query.period}
            name="period"
            label={t('period')}
            defaultValue={query.period}
            options={reviewPeriods.map((value) => ({ value, label: t(`period_${value}`) }))}
          />
        </FilterBar>
      </div>
      <ReviewsBesideVisits side={own.side} />
      <Card title={t('list')} flush="framed">
        {own.rows.length === 0 ? (
          isNarrowed(ownReviewList, query) ? (
            <NoResults keep={['period']} />
          ) : (
            <EmptyState
              icon={MessageSquareQuote}
              title={t('empty')}
              action={<LinkButton to={href('/client/certificates')}>{t('toCertificates')}</LinkButton>}
            >
              {t('emptyHint')}
            </EmptyState>
          )
        ) : (
          <ol className="flex flex-col divide-y divide-line border-t border-line">
            {own.rows.map((review) => (
              <OwnReviewItem key={review.id} review={review} asOf={own.asOf} />
            ))}
          </ol>
        )}
      </Card>
      <ListPages list={ownReviewList} total={own.total} />
    </div>
  )
}

function useFilters(branches: { id: string; name: string }[]) {
  const t = useT(ownReviewMessages)
  const star = translator(useLang(), guestReviewMessages)
  return [
    { name: 'branch', label: t('branch'), options: branches.map(({ id, name }) => ({ value: id, label: name })) },
    {
      name: 'stars',
      label: t('stars'),
      options: starCounts.toReversed().map((count) => ({ value: String(count), label: star('starsWord', { count }) })),
    },
    {
      name: 'reply',
      label: t('reply'),
      options: (['open', 'given'] as const).map((value) => ({ value, label: t(`reply_${value}`) })),
    },
  ]
}
