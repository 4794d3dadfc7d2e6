import { z } from 'zod'
import { type SelfServiceType, selfServiceTypes } from '#/domain/actor.ts'
import { businessTypes } from '#/domain/business-types.ts'
import { isVatNumber, latinDigits, splitList } from '#/domain/digits.ts'
import { parseHalalas } from '#/domain/money.ts'
import { consentsFor, currentEdition } from '#/domain/terms.ts'
import {
  email,
  newPassword,
  optionalPhone,
  optionalText,
  passwordsMatch,
  repeatedPassword,
  samePasswords,
  text,
  wholeNumber,
} from './fields.ts'

const nullWhenEmpty = (value: unknown) => (value === '' || value === undefined ? null : value)

/** In the order of the form, which the error summary follows. */
const person = { fullName: text('full-name', 200), email }
const passwords = { password: newPassword, confirmPassword: repeatedPassword }
/** The value is the edition shown, so that consent never refers to another text. */
export const agreement = {
  agreed: z
    .string({ error: 'consent' })
    .min(1, 'consent')
    .refine((edition) => edition === currentEdition, 'consent-changed'),
}

/** List of words, separated by either comma. */
const words = optionalText(2000)
  .transform((typed) => splitList(typed ?? ''))
  .refine((list) => list.length <= 50 && list.every((word) => word.length <= 100), 'too-long')

const taxId = optionalText(50).transform((typed, issues) => {
  if (typed && !isVatNumber(typed)) issues.addIssue({ code: 'custom', message: 'vat-number' })
  return typed && latinDigits(typed)
})

const hourlyRate = optionalText(30).transform((typed, issues) => {
  if (typed === null) return null
  const amount = parseHalalas(typed)
  const message = amount === null ? 'amount' : amount < 0 ? 'hourly-rate' : amount > 100_000_000 ? 'amount-large' : null
  if (message) issues.addIssue({ code: 'custom', message })
  return amount
})

const isSelfServiceType = (value: string): value is SelfServiceType =>
  (selfServiceTypes as readonly string[]).includes(value)

/** The short sign-up. A type closed to self-registration refuses the whole form. */
export const signUpForm = z
  .strictObject({
    userType: z.string({ error: 'user-type' }).min(1, 'user-type'),
    ...person,
    ...passwords,
    ...agreement,
  })
  .refine(passwordsMatch, samePasswords)
  .superRefine(({ userType }, issues) => {
    if (!isSelfServiceType(userType)) issues.addIssue({ code: 'custom', message: 'bad-request', path: [] })
  })
  .transform(({ userType, fullName, ...rest }) => ({
    type: userType as SelfServiceType,
    name: fullName,
    email: rest.email,
    password: rest.password,
    consents: consentsFor(userType as SelfServiceType),
    details: {},
  }))

export const clientForm = z
  .strictObject({
    ...person,
    phone: optionalPhone,
    ...passwords,
    companyName: text('company-name', 200),
    businessType: z.preprocess(nullWhenEmpty, z.enum(businessTypes, { error: 'business-type' }).nullable()),
    industry: optionalText(100),
    numberOfBranches: wholeNumber({ from: 1, below: 'branches', to: 100_000, above: 'branches-many', empty: 1 }),
    companyAddress: optionalText(500),
    businessLicense: optionalText(100),
    taxId,
    ...agreement,
  })
  .refine(passwordsMatch, samePasswords)
  .transform((form) => ({
    type: 'client' as const,
    name: form.fullName,
    email: form.email,
    password: form.password,
    consents: consentsFor('client'),
    details: {
      phone: form.phone,
      company_name: form.companyName,
      company_address: form.companyAddress,
      business_type: form.businessType,
      industry: form.industry,
      number_of_branches: form.numberOfBranches,
      business_license: form.businessLicense,
      tax_id: form.taxId,
    },
  }))

export const shopperForm = z
  .strictObject({ ...person, ...passwords, phone: optionalPhone, specializations: words, ...agreement })
  .refine(passwordsMatch, samePasswords)
  .transform((form) => ({
    type: 'mystery_shopper' as const,
    name: form.fullName,
    email: form.email,
    password: form.password,
    consents: consentsFor('mystery_shopper'),
    details: { phone: form.phone, specializations: form.specializations },
  }))

export const freelancerForm = z
  .strictObject({
    ...person,
    ...passwords,
    phone: optionalPhone,
    skills: words,
    experienceYears: wholeNumber({ from: 0, below: 'experience', to: 80, above: 'experience-long', empty: 0 }),
    hourlyRate,
    ...agreement,
  })
  .refine(passwordsMatch, samePasswords)
  .transform((form) => ({
    type: 'freelancer' as const,
    name: form.fullName,
    email: form.email,
    password: form.password,
    consents: consentsFor('freelancer'),
    details: {
      phone: form.phone,
      skills: form.skills,
      experience_years: form.experienceYears,
      hourly_rate: form.hourlyRate,
    },
  }))

/** A registration: the person, and the type's columns as read by the database trigger. */
export type Registration =
  | z.output<typeof signUpForm>
  | z.output<typeof clientForm>
  | z.output<typeof shopperForm>
  | z.output<typeof freelancerForm>

/** Sign-in pages: sign in, or continue the open session. */
export const signInForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('sign-in'), email, password: z.string({ error: 'password' }).min(1, 'password') }),
  z.strictObject({ intent: z.literal('continue') }),
])

export const forgotForm = z.strictObject({ email })

export const resetForm = z
  .strictObject({ token: z.string().max(200), password: newPassword, confirmPassword: repeatedPassword })
  .refine(passwordsMatch, samePasswords)

export const passwordForm = z
  .strictObject({ password: newPassword, confirmPassword: repeatedPassword })
  .refine(passwordsMatch, samePasswords)
