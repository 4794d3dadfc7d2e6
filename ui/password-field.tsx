import { useState } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { passwordStrength } from '#/domain/password.ts'
import { uiMessages } from '#/messages/ui.ts'
import { classes } from '#/ui/class-names.ts'
import { FieldFrame, inputClasses, type FieldProps } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'

const strengthColours = ['bg-surface-3', 'bg-gauge-critical', 'bg-gauge-weak', 'bg-gauge-good', 'bg-gauge-excellent']

function StrengthMeter({ password }: { password: string }) {
  const t = useT(uiMessages)
  const strength = passwordStrength(password)
  return (
    <div className="flex flex-col gap-1">
      <div aria-hidden className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classes('h-1.5 rounded-full', strength >= step ? strengthColours[strength] : 'bg-surface-3')}
          />
        ))}
      </div>
      <span aria-live="polite" className="text-caption text-ink-2">
        {password && (
          <>
            <span className="sr-only">{t('strength')} </span>
            {t(`strength${strength}`)}
          </>
        )}
      </span>
    </div>
  )
}

export type PasswordFieldProps = FieldProps & {
  autoComplete: 'current-password' | 'new-password'
  meter?: boolean
  required?: boolean
  minLength?: number
}

/** Password field with a reveal button; allows paste and password managers. The value is never sent back. */
export function PasswordField({
  name,
  label,
  help,
  error,
  optional,
  id,
  hideLabel,
  autoComplete,
  meter,
  required,
}: PasswordFieldProps) {
  const t = useT(uiMessages)
  const field = useField({ name, id, error, help })
  const [shown, setShown] = useState(false)
  const [password, setPassword] = useState('')
  return (
    <FieldFrame {...field} label={label} help={help} optional={optional} hideLabel={hideLabel}>
      <div dir="ltr" className="relative">
        <input
          id={field.id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required={required}
          onChange={meter ? (event) => setPassword(event.target.value) : undefined}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.describedBy}
          className={classes(inputClasses, 'input-ltr pe-12')}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={t(shown ? 'hidePassword' : 'showPassword')}
          title={t(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-control text-ink-2 hover:text-ink"
        >
          <Icon as={shown ? EyeOff : Eye} />
        </button>
      </div>
      {meter && <StrengthMeter password={password} />}
    </FieldFrame>
  )
}
