import { href, redirectDocument } from 'react-router'
import { questionIn } from '#/domain/billing/plan-choice.ts'
import { evaluationTypes } from '#/domain/evaluation.ts'
import {
  FieldPair,
  FormPart,
  NewPasswordFields,
  PersonFields,
  PhoneField,
} from '#/features/identity/accounts/components/registration-fields.tsx'
import { RegistrationPage } from '#/features/identity/accounts/components/registration-page.tsx'
import { useBusinessTypes } from '#/features/identity/accounts/components/business-types.ts'
import { clientForm } from '#/features/identity/accounts/form.ts'
import { accountMessages, accountPages } from '#/messages/accounts.ts'
import { infoOf } from '#/platform/request-context.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import { keepForm } from '../../shell/keep-form.ts'
import { publicMeta } from '../../shell/page-title.ts'
import { registrationAction } from './enter.server.ts'
import type { Route } from './+types/client-registration'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({
    matches,
    path: '/client-registration',
    title: accountPages.client,
    description: accountPages.clientAbout,
  })

/** Sends a signed-in client on to the order of the chosen visit. */
export const loader = ({ context, url }: Route.LoaderArgs) => {
  const visit = evaluationTypes.find((type) => type === url.searchParams.get('visit'))
  if (visit && infoOf(context).actor?.type === 'client')
    throw redirectDocument(`${href('/client/secret-shopper')}?new=1&visit=${visit}`)
  return { branches: questionIn(url.searchParams, 1).branches }
}

export const action = registrationAction(clientForm)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm('account.registration-failed', serverAction)

export default function Page({ actionData, loaderData: { branches } }: Route.ComponentProps) {
  const t = useT(accountMessages)
  return (
    <RegistrationPage
      title={t('clientTitle')}
      lead={t('clientLead')}
      result={actionData}
      submit={t('register')}
      agreeing="client"
      wide
    >
      <FormPart title={t('yourAccount')}>
        <FieldPair>
          <PersonFields />
        </FieldPair>
        <PhoneField />
        <NewPasswordFields />
      </FormPart>
      <FormPart title={t('yourCompany')}>
        <CompanyFields branches={branches} />
      </FormPart>
    </RegistrationPage>
  )
}

function CompanyFields({ branches }: { branches: number }) {
  const t = useT(accountMessages)
  const businessTypes = useBusinessTypes()
  return (
    <>
      <FieldPair>
        <TextField name="companyName" label={t('companyName')} autoComplete="organization" maxLength={200} required />
        <SelectField name="businessType" label={t('businessType')} options={businessTypes} optional />
      </FieldPair>
      <FieldPair>
        <TextField name="industry" label={t('industry')} maxLength={100} optional />
        <NumberField name="numberOfBranches" label={t('numberOfBranches')} defaultValue={branches} min={1} required />
      </FieldPair>
      <TextField
        name="companyAddress"
        label={t('companyAddress')}
        autoComplete="street-address"
        maxLength={500}
        optional
      />
      <FieldPair>
        <TextField name="businessLicense" type="code" label={t('businessLicense')} maxLength={100} optional />
        <TextField name="taxId" type="code" label={t('taxId')} help={t('taxIdHelp')} maxLength={50} optional />
      </FieldPair>
    </>
  )
}
