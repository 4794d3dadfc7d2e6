import { z } from 'zod'
import { isVatNumber, licenceText, numberText } from '#/domain/digits.ts'
import { teamSettings } from '#/domain/member-roles.ts'
import { secondFactorRules } from '#/domain/second-factor.ts'
import { businessTypes } from '#/domain/business-types.ts'
import { optionalText, wholeNumber } from '#/features/identity/accounts/fields.ts'

const arabic = /[\u0600-\u06FF]/

const licence = optionalText(100).transform((typed) => typed && licenceText(typed))

const vatNumber = optionalText(50).transform((typed, issues) => {
  const digits = typed && numberText(typed)
  if (digits && !isVatNumber(digits)) issues.addIssue({ code: 'custom', message: 'vat-number' })
  return digits
})

/** What a company says about itself. Names in the script of their language, at least one. */
export const companyForm = z
  .strictObject({
    intent: z.literal('company'),
    version: z.coerce.number().int().positive(),
    /** Company that the form shows. */
    company: z.uuid('unreadable').optional(),
    nameEn: optionalText(200),
    nameAr: optionalText(200),
    businessType: z.preprocess(
      (value) => (value === '' || value === undefined ? null : value),
      z.enum(businessTypes, { error: 'business-type' }).nullable(),
    ),
    industry: optionalText(100),
    numberOfBranches: wholeNumber({ from: 1, below: 'branches', to: 100_000, above: 'branches-many', empty: 1 }),
    companyAddress: optionalText(500),
    businessLicense: licence,
    taxId: vatNumber,
  })
  .superRefine(({ nameEn, nameAr }, issues) => {
    const say = (field: string, message: string) => issues.addIssue({ code: 'custom', path: [field], message })
    if (!nameEn && !nameAr) say('nameEn', 'company-name')
    if (nameEn && arabic.test(nameEn)) say('nameEn', 'company-name-english')
    if (nameAr && !arabic.test(nameAr)) say('nameAr', 'company-name-arabic')
  })
export type CompanyForm = z.output<typeof companyForm>

/** Which members need a second factor. */
export const secondFactorRuleForm = z.strictObject({
  version: z.coerce.number().int().positive(),
  rule: z.enum(secondFactorRules, { error: 'unreadable' }),
})
export type SecondFactorRuleForm = z.infer<typeof secondFactorRuleForm>

/** What the owners switch on for their team. */
export const teamSettingsForm = z.strictObject({
  version: z.coerce.number().int().positive(),
  on: z.preprocess(
    (value) => (value === undefined || value === '' ? [] : [value].flat()),
    z.array(z.enum(teamSettings, { error: 'unreadable' })),
  ),
})
export type TeamSettingsForm = z.infer<typeof teamSettingsForm>
