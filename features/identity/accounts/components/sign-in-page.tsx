import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { accountMessages } from '#/messages/accounts.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PasswordField } from '#/ui/password-field.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { AccountCard, PublicLink } from './account-card.tsx'
import { useExplanation } from './explain.tsx'

type SignInPageProps = {
  door: 'everybody' | 'admins'
  result: FormResult | undefined
  /** Person with an open session in this browser. */
  signedIn: { name: string; email: string } | null
  /** Ways to sign in beside the password. */
  others?: ReactNode
  /** Above the form: why the person is here. */
  notice?: ReactNode
}

/** Sign-in for the portals, or for the back office. */
export function SignInPage({ door, result, signedIn, others, notice }: SignInPageProps) {
  const t = useT(accountMessages)
  const explain = useExplanation(result)
  const isAdminDoor = door === 'admins'
  return (
    <AccountCard
      paper
      title={t(isAdminDoor ? 'adminTitle' : 'signInTitle')}
      lead={t(isAdminDoor ? 'adminLead' : 'signInLead')}
      footer={isAdminDoor ? <ToPortal /> : <NewHere />}
    >
      {notice}
      {signedIn && <StillSignedIn {...signedIn} />}
      <ActionForm result={result} explain={explain}>
        {signedIn && <h2 className="text-h3">{t('otherAccount')}</h2>}
        <input type="hidden" name="intent" value="sign-in" />
        <TextField name="email" type="email" label={t('email')} autoComplete="username" maxLength={254} required />
        <PasswordField name="password" label={t('password')} autoComplete="current-password" required />
        <p className="-mt-2">
          <PublicLink to="/forgot-password">{t('forgotLink')}</PublicLink>
        </p>
        <SubmitButton full size="large">
          {t('signIn')}
        </SubmitButton>
      </ActionForm>
      {others}
    </AccountCard>
  )
}

function StillSignedIn({ name, email }: { name: string; email: string }) {
  const t = useT(accountMessages)
  const lang = useLang()
  return (
    <Notice
      title={<span className="wrap-anywhere">{t('signedInAs', { name })}</span>}
      actions={
        <>
          <Form method="post">
            <input type="hidden" name="intent" value="continue" />
            <Button type="submit" variant="primary">
              {t('continue')}
            </Button>
          </Form>
          <Form method="post" action="/sign-out" reloadDocument>
            <input type="hidden" name="lang" value={lang} />
            <Button type="submit">{t('signOut')}</Button>
          </Form>
        </>
      }
    >
      <bdi dir="ltr" className="wrap-anywhere">
        {email}
      </bdi>
    </Notice>
  )
}

function NewHere() {
  const t = useT(accountMessages)
  return (
    <>
      <p>{t('noAccount')}</p>
      <p className="flex flex-wrap justify-center gap-x-5">
        <PublicLink to="/signup">{t('signUpLink')}</PublicLink>
        <PublicLink to="/client-registration">{t('registerCompany')}</PublicLink>
      </p>
    </>
  )
}

function ToPortal() {
  const t = useT(accountMessages)
  return (
    <p className="flex flex-wrap justify-center gap-x-2">
      {t('notAdmin')} <PublicLink to="/login">{t('portalLink')}</PublicLink>
    </p>
  )
}
