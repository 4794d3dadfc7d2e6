import { CalendarPlus, FileUp, Plus, Store } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { cityName } from '#/domain/cities.ts'
import { readList } from '#/domain/list.ts'
import { useMay, WithRight } from '#/features/companies/members/components/rights.tsx'
import { useBranchCells } from '#/features/office/branch-records/components/branch-cells.tsx'
import { BranchViews } from '#/features/office/branch-records/components/branch-views.tsx'
import { type BranchLine, branchList } from '#/features/office/branch-records/list.ts'
import { browseBranches, type GroupOption } from '#/features/office/branch-records/list.server.ts'
import { branchListMessages } from '#/messages/office/branch-records.ts'
import { unvisitedMessages } from '#/messages/reporting/unvisited.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import type { Column } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/branches'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, branchListMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(branchList, url.searchParams)
  return { query, list: await browseBranches(actorOf(context), query) }
})

/** Branches that the reader sees. */
export default function Page({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useT(branchListMessages)
  const lang = useLang()
  const ordering = useMay()('evaluations.request')
  const word = useT(unvisitedMessages)
  const orderColumn: Column<BranchLine> = {
    key: 'order',
    header: word('order'),
    hideHeader: true,
    cell: ({ id, names }) => (
      <LinkButton
        size="dense"
        variant="quiet"
        icon={CalendarPlus}
        to={`${href('/client/secret-shopper')}?new=1&branch=${id}`}
        aria-label={word('orderFor', { branch: nameFor(names, lang) })}
      >
        {word('order')}
      </LinkButton>
    ),
  }
  const named = (groups: readonly GroupOption[]) =>
    groups.map(({ id, names, within }) => ({
      value: id,
      label: [names, ...within.toReversed()].map((each) => nameFor(each, lang)).join(' · '),
    }))
  return (
    <ListPage
      list={branchList}
      query={query}
      title={t('title')}
      rows={list.rows}
      total={list.counts[query.tab]}
      counts={list.counts}
      options={{
        brand: named(list.brands),
        region: named(list.regions),
        city: list.cities.map((value) => ({ value, label: cityName(value, lang) })),
      }}
      tabs={<BranchViews />}
      cells={useBranchCells()}
      {...(query.tab === 'idle' && ordering && { trailing: [orderColumn] })}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/client/branches/:branchId', { branchId: id })}
      actions={
        <WithRight to="branches.create">
          <LinkButton to={href('/client/branches/import')} icon={FileUp}>
            {t('importMany')}
          </LinkButton>
          <LinkButton to={href('/client/branches/new')} variant="primary" icon={Plus}>
            {t('add')}
          </LinkButton>
        </WithRight>
      }
      empty={
        query.tab === 'open' ? (
          <EmptyState icon={Store} title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        ) : (
          <EmptyState title={t('emptyTab')}>{t('emptyTabHint')}</EmptyState>
        )
      }
    />
  )
}
