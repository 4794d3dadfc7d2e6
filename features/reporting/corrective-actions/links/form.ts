import { z } from 'zod'
import { causeClasses } from '#/domain/reporting/action-finish.ts'
import { optionalPhone } from '#/features/identity/accounts/fields.ts'
import { mostLinkPhotos } from './limits.ts'

const photo = z.uuid('unreadable')
/** One ticked box arrives as a text, several as a list. */
const photos = z.union([photo.transform((id) => [id]), z.array(photo).max(mostLinkPhotos, 'unreadable')]).default([])

/** A member makes or withdraws the link of an action. */
export const actionLinkForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('make-link'),
    ownerName: z.string({ error: 'action-owner' }).trim().min(1, 'action-owner').max(200, 'too-long'),
    language: z.enum(['en', 'ar'], 'unreadable'),
    phone: optionalPhone,
    email: z
      .string()
      .trim()
      .max(254, 'too-long')
      .default('')
      .transform((email) => email || null)
      .pipe(z.email('email-invalid').nullable()),
    photos,
  }),
  z.strictObject({ intent: z.literal('withdraw-link'), linkId: z.uuid('unreadable') }),
])

const text = z.string().trim().max(2000, 'too-long').default('')

/** Steps of an owner without an account. Files travel beside the fields. */
export const linkWorkForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('start') }),
  z.strictObject({ intent: z.literal('add-photos'), file: z.unknown().optional() }),
  z.strictObject({
    intent: z.literal('finish'),
    causeClass: z
      .enum(['', ...causeClasses], 'cause-class')
      .default('')
      .transform((name) => name || null),
    rootCause: text,
    note: text,
    prevention: text,
  }),
])
