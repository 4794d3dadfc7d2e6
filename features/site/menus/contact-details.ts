import { z } from 'zod'
import { latinDigits, normaliseSaudiMobile } from '#/domain/digits.ts'
import { isHttpsAddress } from '#/domain/link-target.ts'
import { type SocialNetwork, socialNetworks } from './social-networks.ts'

const phone = z
  .string()
  .trim()
  .max(40, 'too-long')
  .transform((typed, issues) => {
    if (typed === '') return ''
    const number = normaliseSaudiMobile(typed) ?? latinDigits(typed)
    if (!/^\+?[\d\s().-]{6,40}$/.test(number)) issues.addIssue({ code: 'custom', message: 'phone-any' })
    return number
  })
const web = z
  .string()
  .trim()
  .max(300, 'too-long')
  .refine((value) => value === '' || isHttpsAddress(value), 'https-address')
const line = z.string().trim().max(200, 'too-long')

/** Contact details by staff. Empty ones are not shown. */
export const contactDetailsSchema = z.strictObject({
  phone,
  whatsapp: phone,
  address: z
    .strictObject({ en: line, ar: line })
    .refine(({ en, ar }) => (en === '') === (ar === ''), { message: 'both-languages', path: ['ar'] }),
  mapUrl: web,
  social: z.strictObject(
    Object.fromEntries(socialNetworks.map((name) => [name, web])) as Record<SocialNetwork, typeof web>,
  ),
})
export type ContactDetails = z.output<typeof contactDetailsSchema>

export const noContactDetails: ContactDetails = {
  phone: '',
  whatsapp: '',
  address: { en: '', ar: '' },
  mapUrl: '',
  social: { x: '', instagram: '', linkedin: '', tiktok: '', snapchat: '', youtube: '' },
}

/** Stored with a version against lost updates. */
export const storedContactSchema = z.strictObject({ version: z.number().int().min(1), details: contactDetailsSchema })
