import { data, href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AccountCard } from '#/features/identity/accounts/components/account-card.tsx'
import { unsubscribeForm } from '#/features/messaging/news/form.ts'
import { readUnsubscribe, unsubscribe } from '#/features/messaging/news/unsubscribe.server.ts'
import { readMailingStop, stopMailing, type MailingStop } from '#/features/reporting/mailings/stop.server.ts'
import { newsMessages } from '#/messages/messaging/news.ts'
import { reportMailingMessages } from '#/messages/reporting/mailings.ts'
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
  const news = await readUnsubscribe(params.token)
  const mailing = news ? null : await readMailingStop(params.token)
  if (news || mailing) return { news, mailing }
  return data(null, { status: 404 }) as unknown as null
}

/** Keeps the heading of the answer, which then has the focus. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionResult === undefined && defaultShouldRevalidate

export const action = publicFormAction(unsubscribeForm, async (_, form, { params }) => {
  const token = params['token'] ?? ''
  if (await readMailingStop(token)) await stopMailing(token)
  else await unsubscribe(token, form)
  return null
})

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('unexpected', serverAction)

/**
 * Ends the news by email, or the reports of a list, without sign-in: from the link of each such email, and by the button
 * of mail programs.
 */
export default function Page({ loaderData: link, actionData }: Route.ComponentProps) {
  const t = useT(newsMessages)
  const lang = useLang()
  const company = useRoot()?.branding.companyName[lang] ?? ''
  const toAccount = (
    <LinkButton to={href('/account')} size="large" full>
      {t('toAccount')}
    </LinkButton>
  )
  const done = actionData?.ok === true
  if (link?.mailing) return <MailingCard stop={link.mailing} done={done} result={actionData} />
  if (!link?.news)
    return (
      <AccountCard title={t('dead')} lead={t('deadLead')}>
        {toAccount}
      </AccountCard>
    )
  if (done || !link.news.wantsNews)
    return (
      <AccountCard isAnswer={done} title={t('stopDone')} lead={t('stopDoneLead', { company })}>
        {toAccount}
      </AccountCard>
    )
  return (
    <AccountCard title={t('stopTitle')} lead={t('stopLead', { company, address: link.news.address })}>
      <ActionForm result={actionData}>
        <SubmitButton full size="large">
          {t('stop')}
        </SubmitButton>
      </ActionForm>
    </AccountCard>
  )
}

type Result = Route.ComponentProps['actionData']

/** Ends the reports of one list to the address of the link. */
function MailingCard({
  stop: { address, company, list, stopped },
  done,
  result,
}: {
  stop: MailingStop
  done: boolean
  result: Result
}) {
  const t = useT(reportMailingMessages)
  const lang = useLang()
  if (done || stopped)
    return (
      <AccountCard isAnswer={done} title={t('stopDone')} lead={t('stopDoneLead', { list })}>
        {null}
      </AccountCard>
    )
  return (
    <AccountCard title={t('stopTitle')} lead={t('stopLead', { address, list, company: company[lang] })}>
      <ActionForm result={result}>
        <SubmitButton full size="large">
          {t('stop')}
        </SubmitButton>
      </ActionForm>
    </AccountCard>
  )
}
