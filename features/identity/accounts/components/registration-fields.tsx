import type { ReactNode } from 'react'
import { accountMessages } from '#/messages/accounts.ts'
import { useT } from '#/ui/language.tsx'
import { PasswordField } from '#/ui/password-field.tsx'
import { TextField } from '#/ui/text-field.tsx'

/** Name and e-mail of every registration. */
export function PersonFields() {
  const t = useT(accountMessages)
  return (
    <>
      <TextField name="fullName" label={t('fullName')} autoComplete="name" maxLength={200} required />
      <TextField name="email" type="email" label={t('email')} autoComplete="username" maxLength={254} required />
    </>
  )
}

/** New password, twice, with a strength meter. */
export function NewPasswordFields({ forAdmin, isNew }: { forAdmin?: boolean; isNew?: boolean }) {
  const t = useT(accountMessages)
  return (
    <>
      <PasswordField
        name="password"
        label={t(isNew ? 'newPassword' : 'password')}
        help={t(forAdmin ? 'passwordHelpAdmin' : 'passwordHelp')}
        autoComplete="new-password"
        meter
        required
      />
      <PasswordField name="confirmPassword" label={t('confirmPassword')} autoComplete="new-password" required />
    </>
  )
}

export function PhoneField({ value }: { value?: string }) {
  const t = useT(accountMessages)
  return (
    <TextField
      name="phone"
      type="tel"
      label={t('phone')}
      help={t('phoneHelp')}
      defaultValue={value}
      autoComplete="tel"
      optional
    />
  )
}

/** A titled part of a longer form. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 border-t border-line pt-5">
      <legend className="float-start w-full text-h3 font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}

/** Two short fields, side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid items-end gap-5 md:grid-cols-2">{children}</div>
}
