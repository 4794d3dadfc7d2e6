import {
  NewPasswordFields,
  PersonFields,
  PhoneField,
} from '#/features/identity/accounts/components/registration-fields.tsx'
import { RegistrationPage } from '#/features/identity/accounts/components/registration-page.tsx'
import { shopperForm } from '#/features/identity/accounts/form.ts'
import { shopperFee } from '#/domain/evaluation.ts'
import { evaluationTerms } from '#/features/ordering/requests/terms.server.ts'
import { accountMessages, accountPages } from '#/messages/accounts.ts'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { keepForm } from '../../shell/keep-form.ts'
import { publicMeta } from '../../shell/page-title.ts'
import { joinData, JoinPage } from '../../site/join-page.tsx'
import { registrationAction } from './enter.server.ts'
import type { Route } from './+types/join-mystery-shopper'

export const meta: Route.MetaFunction = ({ matches }) => {
  const [title, description] = [accountPages.shopper, accountPages.shopperAbout]
  return [...publicMeta({ matches, path: '/join-mystery-shopper', title, description }), ...joinData(matches)]
}

export const loader = async () => {
  const { prices, sharePercent } = await evaluationTerms()
  return {
    fees: {
      full_service: shopperFee(prices.full_service, sharePercent),
      basic: shopperFee(prices.basic, sharePercent),
    },
  }
}

export const action = registrationAction(shopperForm)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm('account.registration-failed', serverAction)

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
