import { PenLine } from 'lucide-react'
import { href } from 'react-router'
import { keepForm } from '#/app/shell/keep-form.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Actor } from '#/domain/actor.ts'
import { may } from '#/domain/permissions.ts'
import { langs } from '#/domain/text.ts'
import { MailingDelivery, MailingFacts } from '#/features/messaging/mailings/components/mailing-facts.tsx'
import { MailingPreviewCard } from '#/features/messaging/mailings/components/mailing-preview.tsx'
import { MailingStateBadge } from '#/features/messaging/mailings/components/mailing-state.tsx'
import { DraftSteps, StopStep } from '#/features/messaging/mailings/components/mailing-steps.tsx'
import { MailingTexts } from '#/features/messaging/mailings/components/mailing-texts.tsx'
import { mailingSteps } from '#/features/messaging/mailings/form.ts'
import { previewMailing, testMailing } from '#/features/messaging/mailings/preview.server.ts'
import { countPeople, type Mailing, mailingFigures, readMailing } from '#/features/messaging/mailings/read.server.ts'
import { cancelMailing, sendMailing } from '#/features/messaging/mailings/send.server.ts'
import { outboxMessages } from '#/messages/emails.ts'
import { mailingMessages } from '#/messages/messaging/mailings.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$mailingId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { subjectEn: en = '', subjectAr: ar = '' } = loaderData?.mailing.texts ?? {}
  return [{ title: pageTitle(matches, en && ar ? { en, ar } : mailingMessages.title) }]
}

/** What only a draft shows, to those who may send it. */
async function draftOf(actor: Actor, mailing: Mailing) {
  if (mailing.state !== 'draft' || !may(actor, 'mailings.write')) return null
  const [count, [en, ar]] = await Promise.all([
    countPeople(actor, mailing.segment, mailing.purpose),
    Promise.all(langs.map((lang) => previewMailing(actor, mailing, lang))),
  ])
  return { count, preview: { en: en!, ar: ar! } }
}

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const mailing = await readMailing(actor, params.mailingId)
  const [draft, figures] = await Promise.all([draftOf(actor, mailing), mailingFigures(actor, mailing.id)])
  return { mailing, draft, figures, mayWrite: may(actor, 'mailings.write') }
})

export const action = formAction(mailingSteps, async (actor, step, { params }) => {
  const id = params['mailingId'] ?? ''
  if (step.intent === 'test') await testMailing(actor, id)
  else if (step.intent === 'send') await sendMailing(actor, id, step)
  else await cancelMailing(actor, id)
  return { done: step.intent }
})

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** One mailing: a draft with preview, test and sending, later its delivery. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { mailing, draft, figures, mayWrite } = loaderData
  const t = useT(mailingMessages)
  const lang = useLang()
  const emails = useT(outboxMessages)('emails')
  const subject = mailing.texts[lang === 'ar' ? 'subjectAr' : 'subjectEn'] ?? ''
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={<bdi>{subject}</bdi>}
        badge={<MailingStateBadge state={mailing.state} />}
        breadcrumbs={[
          { to: href('/admin/emails'), label: emails },
          { to: href('/admin/emails/mailings'), label: t('title') },
          { label: subject },
        ]}
        actions={
          draft && (
            <LinkButton
              to={href('/admin/emails/mailings/:mailingId/edit', { mailingId: mailing.id })}
              icon={PenLine}
              variant="secondary"
            >
              {t('edit')}
            </LinkButton>
          )
        }
      />
      {actionData?.ok && actionData.result.done === 'test' && (
        <Notice kind="success" live>
          {t('tested')}
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          {draft && <DraftSteps mailing={mailing} count={draft.count} />}
          {mailing.sentAt !== null && <MailingDelivery mailing={mailing} figures={figures} />}
          {mayWrite && mailing.state === 'sending' && <StopStep />}
        </div>
        <MailingFacts mailing={mailing} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {langs.map((one) =>
          draft ? (
            <MailingPreviewCard key={one} lang={one} preview={draft.preview[one]} />
          ) : (
            <MailingTexts key={one} lang={one} texts={mailing.texts} />
          ),
        )}
      </div>
    </div>
  )
}
