import { FileChartColumn } from 'lucide-react'
import { href } from 'react-router'
import { z } from 'zod'
import { pageTitle } from '#/app/shell/page-title.ts'
import { priorityOfAlert } from '#/domain/reporting/score-alerts.ts'
import { formatScore } from '#/domain/score.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { OpenCorrectiveAction } from '#/features/reporting/corrective-actions/components/open-action.tsx'
import { CorrectiveActionTable } from '#/features/reporting/corrective-actions/components/corrective-actions-of-report.tsx'
import { openCorrectiveActionForm } from '#/features/reporting/corrective-actions/form.ts'
import { ChangeText } from '#/features/reporting/reports/components/change-text.tsx'
import {
  acknowledgeAlert,
  closeScoreAlert,
  openActionOfAlert,
} from '#/features/reporting/score-alerts/answer.server.ts'
import { AlertStateBadge, DaysOpen } from '#/features/reporting/score-alerts/components/alert-cells.tsx'
import { AlertFindings } from '#/features/reporting/score-alerts/components/alert-findings.tsx'
import { AlertHandling } from '#/features/reporting/score-alerts/components/alert-handling.tsx'
import { acknowledgeForm, closeForm } from '#/features/reporting/score-alerts/form.ts'
import { type AlertView, readAlert } from '#/features/reporting/score-alerts/read.server.ts'
import { alertPageMessages } from '#/messages/reporting/score-alerts.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList, type Fact } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/$alertId'

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readAlert(actorOf(context), params.alertId, infoOf(context).lang),
)

const form = z.discriminatedUnion('intent', [acknowledgeForm, closeForm, openCorrectiveActionForm])

export const action = formAction(form, async (actor, input, { params }) => {
  const alertId = params['alertId'] ?? ''
  if (input.intent === 'acknowledge')
    await acknowledgeAlert(actor, { alertId, note: input.note, close: input.close === 'on' })
  else if (input.intent === 'close') await closeScoreAlert(actor, { alertId, note: input.note })
  else {
    const { clientKey: id, questionKey, title, ownerName, ownerEmail, ownerId, priority, dueOn } = input
    const given = { title, ownerName, ownerEmail, ownerId, priority, dueOn }
    await openActionOfAlert(actor, { alertId, id, questionKey: questionKey || null, ...given })
  }
  return null
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { en, ar } = alertPageMessages[`title_${loaderData?.kind ?? 'critical'}`]
  const branch = loaderData?.branch ?? ''
  return [{ title: pageTitle(matches, { en: en.replace('{branch}', branch), ar: ar.replace('{branch}', branch) }) }]
}

/** One alert: what failed, its photos, who has seen it, and the actions opened from it. */
export default function Page({ loaderData: alert }: Route.ComponentProps) {
  const t = useT(alertPageMessages)
  const { kind, branch, reportId, findings } = alert
  const priority = priorityOfAlert[kind]
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/alerts'), label: t('list') }, { label: <bdi>{branch}</bdi> }]}
        title={t(`title_${kind}`, { branch })}
        badge={<AlertStateBadge state={alert.state} />}
        description={<bdi>{alert.location}</bdi>}
        actions={
          reportId && (
            <LinkButton icon={FileChartColumn} to={href('/client/reports/:reportId', { reportId })}>
              {t('openReport')}
            </LinkButton>
          )
        }
      />
      <Why alert={alert} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card title={t('findings')}>
            {findings.length === 0 ? (
              <p className="text-ui text-ink-2">{t('noFindings')}</p>
            ) : (
              <AlertFindings findings={findings} priority={priority} mayAct={reportId !== null} />
            )}
            {reportId === null && <p className="mt-4 text-ui text-ink-2">{t('reportFollows')}</p>}
          </Card>
          {reportId && (
            <Card title={t('actions')}>
              <div className="flex flex-col items-start gap-4">
                {alert.actions.length === 0 ? (
                  <p className="text-ui text-ink-2">{t('noActions')}</p>
                ) : (
                  <CorrectiveActionTable actions={alert.actions} />
                )}
                <WithRight to="actions.write">
                  <OpenCorrectiveAction priority={priority} />
                </WithRight>
              </div>
            </Card>
          )}
        </div>
        <aside className="flex min-w-0 flex-col gap-6">
          <Facts alert={alert} />
          <AlertHandling key={`${alert.acknowledged?.at} ${alert.closedAt}`} alert={alert} />
        </aside>
      </div>
    </div>
  )
}

function Why({ alert: { kind, score, bound, withdrawn } }: { alert: AlertView }) {
  const t = useT(alertPageMessages)
  const lang = useLang()
  const limit = bound === null ? '' : formatScore(bound, lang)
  if (withdrawn) return <Notice>{t('withdrawn')}</Notice>
  if (kind === 'critical') return <Notice kind="danger">{t(score === null ? 'why_early' : 'why_critical')}</Notice>
  return <Notice kind={kind === 'low' ? 'warning' : 'success'}>{t(`why_${kind}`, { bound: limit })}</Notice>
}

function Facts({ alert }: { alert: AlertView }) {
  const t = useT(alertPageMessages)
  const { score, change, days, editorNote } = alert
  const items: Fact[] = [
    ...(score === null ? [] : [{ term: t('score'), value: <ScoreBadge score={score} /> }]),
    ...(change === null ? [] : [{ term: t('change'), value: <ChangeText change={change} /> }]),
    { term: t('visit'), value: <Time at={alert.visitedAt} mode="datetime" /> },
    { term: t('raised'), value: <Time at={alert.raisedAt} mode="datetime" /> },
    ...(days === null ? [] : [{ term: t('open'), value: <DaysOpen days={days} /> }]),
    ...(editorNote ? [{ term: t('editorNote'), value: <bdi>{editorNote}</bdi> }] : []),
  ]
  return <DescriptionList items={items} />
}
