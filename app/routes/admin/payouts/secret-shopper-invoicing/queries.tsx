import { MessageSquare } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { answerQuery } from '#/features/payouts/queries/answer-query.server.ts'
import { dueFigures } from '#/features/payouts/payouts/browse-due.server.ts'
import { browseQueries } from '#/features/payouts/queries/browse-queries.server.ts'
import { PayoutTabs } from '#/features/payouts/payouts/components/payout-tabs.tsx'
import { QueryList } from '#/features/payouts/queries/components/query-list.tsx'
import { answerForm } from '#/features/payouts/payouts/form.ts'
import { queryList } from '#/features/payouts/queries/query-list.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListBar } from '#/ui/list-page.tsx'
import { ListPages } from '#/ui/list-tools.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/queries'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, payoutMessages.tab_queries) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(queryList, url.searchParams)
  const [queries, figures] = await Promise.all([browseQueries(actor, query), dueFigures(actor)])
  return { query, queries, figures }
})

export const action = formAction(answerForm, async (actor, input) => {
  await answerQuery(actor, input)
  return {}
})

/** Shoppers' queries about payouts, and the answers. */
export default function Page({ loaderData: { query, queries, figures } }: Route.ComponentProps) {
  const t = useT(payoutMessages)
  return (
    <div className="flex flex-col">
      <PageHeader title={t('tab_queries')} tabs={<PayoutTabs figures={figures} />} />
      <ListBar list={queryList} query={query} counts={queries.counts} columns="none" />
      <div className="flex flex-col gap-6 pt-5">
        {queries.rows.length === 0 ? (
          <EmptyState icon={MessageSquare} title={t('queriesEmpty')}>
            {t('queriesEmptyHint')}
          </EmptyState>
        ) : (
          <QueryList rows={queries.rows} />
        )}
        <ListPages list={queryList} total={queries.total} />
      </div>
    </div>
  )
}
