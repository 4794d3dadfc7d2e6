import { Store } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { PlanFields } from '#/features/operations/audits/components/plan-fields.tsx'
import { planAuditsForm } from '#/features/operations/audits/form.ts'
import { planAudits } from '#/features/operations/audits/plan.server.ts'
import { readPlanChoices } from '#/features/operations/audits/read-plan.server.ts'
import { auditMessages } from '#/messages/operations/audits.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/plan'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, auditMessages.planTitle) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readPlanChoices(actorOf(context)))

export const action = formAction(planAuditsForm, async (actor, input) => {
  await planAudits(actor, input)
  return redirect(href('/client/audits'))
})

/** Audits for one or many branches on one day. */
export default function Page({ loaderData: choices, actionData }: Route.ComponentProps) {
  const t = useT(auditMessages)
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/audits'), label: t('title') }, { label: t('planTitle') }]}
        title={t('planTitle')}
      />
      {choices.branches.length === 0 ? (
        <EmptyState
          icon={Store}
          title={t('noBranches')}
          action={<LinkButton to={href('/client/branches')}>{t('addBranch')}</LinkButton>}
        >
          {t('noBranchesHint')}
        </EmptyState>
      ) : (
        <ActionForm result={actionData} clientKey>
          <PlanFields choices={choices} />
          <FormActions>
            <SubmitButton>{t('plan')}</SubmitButton>
          </FormActions>
        </ActionForm>
      )}
    </div>
  )
}
