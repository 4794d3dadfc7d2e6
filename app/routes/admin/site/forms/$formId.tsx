import { ExternalLink } from 'lucide-react'
import { href, redirect, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { FormEditor } from '#/features/site/forms/components/form-editor.tsx'
import { editorForm, publishForm, readFormForEditor, saveForm } from '#/features/site/forms/edit-form.server.ts'
import { siteAddress } from '#/features/site/forms/fields.ts'
import { copyForm } from '#/features/site/forms/new-form.server.ts'
import { formEditorMessages, formsListMessages } from '#/messages/site/forms-admin.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { keepForm } from '#/app/shell/keep-form.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$formId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData?.draft.title
  const named = title && { en: title.en || title.ar, ar: title.ar || title.en }
  return [{ title: pageTitle(matches, named?.en ? named : formsListMessages.title) }]
}

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readFormForEditor(actorOf(context), params.formId),
)

export const action = formAction(editorForm, async (actor, sent, { params }) => {
  const id = params['formId'] ?? ''
  if (sent.intent === 'copy')
    return redirect(href('/admin/forms/:formId', { formId: (await copyForm(actor, { id, ...sent })).id }))
  return sent.intent === 'save' ? saveForm(actor, id, sent) : publishForm(actor, id, sent)
})

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('unexpected', serverAction)

/** Saving the draft changes no loaded data. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get('intent') === 'save' ? false : defaultShouldRevalidate

export default function FormEditorPage({ loaderData: form }: Route.ComponentProps) {
  const t = useT(formsListMessages)
  const words = useT(formEditorMessages)
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const title = form.draft.title[lang] || form.draft.title.en || form.draft.title.ar || form.slug
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/forms'), label: t('title') }, { label: title }]}
        title={<bdi>{title}</bdi>}
        description={<bdi dir="ltr">{siteAddress(form)}</bdi>}
        actions={
          form.published !== null && (
            <AnchorButton href={publicPath(lang, siteAddress(form))} target="_blank" icon={ExternalLink}>
              {words('show')}
            </AnchorButton>
          )
        }
      />
      <FormEditor key={form.id} form={form} onReload={() => void revalidate()} />
    </div>
  )
}
