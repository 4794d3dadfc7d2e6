import { CodeSignIn } from '#/features/identity/accounts/components/code-sign-in.tsx'
import { PhoneField } from '#/features/identity/phone/components/own-phone.tsx'
import { phoneMessages } from '#/messages/identity/phone.ts'
import { useT } from '#/ui/language.tsx'
import { keepForm } from '#/app/shell/keep-form.ts'
import { publicMeta } from '#/app/shell/page-title.ts'
import { phoneSignInAction } from '../enter.server.ts'
import type { Route } from './+types/phone'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({
    matches,
    path: '/login/phone',
    title: phoneMessages.title,
    description: phoneMessages.about,
    noindex: true,
  })

export const action = phoneSignInAction

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('account.login-failed', serverAction)

export default function Page({ actionData }: Route.ComponentProps) {
  const t = useT(phoneMessages)
  const texts = {
    title: t('title'),
    lead: t('lead'),
    send: t('send'),
    sent: t('sent'),
    sentTo: (phone: string) => t('sentLead', { phone }),
    code: t('code'),
    codeHelp: t('codeHelp'),
    signIn: t('signIn'),
    again: t('again'),
    back: t('back'),
  }
  return (
    <CodeSignIn name="phone" path="/login/phone" result={actionData} texts={texts}>
      <PhoneField />
    </CodeSignIn>
  )
}
