import { signedInAs } from '#/features/identity/accounts/sign-in.server.ts'
import { SignInPage } from '#/features/identity/accounts/components/sign-in-page.tsx'
import { PasskeySignIn } from '#/features/identity/passkeys/components/passkey-sign-in.tsx'
import { accountPages } from '#/messages/accounts.ts'
import { infoOf } from '#/platform/request-context.ts'
import { useForgottenDisplaySessions } from '../../shell/display-session.ts'
import { keepForm } from '../../shell/keep-form.ts'
import { publicMeta } from '../../shell/page-title.ts'
import { signInAction } from './enter.server.ts'
import type { Route } from './+types/login'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({
    matches,
    path: '/login',
    title: accountPages.login,
    description: accountPages.loginAbout,
    noindex: true,
  })

export const loader = ({ context }: Route.LoaderArgs) => ({ signedIn: signedInAs(infoOf(context).actor) })

export const action = signInAction('everybody')

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('account.login-failed', serverAction)

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { signedIn } = loaderData
  useForgottenDisplaySessions(signedIn !== null)
  return <SignInPage door="everybody" result={actionData} signedIn={signedIn} others={<PasskeySignIn />} />
}
