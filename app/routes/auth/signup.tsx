import { href, redirectDocument } from 'react-router'
import { soldTiers } from '#/domain/plans.ts'
import { PublicLink } from '#/features/identity/accounts/components/account-card.tsx'
import { useCarriedPlan } from '#/features/identity/accounts/components/carried-plan.ts'
import { NewPasswordFields, PersonFields } from '#/features/identity/accounts/components/registration-fields.tsx'
import { RegistrationPage } from '#/features/identity/accounts/components/registration-page.tsx'
import { signUpForm } from '#/features/identity/accounts/form.ts'
import { accountMessages, accountPages } from '#/messages/accounts.ts'
import { infoOf } from '#/platform/request-context.ts'
import { RadioCards } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { keepForm } from '../../shell/keep-form.ts'
import { publicMeta } from '../../shell/page-title.ts'
import { registrationAction } from './enter.server.ts'
import type { Route } from './+types/signup'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({ matches, path: '/signup', title: accountPages.signup, description: accountPages.signupAbout })

/** Sends a signed-in client on to the chosen plan. */
export const loader = ({ context, url }: Route.LoaderArgs) => {
  const plan = soldTiers.find((tier) => tier === url.searchParams.get('plan'))
  if (plan && infoOf(context).actor?.type === 'client')
    throw redirectDocument(`${href('/client/invoices/plan')}?plan=${plan}`)
  return null
}

export const action = registrationAction(signUpForm)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm('account.registration-failed', serverAction)

export default function Page({ actionData }: Route.ComponentProps) {
  const t = useT(accountMessages)
  const types = [
    { value: 'client', label: t('typeClient'), description: t('typeClientAbout') },
    { value: 'freelancer', label: t('typeFreelancer'), description: t('typeFreelancerAbout') },
    { value: 'mystery_shopper', label: t('typeShopper'), description: t('typeShopperAbout') },
  ]
  return (
    <RegistrationPage
      title={t('signUpTitle')}
      lead={t('signUpLead')}
      result={actionData}
      submit={t('signUp')}
      agreeing="anybody"
      footer={<FullForms />}
    >
      <RadioCards name="userType" label={t('userType')} options={types} required />
      <PersonFields />
      <NewPasswordFields />
    </RegistrationPage>
  )
}

function FullForms() {
  const t = useT(accountMessages)
  const { plan } = useCarriedPlan()
  return (
    <>
      <p>{t('fullForms')}</p>
      <p className="flex flex-wrap justify-center gap-x-5">
        <PublicLink to={plan ? `/client-registration?plan=${plan}` : '/client-registration'}>
          {t('clientForm')}
        </PublicLink>
        <PublicLink to="/join-freelancer">{t('freelancerForm')}</PublicLink>
        <PublicLink to="/join-mystery-shopper">{t('shopperForm')}</PublicLink>
      </p>
    </>
  )
}
