import { keepForm } from '#/app/shell/keep-form.ts'
import { Mail } from 'lucide-react'
import { href } from 'react-router'
import { z } from 'zod'
import { pageTitle } from '#/app/shell/page-title.ts'
import { answerInvitation, readOwnInvitations } from '#/features/companies/members/answer-invitation.server.ts'
import { Offer } from '#/features/companies/members/components/offer.tsx'
import { readEmail } from '#/features/identity/email/email.server.ts'
import { joinMessages } from '#/messages/companies/team.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/invitations'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, joinMessages.ownTitle) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const { isVerified } = await readEmail(actor)
  return { isVerified, invitations: await readOwnInvitations(actor) }
})

const ownForm = z.strictObject({ intent: z.enum(['accept', 'decline']), invitationId: z.uuid() })

export const action = formAction(ownForm, async (actor, { intent, invitationId }) => {
  await answerInvitation(actor, { id: invitationId }, intent)
  return { done: intent }
})

/** Also after a refusal, because another person may have answered meanwhile. */
export const shouldRevalidate = () => true

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** Invitations of the own address to teams of companies. */
export default function Page({ loaderData: { invitations, isVerified }, actionData }: Route.ComponentProps) {
  const t = useT(joinMessages)
  const lang = useLang()
  const joined = actionData?.ok && actionData.result.done === 'accept'
  return (
    <div className="mx-auto flex w-full max-w-[45rem] flex-col gap-6">
      <PageHeader title={t('ownTitle')} />
      {joined && (
        <Notice
          kind="success"
          live
          title={t('joined')}
          actions={<LinkButton to={href('/client/dashboard')}>{t('open')}</LinkButton>}
        />
      )}
      {invitations.length === 0 && !joined && (
        <EmptyState
          icon={Mail}
          title={t('ownNone')}
          action={!isVerified && <LinkButton to={href('/account/email')}>{t('toEmail')}</LinkButton>}
        >
          {t(isVerified ? 'ownNoneHelp' : 'ownNoneUnverified')}
        </EmptyState>
      )}
      {invitations.map(({ id, company, inviter, grants }) => {
        const name = company[lang] ?? company.en ?? company.ar ?? ''
        return (
          <Card key={id} title={t('title', { company: name })} description={t('lead', { inviter, company: name })}>
            <ActionForm errors="inline">
              <Offer grants={grants} />
              <input type="hidden" name="invitationId" value={id} />
              <div className="flex flex-wrap gap-3">
                <SubmitButton intent="accept">{t('accept')}</SubmitButton>
                <SubmitButton intent="decline" variant="quiet">
                  {t('decline')}
                </SubmitButton>
              </div>
            </ActionForm>
          </Card>
        )
      })}
    </div>
  )
}
