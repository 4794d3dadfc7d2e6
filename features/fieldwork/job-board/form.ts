import { z } from 'zod'
import { cityKeys } from '#/domain/cities.ts'
import { evaluationTypes } from '#/domain/evaluation.ts'
import { handBackCauses } from '#/domain/hand-back.ts'
import { fromRiyadh } from '#/domain/riyadh-time.ts'
import { jobBoardOrders, jobBoardSelections, jobBoardShows, distances, flowViews } from './lists.ts'

const id = z.uuid('unreadable')
const text = z.string().trim().max(2000, 'too-long')

/** Day and time as two selects, which work on phones, by keyboard and without scripts. */
const pick = {
  day: z.string().trim().max(10, 'visit-date').optional(),
  time: z.string().trim().max(5, 'visit-date').optional(),
}
type Picked = { day?: string | undefined; time?: string | undefined }

/** The chosen moment; undefined where the date is fixed. */
export const pickedMoment = ({ day, time }: Picked): Date | null | undefined =>
  day === undefined && time === undefined ? undefined : fromRiyadh(`${day}T${time}`)

const readable = (picked: Picked): boolean => pickedMoment(picked) !== null
const unpicked = { error: 'visit-date', path: ['day'] }

/** Everything that the page of tasks may send. */
export const tasksForm = z.discriminatedUnion('intent', [
  z
    .strictObject({ intent: z.literal('accept'), offerId: id, standby: z.literal('on').optional(), ...pick })
    .refine(readable, unpicked),
  z.strictObject({ intent: z.literal('decline'), offerId: id, reason: text.default('') }),
  z.strictObject({ intent: z.literal('claim'), requestId: id, ...pick }).refine(readable, unpicked),
  z.strictObject({ intent: z.literal('wish'), requestId: id }),
  z.strictObject({ intent: z.literal('unwish'), requestId: id }),
  z
    .strictObject({ intent: z.literal('move'), requestId: id, day: z.string().max(10), time: z.string().max(5) })
    .refine(readable, unpicked),
  z.strictObject({
    intent: z.literal('hand-back'),
    requestId: id,
    cause: z.enum(handBackCauses, 'required'),
    reason: text.min(1, 'reason'),
  }),
])

const query = z.object({
  view: z.enum(flowViews).nullable().catch(null),
  show: z.enum(jobBoardShows).catch('list'),
  q: z.string().trim().max(100).catch(''),
  city: z.enum(cityKeys).nullable().catch(null),
  type: z.enum(evaluationTypes).nullable().catch(null),
  within: z
    .enum(distances)
    .nullable()
    .catch(null)
    .transform((km) => km && Number(km)),
  sort: z.enum(jobBoardOrders).catch('soon'),
  only: z.enum(jobBoardSelections).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})
export type TasksQuery = z.output<typeof query>

export const readTasksQuery = (params: URLSearchParams): TasksQuery =>
  query.parse({ view: null, city: null, type: null, within: null, only: null, ...Object.fromEntries(params) })
