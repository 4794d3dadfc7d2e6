import { plainText } from '#/domain/plain-text.ts'
import { z } from 'zod'
import { trapFields } from '#/features/site/forms/traps.ts'
import {
  type ModerationSort,
  moderationSorts,
  moderationTabs,
  mostAtOnce,
  mostName,
  mostReply,
  mostText,
  reviewSignals,
  starCounts,
} from './lists.ts'

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

const page = z.coerce.number().int().min(1).max(100_000).catch(1)
const stars = z
  .enum(starCounts.map(String) as [string, ...string[]])
  .transform(Number)
  .nullable()
  .catch(null)
const some = z.uuid().nullable().catch(null)

const moderationQuery = z.object({
  state: z.enum(moderationTabs).catch('waiting'),
  q: z.string().trim().max(100).catch(''),
  stars,
  client: some,
  branch: some,
  signal: z
    .enum(['any', 'none', ...reviewSignals])
    .nullable()
    .catch(null),
  sort: z.enum(moderationSorts).nullable().catch(null),
  page,
})
export type ModerationQuery = z.output<typeof moderationQuery>
const nothing = { stars: null, client: null, branch: null, signal: null, sort: null }
/** Reads the moderation's query; invalid parameters are ignored. */
export const readModerationQuery = (params: URLSearchParams): ModerationQuery =>
  moderationQuery.parse({ ...nothing, ...Object.fromEntries(params) })

/** Default order: waiting ones oldest first, decided ones newest first. */
export const sortOf = ({ sort, state }: ModerationQuery): ModerationSort =>
  sort ?? (state === 'waiting' || state === 'reported' ? 'oldest' : 'newest')

/** Lengths of a period in months, including the current one. */
export const reviewPeriods = ['3', '6', '12', '24'] as const

const ownQuery = z.object({
  branch: some,
  stars,
  period: z.enum(reviewPeriods).catch('12'),
  reply: z.enum(['open', 'given']).nullable().catch(null),
  page,
})
export type OwnReviewsQuery = z.output<typeof ownQuery>
/** Reads the query of a restaurant's own reviews. */
export const readOwnReviewsQuery = (params: URLSearchParams): OwnReviewsQuery =>
  ownQuery.parse({ branch: null, stars: null, reply: null, ...Object.fromEntries(params) })
