import { z } from 'zod'
import { gradePoints } from '#/domain/report.ts'
import { scoreBands } from '#/domain/score.ts'
import { evaluationTypes } from '#/domain/evaluation.ts'
import { clientSorts, deskAges, deskHands, deskRisks, deskSorts, deskTabs, periods } from './lists.ts'

const phrases = z.union([z.uuid().transform((id) => [id]), z.array(z.uuid()).max(50)]).default([])
const version = z
  .string()
  .regex(/^\d{1,9}$/, 'unreadable')
  .transform(Number)
const reason = z.string({ error: 'reason' }).trim().min(1, 'reason').max(2000, 'too-long')
const grade = z
  .string({ error: 'grade' })
  .regex(/^[0-5]$/, 'grade')
  .transform(Number)
const note = z.string().trim().max(2000, 'too-long').default('')
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
])
/** The answer as JSON: its kind is the question's, and the verb knows the question. */
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

/** Everything an editor can decide about one report; each form says which version it was looking at. */
export const deskForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('start-review'), version }),
  z.strictObject({ intent: z.literal('take-over'), version }),
  z.strictObject({ intent: z.literal('request-revision'), version, reason, questions, phrases }),
  z.strictObject({ intent: z.literal('grade'), version, note, phrases, ...grades }),
  z.strictObject({ intent: z.literal('release'), version, note, phrases, ...grades }),
  z.strictObject({ intent: z.literal('correct'), version, reason, phrases, ...answer }),
  z.strictObject({ intent: z.literal('reject'), version, reason }),
  z.strictObject({ intent: z.literal('exclude'), version, reason }),
  z.strictObject({ intent: z.literal('include'), version, reason }),
  z.strictObject({ intent: z.literal('uphold'), version, disputeId: z.uuid(), reason, phrases, ...answer }),
  z.strictObject({ intent: z.literal('decline'), version, disputeId: z.uuid(), reason, phrases }),
  z.strictObject({ intent: z.literal('send-alert'), note }),
  z.strictObject({ intent: z.literal('dismiss-alert'), note: reason }),
])
export type DeskDecision = z.output<typeof deskForm>

const page = z.coerce.number().int().min(1).max(100_000).catch(1)
const search = z.string().trim().max(100).catch('')
const id = z.uuid().nullable().catch(null)

const sortOf = <S extends string>(names: readonly S[], fallback: S | `-${S}`) =>
  z
    .string()
    .refine((value): value is S | `-${S}` => names.includes(value.replace(/^-/, '') as S))
    .catch(fallback)

const deskQuery = z.object({
  tab: z.enum(deskTabs).catch('waiting'),
  q: search,
  page,
  sort: sortOf(deskSorts, 'due'),
  risk: z.enum(deskRisks).nullable().catch(null),
  age: z.enum(deskAges).nullable().catch(null),
  hands: z.enum(deskHands).nullable().catch(null),
  type: z.enum(evaluationTypes).nullable().catch(null),
})
export type DeskQuery = z.output<typeof deskQuery>
/** What the address asks of the editor's queue; anything it cannot read falls back to the usual view. */
export const readDeskQuery = (params: URLSearchParams): DeskQuery =>
  deskQuery.parse({ risk: null, age: null, hands: null, type: null, ...Object.fromEntries(params) })

const clientQuery = z.object({
  q: search,
  page,
  sort: sortOf(clientSorts, '-date'),
  branch: id,
  band: z.enum(scoreBands).nullable().catch(null),
  period: z.enum(periods).nullable().catch(null),
})
export type ClientReportsQuery = z.output<typeof clientQuery>
export const readClientReportsQuery = (params: URLSearchParams): ClientReportsQuery => {
  const given = Object.fromEntries(params)
  return clientQuery.parse({ branch: null, band: null, period: null, ...given })
}
