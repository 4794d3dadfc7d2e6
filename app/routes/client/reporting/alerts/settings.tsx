import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { pathIn } from '#/domain/org-tree.ts'
import { may } from '#/domain/permissions.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { readRoutesAt } from '#/features/messaging/routing/read-routing.server.ts'
import { saveAlertBounds } from '#/features/reporting/insights/save-settings.server.ts'
import { BoundsCard } from '#/features/reporting/score-alerts/components/bounds-card.tsx'
import { RoutedPeople } from '#/features/reporting/score-alerts/components/routed-people.tsx'
import { readBounds } from '#/features/reporting/score-alerts/bounds.server.ts'
import { boundsForm } from '#/features/reporting/score-alerts/form.ts'
import { alertSettingMessages, scoreAlertMessages } from '#/messages/reporting/score-alerts.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/settings'

/** Parts of the company that are listed; the others are on the page of the routing. */
const mostParts = 12
const topics = ['critical', 'lowScores', 'highScores'] as const

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [bounds, tree] = await Promise.all([readBounds(actor), may(actor, 'members.read') ? readTree(actor) : []])
  const nodes = tree.filter(({ kind, closedAt }) => kind !== 'branch' && closedAt === null).slice(0, mostParts)
  const routed =
    nodes.length === 0
      ? []
      : await readRoutesAt(
          actor,
          nodes.map(({ id }) => id),
          topics,
        )
  const parts = routed.map(({ nodeId, routes }) => {
    const { kind, nameEn, nameAr } = nodes.find(({ id }) => id === nodeId)!
    return {
      id: nodeId,
      name: kind === 'root' ? null : nameFor({ en: nameEn, ar: nameAr }, actor.language),
      within: pathIn(tree, nodeId)
        .filter((node) => node.kind !== 'root' && node.id !== nodeId)
        .map((node) => nameFor({ en: node.nameEn, ar: node.nameAr }, actor.language)),
      people: routes.map(({ topic, readers }) => ({ topic, names: readers.map(({ name }) => name) })),
    }
  })
  return { bounds, parts }
})

export const action = formAction(boundsForm, async (actor, input) => {
  await saveAlertBounds(actor, input)
  return null
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, alertSettingMessages.title) }]

/** Bounds of the alerts, and who is told of them in each part of the company. */
export default function Page({ loaderData: { bounds, parts }, actionData }: Route.ComponentProps) {
  const t = useT(alertSettingMessages)
  const alerts = useT(scoreAlertMessages)
  return (
    <div className="flex w-full max-w-[60rem] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/alerts'), label: alerts('title') }, { label: t('title') }]}
        title={t('title')}
        actions={
          <WithRight to="alert-people.read">
            <LinkButton to={href('/client/reports/alerts')}>{t('contacts')}</LinkButton>
          </WithRight>
        }
      />
      {!bounds.ofScores && <Notice>{alerts('onlyCritical')}</Notice>}
      {bounds.ofScores && <BoundsCard bounds={bounds} result={actionData} />}
      {parts.length > 0 && <RoutedPeople parts={parts} />}
    </div>
  )
}
