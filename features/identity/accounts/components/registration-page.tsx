import type { ReactNode } from 'react'
import type { FormResult } from '#/domain/form-result.ts'
import { ConsentField, type ConsentFieldProps } from '#/features/identity/consents/components/consent-field.tsx'
import { accountMessages } from '#/messages/accounts.ts'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { AccountCard, PublicLink } from './account-card.tsx'
import { useCarriedPlan } from './carried-plan.ts'
import { useExplanation } from './explain.tsx'
import { RegistrationDone } from './registration-done.tsx'

type RegistrationPageProps = {
  title: string
  lead: string
  result: FormResult | undefined
  wide?: boolean
  submit: string
  /** Type of the required consents. */
  agreeing: ConsentFieldProps['who']
  children: ReactNode
  footer?: ReactNode
}

/** Registration: form, submission, success; a failure keeps the input, with an error box above. */
export function RegistrationPage({
  title,
  lead,
  result,
  wide,
  submit,
  agreeing,
  children,
  footer,
}: RegistrationPageProps) {
  const t = useT(accountMessages)
  const explain = useExplanation(result)
  const { signIn } = useCarriedPlan()
  if (result?.ok) return <RegistrationDone />
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
      footer={
        <>
          {haveAccount}
          {footer}
        </>
      }
    >
      <ActionForm result={result} explain={explain}>
        {children}
        <ConsentField who={agreeing} />
        <SubmitButton full size="large">
          {submit}
        </SubmitButton>
      </ActionForm>
    </AccountCard>
  )
}
