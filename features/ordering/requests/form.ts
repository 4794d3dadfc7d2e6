import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { evaluationTypes } from '#/domain/evaluation.ts'
import { fromRiyadh } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

const id = z.uuid('unreadable')
const none = z.literal('').transform(() => null)

/** Without scripts a field submits its value twice; the filled one counts. */
const filledIn = (value: unknown): unknown =>
  Array.isArray(value) ? (value.find((entry) => entry !== '') ?? '') : value

const visitAt = z.preprocess(
  filledIn,
  z
    .string('visit-date')
    .trim()
    .transform((typed, context) => {
      const at = fromRiyadh(latinDigits(typed).replace(' ', 'T'))
      if (at) return at
      context.addIssue({ code: 'custom', message: 'visit-date' })
      return z.NEVER
    })
    .refine((at) => at > now(), 'visit-in-past'),
)

/** Dates whose warnings the form has shown. */
const seen = { soonSeen: z.string().max(40).default(''), closedSeen: z.string().max(40).default('') }

const orderFields = {
  intent: z.literal('order'),
  clientKey: id,
  branchId: z.union([none, id]).optional(),
  branchName: z.string('branch-name').trim().min(1, 'branch-name').max(200, 'too-long'),
  branchLocation: z.string().trim().max(300, 'too-long').default(''),
  evaluationType: z.enum(evaluationTypes, 'evaluation-type'),
  visitAt,
  ...seen,
  notes: z
    .string()
    .trim()
    .max(4000, 'too-long')
    .transform((text) => text.replaceAll('\r\n', '\n') || null)
    .default(null),
}

type BranchFields = { branchId?: string | null | undefined; branchLocation: string }
const hasPlace = (order: BranchFields): boolean => Boolean(order.branchId) || order.branchLocation !== ''
/** Reported together with the form's other problems. */
const placeMissing = { path: ['branchLocation'], message: 'branch-location', when: () => true }

const reason = z.string('reason').trim().min(1, 'reason').max(2000, 'too-long')
const onlyIntent = <I extends string>(intent: I) => z.strictObject({ intent: z.literal(intent) })
const withReason = <I extends string>(intent: I) => z.strictObject({ intent: z.literal(intent), reason })

/** A client's order. A price or status is an unknown field and refuses the form. */
export const ownOrderForm = z.strictObject(orderFields).refine(hasPlace, placeMissing)

/** An admin's order for a client. */
const orderForClient = z.strictObject({ ...orderFields, clientId: id }).refine(hasPlace, placeMissing)

/** Forms of a client's own request. */
export const ownStepForm = z.discriminatedUnion('intent', [
  withReason('withdraw'),
  z.strictObject({ intent: z.literal('reschedule'), visitAt, ...seen }),
])

/** Forms of the control room's list. */
export const controlRoomForm = z.discriminatedUnion('intent', [
  orderForClient,
  z.strictObject({ intent: z.literal('approve'), requestId: id }),
  z.strictObject({ intent: z.literal('cancel'), requestId: id, reason }),
])

/** Forms of one request in the control room. */
export const stepForm = z.discriminatedUnion('intent', [
  onlyIntent('approve'),
  z.strictObject({ intent: z.literal('assign'), shopperId: id }),
  withReason('cancel'),
])
