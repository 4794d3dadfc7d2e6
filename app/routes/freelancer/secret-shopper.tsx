import { VisitGroups } from '#/features/visits/components/visit-groups.tsx'
import { listVisits } from '#/features/visits/list-visits.server.ts'
import { visitMessages } from '#/messages/visits.ts'
import { now } from '#/platform/clock.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '../../shell/page-title.ts'
import type { Route } from './+types/secret-shopper'

const pageOf = (url: URL): number => {
  const page = Number(url.searchParams.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  return { ...(await listVisits(actor, pageOf(url))), now: now().getTime() }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, visitMessages.title) }]

export default function VisitsPage({ loaderData }: Route.ComponentProps) {
  const t = useT(visitMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      <VisitGroups {...loaderData} />
    </div>
  )
}
