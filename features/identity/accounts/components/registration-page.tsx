import type { ReactNode } from 'react'
import type { FormResult } from '#/domain/form-result.ts'
import { ConsentField, type ConsentFieldProps } from '#/features/identity/consents/components/consent-field.tsx'
import { accountMessages } from '#/messages/accounts.ts'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { AccountCard, PublicLink } from './account-card.tsx'
import { useCarriedPlan } from './carried-plan.ts'
import { useExplanation } from './explain.tsx'
import { nextStepFirst, type RegistrationStep, RegistrationSteps } from './registration-steps.tsx'
import { RegistrationDone } from './registration-done.tsx'

type RegistrationPageProps = {
  title: string
  lead: string
  result: FormResult | undefined
  wide?: boolean
  /** Of the title, where the form is a part of a longer page. */
  level?: 1 | 2
  submit: string
  /** Type of the required consents. */
  agreeing: ConsentFieldProps['who']
  children?: ReactNode
  /** In place of children: the parts of a longer form, the last of which holds consent and button. */
  steps?: readonly RegistrationStep[]
  footer?: ReactNode
}

/** Registration: form, submission, success; a failure keeps the input, with an error box above. */
export function RegistrationPage({
  title,
  lead,
  result,
  wide,
  level,
  submit,
  agreeing,
  children,
  steps,
  footer,
}: RegistrationPageProps) {
  const t = useT(accountMessages)
  const explain = useExplanation(result)
  const { signIn } = useCarriedPlan()
  if (result?.ok) return <RegistrationDone />
  const end = (
    <>
      <ConsentField who={agreeing} />
      <SubmitButton full size="large">
        {submit}
      </SubmitButton>
    </>
  )
  const ended = (step: RegistrationStep): RegistrationStep => ({
    ...step,
    content: (
      <>
        {step.content}
        {end}
      </>
    ),
  })
  const haveAccount = (
    <p className="flex flex-wrap items-center justify-center gap-x-2">
      {t('haveAccount')} <PublicLink to={signIn}>{t('signIn')}</PublicLink>
    </p>
  )
  return (
    <AccountCard
      title={title}
      lead={lead}
      wide={wide}
      level={level}
      footer={
        <>
          {haveAccount}
          {footer}
        </>
      }
    >
      <ActionForm result={result} explain={explain} onSubmit={steps && nextStepFirst}>
        {steps ? (
          <RegistrationSteps
            steps={steps.map((step, index) => (index === steps.length - 1 ? ended(step) : step))}
            refused={result !== undefined}
          />
        ) : (
          <>
            {children}
            {end}
          </>
        )}
      </ActionForm>
    </AccountCard>
  )
}
