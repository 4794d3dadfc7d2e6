import { signedInAs } from '#/features/identity/accounts/sign-in.server.ts'
import { SignInPage } from '#/features/identity/accounts/components/sign-in-page.tsx'
import { accountPages } from '#/messages/accounts.ts'
import { joinStaffMessages } from '#/messages/identity/staff.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { infoOf } from '#/platform/request-context.ts'
import { useForgottenDisplaySessions } from '../../shell/display-session.ts'
import { keepForm } from '../../shell/keep-form.ts'
import { publicMeta } from '../../shell/page-title.ts'
import { signInAction } from './enter.server.ts'
import { OtherWays } from './other-ways.tsx'
import { otherWays } from './other-ways.server.ts'
import type { Route } from './+types/admin-login'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({
    matches,
    path: '/admin-login',
    title: accountPages.adminLogin,
    description: accountPages.adminLoginAbout,
    noindex: true,
  })

export const loader = ({ context, url }: Route.LoaderArgs) => ({
  signedIn: signedInAs(infoOf(context).actor),
  others: otherWays(url),
  joined: url.searchParams.get('joined'),
})

export const action = signInAction('admins')

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('account.login-failed', serverAction)

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { signedIn, joined } = loaderData
  const t = useT(joinStaffMessages)
  useForgottenDisplaySessions(signedIn !== null)
  return (
    <SignInPage
      door="admins"
      result={actionData}
      signedIn={signedIn}
      others={<OtherWays {...loaderData.others} />}
      notice={
        joined && (
          <Notice kind="success" live title={t('joined')}>
            {t(joined === 'factor' ? 'joinedLeadFactor' : 'joinedLead')}
          </Notice>
        )
      }
    />
  )
}
