import { pageNumber } from '#/domain/page-number.ts'
import { redirect, useSearchParams } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isCity } from '#/domain/cities.ts'
import { cityPlaces } from '#/domain/city-places.ts'
import {
  type DescribedBranch,
  branchesOnPage,
  describedBranches,
} from '#/features/companies/branches/describe-branches.server.ts'
import {
  branchToPlace,
  importPlaces,
  placeBranch,
  planPlaces,
} from '#/features/ordering/control-room/branch-places.server.ts'
import { BranchPlace } from '#/features/ordering/control-room/components/branch-place.tsx'
import { PlaceImport } from '#/features/ordering/control-room/components/place-import.tsx'
import { placesForm } from '#/features/ordering/control-room/form.ts'
import { roomPath } from '#/features/ordering/control-room/room-query.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { branchPlaceMessages } from '#/messages/ordering/control-room.ts'
import { controlRoomMessages } from '#/messages/evaluations.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/places'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, branchPlaceMessages.title) }]

const path = `${roomPath}/places`

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const page = pageNumber(url.searchParams.get('page'))
  const [list, branch] = await Promise.all([
    describedBranches(actor, { q, only: 'unplaced', page }),
    branchToPlace(actor, url.searchParams.get('branch') ?? ''),
  ])
  const near = branch?.city && isCity(branch.city) ? cityPlaces[branch.city] : null
  return { ...list, branch, near, q, pageSize: branchesOnPage }
})

export const action = formAction(placesForm, async (actor, input) => {
  switch (input.intent) {
    case 'check':
      return planPlaces(actor, input.content)
    case 'apply':
      return importPlaces(actor, input.content)
    case 'place': {
      const { branchId, latitude, longitude } = input
      await placeBranch(actor, branchId, { latitude, longitude })
      return redirect(`${path}?done=saved`)
    }
  }
})

/** Places of branches: one on a map, many from a sheet, and those missing. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { branches, total, branch, near, q, pageSize } = loaderData
  const t = useT(branchPlaceMessages)
  const room = useT(controlRoomMessages)
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        breadcrumbs={[{ to: roomPath, label: room('title') }, { label: t('title') }]}
      />
      <DoneMessage texts={{ saved: t('saved') }} />
      {branch && <BranchPlace key={branch.id} branch={branch} near={near} result={actionData} />}
      <PlaceImport />
      <Card title={t('withoutPlace')}>
        <div className="flex flex-col gap-4">
          <FilterBar filters={[]} search={{ label: t('search') }} />
          <UnplacedTable branches={branches} isNarrowed={q !== ''} />
          <Pagination total={total} pageSize={pageSize} />
        </div>
      </Card>
    </>
  )
}

function UnplacedTable({ branches, isNarrowed }: { branches: DescribedBranch[]; isNarrowed: boolean }) {
  const t = useT(branchPlaceMessages)
  const [params] = useSearchParams()
  const addressOf = (id: string): string => {
    const next = new URLSearchParams(params)
    next.set('branch', id)
    return `?${next}`
  }
  const columns: Column<DescribedBranch>[] = [
    { key: 'branch', header: t('branch'), cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'client', header: t('client'), cell: ({ client }) => <bdi>{client}</bdi> },
    { key: 'location', header: t('location'), cell: ({ location }) => <bdi>{location}</bdi> },
    {
      key: 'give',
      header: t('give'),
      hideHeader: true,
      cell: ({ id, name }) => (
        <LinkButton to={addressOf(id)} size="dense" aria-label={`${t('give')}: ${name}`}>
          {t('give')}
        </LinkButton>
      ),
    },
  ]
  const empty = <EmptyState title={t(isNarrowed ? 'noneFound' : 'allPlaced')} compact />
  return (
    <DataTable caption={t('withoutPlace')} columns={columns} rows={branches} rowKey={({ id }) => id} empty={empty} />
  )
}
