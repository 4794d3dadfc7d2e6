import { z } from 'zod'
import { correctiveActionSteps, type CorrectiveActionStep, priorities } from '#/domain/corrective-action.ts'
import { causeClasses } from '#/domain/reporting/action-finish.ts'
import { isDay } from '#/domain/riyadh-time.ts'

const title = z
  .string({ error: 'action-title' })
  .trim()
  .min(1, 'action-title')
  .max(300, 'too-long')
  .transform((text) => text.replace(/\s+/g, ' '))
const ownerName = z.string({ error: 'action-owner' }).trim().min(1, 'action-owner').max(200, 'too-long')
const ownerEmail = z
  .string()
  .trim()
  .max(254, 'too-long')
  .default('')
  .transform((email) => email || null)
  .pipe(z.email('email-invalid').nullable())
const priority = z.enum(priorities, 'unreadable')
const dueOn = z
  .string()
  .default('')
  .transform((day) => day || null)
  .refine((day) => day === null || isDay(day), 'action-due')
const version = z
  .string()
  .regex(/^\d{1,9}$/, 'unreadable')
  .transform(Number)
const note = z.string().trim().max(2000, 'too-long').default('')

/** All fields except the owner's name are prefilled from the finding. */
export const openCorrectiveActionForm = z.strictObject({
  intent: z.literal('open-action'),
  clientKey: z.uuid('unreadable'),
  questionKey: z.string().max(40).default(''),
  title,
  ownerName,
  ownerEmail,
  priority,
  dueOn,
})

const steps = Object.keys(correctiveActionSteps) as [CorrectiveActionStep, ...CorrectiveActionStep[]]
export const correctiveActionForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('change'), version, title, ownerName, ownerEmail, priority, dueOn }),
  z.strictObject({
    intent: z.enum(steps),
    version,
    note,
    rootCause: note,
    prevention: note,
    causeClass: z
      .enum(['', ...causeClasses], 'cause-class')
      .default('')
      .transform((name) => name || null),
  }),
])

/** Photos of an action: the files travel beside the fields. */
export const actionPhotosForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('add-photos'), version, file: z.unknown().optional() }),
  z.strictObject({ intent: z.literal('remove-photo'), version, fileId: z.uuid('unreadable') }),
])
