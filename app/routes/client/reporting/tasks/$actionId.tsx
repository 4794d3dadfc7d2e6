import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { z } from 'zod'
import { pageTitle } from '#/app/shell/page-title.ts'
import { useRoot } from '#/app/shell/use-root.ts'
import type { Actor } from '#/domain/actor.ts'
import { isUnfinished } from '#/domain/corrective-action.ts'
import { reportCode } from '#/domain/report.ts'
import type { Text } from '#/domain/text.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { sentFilesOf } from '#/features/reporting/attachments/sent-files.server.ts'
import {
  changeCorrectiveAction,
  moveCorrectiveAction,
} from '#/features/reporting/corrective-actions/change-action.server.ts'
import { CorrectiveActionProof } from '#/features/reporting/corrective-actions/components/action-proof.tsx'
import {
  ActionFacts,
  CorrectiveActionBadge,
  DueDay,
  PriorityBadge,
} from '#/features/reporting/corrective-actions/components/action-status.tsx'
import { CorrectiveActionSteps } from '#/features/reporting/corrective-actions/components/action-steps.tsx'
import { ManageAction } from '#/features/reporting/corrective-actions/components/manage-action.tsx'
import { extendCorrectiveAction } from '#/features/reporting/corrective-actions/extend-action.server.ts'
import { finishCorrectiveAction } from '#/features/reporting/corrective-actions/finish-action.server.ts'
import { CorrectiveActionFields } from '#/features/reporting/corrective-actions/components/open-action.tsx'
import { ActionLinkCard } from '#/features/reporting/corrective-actions/links/components/action-link-card.tsx'
import { actionLinkForm } from '#/features/reporting/corrective-actions/links/form.ts'
import {
  makeActionLink,
  readActionLink,
  withdrawActionLink,
} from '#/features/reporting/corrective-actions/links/links.server.ts'
import { actionPhotosForm, correctiveActionForm } from '#/features/reporting/corrective-actions/form.ts'
import {
  type CorrectiveActionDetails,
  readCorrectiveAction,
} from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { obligationName } from '#/features/operations/catalogue/obligation-name.server.ts'
import {
  OriginPaper,
  OriginReview,
  ProblemPhotos,
} from '#/features/reporting/corrective-actions/by-hand/components/origin.tsx'
import { actionFinishMessages } from '#/messages/reporting/action-links.ts'
import { removeProof, storeProof } from '#/features/reporting/corrective-actions/store-proof.server.ts'
import { actionSourceMessages } from '#/messages/reporting/action-sources.ts'
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

export const loader = pageData(async ({ context, params: { actionId } }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [action, link] = await Promise.all([
    readCorrectiveAction(actor, actionId, infoOf(context).lang),
    readActionLink(actor, actionId),
  ])
  const { paper } = action.origin
  return { action, link, paperName: paper && (await obligationName(actor, paper.code)) }
})

const form = z.discriminatedUnion('intent', [
  ...correctiveActionForm.options,
  ...actionPhotosForm.options,
  ...actionLinkForm.options,
])
type Input = z.output<typeof form>

/** Photos are read from the same request again. */
export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return formAction(form, (actor, input) => carryOut(actor, args.params.actionId, input, copy))(args)
}

async function carryOut(actor: Actor, actionId: string, input: Input, copy: Request) {
  if (input.intent === 'change') {
    await changeCorrectiveAction(actor, { actionId, ...input })
    return null
  }
  if (input.intent === 'add-photos') {
    await storeProof(actor, { actionId, version: input.version }, await sentFilesOf(copy))
    return null
  }
  if (input.intent === 'remove-photo') {
    await removeProof(actor, { actionId, ...input })
    return null
  }
  if (input.intent === 'extend') {
    await extendCorrectiveAction(actor, { actionId, ...input })
    return null
  }
  if (input.intent === 'make-link') return makeActionLink(actor, { actionId, ...input })
  if (input.intent === 'withdraw-link') {
    await withdrawActionLink(actor, { actionId, linkId: input.linkId })
    return null
  }
  const { intent: step, file: _file, ...move } = input
  if (step === 'finish') {
    await finishCorrectiveAction(actor, { actionId, ...move }, await sentFilesOf(copy))
    return null
  }
  await moveCorrectiveAction(actor, { actionId, step, ...move })
  return null
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData?.action.title ?? ''
  return [{ title: pageTitle(matches, { en: title, ar: title }) }]
}

export default function Page({ loaderData: { action, link, paperName } }: Route.ComponentProps) {
  const origin = useRoot()?.origin ?? ''
  const t = useT(correctiveActionMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/tasks'), label: t('tasks') }, { label: action.title }]}
        title={<bdi>{action.title}</bdi>}
        badge={<CorrectiveActionBadge status={action.status} verification={action.verification} />}
        description={<ActionFacts action={action} />}
        actions={
          isUnfinished(action.status) && (
            <>
              {action.mayWork && <EditAction action={action} />}
              {action.mayManage && <ManageAction action={action} />}
            </>
          )
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          {action.mayWork && <CorrectiveActionSteps action={action} />}
          <ProblemPhotos action={action} />
          <CorrectiveActionProof action={action} />
          {action.mayWork && isUnfinished(action.status) && (
            <ActionLinkCard link={link} task={action} origin={origin} />
          )}
          <History action={action} />
        </div>
        <Facts action={action} paperName={paperName} />
      </div>
    </div>
  )
}

type FactsProps = { action: CorrectiveActionDetails; paperName: Text | null }

function Facts({ action, paperName }: FactsProps) {
  const t = useT(correctiveActionMessages)
  const finish = useT(actionFinishMessages)
  const from = useT(actionSourceMessages)
  const lang = useLang()
  const { review, paper } = action.origin
  const { questionKey, finding, reportId, reportNumber, ownerEmail, daily, auditId } = action
  return (
    <Card title={t('action')} className="lg:order-last">
      <DescriptionList
        items={[
          {
            term: from('details'),
            value: action.details && <bdi className="whitespace-pre-line">{action.details}</bdi>,
          },
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
              <Link
                className="link inline-flex min-h-11 items-center md:min-h-6"
                to={href('/client/audits/:auditId', { auditId })}
              >
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
          { term: from('guestReview'), value: review && <OriginReview review={review} /> },
          {
            term: from('document'),
            value: paper && paperName && (
              <OriginPaper paper={paper} name={paperName[lang]} branchId={action.branchId} />
            ),
          },
          {
            term: t('repeats'),
            value: action.repeats && (
              <Link className="link" to={href('/client/tasks/:actionId', { actionId: action.repeats.id })}>
                <bdi>{action.repeats.title}</bdi>
              </Link>
            ),
          },
          { term: from('source'), value: from(`source_${action.source}`) },
          { term: t('openedOn'), value: <Time at={action.createdAt} mode="datetime" /> },
          { term: finish('causeClass'), value: action.causeClass && finish(`cause_${action.causeClass}`) },
          {
            term: t('rootCause'),
            value: action.rootCause && <bdi className="whitespace-pre-line">{action.rootCause}</bdi>,
          },
          { term: finish('doneNote'), value: action.doneNote },
          { term: finish('prevention'), value: action.prevention },
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
        items={events.map(({ id, step, note, at, by }) => ({
          id,
          title: by ? t('stepBy', { step: t(`step_${step}`), name: by }) : t(`step_${step}`),
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
  const { title, details, owner, ownerId, ownerEmail, priority, dueOn, version, branchId } = action
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('edit')}</Button>
      <Dialog open={open} onClose={close} title={t('editTitle')} sheet>
        <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
          <input type="hidden" name="version" value={version} />
          <CorrectiveActionFields
            place={{ branchId }}
            start={{ title, details, owner, ownerId, ownerEmail, priority, dueOn }}
          />
          <FormActions>
            <SubmitButton intent="change">{t('save')}</SubmitButton>
            <Button onClick={close}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
