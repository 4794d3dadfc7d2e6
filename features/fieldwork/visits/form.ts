import { z } from 'zod'
import { measureAnswer } from '#/features/fieldwork/measurements/request.ts'
import { mostAgain } from '#/domain/fieldwork/again.ts'
import { handBackCauses } from '#/domain/hand-back.ts'
import { conflictForm } from '#/features/ordering/assignment/declarations.ts'

const optionalNumber = (min: number, max: number) =>
  z
    .string()
    .trim()
    .optional()
    .transform((text) => (text ? Number(text) : null))
    .pipe(z.number('unreadable').min(min, 'unreadable').max(max, 'unreadable').nullable())

/**
 * A check-in as the form sends it: location only with the shopper's permission. `deviceTime`: when made, `sentAt`: when
 * sent, both by the device's clock; `questionnaireId`: the version that an offline phone has shown.
 */
export const checkInForm = z.strictObject({
  intent: z.literal('check-in'),
  clientKey: z.uuid('unreadable'),
  deviceTime: z.iso.datetime('unreadable').or(z.literal('')).optional(),
  sentAt: z.iso.datetime('unreadable').or(z.literal('')).optional(),
  questionnaireId: z.uuid('unreadable').or(z.literal('')).optional(),
  latitude: optionalNumber(-90, 90),
  longitude: optionalNumber(-180, 180),
  accuracy: optionalNumber(0, 1_000_000),
  note: z.string().trim().max(1000, 'too-long').default(''),
  brief: z.literal('on', 'confirm-brief'),
})

/** The check-in as the phone's outbox sends it; `late`: made offline. */
export const arrivalRequest = z.strictObject({
  requestId: z.uuid(),
  reportId: z.uuid(),
  deviceTime: z.iso.datetime(),
  sentAt: z.iso.datetime(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  accuracy: z.number().min(0).max(1_000_000).nullable(),
  note: z.string().trim().max(1000),
  questionnaireId: z.uuid().optional(),
  again: z.array(z.uuid()).max(mostAgain).optional(),
  late: z.boolean(),
})

export const handInRequest = z.strictObject({
  reportId: z.uuid(),
  submissionKey: z.uuid(),
  declaration: z.literal(true),
})

export const handBackForm = z.strictObject({
  intent: z.literal('hand-back'),
  cause: z.enum(handBackCauses, 'required'),
  reason: z.string().trim().min(1, 'reason').max(2000, 'too-long'),
})

/** Everything that the page of an assigned visit may send. */
export const visitForm = z.discriminatedUnion('intent', [checkInForm, handBackForm, conflictForm])

/** Of any kind of question; checked against the questionnaire. */
const answerValue = z.union([
  z.boolean(),
  z.number(),
  z.string(),
  z.array(z.string().max(40)).max(60).readonly(),
  z.strictObject({ total: z.number(), at: z.string().max(20) }),
  z.strictObject({ latitude: z.number(), longitude: z.number(), accuracy: z.number() }),
  measureAnswer,
  z.null(),
])

/**
 * A batch of saves from the phone's queue. Lengths and values are checked individually: one invalid answer must not
 * block the others.
 */
export const answersRequest = z.strictObject({
  reportId: z.uuid(),
  saves: z
    .array(
      z.strictObject({
        saveId: z.uuid(),
        questionKey: z.string().min(1).max(40),
        baseVersion: z.number().int().min(0),
        value: answerValue,
        notApplicable: z.boolean(),
        naReason: z.string(),
        comment: z.string(),
        answeredAt: z.iso.datetime(),
      }),
    )
    .min(1)
    .max(50),
})

export const submitForm = z.strictObject({
  intent: z.literal('submit'),
  clientKey: z.uuid('unreadable'),
  declaration: z.literal('on', 'confirm-declaration'),
})

/** A section's form without scripts: fields are named after the questions, so the questionnaire parses them. */
export const sectionForm = z
  .object({ intent: z.literal('section'), section: z.string().max(40), next: z.string().max(40) })
  .catchall(z.union([z.string(), z.array(z.string())]))

export const reportForm = z.discriminatedUnion('intent', [submitForm, sectionForm])
