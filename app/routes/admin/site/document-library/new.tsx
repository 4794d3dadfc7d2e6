import { href, redirect } from 'react-router'
import { keepForm } from '#/app/shell/keep-form.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { DocumentFields, VersionFiles } from '#/features/site/library/components/document-fields.tsx'
import { newDocumentForm } from '#/features/site/library/form.ts'
import { sentFilesOf } from '#/features/site/library/sent-files.server.ts'
import { publishDocument } from '#/features/site/library/write.server.ts'
import { documentLibraryMessages } from '#/messages/site/document-library.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, documentLibraryMessages.add) }]

export const loader = pageData(() => ({ today: riyadhDay(now()) }))

export const action = (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return formAction(newDocumentForm, async (actor, { clientKey, fileEn: _en, fileAr: _ar, ...input }) =>
    redirect(
      href('/admin/document-library/:documentId', {
        documentId: await publishDocument(actor, { id: clientKey, ...input }, await sentFilesOf(copy)),
      }),
    ),
  )(args)
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** A new document with its first version. */
export default function Page({ loaderData: { today }, actionData }: Route.ComponentProps) {
  const t = useT(documentLibraryMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('add')}
        breadcrumbs={[{ to: href('/admin/document-library'), label: t('library') }, { label: t('add') }]}
      />
      <Card as="div" className="max-w-[60rem]">
        <ActionForm result={actionData} clientKey encType="multipart/form-data">
          <DocumentFields today={today} />
          <VersionFiles />
          <Checkbox name="tell" label={t('tell')} defaultChecked />
          <FormActions>
            <SubmitButton>{t('publish')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Card>
    </div>
  )
}
