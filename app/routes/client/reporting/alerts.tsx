import { BellRing, Settings2 } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { formatScore } from '#/domain/score.ts'
import { readParts } from '#/features/companies/hierarchy/parts.server.ts'
import { alertCells } from '#/features/reporting/score-alerts/components/alert-cells.tsx'
import { scoreAlertList } from '#/features/reporting/score-alerts/list.ts'
import { browseScoreAlerts } from '#/features/reporting/score-alerts/list.server.ts'
import { scoreAlertMessages } from '#/messages/reporting/score-alerts.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/alerts'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(scoreAlertList, url.searchParams)
  const [found, parts] = await Promise.all([
    browseScoreAlerts(actor, query),
    may(actor, 'branches.read') ? readParts(actor) : [],
  ])
  return { query, parts, ...found }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, scoreAlertMessages.title) }]

/** Every alert of the company: what failed where, how long it is open, and what was done. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, counts, parts, branches, bounds, ofScores } = loaderData
  const t = useT(scoreAlertMessages)
  const lang = useLang()
  const has = counts.all > 0 || isNarrowed(scoreAlertList, query)
  const printed = (bound: number | null) => (bound === null ? '–' : formatScore(bound, lang))
  return (
    <ListPage
      title={t('title')}
      actions={
        <LinkButton to={href('/client/alerts/settings')} icon={Settings2}>
          {t('settings')}
        </LinkButton>
      }
      above={ofScores ? null : <Notice>{t('onlyCritical')}</Notice>}
      list={scoreAlertList}
      query={query}
      rows={rows}
      total={total}
      counts={counts}
      cells={alertCells}
      bare={!has}
      options={{ part: parts, branch: branches.map(({ id, name }) => ({ value: id, label: name })) }}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/client/alerts/:alertId', { alertId: id })}
      empty={
        <EmptyState icon={BellRing} title={t('none')}>
          {ofScores ? t('noneHint', { low: printed(bounds.low), high: printed(bounds.high) }) : t('noneCriticalHint')}
        </EmptyState>
      }
    />
  )
}
