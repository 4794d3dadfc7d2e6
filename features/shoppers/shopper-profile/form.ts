import { z } from 'zod'
import { isCity } from '#/domain/cities.ts'
import { latinDigits, splitList } from '#/domain/digits.ts'
import { saudiIban } from '#/domain/iban.ts'
import { identityKinds, identityNumber } from '#/domain/identity.ts'
import { parseHalalas } from '#/domain/money.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import { shopperLanguageKeys } from '#/domain/shoppers/shopper-languages.ts'
import { optionalPhone, optionalText, text, wholeNumber } from '#/features/identity/accounts/fields.ts'

/** Check boxes of one name: none, one or many values. */
const listOf = <T extends z.ZodType>(entry: T) =>
  z.preprocess((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]), z.array(entry).max(20))

/** A date field submits its value twice for browsers without scripts: the filled one counts. */
const firstGiven = (value: unknown) => (Array.isArray(value) ? (value.find((entry) => entry !== '') ?? '') : value)
const day = (key: string) => z.preprocess(firstGiven, z.string(key).trim().transform(latinDigits)).refine(isDay, key)
const optionalDay = (key: string) =>
  z
    .preprocess(firstGiven, z.string().default(''))
    .transform((typed) => latinDigits(typed.trim()) || null)
    .refine((value) => value === null || isDay(value), key)

/** List of words, separated by either comma. */
const words = optionalText(2000)
  .transform((typed) => splitList(typed ?? ''))
  .refine((list) => list.length <= 50 && list.every((word) => word.length <= 100), 'too-long')

const degrees = (limit: number) =>
  optionalText(30).transform((typed, issues) => {
    if (typed === null) return null
    const value = Number(latinDigits(typed).replace('٫', '.'))
    if (Number.isFinite(value) && Math.abs(value) <= limit) return value
    issues.addIssue({ code: 'custom', message: 'degrees' })
    return null
  })

const hourlyRate = optionalText(30).transform((typed, issues) => {
  if (typed === null) return null
  const amount = parseHalalas(typed)
  const message = amount === null ? 'amount' : amount < 0 ? 'hourly-rate' : amount > 100_000_000 ? 'amount-large' : null
  if (message) issues.addIssue({ code: 'custom', message })
  return amount
})

const identity = z
  .strictObject({
    intent: z.literal('identity'),
    legalName: text('legal-name', 200),
    birthOn: day('birth-date'),
    identityKind: z.enum(identityKinds, 'identity-kind'),
    /** Empty: keeps the stored number. */
    identityNumber: optionalText(40),
    phone: optionalPhone,
  })
  .transform((form, issues) => {
    const number = form.identityNumber && identityNumber(form.identityKind, form.identityNumber)
    if (form.identityNumber && !number)
      issues.addIssue({ code: 'custom', message: `identity-${form.identityKind}`, path: ['identityNumber'] })
    return { ...form, identityNumber: number }
  })

const place = z
  .strictObject({
    intent: z.literal('place'),
    city: z.string('city').refine(isCity, 'city'),
    latitude: degrees(90),
    longitude: degrees(180),
    goesFarther: z.literal('on').optional(),
  })
  .superRefine(({ latitude, longitude }, issues) => {
    if ((latitude === null) !== (longitude === null))
      issues.addIssue({
        code: 'custom',
        message: 'coordinates-both',
        path: [latitude === null ? 'latitude' : 'longitude'],
      })
  })

const knowledge = z.strictObject({
  intent: z.literal('knowledge'),
  languages: listOf(z.enum(shopperLanguageKeys, 'unreadable')).refine((list) => list.length > 0, 'languages'),
  specialisations: words,
  skills: words,
  experienceYears: wholeNumber({ from: 0, below: 'experience', to: 80, above: 'experience-long', empty: 0 }),
  hourlyRate,
})

/** Three forms of the page about the person. */
export const aboutForm = z.discriminatedUnion('intent', [identity, place, knowledge])

const iban = z
  .strictObject({
    iban: z.string('iban').trim().min(1, 'iban').max(60, 'iban'),
  })
  .transform((form, issues) => {
    const number = saudiIban(form.iban)
    if (!number) issues.addIssue({ code: 'custom', message: 'iban', path: ['iban'] })
    return { iban: number ?? '' }
  })
export const ibanForm = iban

/** Weekdays, days and periods without visits. */
export const availabilityForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('weekdays'),
    weekdays: listOf(z.enum(['0', '1', '2', '3', '4', '5', '6'], 'unreadable').transform(Number)),
  }),
  z.strictObject({
    intent: z.literal('toggle'),
    change: z
      .string('unreadable')
      .regex(/^(off|free) \d{4}-\d\d-\d\d$/, 'unreadable')
      .transform((change) => ({ isOff: change.startsWith('off'), day: change.split(' ')[1]! }))
      .refine((change) => isDay(change.day), 'unreadable'),
  }),
  z.strictObject({ intent: z.literal('period'), from: day('day-ahead'), until: day('day-ahead') }),
])

const companyKinds = ['worked_there', 'related'] as const
export const conflictsForm = z.discriminatedUnion('intent', [
  z
    .strictObject({
      intent: z.literal('add'),
      companyName: text('employer-name', 200),
      kind: z.enum(companyKinds, 'employer-kind'),
      isOver: z.literal('on').optional(),
      endedOn: optionalDay('day-past'),
    })
    .superRefine(({ isOver, endedOn }, issues) => {
      if (isOver && !endedOn) issues.addIssue({ code: 'custom', message: 'day-past', path: ['endedOn'] })
    })
    .transform(({ isOver, endedOn, ...form }) => ({ ...form, endedOn: isOver ? endedOn : null })),
  z.strictObject({ intent: z.literal('remove'), employerId: z.uuid('unreadable') }),
])

export const agreementForm = z.strictObject({
  agreed: z.string('consent').min(1, 'consent').max(20, 'consent-changed'),
})

export const documentKinds = ['identity', 'freelance_permit', 'certificate', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]
export const documentForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('add'),
    kind: z.enum(documentKinds, 'document-kind'),
    name: text('document-name', 200),
    expiresOn: optionalDay('day-ahead'),
    /** The file is read apart from the form. */
    file: z.unknown().optional(),
  }),
  z.strictObject({ intent: z.literal('remove'), documentId: z.uuid('unreadable') }),
])

export type AboutInput = z.output<typeof aboutForm>
