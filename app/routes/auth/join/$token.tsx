import { data, href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { z } from 'zod'
import { maskedAddress } from '#/domain/email-links.ts'
import { AppError } from '#/domain/errors.ts'
import { agreement } from '#/features/identity/accounts/form.ts'
import {
  newPassword,
  passwordsMatch,
  repeatedPassword,
  samePasswords,
  text,
} from '#/features/identity/accounts/fields.ts'
import { AccountCard } from '#/features/identity/accounts/components/account-card.tsx'
import { NewPasswordFields } from '#/features/identity/accounts/components/registration-fields.tsx'
import { ConsentField } from '#/features/identity/consents/components/consent-field.tsx'
import {
  answerInvitation,
  type OpenInvitation,
  readInvitation,
} from '#/features/companies/members/answer-invitation.server.ts'
import { Offer } from '#/features/companies/members/components/offer.tsx'
import { joinWithAccount } from '#/features/companies/members/join-with-account.server.ts'
import { accountMessages } from '#/messages/accounts.ts'
import { joinMessages } from '#/messages/companies/team.ts'
import { profileIdOf } from '#/platform/auth.server.ts'
import { publicFormAction } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { keepForm } from '../../../shell/keep-form.ts'
import { publicMeta } from '../../../shell/page-title.ts'
import type { Route } from './+types/$token'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({ matches, path: '/join', title: joinMessages.page, description: joinMessages.about, noindex: true })

type Standing = 'stranger' | 'has-account' | 'right' | 'other'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = infoOf(context)
  const invitation = await readInvitation(params.token)
  const found = { invitation, standing: 'stranger' as Standing, masked: '', path: `/join/${params.token}` }
  if (!invitation) return data(found, { status: 404 }) as unknown as typeof found
  found.masked = maskedAddress(invitation.email)
  if (actor) found.standing = actor.email.toLowerCase() === invitation.email ? 'right' : 'other'
  else if (await profileIdOf(invitation.email)) found.standing = 'has-account'
  return found
}

/** Keeps the answer of the form: the link is used up then. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionResult === undefined && defaultShouldRevalidate

const createForm = z
  .strictObject({
    intent: z.literal('create'),
    fullName: text('full-name', 200),
    password: newPassword,
    confirmPassword: repeatedPassword,
    ...agreement,
  })
  .refine(passwordsMatch, samePasswords)
const answerForm = z.strictObject({ intent: z.enum(['accept', 'decline']) })

export const action = publicFormAction(z.union([createForm, answerForm]), async (info, input, { params }) => {
  const token = params['token'] ?? ''
  if (input.intent === 'create') {
    await joinWithAccount(info, token, input)
    return { done: 'create' as const }
  }
  if (!info.actor) throw new AppError('team.invitation-over')
  await answerInvitation(info.actor, { token }, input.intent)
  return { done: input.intent }
})

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('unexpected', serverAction)

/** Shows an invitation with its role and place, and takes the answer. */
export default function Page({ loaderData: { invitation, ...rest }, actionData }: Route.ComponentProps) {
  const t = useT(joinMessages)
  const lang = useLang()
  if (actionData?.ok) return <Answered done={actionData.result.done} />
  if (!invitation)
    return (
      <AccountCard title={t('dead')} lead={t('deadLead')}>
        <LinkButton to={publicPath(lang, '/login')} variant="primary" size="large" full>
          {t('toSignIn')}
        </LinkButton>
      </AccountCard>
    )
  const company = invitation.company[lang] ?? invitation.company.en ?? invitation.company.ar ?? ''
  return (
    <AccountCard title={t('title', { company })} lead={t('lead', { inviter: invitation.inviter, company })}>
      <Offer grants={invitation.grants} />
      <Answer invitation={invitation} result={actionData} {...rest} />
    </AccountCard>
  )
}

function Answered({ done }: { done: 'create' | 'accept' | 'decline' }) {
  const t = useT(joinMessages)
  const lang = useLang()
  const to = done === 'create' ? publicPath(lang, '/login') : href('/client/dashboard')
  return (
    <AccountCard
      isAnswer
      title={t(done === 'decline' ? 'declined' : 'joined')}
      lead={done === 'create' ? t('joinedLead') : done === 'decline' ? t('declinedLead') : undefined}
    >
      {done !== 'decline' && (
        <LinkButton to={to} variant="primary" size="large" full>
          {done === 'create' ? t('toSignIn') : t('open')}
        </LinkButton>
      )}
    </AccountCard>
  )
}

type AnswerProps = {
  invitation: OpenInvitation
  standing: Standing
  masked: string
  path: string
  result: Route.ComponentProps['actionData']
}

function Answer({ invitation: { email }, standing, masked, path, result }: AnswerProps) {
  const t = useT(joinMessages)
  const account = useT(accountMessages)
  const lang = useLang()
  if (standing === 'other')
    return (
      <>
        <p className="text-ui">{t('other', { address: masked })}</p>
        <form method="post" action="/sign-out">
          <SubmitButton full>{t('signOut')}</SubmitButton>
        </form>
      </>
    )
  if (standing === 'has-account')
    return (
      <>
        <p className="text-ui">{t('haveAccount', { email })}</p>
        <LinkButton
          to={`${publicPath(lang, '/login')}?next=${encodeURIComponent(publicPath(lang, path))}`}
          variant="primary"
          size="large"
          full
        >
          {t('signIn')}
        </LinkButton>
      </>
    )
  if (standing === 'stranger')
    return (
      <ActionForm result={result}>
        <p className="text-ui">{t('createLead', { email })}</p>
        <input type="hidden" name="intent" value="create" />
        <TextField name="fullName" label={account('fullName')} autoComplete="name" maxLength={200} required />
        <NewPasswordFields />
        <ConsentField who="client" />
        <SubmitButton full size="large">
          {t('create')}
        </SubmitButton>
      </ActionForm>
    )
  return (
    <ActionForm result={result}>
      <p className="text-ui text-ink-2">{t('as', { email })}</p>
      <SubmitButton intent="accept" full size="large">
        {t('accept')}
      </SubmitButton>
      <SubmitButton intent="decline" variant="quiet" full>
        {t('decline')}
      </SubmitButton>
    </ActionForm>
  )
}
