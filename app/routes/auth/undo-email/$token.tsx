import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AccountCard } from '#/features/identity/accounts/components/account-card.tsx'
import { followEmailLink, readEmailLink } from '#/features/identity/email/follow-link.server.ts'
import { followForm } from '#/features/identity/email/form.ts'
import { ownEmailMessages } from '#/messages/identity/email.ts'
import { publicFormAction } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { keepForm } from '../../../shell/keep-form.ts'
import { publicMeta } from '../../../shell/page-title.ts'
import type { Route } from './+types/$token'

export const meta: Route.MetaFunction = ({ matches }) => {
  const [title, description] = [ownEmailMessages.undoTitle, ownEmailMessages.undoAbout]
  return publicMeta({ matches, path: '/undo-email', title, description, noindex: true })
}

export async function loader({ params }: Route.LoaderArgs) {
  const link = await readEmailLink('undo', params.token)
  return link ?? (data(null, { status: 404 }) as unknown as null)
}

/** Keeps the answer of the button: the link is used up then. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionResult === undefined && defaultShouldRevalidate

export const action = publicFormAction(followForm, (info, _, { params }) =>
  followEmailLink(info, 'undo', params['token'] ?? ''),
)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('unexpected', serverAction)

/** Takes a change of address back from the mailbox of the previous one. */
export default function Page({ loaderData: link, actionData }: Route.ComponentProps) {
  const t = useT(ownEmailMessages)
  const lang = useLang()
  if (actionData?.ok)
    return (
      <AccountCard paper isAnswer title={t('undoDone')} lead={t('undoDoneLead')}>
        <LinkButton to={publicPath(lang, '/forgot-password')} variant="primary" size="large" full>
          {t('setPassword')}
        </LinkButton>
      </AccountCard>
    )
  if (!link)
    return (
      <AccountCard paper title={t('dead')} lead={t('undoDeadLead')}>
        <LinkButton to={publicPath(lang, '/contact')} variant="primary" size="large" full>
          {t('toContact')}
        </LinkButton>
      </AccountCard>
    )
  return (
    <AccountCard paper title={t('undoTitle')} lead={t('undoLead', { address: link.address })}>
      <ActionForm result={actionData}>
        <SubmitButton full size="large" variant="danger">
          {t('undo')}
        </SubmitButton>
      </ActionForm>
    </AccountCard>
  )
}
