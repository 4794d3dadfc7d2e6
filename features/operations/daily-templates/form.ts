import { z } from 'zod'
import { alertTimes, cutOffs, dailySections, ownFieldTypes } from '#/domain/operations/daily-reports/template.ts'
import { readDecimal } from '#/domain/operations/daily-reports/typed.ts'
import { rawRows } from './rows.ts'

const version = z.coerce.number('unreadable').int().min(0)
/** Key of a template for certain branches; empty: the company's. */
const of = z
  .string()
  .regex(/^(t-[0-9a-f-]{13})?$/, 'unreadable')
  .default('')
const percent = z
  .string('daily-percent')
  .transform((typed) => readDecimal(typed, 2))
  .refine((value) => value !== null && value <= 50, 'daily-percent')
  .transform((value) => value ?? 0)
  .optional()

/** The lists of the template, in rows of fields. Fees and cut-off are those of the company alone. */
export const dailyTemplateForm = z.strictObject({
  version,
  of,
  ...rawRows(['shifts', 'ramadanShifts', 'duties', 'points']),
  mada: percent,
  commission: percent,
  cutOff: z.enum(cutOffs, 'unreadable').optional(),
})
export type DailyTemplateInput = z.output<typeof dailyTemplateForm>

const ticked = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')
const label = z.string().trim().max(80, 'too-long').default('')
const limit = z.string().max(30, 'daily-limit').default('')
const key = z.string().max(60).default('')

const saveFieldForm = z.strictObject({
  intent: z.literal('save'),
  version,
  of,
  key,
  labelEn: label,
  labelAr: label,
  section: z.enum(dailySections, 'unreadable').default('incidents'),
  type: z.enum(ownFieldTypes, 'unreadable').default('text'),
  ...rawRows(['choices']),
  required: ticked,
  min: limit,
  max: limit,
  due: z.enum(['', 'yes', 'no']).default(''),
  alert: z.enum(alertTimes, 'unreadable').default('none'),
  money: ticked,
  after: key,
})
export type DailyFieldInput = z.output<typeof saveFieldForm>
export const dailyFieldForm = z.discriminatedUnion('intent', [
  saveFieldForm,
  z.strictObject({ intent: z.literal('remove'), version, of, key }),
])

const name = z.string('required').trim().min(1, 'required').max(80, 'too-long')
const several = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((value) => [value].flat().filter((one) => one !== ''))
const saveExceptionForm = z.strictObject({
  intent: z.literal('save'),
  version,
  of,
  nameEn: name,
  nameAr: name,
  branch: several.pipe(z.array(z.uuid('audit-branches')).min(1, 'audit-branches').max(500, 'audit-branches')),
})
export type ExceptionInput = z.output<typeof saveExceptionForm>
export const exceptionForm = z.discriminatedUnion('intent', [
  saveExceptionForm,
  z.strictObject({ intent: z.literal('remove'), version, of }),
])
