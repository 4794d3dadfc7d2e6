import { data, href, redirect } from 'react-router'
import { AccountCard } from '#/features/identity/accounts/components/account-card.tsx'
import { NewPasswordFields } from '#/features/identity/accounts/components/registration-fields.tsx'
import { joinStaffForm } from '#/features/identity/staff/form.ts'
import {
  joinStaff,
  type OpenStaffInvitation,
  readStaffInvitation,
} from '#/features/identity/staff/join-staff.server.ts'
import { joinStaffMessages, staffMessages } from '#/messages/identity/staff.ts'
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

export const meta: Route.MetaFunction = ({ matches }) => {
  const { page: title, about: description } = joinStaffMessages
  return publicMeta({ matches, path: '/join-staff', title, description, noindex: true })
}

type Found = { invitation: OpenStaffInvitation | null; company: { en: string; ar: string } }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { branding } = infoOf(context)
  const found: Found = { invitation: await readStaffInvitation(params.token), company: branding.companyName }
  return found.invitation ? found : (data(found, { status: 404 }) as unknown as Found)
}

/** The account is made: to the sign-in, and by it to the second factor where the role requires one. */
export const action = publicFormAction(joinStaffForm, async (info, form, { params }) => {
  const { secondFactor } = await joinStaff(info, params['token'] ?? '', form)
  const door = publicPath(info.lang, '/admin-login')
  return redirect(
    secondFactor ? `${door}?joined=factor&next=${encodeURIComponent(href('/account/security'))}` : `${door}?joined=1`,
  )
})

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('unexpected', serverAction)

/** Shows an invitation to the staff with its role, and creates the account. */
export default function Page({ loaderData: { invitation, company }, actionData }: Route.ComponentProps) {
  const t = useT(joinStaffMessages)
  const lang = useLang()
  if (!invitation)
    return (
      <AccountCard title={t('dead')} lead={t('deadLead')}>
        <ToSignIn />
      </AccountCard>
    )
  const { email, role, secondFactor, fullName } = invitation
  return (
    <AccountCard title={t('title', { company: company[lang] })} lead={t('lead', { role: role[lang], email })}>
      {secondFactor && <p className="text-ui text-ink-2">{t('secondFactor')}</p>}
      <ActionForm result={actionData}>
        <NameField value={fullName} />
        <NewPasswordFields forAdmin />
        <SubmitButton full size="large">
          {t('create')}
        </SubmitButton>
      </ActionForm>
    </AccountCard>
  )
}

function ToSignIn() {
  const t = useT(joinStaffMessages)
  return (
    <LinkButton to={publicPath(useLang(), '/admin-login')} variant="primary" size="large" full>
      {t('toSignIn')}
    </LinkButton>
  )
}

function NameField({ value }: { value: string }) {
  const t = useT(staffMessages)
  return (
    <TextField
      name="fullName"
      label={t('fullName')}
      autoComplete="name"
      defaultValue={value}
      maxLength={200}
      required
    />
  )
}
