import {
  FieldPair,
  FormPart,
  NewPasswordFields,
  PersonFields,
  PhoneField,
} from '#/features/identity/accounts/components/registration-fields.tsx'
import { RegistrationPage } from '#/features/identity/accounts/components/registration-page.tsx'
import { freelancerForm } from '#/features/identity/accounts/form.ts'
import { joinMessages } from '#/messages/site/join.ts'
import { accountMessages, accountPages } from '#/messages/accounts.ts'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import { joinMeta, JoinPage, keepRegistration } from '../../site/join-page.tsx'
import { visitFees } from '../../site/visit-fees.server.ts'
import { registrationAction } from './enter.server.ts'
import type { Route } from './+types/join-freelancer'

export const meta: Route.MetaFunction = ({ matches }) =>
  joinMeta(matches, '/join-freelancer', accountPages.freelancer, accountPages.freelancerAbout)

export const loader = visitFees

export const action = registrationAction(freelancerForm)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepRegistration(serverAction)

export default function Page({ actionData, loaderData: { fees } }: Route.ComponentProps) {
  const t = useT(accountMessages)
  const join = useT(joinMessages)
  return (
    <JoinPage
      title={t('freelancerTitle')}
      lead={t('freelancerLead')}
      fees={fees}
      isAnswered={actionData !== undefined}
      payText={join('tasksText')}
    >
      <RegistrationPage
        level={actionData === undefined ? 2 : 1}
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
    </JoinPage>
  )
}
