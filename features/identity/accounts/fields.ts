import { z } from 'zod'
import { latinDigits, normaliseSaudiMobile } from '#/domain/digits.ts'
import { passwordProblem } from '#/domain/password.ts'

const noControls = (value: string): boolean => !/\p{Cc}/u.test(value)

/** Required line of text; `key`: message when missing. */
export const text = (key: string, most: number) =>
  z.string({ error: key }).trim().min(1, key).max(most, 'too-long').refine(noControls, 'unreadable')

/** Optional line of text; null when empty. */
export const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too-long')
    .refine(noControls, 'unreadable')
    .default('')
    .transform((value) => value || null)

export const email = z
  .string({ error: 'email' })
  .trim()
  .toLowerCase()
  .min(1, 'email')
  .max(254, 'too-long')
  .regex(z.regexes.email, 'email-invalid')

const passwordKeys = {
  'too-short': 'password-short',
  'too-long': 'password-long',
  'too-common': 'password-common',
} as const

/** A new password. The longer minimum of admins is checked where the account is known. */
export const newPassword = z.string({ error: 'password' }).superRefine((value, issues) => {
  const problem = passwordProblem(value, 'client')
  const message = value === '' ? 'password' : problem && passwordKeys[problem]
  if (message) issues.addIssue({ code: 'custom', message })
})
export const repeatedPassword = z.string({ error: 'password-again' }).min(1, 'password-again')

/** Compares the passwords once both are present, also with other problems in the form. */
export const samePasswords = {
  path: ['confirmPassword'],
  error: 'passwords-differ',
  when: ({ value }: { value: unknown }) => {
    const { password, confirmPassword } = (value ?? {}) as Record<string, unknown>
    return typeof password === 'string' && typeof confirmPassword === 'string' && confirmPassword !== ''
  },
}
export const passwordsMatch = (form: { password: string; confirmPassword: string }): boolean =>
  form.password === form.confirmPassword

export const optionalPhone = optionalText(40).transform((typed, issues) => {
  const mobile = typed && normaliseSaudiMobile(typed)
  if (typed && !mobile) issues.addIssue({ code: 'custom', message: 'phone' })
  return mobile
})

type WholeNumber = { from: number; below: string; to: number; above: string; empty: number }

/** Whole number in Latin or Arabic digits; an empty field means the default. */
export const wholeNumber = ({ from, below, to, above, empty }: WholeNumber) =>
  z
    .string()
    .default('')
    .transform((typed, issues) => {
      const digits = latinDigits(typed).trim()
      if (digits === '') return empty
      const value = /^[-\u2212]?\d{1,9}$/.test(digits) ? Number(digits.replace('\u2212', '-')) : Number.NaN
      const message = Number.isNaN(value) ? 'whole-number' : value < from ? below : value > to ? above : null
      if (message) issues.addIssue({ code: 'custom', message })
      return value
    })
