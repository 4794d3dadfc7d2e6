import { z } from 'zod'
import { isCity } from '#/domain/cities.ts'
import { latinDigits } from '#/domain/digits.ts'
import {
  companyStates,
  mailingPurposes,
  mailingRoles,
  type Segment,
  settledSegment,
} from '#/domain/messaging/mailings.ts'
import type { Wording } from '#/domain/messaging/wording.ts'
import { subscriptionTiers } from '#/domain/plans.ts'
import { isDay } from '#/domain/riyadh-time.ts'

const ticked = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')
/** A select whose empty choice is `null`. */
const chosen = <const T extends string>(values: readonly T[]) =>
  z
    .union([z.literal(''), z.enum(values)], { error: 'unreadable' })
    .optional()
    .transform((value) => (value === '' || value === undefined ? null : value))

const segmentFields = {
  purpose: z.enum(mailingPurposes, { error: 'mailing-purpose' }),
  owner: ticked,
  member: ticked,
  shopper: ticked,
  freelancer: ticked,
  tier: chosen(subscriptionTiers),
  companyState: chosen(companyStates),
  city: z
    .string()
    .default('')
    .refine((city) => city === '' || isCity(city), 'unreadable')
    .transform((city) => city || null),
  since: z
    .string()
    .default('')
    .transform((day) => latinDigits(day.trim()))
    .refine((day) => day === '' || isDay(day), 'unreadable')
    .transform((day) => day || null),
}

// why: whether a text is missing or too long is a rule of the wording, which names the field and the variables
const words = z.string().transform((text) => text.replace(/\r\n?/g, '\n').trim())

/** Whom a mailing goes to, for the count while typing. */
export const segmentForm = z.strictObject(segmentFields)
export type SegmentForm = z.output<typeof segmentForm>

/** A draft. `seen`: its version when the page was opened; 0 for a new one. */
export const mailingForm = z.strictObject({
  ...segmentFields,
  seen: z.coerce.number('unreadable').int('unreadable').min(0, 'unreadable'),
  subjectEn: words,
  subjectAr: words,
  bodyEn: words,
  bodyAr: words,
})
export type MailingForm = z.output<typeof mailingForm>

export const segmentOf = (form: SegmentForm): Segment =>
  settledSegment({
    roles: mailingRoles.filter((role) => form[role]),
    tier: form.tier,
    companyState: form.companyState,
    city: form.city,
    since: form.since,
  })

export const textsOf = ({ subjectEn, subjectAr, bodyEn, bodyAr }: MailingForm): Wording => ({
  subjectEn,
  subjectAr,
  bodyEn,
  bodyAr,
})

/** Steps of one mailing. `people`: the number that the sender confirmed. */
export const mailingSteps = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('test') }),
  z.strictObject({
    intent: z.literal('send'),
    seen: z.coerce.number('unreadable').int('unreadable'),
    people: z.coerce.number('unreadable').int('unreadable').min(1, 'unreadable'),
  }),
  z.strictObject({ intent: z.literal('cancel') }),
])
export type MailingStep = z.output<typeof mailingSteps>
