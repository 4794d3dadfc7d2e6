import { z } from 'zod'
import { type AttributesOfBranch, branchAttributeKeys } from '#/domain/branch-attributes.ts'
import { type BranchHours, readDay, hourParts } from '#/domain/branch-hours.ts'
import { hasArabic } from '#/domain/branch-names.ts'
import { commercialNumber, licenceNumber } from '#/domain/branch-numbers.ts'
import { latinDigits } from '#/domain/digits.ts'
import type { Place } from '#/domain/place.ts'
import { optionalText, text } from '#/features/identity/accounts/fields.ts'
import type { BranchFacts } from './save-branch.server.ts'

const number = (read: (typed: string) => string | null, key: string) =>
  optionalText(60).transform((typed, issues) => {
    const digits = typed && read(typed)
    if (typed && !digits) issues.addIssue({ code: 'custom', message: key })
    return digits
  })

/** Phone of a branch, mobile or not, as people dial it. */
const phone = optionalText(40).transform((typed, issues) => {
  const dialled = typed && latinDigits(typed)
  if (dialled && !/^\+?[\d\s()-]{6,40}$/.test(dialled)) issues.addIssue({ code: 'custom', message: 'phone-any' })
  return dialled
})

const degrees = (limit: number) =>
  optionalText(30).transform((typed, issues) => {
    if (typed === null) return null
    const value = Number(latinDigits(typed).replace('٫', '.'))
    if (Number.isFinite(value) && Math.abs(value) <= limit) return value
    issues.addIssue({ code: 'custom', message: 'degrees' })
    return null
  })

const id = z.uuid('unreadable')
const optionalId = z.preprocess((value) => (value === '' || value === undefined ? null : value), id.nullable())

const hoursOfDay = optionalText(120)
  .transform((typed) => readDay(typed ?? ''))
  .refine((spans) => spans !== null, 'branch-hours')
const said = z.enum(['yes', 'no', 'unsaid'], 'unreadable').default('unsaid')

const fields = {
  nameEn: optionalText(200),
  nameAr: optionalText(200),
  location: text('branch-address', 300),
  phone,
  managerId: optionalId,
  crNumber: number(commercialNumber, 'cr-number'),
  licenceNumber: number(licenceNumber, 'licence-number'),
  latitude: degrees(90),
  longitude: degrees(180),
  ...Object.fromEntries(hourParts.map((day) => [`hours${day}`, hoursOfDay] as const)),
  ...Object.fromEntries(branchAttributeKeys.map((key) => [`has_${key}`, said] as const)),
}
const changedCode = z
  .string()
  .trim()
  .max(40, 'too-long')
  .transform((typed) => typed || null)
const position = { parentId: id, code: optionalText(40) }

type Sent = {
  nameEn: string | null
  nameAr: string | null
  latitude: number | null
  longitude: number | null
}

function checkSent({ nameEn, nameAr, latitude, longitude }: Sent, issues: z.RefinementCtx): void {
  const say = (field: string, message: string) => issues.addIssue({ code: 'custom', path: [field], message })
  if (!nameEn && !nameAr) say('nameEn', 'branch-names')
  if (nameEn && hasArabic(nameEn)) say('nameEn', 'branch-name-english')
  if (nameAr && !hasArabic(nameAr)) say('nameAr', 'branch-name-arabic')
  if ((latitude === null) !== (longitude === null))
    say(latitude === null ? 'latitude' : 'longitude', 'coordinates-both')
}

const hoursIn = (sent: Record<string, unknown>): BranchHours =>
  Object.fromEntries(
    hourParts.flatMap((day) => {
      const spans = sent[`hours${day}`]
      return Array.isArray(spans) ? [[day, spans]] : []
    }),
  )

const attributesIn = (sent: Record<string, unknown>): AttributesOfBranch =>
  Object.fromEntries(
    branchAttributeKeys.flatMap((key) => {
      const value = sent[`has_${key}`]
      return value === 'yes' || value === 'no' ? [[key, value === 'yes']] : []
    }),
  )

type Common = Sent & Pick<BranchFacts, 'location' | 'phone' | 'managerId' | 'crNumber' | 'licenceNumber'>

/** Facts of a branch from its form. */
const factsIn = (sent: Common): BranchFacts => {
  const { nameEn, nameAr, location, managerId, crNumber, latitude, longitude } = sent
  const place: Place | null = latitude === null || longitude === null ? null : { latitude, longitude }
  return {
    names: { en: nameEn, ar: nameAr },
    location,
    phone: sent.phone,
    hours: hoursIn(sent),
    attributes: attributesIn(sent),
    managerId,
    crNumber,
    licenceNumber: sent.licenceNumber,
    place,
  }
}

/** A new branch at its place in the tree. */
export const newBranchForm = z
  .strictObject({ ...fields, ...position })
  .superRefine(checkSent)
  .transform((sent) => ({ ...factsIn(sent), parentId: sent.parentId, code: sent.code }))

/** Changed facts of a branch; the code only from readers who may change the tree. */
export const changedBranchForm = z
  .strictObject({
    ...fields,
    version: z.coerce.number().int().positive(),
    code: changedCode.optional(),
  })
  .superRefine(checkSent)
  .transform(({ version, code, ...sent }) => ({ ...factsIn(sent), version, ...(code !== undefined && { code }) }))

/** Steps of a branch on its page. */
export const branchStepForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('close'),
    version: z.coerce.number().int().positive(),
    reason: text('branch-close-reason', 500),
  }),
  z.strictObject({ intent: z.literal('reopen'), version: z.coerce.number().int().positive() }),
])
