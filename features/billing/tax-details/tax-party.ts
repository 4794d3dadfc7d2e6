import { z } from 'zod'
import { plainCode } from '#/domain/iban.ts'
import { identityNumber } from '#/domain/identity.ts'
import { type PartyIdScheme, partyIdSchemes } from '#/domain/tax-document.ts'
import { vatNumberPattern } from '#/domain/billing/tax-rules.ts'
import { optionalText } from '#/features/identity/accounts/fields.ts'

/** Formats of id numbers. The authority requires letters and digits only; known formats are enforced. */
const fits: Partial<Record<PartyIdScheme, (code: string) => boolean>> = {
  CRN: (code) => /^\d{10}$/.test(code),
  '700': (code) => /^7\d{9}$/.test(code),
  TIN: (code) => /^3\d{9}$/.test(code),
  NAT: (code) => identityNumber('national_id', code) !== null,
  IQA: (code) => identityNumber('iqama', code) !== null,
}
const partyIdFits = (scheme: PartyIdScheme, code: string): boolean =>
  /^[A-Z0-9]{1,127}$/.test(code) && (fits[scheme]?.(code) ?? true)

const code = (most: number) =>
  optionalText(most).transform((typed) => (typed === null ? null : plainCode(typed) || null))

/** Form fields of a party, shared by seller and buyers. */
export const partyFields = {
  vatNumber: code(60).refine((value) => value === null || vatNumberPattern.test(value), 'vat-number'),
  idScheme: z
    .enum(['', ...partyIdSchemes], 'tax-id-kind')
    .default('')
    .transform((value) => value || null),
  idValue: code(200),
  street: optionalText(300),
  building: code(20),
  district: optionalText(127),
  city: optionalText(127),
  postalCode: code(20),
  country: z
    .string()
    .default('SA')
    .transform((value) => plainCode(value) || 'SA')
    .refine((value) => /^[A-Z]{2}$/.test(value), 'tax-country'),
}
export type PartyFields = z.output<z.ZodObject<typeof partyFields>>

type Say = (field: keyof PartyFields, message: string) => void

/** Requires number and kind together, and the number in the format of its kind. */
export function checkPartyId({ idScheme, idValue }: PartyFields, say: Say): void {
  if (idScheme && !idValue) say('idValue', 'tax-id-value')
  if (!idScheme && idValue) say('idScheme', 'tax-id-kind')
  if (idScheme && idValue && !partyIdFits(idScheme, idValue)) say('idValue', 'tax-id-value')
}

/** National address as the authority requires it; abroad street and city suffice. */
export function checkAddress(party: PartyFields, say: Say): void {
  if (!party.street) say('street', 'tax-street')
  if (!party.city) say('city', 'tax-city')
  if (party.country !== 'SA') {
    if ((party.building?.length ?? 0) > 10) say('building', 'too-long')
    if ((party.postalCode?.length ?? 0) > 10) say('postalCode', 'too-long')
    return
  }
  if (!/^\d{4}$/.test(party.building ?? '')) say('building', 'tax-building')
  if (!party.district) say('district', 'tax-district')
  if (!/^\d{5}$/.test(party.postalCode ?? '')) say('postalCode', 'tax-postal-code')
}

export const hasAddress = ({ street, building, district, city, postalCode }: PartyFields): boolean =>
  [street, building, district, city, postalCode].some((part) => part !== null)
