import { MapPin } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { BranchViews } from '#/features/office/branch-records/components/branch-views.tsx'
import { CityCard, ScoreMap } from '#/features/office/branch-records/components/branch-map.tsx'
import { readBranchMap } from '#/features/office/branch-records/read-map.server.ts'
import { branchMapMessages } from '#/messages/office/branch-map.ts'
import { branchListMessages } from '#/messages/office/branch-records.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/map'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, branchMapMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => ({
  map: await readBranchMap(actorOf(context)),
}))

/** Branches on the map where there are tiles, and by city. */
export default function Page({ loaderData: { map } }: Route.ComponentProps) {
  const t = useT(branchMapMessages)
  const list = useT(branchListMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ to: href('/client/branches'), label: list('title') }, { label: t('title') }]}
      />
      <BranchViews />
      <ScoreMap map={map} />
      {map.cities.length === 0 ? (
        <EmptyState icon={MapPin} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-2 2xl:grid-cols-3">
          {map.cities.map((city) => (
            <CityCard key={city.city ?? 'none'} of={city} />
          ))}
        </div>
      )}
      {map.unplaced > 0 && <p className="text-caption text-ink-2">{t('unplaced', { count: map.unplaced })}</p>}
    </div>
  )
}
