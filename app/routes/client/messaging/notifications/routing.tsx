import { ArrowLeft } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { RoutingTable } from '#/features/messaging/routing/components/routing-table.tsx'
import { routeForm } from '#/features/messaging/routing/form.ts'
import { readRouting } from '#/features/messaging/routing/read-routing.server.ts'
import { saveRoute } from '#/features/messaging/routing/save-route.server.ts'
import { routingMessages } from '#/messages/messaging/routing.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/routing'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, routingMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [{ nodeId, routes }, tree] = await Promise.all([
    readRouting(actor, url.searchParams.get('node') || null),
    readTree(actor),
  ])
  const shown = tree.find(({ id }) => id === nodeId)
  const nodes = tree.map(({ id, kind, depth, nameEn, nameAr }) => ({
    id,
    kind,
    depth,
    names: { en: nameEn, ar: nameAr },
  }))
  return {
    nodeId,
    routes,
    nodes,
    shown: shown ? { kind: shown.kind, names: { en: shown.nameEn, ar: shown.nameAr } } : null,
  }
})

export const action = formAction(routeForm, async (actor, input) => {
  await saveRoute(actor, input)
  return null
})

/** Who of the team is told about what at each part of the company, and who shall be. */
export default function Page({ loaderData: { nodeId, routes, nodes, shown } }: Route.ComponentProps) {
  const t = useT(routingMessages)
  const lang = useLang()
  const options = nodes
    .filter(({ kind }) => kind !== 'root')
    .map(({ id, depth, names }) => ({
      value: id,
      label: `${'\u00a0\u00a0'.repeat(Math.max(0, depth - 1))}${nameFor(names, lang)}`,
    }))
  return (
    <div className="flex w-full max-w-[60rem] flex-col gap-6">
      <PageHeader
        title={t('title')}
        actions={
          <>
            <LinkButton to={href('/client/notifications')} icon={ArrowLeft} directional variant="quiet">
              {t('back')}
            </LinkButton>
            <WithRight to="alert-people.read">
              <LinkButton to={href('/client/reports/alerts')}>{t('contacts')}</LinkButton>
            </WithRight>
          </>
        }
      />
      {options.length > 0 && <FilterBar filters={[{ name: 'node', label: t('node'), options }]} />}
      {shown && (
        <h2 className="text-h3">{shown.kind === 'root' ? t('whole') : <bdi>{nameFor(shown.names, lang)}</bdi>}</h2>
      )}
      <RoutingTable
        routes={routes}
        place={{
          nodeId,
          isWhole: shown?.kind === 'root',
          nameOf: (id) => nodes.find((node) => node.id === id && node.kind !== 'root')?.names ?? null,
        }}
      />
    </div>
  )
}
