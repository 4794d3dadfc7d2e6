import { ClipboardPlus, Eye, Pencil } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { nameFor, otherName } from '#/domain/branch-names.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { may } from '#/domain/permissions.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { branchStepForm } from '#/features/companies/branches/form.ts'
import { closeBranch, reopenBranch } from '#/features/companies/branches/save-branch.server.ts'
import {
  BranchDetails,
  BranchSummary,
  FiguresCard,
  HoursCard,
} from '#/features/office/branch-records/components/branch-details.tsx'
import {
  ActionLines,
  ComingLines,
  ReportLines,
  ScoreCard,
} from '#/features/office/branch-records/components/branch-home.tsx'
import { pathIn } from '#/features/office/branch-records/list.ts'
import { readBranchHome } from '#/features/office/branch-records/read-branch.server.ts'
import { BranchTimeline } from '#/features/office/timeline/components/branch-timeline.tsx'
import { newestOfBranch } from '#/features/office/timeline/list.server.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { branchPageMessages } from '#/messages/office/branch-records.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { Route } from './+types/$branchId'

/** Events shown of the timeline. */
const mostTold = 5

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, branchPageMessages.title) }]

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [home, newest] = await Promise.all([
    readBranchHome(actor, params.branchId),
    may(actor, 'timeline.read') ? newestOfBranch(actor, params.branchId, mostTold) : null,
  ])
  return { home, newest, mayWrite: may(actor, 'branches.write'), mayOrder: may(actor, 'evaluations.request') }
})

export const action = formAction(branchStepForm, async (actor, step, { params }) => {
  const branchId = params['branchId']!
  const seen = { branchId, version: step.version }
  if (step.intent === 'close') await closeBranch(actor, { ...seen, reason: step.reason })
  else await reopenBranch(actor, seen)
  const done = step.intent === 'close' ? 'closed' : 'reopened'
  return redirect(`${href('/client/branches/:branchId', { branchId })}?done=${done}`)
})

/** Home of a branch. */
export default function Page({ loaderData: { home, newest, mayWrite, mayOrder }, actionData }: Route.ComponentProps) {
  const t = useT(branchPageMessages)
  const lang = useLang()
  const { branch } = home
  const other = otherName(branch.names, lang)
  const title = <bdi>{nameFor(branch.names, lang)}</bdi>
  const closed = branch.closedAt !== null
  return (
    <div className="flex flex-col gap-6">
      <DoneMessage texts={{ saved: t('saved'), closed: t('closedNow'), reopened: t('reopenedNow') }} />
      <PageHeader
        title={title}
        badge={closed && <StatusBadge tone="grey">{t('closed')}</StatusBadge>}
        description={
          <>
            {other && (
              <bdi lang={lang === 'ar' ? 'en' : 'ar'} className="block">
                {other}
              </bdi>
            )}
            {branch.path.length > 0 && <span className="block">{pathIn(branch.path, lang)}</span>}
          </>
        }
        breadcrumbs={[{ to: href('/client/branches'), label: t('title') }, { label: title }]}
        actions={
          !closed && (
            <>
              <WithRight to="members.read">
                <LinkButton to={href('/client/users/branch/:branchId', { branchId: branch.id })} icon={Eye}>
                  {t('whoSees')}
                </LinkButton>
              </WithRight>
              {mayWrite && (
                <LinkButton to={href('/client/branches/:branchId/change', { branchId: branch.id })} icon={Pencil}>
                  {t('change')}
                </LinkButton>
              )}
              {mayOrder && (
                <LinkButton
                  to={`${href('/client/secret-shopper')}?new=1&branch=${branch.id}`}
                  variant="primary"
                  icon={ClipboardPlus}
                >
                  {t('order')}
                </LinkButton>
              )}
            </>
          )
        }
      />
      {branch.closedAt && (
        <Notice kind="info">{t('closedSince', { day: formatDate(new Date(branch.closedAt), lang) })}</Notice>
      )}
      <BranchSummary home={home} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {home.visits && <ScoreCard visits={home.visits} />}
          {home.reports && <ReportLines branchId={branch.id} reports={home.reports} />}
          {home.actions && <ActionLines branchId={branch.id} actions={home.actions} />}
          {home.coming && !closed && <ComingLines coming={home.coming} />}
          {newest && <BranchTimeline branchId={branch.id} rows={newest} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <BranchDetails branch={branch} />
          <HoursCard branch={branch} />
          <FiguresCard />
          {mayWrite && <StepCard branch={branch} result={actionData} />}
        </div>
      </div>
    </div>
  )
}

type StepProps = { branch: { version: number; closedAt: string | null }; result: FormResult | undefined }

/** Closing and reopening. */
function StepCard({ branch: { version, closedAt }, result }: StepProps) {
  const t = useT(branchPageMessages)
  return (
    <Card title={closedAt ? t('reopen') : t('close')} {...(!closedAt && { description: t('closeHelp') })}>
      <ActionForm result={result}>
        <input type="hidden" name="version" value={version} />
        {!closedAt && <TextField name="reason" label={t('reason')} maxLength={500} required />}
        <FormActions>
          <SubmitButton intent={closedAt ? 'reopen' : 'close'} variant={closedAt ? 'secondary' : 'danger-quiet'}>
            {closedAt ? t('reopen') : t('close')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
