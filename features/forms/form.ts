import { z } from 'zod'
import { latinDigits, normaliseSaudiMobile } from '#/domain/digits.ts'

/** What somebody may ask a consultant about; the services' names are their places on the home page. */
export const topics = [
  'demo',
  'mystery-shopping',
  'operations-audit',
  'ai-reports',
  'certification',
  'franchise',
  'daily-operations',
  'plans',
  'other',
] as const
export type Topic = (typeof topics)[number]
export const isTopic = (value: unknown): value is Topic => topics.includes(value as Topic)

/** A person needs longer than this to write a message; what is faster was not written by one. */
export const leastWritingMs = 2000

const noControls = (value: string): boolean => !/\p{Cc}/u.test(value)

/** Saudi mobiles are stored in one form; any other number as it was written. */
const phone = z
  .string()
  .trim()
  .max(40, 'too-long')
  .default('')
  .transform((typed, issues) => {
    if (typed === '') return null
    const number = normaliseSaudiMobile(typed) ?? latinDigits(typed)
    if (!/^\+?[\d\s().-]{6,40}$/.test(number)) issues.addIssue({ code: 'custom', message: 'phone-any' })
    return number
  })

/** The contact request. `website` is a field no person sees; `shownAt` is when the page was made. */
export const contactRequest = z.strictObject({
  clientKey: z.uuid(),
  shownAt: z.coerce.number('unreadable'),
  website: z.string().max(500).default(''),
  name: z.string().trim().min(1, 'full-name').max(200, 'too-long').refine(noControls, 'unreadable'),
  email: z.string().trim().toLowerCase().min(1, 'email').max(254, 'too-long').regex(z.regexes.email, 'email-invalid'),
  phone,
  topic: z.enum(topics, { error: 'topic' }),
  message: z.string().trim().min(1, 'message').max(5000, 'too-long'),
})
export type ContactRequest = z.output<typeof contactRequest>
