import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { landingOf } from '#/domain/actor.ts'
import { AccountCard } from '#/features/identity/accounts/components/account-card.tsx'
import { followEmailLink, readEmailLink } from '#/features/identity/email/follow-link.server.ts'
import { followForm } from '#/features/identity/email/form.ts'
import { ownEmailMessages } from '#/messages/identity/email.ts'
import { publicFormAction } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { keepForm } from '../../../shell/keep-form.ts'
import { publicMeta } from '../../../shell/page-title.ts'
import type { Route } from './+types/$token'

export const meta: Route.MetaFunction = ({ matches }) => {
  const [title, description] = [ownEmailMessages.verifyTitle, ownEmailMessages.verifyAbout]
  return publicMeta({ matches, path: '/verify-email', title, description, noindex: true })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = infoOf(context)
  const found = { link: await readEmailLink('verify', params.token), landing: actor && landingOf(actor.type) }
  return found.link ? found : (data(found, { status: 404 }) as unknown as typeof found)
}

/** Keeps the answer of the button: the link is used up then. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionResult === undefined && defaultShouldRevalidate

export const action = publicFormAction(followForm, (info, _, { params }) =>
  followEmailLink(info, 'verify', params['token'] ?? ''),
)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('unexpected', serverAction)

/** Confirms an address by a button, so that programs which open links confirm nothing. */
export default function Page({ loaderData: { link, landing }, actionData }: Route.ComponentProps) {
  const t = useT(ownEmailMessages)
  const lang = useLang()
  const onwards = (
    <LinkButton to={landing ?? publicPath(lang, '/login')} variant="primary" size="large" full>
      {t(landing ? 'toAccount' : 'toSignIn')}
    </LinkButton>
  )
  if (actionData?.ok) {
    const isNew = actionData.result.purpose === 'change'
    return (
      <AccountCard
        paper
        isAnswer
        title={t(isNew ? 'newDone' : 'verifyDone')}
        lead={t(isNew ? 'newDoneLead' : 'verifyDoneLead')}
      >
        {onwards}
      </AccountCard>
    )
  }
  if (!link)
    return (
      <AccountCard paper title={t('dead')} lead={t('deadLead')}>
        {onwards}
      </AccountCard>
    )
  return (
    <AccountCard
      paper
      title={t('verifyTitle')}
      lead={t(link.purpose === 'change' ? 'newLead' : 'verifyLead', { address: link.address })}
    >
      <ActionForm result={actionData}>
        <SubmitButton full size="large">
          {t('confirm')}
        </SubmitButton>
      </ActionForm>
    </AccountCard>
  )
}
