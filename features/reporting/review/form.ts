import { z } from 'zod'
import { measureAnswer } from '#/features/fieldwork/measurements/request.ts'
import { parseHalalas } from '#/domain/money.ts'
import { textFields } from '#/domain/translation.ts'
import { gradePoints } from '#/domain/report.ts'

const phrases = z.union([z.uuid().transform((id) => [id]), z.array(z.uuid()).max(50)]).default([])
const version = z
  .string()
  .regex(/^\d{1,9}$/, 'unreadable')
  .transform(Number)
const reason = z.string({ error: 'reason' }).trim().min(1, 'reason').max(2000, 'too-long')
const words = z.string({ error: 'answer' }).trim().min(1, 'answer').max(4000, 'too-long')
const grade = z
  .string({ error: 'grade' })
  .regex(/^[0-5]$/, 'grade')
  .transform(Number)
const note = z.string().trim().max(2000, 'too-long').default('')
/** Questions of the alert when the editor saw it. */
const seen = z
  .string()
  .max(8000)
  .transform((keys) => keys.split(' '))
const questionKey = z.string().min(1).max(40)
const questions = z.union([questionKey.transform((key) => [key]), z.array(questionKey).max(200)]).default([])

const grades = Object.fromEntries(gradePoints.map((point) => [point, grade])) as Record<
  (typeof gradePoints)[number],
  typeof grade
>

const given = z.union([
  z.boolean(),
  z.number(),
  z.string().max(8000),
  z.array(z.string().max(60)).max(60),
  z.null(),
  z.strictObject({ total: z.number().int(), at: z.string().max(20) }),
  z.strictObject({ latitude: z.number(), longitude: z.number(), accuracy: z.number() }),
  measureAnswer,
])
/** The answer as JSON, because its type depends on the question, which the verb reads. */
const value = z
  .string({ error: 'unreadable' })
  .max(20_000, 'too-long')
  .transform((text, context) => {
    try {
      return given.parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message: 'unreadable' })
      return z.NEVER
    }
  })
const answer = {
  questionKey,
  value,
  notApplicable: z
    .literal('on')
    .optional()
    .transform((on) => on === 'on'),
  naReason: z.string().trim().max(1000, 'too-long').default(''),
  comment: z.string().trim().max(5000, 'too-long').default(''),
}

/** Required only when the visit was reassigned, which the verb checks. */
const maybeGrades = Object.fromEntries(gradePoints.map((point) => [point, grade.optional()])) as Record<
  (typeof gradePoints)[number],
  z.ZodOptional<typeof grade>
>
const maybeFee = z
  .string()
  .trim()
  .max(20, 'amount')
  .transform((typed, context) => {
    const amount = parseHalalas(typed)
    if (amount !== null && amount >= 0 && amount <= 10_000_00) return amount
    context.addIssue({ code: 'custom', message: 'amount' })
    return z.NEVER
  })
  .optional()

const translation = {
  questionKey,
  field: z.enum(textFields),
  original: z.string().max(10_000, 'too-long'),
  version,
  text: z.string({ error: 'translation' }).trim().min(1, 'translation').max(10_000, 'too-long'),
}

/** Proposals with their originals as the editor saw them, as JSON. */
const seenTranslations = z
  .string()
  .max(500_000, 'too-long')
  .transform((text, context) => {
    try {
      return z
        .array(z.strictObject({ ...translation, version: z.int().min(0) }))
        .max(500)
        .parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message: 'unreadable' })
      return z.NEVER
    }
  })

/** All decisions of an editor about one report; each form has the version seen. */
export const reviewForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('start-review'), version }),
  z.strictObject({ intent: z.literal('take-over'), version }),
  z.strictObject({ intent: z.literal('request-revision'), version, reason, questions, phrases }),
  z.strictObject({ intent: z.literal('grade'), version, note, phrases, ...grades }),
  z.strictObject({ intent: z.literal('release'), version, note, phrases, ...grades }),
  z.strictObject({ intent: z.literal('correct'), version, reason, phrases, ...answer }),
  z.strictObject({ intent: z.literal('translate'), ...translation }),
  z.strictObject({ intent: z.literal('propose-translations') }),
  z.strictObject({ intent: z.literal('confirm-translations'), texts: seenTranslations }),
  z.strictObject({ intent: z.literal('reject'), version, reason }),
  z.strictObject({ intent: z.literal('exclude'), version, reason }),
  z.strictObject({ intent: z.literal('include'), version, reason }),
  z.strictObject({ intent: z.literal('uphold'), version, disputeId: z.uuid(), reason, phrases, ...answer }),
  z.strictObject({ intent: z.literal('decline'), version, disputeId: z.uuid(), reason, phrases }),
  z.strictObject({
    intent: z.literal('uphold-appeal'),
    version,
    decision: reason,
    fee: maybeFee,
    phrases,
    ...maybeGrades,
  }),
  z.strictObject({ intent: z.literal('dismiss-appeal'), version, decision: reason, phrases }),
  z.strictObject({ intent: z.literal('answer-reply'), answer: words, phrases }),
  z.strictObject({ intent: z.literal('send-alert'), seen, note }),
  z.strictObject({ intent: z.literal('dismiss-alert'), seen, note: reason }),
])
export type ReviewDecision = z.output<typeof reviewForm>
