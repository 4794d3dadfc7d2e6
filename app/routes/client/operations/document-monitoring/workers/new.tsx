import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { WorkerFields } from '#/features/operations/papers/components/worker-fields.tsx'
import { newWorkerForm } from '#/features/operations/papers/form.ts'
import { readPaperPlaces } from '#/features/operations/papers/read-paper.server.ts'
import { addWorker } from '#/features/operations/papers/workers.server.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, paperMessages.addWorker) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'documents.workers')
  return readPaperPlaces(actor)
})

export const action = formAction(newWorkerForm, async (actor, { clientKey, ...input }) => {
  await addWorker(actor, { ...input, id: clientKey })
  return redirect(href('/client/document-monitoring/workers/:workerId', { workerId: clientKey }))
})

/** A new worker without an account. */
export default function Page({ loaderData: { branches }, actionData }: Route.ComponentProps) {
  const t = useT(paperMessages)
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/document-monitoring'), label: t('title') },
          { to: href('/client/document-monitoring/workers'), label: t('workers') },
          { label: t('addWorker') },
        ]}
        title={t('addWorker')}
        description={t('workersLead')}
      />
      <ActionForm result={actionData} clientKey>
        <WorkerFields branches={branches} />
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
