import {
  FieldPair,
  FormPart,
  NewPasswordFields,
  PersonFields,
  PhoneField,
} from '#/features/identity/accounts/components/registration-fields.tsx'
import { RegistrationPage } from '#/features/identity/accounts/components/registration-page.tsx'
import { freelancerForm } from '#/features/identity/accounts/form.ts'
import { accountMessages, accountPages } from '#/messages/accounts.ts'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import { keepForm } from '../../shell/keep-form.ts'
import { publicMeta } from '../../shell/page-title.ts'
import { registrationAction } from './enter.server.ts'
import type { Route } from './+types/join-freelancer'

export const meta: Route.MetaFunction = ({ matches }) => {
  const [title, description] = [accountPages.freelancer, accountPages.freelancerAbout]
  return publicMeta({ matches, path: '/join-freelancer', title, description })
}

export const action = registrationAction(freelancerForm)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm('account.registration-failed', serverAction)

export default function Page({ actionData }: Route.ComponentProps) {
  const t = useT(accountMessages)
  return (
    <RegistrationPage
      title={t('freelancerTitle')}
      lead={t('freelancerLead')}
      result={actionData}
      submit={t('register')}
      agreeing="field"
    >
      <FormPart title={t('yourAccount')}>
        <PersonFields />
        <NewPasswordFields />
        <PhoneField />
      </FormPart>
      <FormPart title={t('yourWork')}>
        <TextField name="skills" label={t('skills')} help={t('skillsHelp')} maxLength={2000} optional />
        <FieldPair>
          <NumberField name="experienceYears" label={t('experienceYears')} defaultValue={0} min={0} />
          <NumberField name="hourlyRate" label={t('hourlyRate')} suffix={t('riyal')} decimals min={0} optional />
        </FieldPair>
      </FormPart>
    </RegistrationPage>
  )
}
