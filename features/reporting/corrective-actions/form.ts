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
const ownerId = z
  .uuid('unreadable')
  .or(z.literal(''))
  .default('')
  .transform((id) => id || null)
const priority = z.enum(priorities, 'unreadable')
const dueOn = z
  .string()
  .default('')
  .transform((day) => day || null)
  .refine((day) => day === null || isDay(day), 'action-due')
const laterDay = z.string({ error: 'action-due' }).refine(isDay, 'action-due')
const version = z
  .string()
  .regex(/^\d{1,9}$/, 'unreadable')
  .transform(Number)
const note = z.string().trim().max(2000, 'too-long').default('')

/** Fields of an action that is opened by hand, but its priority. */
export const actionFields = { title, details: note, ownerName, ownerEmail, ownerId, dueOn }

/** All fields except the owner's name are prefilled from the finding. */
export const openCorrectiveActionForm = z.strictObject({
  intent: z.literal('open-action'),
  clientKey: z.uuid('unreadable'),
  questionKey: z.string().max(40).default(''),
  title,
  ownerName,
  ownerEmail,
  ownerId,
  priority,
  dueOn,
})

const steps = Object.keys(correctiveActionSteps) as [CorrectiveActionStep, ...CorrectiveActionStep[]]
export const correctiveActionForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('change'), version, priority, ...actionFields }),
  z.strictObject({ intent: z.literal('extend'), version, dueOn: laterDay, note }),
  z.strictObject({
    intent: z.enum(steps),
    version,
    /** Photos travel beside the fields. */
    file: z.unknown().optional(),
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

/** Most actions that are changed at once. */
export const mostChanged = 100
const looked = z
  .string()
  .regex(/^[0-9a-f-]{36}:\d{1,9}$/i, 'unreadable')
  .transform((text) => ({ actionId: text.slice(0, 36), version: Number(text.slice(37)) }))
const many = z.union([looked.transform((one) => [one]), z.array(looked).max(mostChanged, 'too-many')])

/** Changes of several actions of the list. */
export const manyActionsForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('assign-many'), action: many, ownerName, ownerEmail, ownerId }),
  z.strictObject({ intent: z.literal('extend-many'), action: many, dueOn: laterDay, note }),
  z.strictObject({ intent: z.literal('cancel-many'), action: many, note }),
  z.strictObject({ intent: z.literal('verify-many'), action: many, note }),
])
