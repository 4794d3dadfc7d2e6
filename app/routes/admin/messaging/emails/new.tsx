import { href, redirect } from 'react-router'
import { keepForm } from '#/app/shell/keep-form.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { MailingForm } from '#/features/messaging/mailings/components/mailing-form.tsx'
import { createMailing } from '#/features/messaging/mailings/draft.server.ts'
import { mailingForm } from '#/features/messaging/mailings/form.ts'
import { outboxMessages } from '#/messages/emails.ts'
import { mailingMessages } from '#/messages/messaging/mailings.ts'
import { formAction } from '#/platform/form-action.server.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, mailingMessages.add) }]

export const action = formAction(mailingForm, async (actor, form) =>
  redirect(href('/admin/emails/mailings/:mailingId', { mailingId: await createMailing(actor, form) })),
)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

const nobody = { roles: [], tier: null, companyState: 'approved' as const, city: null, since: null }

/** Writes a mailing to a segment of people. */
export default function Page({ actionData }: Route.ComponentProps) {
  const t = useT(mailingMessages)
  const emails = useT(outboxMessages)('emails')
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('add')}
        breadcrumbs={[
          { to: href('/admin/emails'), label: emails },
          { to: href('/admin/emails/mailings'), label: t('title') },
          { label: t('add') },
        ]}
      />
      <MailingForm
        start={{ segment: nobody, purpose: undefined, texts: {}, version: 0 }}
        count={null}
        result={actionData}
      />
    </div>
  )
}
