import { z } from 'zod'

/** The switch of the own account: an absent field is a switch that is off. */
export const newsForm = z.strictObject({
  intent: z.literal('news'),
  news: z
    .literal('on')
    .optional()
    .transform((value) => value === 'on'),
})
export type NewsForm = z.output<typeof newsForm>

/** The button of the page, and the request of a mail program (RFC 8058). */
export const unsubscribeForm = z.strictObject({ 'List-Unsubscribe': z.literal('One-Click').optional() })
export type UnsubscribeForm = z.output<typeof unsubscribeForm>
