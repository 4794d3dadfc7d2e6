import {
  NewPasswordFields,
  PersonFields,
  PhoneField,
} from '#/features/identity/accounts/components/registration-fields.tsx'
import { RegistrationPage } from '#/features/identity/accounts/components/registration-page.tsx'
import { shopperForm } from '#/features/identity/accounts/form.ts'
import { accountMessages, accountPages } from '#/messages/accounts.ts'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { joinMeta, JoinPage, keepRegistration } from '../../site/join-page.tsx'
import { visitFees } from '../../site/visit-fees.server.ts'
import { registrationAction } from './enter.server.ts'
import type { Route } from './+types/join-mystery-shopper'

export const meta: Route.MetaFunction = ({ matches }) =>
  joinMeta(matches, '/join-mystery-shopper', accountPages.shopper, accountPages.shopperAbout)

export const loader = visitFees

export const action = registrationAction(shopperForm)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepRegistration(serverAction)

export default function Page({ actionData, loaderData: { fees } }: Route.ComponentProps) {
  const t = useT(accountMessages)
  return (
    <JoinPage title={t('shopperTitle')} lead={t('shopperLead')} fees={fees} isAnswered={actionData !== undefined}>
      <RegistrationPage
        level={actionData === undefined ? 2 : 1}
        title={t('shopperTitle')}
        lead={t('shopperLead')}
        result={actionData}
        submit={t('register')}
        agreeing="field"
      >
        <PersonFields />
        <NewPasswordFields />
        <PhoneField />
        <TextField
          name="specializations"
          label={t('specializations')}
          help={t('specializationsHelp')}
          maxLength={2000}
          optional
        />
      </RegistrationPage>
    </JoinPage>
  )
}
