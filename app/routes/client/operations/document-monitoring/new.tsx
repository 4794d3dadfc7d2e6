import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { addPaper } from '#/features/operations/papers/add-paper.server.ts'
import { NewPaperFields, PaperDays } from '#/features/operations/papers/components/paper-fields.tsx'
import { usePaperName } from '#/features/operations/papers/components/paper-parts.tsx'
import { newPaperForm } from '#/features/operations/papers/form.ts'
import { readPaper, readPaperPlaces } from '#/features/operations/papers/read-paper.server.ts'
import { sentFile } from '#/features/operations/papers/sent-file.server.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, paperMessages.add) }]

const idIn = (url: URL, name: string): string => {
  const given = url.searchParams.get(name) ?? ''
  return isRecordId(given) ? given : ''
}

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'documents.write')
  const renews = idIn(url, 'renews')
  const kind = url.searchParams.get('kind') ?? ''
  const places = await readPaperPlaces(actor)
  return {
    places,
    finance: !may(actor, 'documents.all'),
    today: riyadhDay(now()),
    renews: renews ? await readPaper(actor, renews) : null,
    kind: places.kinds.some(({ code }) => code === kind) ? kind : '',
    branch: idIn(url, 'branch'),
    worker: idIn(url, 'worker'),
  }
})

export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return formAction(newPaperForm, async (actor, { clientKey, ...input }) => {
    await addPaper(actor, { ...input, id: clientKey }, await sentFile(copy))
    return input.workerId
      ? redirect(href('/client/document-monitoring/workers/:workerId', { workerId: input.workerId }))
      : redirect(href('/client/document-monitoring/:documentId', { documentId: clientKey }))
  })(args)
}

/** A new paper or check, or the renewal of a paper. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { places, finance, today, renews, kind, branch, worker } = loaderData
  const t = useT(paperMessages)
  const nameOf = usePaperName()
  const title = renews ? t('renewTitle', { name: nameOf(renews) }) : t('add')
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/document-monitoring'), label: t('title') }, { label: title }]}
        title={title}
        {...(renews && { description: t('renewLead') })}
      />
      <ActionForm result={actionData} clientKey encType="multipart/form-data">
        {renews ? (
          <>
            <p className="text-ui">
              <bdi>{renews.worker ?? renews.branch ?? t('wholeCompany')}</bdi>
            </p>
            <input type="hidden" name="kind" value={renews.kind} />
            <input type="hidden" name="branchId" value={renews.branchId ?? ''} />
            <input type="hidden" name="workerId" value={renews.workerId ?? ''} />
            <input type="hidden" name="renewsId" value={renews.id} />
            <PaperDays
              kind={renews.obligation}
              today={today}
              first={{ number: renews.number }}
              people={renews.people}
              ownerId={renews.ownerId}
            />
          </>
        ) : (
          <NewPaperFields {...{ places, finance, today, kind, branch, worker }} />
        )}
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
