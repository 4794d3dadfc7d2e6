import { redirect, useSearchParams } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isCity } from '#/domain/cities.ts'
import { cityPlaces } from '#/domain/city-places.ts'
import { readList } from '#/domain/list.ts'
import {
  branchToPlace,
  importPlaces,
  placeBranch,
  planPlaces,
} from '#/features/ordering/control-room/branch-places.server.ts'
import { BranchPlace } from '#/features/ordering/control-room/components/branch-place.tsx'
import { PlaceImport } from '#/features/ordering/control-room/components/place-import.tsx'
import { placesForm } from '#/features/ordering/control-room/form.ts'
import { type BranchPlaceRow, placeList } from '#/features/ordering/control-room/place-list.ts'
import { browsePlaces } from '#/features/ordering/control-room/place-list.server.ts'
import { roomPath } from '#/features/ordering/control-room/room-query.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { branchPlaceMessages } from '#/messages/ordering/control-room.ts'
import { controlRoomMessages } from '#/messages/evaluations.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListView } from '#/ui/list-page.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/places'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, branchPlaceMessages.title) }]

const path = `${roomPath}/places`

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = { ...readList(placeList, url.searchParams), only: true }
  const [list, branch] = await Promise.all([
    browsePlaces(actor, query),
    branchToPlace(actor, url.searchParams.get('branch') ?? ''),
  ])
  const near = branch?.city && isCity(branch.city) ? cityPlaces[branch.city] : null
  return { ...list, query, branch, near }
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
  const { rows, total, query, branch, near } = loaderData
  const t = useT(branchPlaceMessages)
  const room = useT(controlRoomMessages)
  return (
    <>
      <PageHeader title={t('title')} breadcrumbs={[{ to: roomPath, label: room('title') }, { label: t('title') }]} />
      <DoneMessage texts={{ saved: t('saved') }} />
      {branch && <BranchPlace key={branch.id} branch={branch} near={near} result={actionData} />}
      <PlaceImport />
      <section className="flex flex-col gap-2">
        <h2 className="text-h3">{t('withoutPlace')}</h2>
        <ListView
          list={placeList}
          query={query}
          rows={rows}
          total={total}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('allPlaced')} compact />}
          trailing={[{ key: 'give', header: t('give'), hideHeader: true, cell: (row) => <GivePlace row={row} /> }]}
        />
      </section>
    </>
  )
}

function GivePlace({ row: { id, branch } }: { row: BranchPlaceRow }) {
  const t = useT(branchPlaceMessages)
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.set('branch', id)
  return (
    <LinkButton to={`?${next}`} size="dense" aria-label={`${t('give')}: ${branch}`}>
      {t('give')}
    </LinkButton>
  )
}
