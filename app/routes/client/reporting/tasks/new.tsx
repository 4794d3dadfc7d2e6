import { Store } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { obligationName } from '#/features/operations/catalogue/obligation-name.server.ts'
import { sentFilesOf } from '#/features/reporting/attachments/sent-files.server.ts'
import { addCorrectiveAction } from '#/features/reporting/corrective-actions/by-hand/add-action.server.ts'
import { NewActionFields } from '#/features/reporting/corrective-actions/by-hand/components/new-action.tsx'
import { newActionForm } from '#/features/reporting/corrective-actions/by-hand/form.ts'
import { readNewAction } from '#/features/reporting/corrective-actions/by-hand/read-new-action.server.ts'
import { actionSourceMessages } from '#/messages/reporting/action-sources.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, actionSourceMessages.newTitle) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const given = (name: string) => url.searchParams.get(name) ?? ''
  const choices = await readNewAction(actor, {
    review: given('review'),
    paper: given('paper'),
    gap: given('gap'),
    branch: given('branch'),
  })
  const { source } = choices
  return { choices, document: source.kind === 'paper' ? await obligationName(actor, source.code) : null }
})

/** Photos are read from the same request again. */
export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return formAction(newActionForm, async (actor, { clientKey, file: _file, ...input }) => {
    await addCorrectiveAction(actor, { ...input, id: clientKey }, await sentFilesOf(copy))
    return redirect(href('/client/tasks/:actionId', { actionId: clientKey }))
  })(args)
}

/** A corrective action by hand, from a guest review, or from a document or a gap of compliance. */
export default function Page({ loaderData: { choices, document }, actionData }: Route.ComponentProps) {
  const t = useT(actionSourceMessages)
  const word = useT(correctiveActionMessages)
  const lang = useLang()
  const name = document?.[lang] ?? null
  const title = name === null ? undefined : t('proposedPaper', { name })
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/tasks'), label: word('tasks') }, { label: t('newTitle') }]}
        title={t('newTitle')}
        description={choices.source.kind === 'manual' ? t('newHint') : undefined}
      />
      {choices.branches.length === 0 ? (
        <EmptyState
          icon={Store}
          title={t('noBranches')}
          action={<LinkButton to={href('/client/tasks')}>{t('toActions')}</LinkButton>}
        >
          {t('noBranchesHint')}
        </EmptyState>
      ) : (
        <ActionForm result={actionData} clientKey encType="multipart/form-data">
          <NewActionFields choices={choices} title={title} document={name} />
          <FormActions>
            <SubmitButton>{t('add')}</SubmitButton>
          </FormActions>
        </ActionForm>
      )}
    </div>
  )
}
