import { data, href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AccountCard } from '#/features/identity/accounts/components/account-card.tsx'
import { unsubscribeForm } from '#/features/messaging/news/form.ts'
import { readUnsubscribe, unsubscribe } from '#/features/messaging/news/unsubscribe.server.ts'
import { newsMessages } from '#/messages/messaging/news.ts'
import { publicFormAction } from '#/platform/form-action.server.ts'
import { LinkButton } from '#/ui/button.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { keepForm } from '../../../shell/keep-form.ts'
import { publicMeta } from '../../../shell/page-title.ts'
import { useRoot } from '../../../shell/use-root.ts'
import type { Route } from './+types/$token'

export const meta: Route.MetaFunction = ({ matches }) => {
  const [title, description] = [newsMessages.stopTitle, newsMessages.stopAbout]
  return publicMeta({ matches, path: '/unsubscribe', title, description, noindex: true })
}

export async function loader({ params }: Route.LoaderArgs) {
  const link = await readUnsubscribe(params.token)
  return link ?? (data(null, { status: 404 }) as unknown as null)
}

/** Keeps the heading of the answer, which then has the focus. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionResult === undefined && defaultShouldRevalidate

export const action = publicFormAction(unsubscribeForm, async (_, form, { params }) => {
  await unsubscribe(params['token'] ?? '', form)
  return null
})

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('unexpected', serverAction)

/** Ends the news by email, without sign-in: from the link of each such email, and by the button of mail programs. */
export default function Page({ loaderData: link, actionData }: Route.ComponentProps) {
  const t = useT(newsMessages)
  const lang = useLang()
  const company = useRoot()?.branding.companyName[lang] ?? ''
  const toAccount = (
    <LinkButton to={href('/account')} size="large" full>
      {t('toAccount')}
    </LinkButton>
  )
  if (!link)
    return (
      <AccountCard title={t('dead')} lead={t('deadLead')}>
        {toAccount}
      </AccountCard>
    )
  if (actionData?.ok || !link.wantsNews)
    return (
      <AccountCard isAnswer={actionData?.ok === true} title={t('stopDone')} lead={t('stopDoneLead', { company })}>
        {toAccount}
      </AccountCard>
    )
  return (
    <AccountCard title={t('stopTitle')} lead={t('stopLead', { company, address: link.address })}>
      <ActionForm result={actionData}>
        <SubmitButton full size="large">
          {t('stop')}
        </SubmitButton>
      </ActionForm>
    </AccountCard>
  )
}
