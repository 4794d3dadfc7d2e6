import { Download, Users } from 'lucide-react'
import { useState } from 'react'
import { href, useSearchParams } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { approveShoppers } from '#/features/shoppers/roster/approve-many.server.ts'
import { browseShoppers } from '#/features/shoppers/roster/browse-shoppers.server.ts'
import { RosterBulk } from '#/features/shoppers/roster/components/roster-bulk.tsx'
import { RosterFilters } from '#/features/shoppers/roster/components/roster-filters.tsx'
import { RosterTable } from '#/features/shoppers/roster/components/roster-table.tsx'
import { lettersOf, rosterForm } from '#/features/shoppers/roster/form.ts'
import { isNarrowed, rosterQuery } from '#/features/shoppers/roster/list-query.ts'
import { rosterPageSize, rosterStates } from '#/features/shoppers/roster/lists.ts'
import { decideShopperApproval } from '#/features/shoppers/administration/decide-approval.server.ts'
import { messageShoppers } from '#/features/shoppers/administration/message-shoppers.server.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/freelancers'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, rosterMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = rosterQuery(url.searchParams)
  return { query, roster: await browseShoppers(actorOf(context), query) }
})

export const action = formAction(rosterForm, async (actor, input) => {
  if (input.intent === 'approve-many') return approveShoppers(actor, input.shopperId)
  if (input.intent === 'message-many') return messageShoppers(actor, input.shopperId, lettersOf(input))
  await decideShopperApproval(actor, 'approve', input.shopperId)
  return { done: 1, refused: [] }
})

/** Shoppers and freelancers. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, roster } = loaderData
  const t = useT(rosterMessages)
  const all = rosterStates.reduce((sum, state) => sum + roster.counts[state], 0)
  const [search] = useSearchParams()
  const toState = (state: string | null) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (state) next.set('state', state)
    else next.delete('state')
    return `${href('/admin/freelancers')}?${next}`
  }
  const file = (format: string) =>
    `${href('/admin/freelancers/export')}?${new URLSearchParams([...search, ['format', format]])}`
  const tabs = [
    { to: toState(null), label: t('all'), count: all, current: query.state === null },
    ...rosterStates.map((state) => ({
      to: toState(state),
      label: t(`state_${state}`),
      count: roster.counts[state],
      current: query.state === state,
    })),
  ]
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <AnchorButton href={file('csv')} icon={Download}>
              {t('exportCsv')}
            </AnchorButton>
            <AnchorButton href={file('xlsx')} icon={Download}>
              {t('exportXlsx')}
            </AnchorButton>
          </>
        }
      />
      <NavTabs label={t('states')} items={tabs} />
      <RosterFilters />
      <Shoppers key={search.toString()} {...loaderData} />
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** List with its selection, which another page or filter resets. */
function Shoppers({ query, roster }: Loaded) {
  const t = useT(rosterMessages)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const empty = isNarrowed(query) ? (
    <NoResults keep={['state', 'sort']} />
  ) : (
    <EmptyState icon={Users} title={query.state ? t(`empty_${query.state}`) : t('empty')}>
      {!query.state && t('emptyHint')}
    </EmptyState>
  )
  return (
    <>
      <RosterBulk rows={roster.rows} chosen={chosen} onClear={() => setChosen(new Set())} />
      <Card flush>
        <RosterTable rows={roster.rows} empty={empty} chosen={chosen} onChoose={setChosen} />
      </Card>
      <Pagination total={roster.total} pageSize={rosterPageSize} />
    </>
  )
}
