import { href, redirectDocument } from 'react-router'
import { questionIn } from '#/domain/billing/plan-choice.ts'
import { evaluationTypes } from '#/domain/evaluation.ts'
import {
  FieldPair,
  NewPasswordFields,
  PersonFields,
  PhoneField,
} from '#/features/identity/accounts/components/registration-fields.tsx'
import { RegistrationPage } from '#/features/identity/accounts/components/registration-page.tsx'
import { useBusinessTypes } from '#/features/identity/accounts/components/business-types.ts'
import { clientForm } from '#/features/identity/accounts/form.ts'
import { RegistrationPanel } from '../../site/registration-panel.tsx'
import { clientStepMessages } from '#/messages/identity/client-steps.ts'
import { evaluationPrices } from '#/features/ordering/requests/terms.server.ts'
import { sampleReport } from '#/features/reporting/sample-report/sample-report.ts'
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
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const visit = evaluationTypes.find((type) => type === url.searchParams.get('visit'))
  if (visit && infoOf(context).actor?.type === 'client')
    throw redirectDocument(`${href('/client/secret-shopper')}?new=1&visit=${visit}`)
  const { lang } = infoOf(context)
  const { name, score, sections } = sampleReport(lang)
  return {
    branches: questionIn(url.searchParams, 1).branches,
    prices: await evaluationPrices(),
    sample: {
      name,
      score,
      sections: sections.map(({ key, title, score: earned }) => ({ key, label: title, score: earned })),
    },
  }
}

export const action = registrationAction(clientForm)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm('account.registration-failed', serverAction)

/** Registration of a company in three steps of one form, with the product beside it. */
export default function Page({ actionData, loaderData: { branches, prices, sample } }: Route.ComponentProps) {
  const t = useT(accountMessages)
  const step = useT(clientStepMessages)
  const registered = actionData?.ok === true
  return (
    <div className={registered ? undefined : 'mx-auto grid max-w-[1264px] items-start lg:grid-cols-[7fr_5fr] lg:gap-8'}>
      <RegistrationPage
        title={t('clientTitle')}
        lead={t('clientLead')}
        result={actionData}
        submit={t('register')}
        agreeing="client"
        wide
        steps={[
          {
            title: step('company'),
            required: { companyName: 'company-name' },
            content: <CompanyFields branches={branches} />,
          },
          {
            title: step('person'),
            required: {
              fullName: 'full-name',
              email: 'email',
              password: 'password',
              confirmPassword: 'password-again',
            },
            content: (
              <>
                <FieldPair>
                  <PersonFields />
                </FieldPair>
                <PhoneField />
                <NewPasswordFields />
              </>
            ),
          },
          { title: step('details'), required: {}, content: <DetailFields /> },
        ]}
      />
      {!registered && <RegistrationPanel prices={prices} sample={sample} />}
    </div>
  )
}

function CompanyFields({ branches }: { branches: number }) {
  const t = useT(accountMessages)
  const businessTypes = useBusinessTypes()
  return (
    <>
      <TextField name="companyName" label={t('companyName')} autoComplete="organization" maxLength={200} required />
      <FieldPair>
        <SelectField name="businessType" label={t('businessType')} options={businessTypes} optional />
        <NumberField name="numberOfBranches" label={t('numberOfBranches')} defaultValue={branches} min={1} required />
      </FieldPair>
    </>
  )
}

function DetailFields() {
  const t = useT(accountMessages)
  const step = useT(clientStepMessages)
  return (
    <>
      <p className="text-ui text-ink-2">{step('detailsHelp')}</p>
      <TextField name="industry" label={t('industry')} maxLength={100} optional />
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
