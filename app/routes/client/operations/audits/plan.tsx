import { Store } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { isDay } from '#/domain/riyadh-time.ts'
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

/** Values of the form travel in the address of a search among many branches, so that the choice is kept. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const given = url.searchParams
  const chosen = given.getAll('branch').filter((id) => isRecordId(id))
  const choices = await readPlanChoices(actorOf(context), { search: given.get('q') ?? '', chosen })
  const day = given.get('day') ?? ''
  const start = {
    kind: given.get('kind') === 'self' ? ('self' as const) : ('company' as const),
    auditor: choices.people.find(({ id }) => id === given.get('auditor'))?.id ?? '',
    day: isDay(day) ? day : choices.today,
    chosen,
  }
  return { choices, start }
})

export const action = formAction(planAuditsForm, async (actor, input) => {
  await planAudits(actor, input)
  return redirect(href('/client/audits'))
})

/** Audits for one or many branches on one day. */
export default function Page({ loaderData: { choices, start }, actionData }: Route.ComponentProps) {
  const t = useT(auditMessages)
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/audits'), label: t('title') }, { label: t('planTitle') }]}
        title={t('planTitle')}
      />
      {choices.branches.length === 0 && choices.search === '' ? (
        <EmptyState
          icon={Store}
          title={t('noBranches')}
          action={<LinkButton to={href('/client/branches')}>{t('addBranch')}</LinkButton>}
        >
          {t('noBranchesHint')}
        </EmptyState>
      ) : (
        <ActionForm result={actionData} clientKey>
          <PlanFields choices={choices} start={start} />
          <FormActions>
            <SubmitButton>{t('plan')}</SubmitButton>
          </FormActions>
        </ActionForm>
      )}
    </div>
  )
}
