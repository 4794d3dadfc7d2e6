import { href, redirect } from 'react-router'
import { keepForm } from '#/app/shell/keep-form.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { addSuppression } from '#/features/messaging/suppressions/change.server.ts'
import { suppressForm } from '#/features/messaging/suppressions/form.ts'
import { outboxMessages } from '#/messages/emails.ts'
import { suppressionMessages } from '#/messages/messaging/suppressions.ts'
import { formAction } from '#/platform/form-action.server.ts'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, suppressionMessages.add) }]

export const action = formAction(suppressForm, async (actor, form) =>
  redirect(href('/admin/emails/suppressed/:suppressionId', { suppressionId: await addSuppression(actor, form) })),
)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** Excludes an address from mailings. */
export default function Page({ actionData }: Route.ComponentProps) {
  const t = useT(suppressionMessages)
  const emails = useT(outboxMessages)('emails')
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('add')}
        breadcrumbs={[
          { to: href('/admin/emails'), label: emails },
          { to: href('/admin/emails/suppressed'), label: t('title') },
          { label: t('add') },
        ]}
      />
      <Card as="div" className="max-w-[40rem]">
        <ActionForm result={actionData}>
          <TextField
            name="address"
            type="email"
            label={t('address')}
            help={t('addNote')}
            autoComplete="off"
            maxLength={254}
            required
          />
          <TextArea name="note" label={t('why')} rows={3} maxLength={500} required />
          <FormActions>
            <SubmitButton>{t('save')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Card>
    </div>
  )
}
