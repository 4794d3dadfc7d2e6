import { href, redirect } from 'react-router'
import { keepForm } from '#/app/shell/keep-form.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { AppError } from '#/domain/errors.ts'
import { MailingForm } from '#/features/messaging/mailings/components/mailing-form.tsx'
import { changeMailing } from '#/features/messaging/mailings/draft.server.ts'
import { mailingForm } from '#/features/messaging/mailings/form.ts'
import { countPeople, readMailing } from '#/features/messaging/mailings/read.server.ts'
import { outboxMessages } from '#/messages/emails.ts'
import { mailingMessages } from '#/messages/messaging/mailings.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/edit'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, mailingMessages.editTitle) }]

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const mailing = await readMailing(actor, params.mailingId)
  if (mailing.state !== 'draft') throw new AppError('not-found')
  return { mailing, count: await countPeople(actor, mailing.segment, mailing.purpose) }
})

export const action = formAction(mailingForm, async (actor, form, { params }) => {
  const mailingId = params['mailingId'] ?? ''
  await changeMailing(actor, mailingId, form)
  return redirect(href('/admin/emails/mailings/:mailingId', { mailingId }))
})

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** Changes the draft of a mailing. */
export default function Page({ loaderData: { mailing, count }, actionData }: Route.ComponentProps) {
  const t = useT(mailingMessages)
  const lang = useLang()
  const emails = useT(outboxMessages)('emails')
  const subject = mailing.texts[lang === 'ar' ? 'subjectAr' : 'subjectEn'] ?? ''
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('editTitle')}
        breadcrumbs={[
          { to: href('/admin/emails'), label: emails },
          { to: href('/admin/emails/mailings'), label: t('title') },
          { to: href('/admin/emails/mailings/:mailingId', { mailingId: mailing.id }), label: subject },
          { label: t('edit') },
        ]}
      />
      <MailingForm start={mailing} count={count} result={actionData} />
    </div>
  )
}
