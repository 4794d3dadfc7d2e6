import { RotateCw } from 'lucide-react'
import { href } from 'react-router'
import { MailLook } from '#/features/core/branding/components/mail-look.tsx'
import { MailText } from '#/features/messaging/emails/components/mail-text.tsx'
import { canSendTo } from '#/features/messaging/emails/can-send.server.ts'
import { EmailStateBadge } from '#/features/messaging/emails/components/state-badge.tsx'
import { emailKindName } from '#/features/messaging/emails/compose.ts'
import { resendForm } from '#/features/messaging/emails/form.ts'
import { readEmail } from '#/features/messaging/emails/read-emails.server.ts'
import { resendEmail } from '#/features/messaging/emails/resend-email.server.ts'
import { outboxMessages } from '#/messages/emails.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$emailId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const subject = loaderData?.subject ?? ''
  return [{ title: pageTitle(matches, subject ? { en: subject, ar: subject } : outboxMessages.emails) }]
}

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const mail = await readEmail(actorOf(context), params.emailId)
  return {
    ...mail,
    mayResend: mail.body !== '' && (mail.state === 'failed' || (mail.state === 'kept' && canSendTo(mail.to))),
  }
})

export const action = formAction(resendForm, resendEmail)

export default function EmailPage({ loaderData: mail, actionData }: Route.ComponentProps) {
  const t = useT(outboxMessages)
  const lang = useLang()
  const facts = [
    { term: t('to'), value: <bdi dir="ltr">{mail.to}</bdi> },
    { term: t('kind'), value: emailKindName(lang, mail.kind) },
    { term: t('language'), value: t(`language.${mail.language}`) },
    { term: t('createdAt'), value: <Time at={mail.at} mode="datetime" /> },
    { term: t('sentAt'), value: mail.sentAt && <Time at={mail.sentAt} mode="datetime" /> },
    { term: t('attempts'), value: mail.attempts > 0 && <span className="num">{mail.attempts}</span> },
  ]
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/emails'), label: t('emails') }, { label: mail.subject }]}
        title={<bdi>{mail.subject}</bdi>}
        badge={<EmailStateBadge state={mail.state} />}
      />
      {mail.mayResend && (
        <ActionForm result={actionData}>
          <input type="hidden" name="id" value={mail.id} />
          <div>
            <SubmitButton icon={RotateCw}>{t(mail.state === 'kept' ? 'send' : 'resend')}</SubmitButton>
          </div>
        </ActionForm>
      )}
      {actionData?.ok && mail.state === 'queued' && (
        <Notice kind="success" live>
          {t('resent')}
        </Notice>
      )}
      {mail.problem && (
        <Notice kind={mail.state === 'failed' ? 'danger' : 'warning'} title={t('problem')}>
          <bdi dir="ltr" lang="en" className="block [overflow-wrap:anywhere]">
            {mail.problem}
          </bdi>
          {mail.state === 'queued' && <p className="mt-2">{t('willRetry')}</p>}
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          {mail.body === '' ? <Notice kind="info">{t('textRemoved')}</Notice> : <MailCards mail={mail} />}
        </div>
        <Card as="div">
          <DescriptionList items={facts.filter(({ value }) => Boolean(value))} />
        </Card>
      </div>
    </div>
  )
}

function MailCards({ mail }: { mail: Route.ComponentProps['loaderData'] }) {
  const t = useT(outboxMessages)
  return (
    <>
      {mail.html !== null && (
        <Card title={t('look')} description={t('lookNote')} flush="framed">
          <MailLook subject={mail.subject} html={mail.html} />
        </Card>
      )}
      <Card title={t('text')} description={mail.hasHidden ? t('hiddenNote') : undefined}>
        <MailText lang={mail.language} body={mail.body} />
      </Card>
    </>
  )
}
