import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isUnfinished } from '#/domain/corrective-action.ts'
import { reportCode } from '#/domain/report.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import {
  changeCorrectiveAction,
  moveCorrectiveAction,
} from '#/features/reporting/corrective-actions/change-action.server.ts'
import { CorrectiveActionProof } from '#/features/reporting/corrective-actions/components/action-proof.tsx'
import {
  CorrectiveActionBadge,
  DueDay,
  PriorityBadge,
} from '#/features/reporting/corrective-actions/components/action-status.tsx'
import { CorrectiveActionSteps } from '#/features/reporting/corrective-actions/components/action-steps.tsx'
import { CorrectiveActionFields } from '#/features/reporting/corrective-actions/components/open-action.tsx'
import { correctiveActionForm } from '#/features/reporting/corrective-actions/form.ts'
import {
  type CorrectiveActionDetails,
  readCorrectiveAction,
} from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { uiMessages } from '#/messages/ui.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { DescriptionList, Timeline } from '#/ui/facts.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Route } from './+types/$actionId'

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readCorrectiveAction(actorOf(context), params.actionId, infoOf(context).lang),
)

export const action = formAction(correctiveActionForm, async (actor, input, { params }) => {
  const actionId = params['actionId'] ?? ''
  if (input.intent === 'change') {
    const { version, title, ownerName, ownerEmail, priority, dueOn } = input
    await changeCorrectiveAction(actor, { actionId, version, title, ownerName, ownerEmail, priority, dueOn })
    return null
  }
  const { intent: step, version, note, rootCause } = input
  await moveCorrectiveAction(actor, { actionId, version, step, note, rootCause })
  return null
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData?.title ?? ''
  return [{ title: pageTitle(matches, { en: title, ar: title }) }]
}

export default function Page({ loaderData: action }: Route.ComponentProps) {
  const t = useT(correctiveActionMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/tasks'), label: t('tasks') }, { label: action.title }]}
        title={<bdi>{action.title}</bdi>}
        badge={<CorrectiveActionBadge status={action.status} verification={action.verification} />}
        description={<bdi>{action.branch}</bdi>}
        actions={isUnfinished(action.status) && action.mayWork && <EditAction action={action} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          {action.mayWork && <CorrectiveActionSteps action={action} />}
          <CorrectiveActionProof action={action} />
          <History action={action} />
        </div>
        <Facts action={action} />
      </div>
    </div>
  )
}

function Facts({ action }: { action: CorrectiveActionDetails }) {
  const t = useT(correctiveActionMessages)
  const lang = useLang()
  const { questionKey, finding, reportId, reportNumber, ownerEmail, daily, auditId } = action
  return (
    <Card title={t('action')} className="lg:order-last">
      <DescriptionList
        items={[
          { term: t('owner'), value: action.owner },
          { term: t('ownerEmail'), value: ownerEmail && <bdi dir="ltr">{ownerEmail}</bdi> },
          { term: t('due'), value: <DueDay action={action} /> },
          { term: t('priority'), value: <PriorityBadge priority={action.priority} /> },
          {
            term: t('finding'),
            value: finding && reportId && (
              <Link className="link" to={`${href('/client/reports/:reportId', { reportId })}#finding-${questionKey}`}>
                {finding}
              </Link>
            ),
          },
          {
            term: t('report'),
            value:
              reportNumber === null || reportId === null ? null : (
                <Link
                  className="link inline-flex min-h-11 items-center md:min-h-6"
                  to={href('/client/reports/:reportId', { reportId })}
                >
                  <bdi dir="ltr" className="code">
                    {reportCode(reportNumber)}
                  </bdi>
                </Link>
              ),
          },
          {
            term: t('audit'),
            value: auditId && (
              <Link className="link" to={href('/client/audits/:auditId', { auditId })}>
                {t('openAudit')}
              </Link>
            ),
          },
          {
            term: t('dailyReport'),
            value: daily && (
              <Link className="link" to={href('/client/daily-operations-report/:branchId/:day/:shift', daily)}>
                {formatDay(daily.day, lang)}
              </Link>
            ),
          },
          { term: t('openedOn'), value: <Time at={action.createdAt} mode="datetime" /> },
          { term: t('rootCause'), value: action.rootCause },
          { term: t('doneNote'), value: action.doneNote },
        ]}
      />
    </Card>
  )
}

function History({ action: { events } }: { action: CorrectiveActionDetails }) {
  const t = useT(correctiveActionMessages)
  return (
    <Card title={t('history')}>
      <Timeline
        items={events.map(({ id, step, note, at }) => ({
          id,
          title: t(`step_${step}`),
          at,
          detail: note && <bdi>{note}</bdi>,
        }))}
      />
    </Card>
  )
}

function EditAction({ action }: { action: CorrectiveActionDetails }) {
  const t = useT(correctiveActionMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const done = () => {
    close()
    toast({ text: t('moved') })
  }
  const { title, owner, ownerEmail, priority, dueOn, version } = action
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('edit')}</Button>
      <Dialog open={open} onClose={close} title={t('editTitle')} sheet>
        <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
          <input type="hidden" name="version" value={version} />
          <CorrectiveActionFields start={{ title, owner, ownerEmail, priority, dueOn }} />
          <FormActions>
            <SubmitButton intent="change">{t('save')}</SubmitButton>
            <Button onClick={close}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
