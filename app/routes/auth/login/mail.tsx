import { CodeSignIn } from '#/features/identity/accounts/components/code-sign-in.tsx'
import { mailSignInMessages } from '#/messages/identity/mail-sign-in.ts'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { keepForm } from '#/app/shell/keep-form.ts'
import { publicMeta } from '#/app/shell/page-title.ts'
import { mailSignInAction } from '../enter.server.ts'
import type { Route } from './+types/mail'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({
    matches,
    path: '/login/mail',
    title: mailSignInMessages.title,
    description: mailSignInMessages.about,
    noindex: true,
  })

export const action = mailSignInAction

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('account.login-failed', serverAction)

export default function Page({ actionData }: Route.ComponentProps) {
  const t = useT(mailSignInMessages)
  const texts = {
    title: t('title'),
    lead: t('lead'),
    send: t('send'),
    sent: t('sent'),
    sentTo: (email: string) => t('sentLead', { email }),
    code: t('code'),
    codeHelp: t('codeHelp'),
    signIn: t('signIn'),
    again: t('again'),
    back: t('back'),
  }
  return (
    <CodeSignIn name="email" path="/login/mail" result={actionData} texts={texts}>
      <TextField name="email" type="email" label={t('email')} autoComplete="username" maxLength={254} required />
    </CodeSignIn>
  )
}
