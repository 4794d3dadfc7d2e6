import { Users } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { cities, cityKeys } from '#/domain/cities.ts'
import { readList } from '#/domain/list.ts'
import { approveShoppers } from '#/features/shoppers/roster/approve-many.server.ts'
import { browseShoppers } from '#/features/shoppers/roster/browse-shoppers.server.ts'
import { BesideShoppers } from '#/features/shoppers/roster/components/beside-shopper.tsx'
import { RosterBulk } from '#/features/shoppers/roster/components/roster-bulk.tsx'
import { RosterTable } from '#/features/shoppers/roster/components/roster-table.tsx'
import { lettersOf, rosterForm } from '#/features/shoppers/roster/form.ts'
import { rosterList } from '#/features/shoppers/roster/list.ts'
import { rosterStates } from '#/features/shoppers/roster/lists.ts'
import { decideShopperApproval } from '#/features/shoppers/administration/decide-approval.server.ts'
import { messageShoppers } from '#/features/shoppers/administration/message-shoppers.server.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPages } from '#/ui/list-tools.tsx'
import { ListBar } from '#/ui/list-page.tsx'
import { useSelection } from '#/ui/list-selection.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/freelancers'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, rosterMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(rosterList, url.searchParams)
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
  const lang = useLang()
  const all = rosterStates.reduce((sum, state) => sum + roster.counts[state], 0)
  const options = {
    city: cityKeys.map((value) => ({ value, label: cities[value].name[lang] })),
    doubles: [{ value: 'yes', label: t('onlyDoubles') }],
  }
  return (
    <div className="flex flex-col">
      <PageHeader title={t('title')} />
      <ListBar list={rosterList} query={query} counts={{ all, ...roster.counts }} options={options} />
      <Shoppers {...loaderData} />
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** List with its selection, which another page or filter resets. */
function Shoppers({ query, roster }: Loaded) {
  const t = useT(rosterMessages)
  const selection = useSelection(roster.rows, {
    id: ({ id }) => id,
    label: ({ name }) => t('choose', { name }),
    pageLabel: t('chooseAll'),
    name: 'shopperId',
  })
  const { tab } = query
  const empty = (
    <EmptyState icon={Users} title={tab === 'all' ? t('empty') : t(`empty_${tab}`)}>
      {tab === 'all' && t('emptyHint')}
    </EmptyState>
  )
  return (
    <>
      <RosterBulk key={selection.place} rows={roster.rows} selection={selection} />
      <BesideShoppers rows={roster.rows}>
        <div className="bleed pb-2">
          <RosterTable query={query} rows={roster.rows} empty={empty} selection={selection} />
        </div>
        <ListPages list={rosterList} total={roster.total} />
      </BesideShoppers>
    </>
  )
}
