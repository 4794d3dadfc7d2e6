import { z } from 'zod'
import { gradePoints } from '#/domain/report.ts'
import { scoreBands } from '#/domain/score.ts'
import { clientSorts, deskSorts, deskTabs, periods } from './lists.ts'

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

/** Everything an editor can decide about one report; each form says which version it was looking at. */
export const deskForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('start-review'), version }),
  z.strictObject({ intent: z.literal('request-revision'), version, reason, questions }),
  z.strictObject({ intent: z.literal('grade'), version, note, ...grades }),
  z.strictObject({ intent: z.literal('release'), version, note, ...grades }),
  z.strictObject({ intent: z.literal('reject'), version, reason }),
  z.strictObject({ intent: z.literal('exclude'), version, reason }),
  z.strictObject({ intent: z.literal('include'), version, reason }),
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

const deskQuery = z.object({ tab: z.enum(deskTabs).catch('waiting'), q: search, page, sort: sortOf(deskSorts, 'due') })
export type DeskQuery = z.output<typeof deskQuery>
/** What the address asks of the editor's queue; anything it cannot read falls back to the usual view. */
export const readDeskQuery = (params: URLSearchParams): DeskQuery => deskQuery.parse(Object.fromEntries(params))

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
