import { plainText } from '#/domain/plain-text.ts'
import { z } from 'zod'
import { trapFields } from '#/features/site/forms/traps.ts'
import { beforeField } from '#/features/core/lists/undo-field.ts'
import { mostAtOnce, mostName, mostReply, mostText } from './lists.ts'

const turns = /[\u202a-\u202e\u2066-\u2069]/g
/** Plain text without invisible and direction-changing characters. */
const plain = (text: string): string => plainText(text).replace(turns, '').trim()
const longest = (text: string, most: number): boolean => text.length <= most

/** Guest review form on a certificate's page. */
export const guestReviewForm = z.strictObject({
  intent: z.literal('guest-review'),
  ...trapFields,
  stars: z
    .string({ error: 'stars' })
    .regex(/^[1-5]$/, 'stars')
    .transform(Number),
  text: z
    .string()
    .default('')
    .transform(plain)
    .refine((text) => longest(text, mostText), 'too-long'),
  authorName: z
    .string()
    .default('')
    .transform((name) => plain(name).replace(/\s+/g, ' '))
    .refine((name) => longest(name, mostName), 'too-long')
    .transform((name) => name || null),
})
export type GuestReviewInput = Omit<z.output<typeof guestReviewForm>, 'intent'>

const id = z.uuid('unreadable')
const ids = z
  .union([id, z.array(id)])
  .transform((one) => [...new Set([one].flat())])
  .pipe(z.array(id).min(1).max(mostAtOnce))
const reason = z.string().default('').transform(plain).pipe(z.string().min(1, 'reason').max(1000, 'too-long'))

/** Steps of the moderation: a decision on one or many reviews, or on a reply. */
export const moderationForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('publish'), reviewId: ids }),
  z.strictObject({ intent: z.literal('refuse'), reviewId: ids, reason }),
  z.strictObject({ intent: z.literal('undo'), at: z.iso.datetime('unreadable'), before: beforeField(mostAtOnce) }),
  z.strictObject({ intent: z.literal('keep'), reviewId: id }),
  z.strictObject({ intent: z.literal('remove-reply'), reviewId: id, reason }),
])

/** Steps of the restaurant on one review. */
export const ownReviewForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('reply'),
    reviewId: id,
    reply: z.string().default('').transform(plain).pipe(z.string().min(1, 'reply').max(mostReply, 'too-long')),
  }),
  z.strictObject({
    intent: z.literal('report'),
    reviewId: id,
    note: z.string().default('').transform(plain).pipe(z.string().min(1, 'report-note').max(1000, 'too-long')),
  }),
])
