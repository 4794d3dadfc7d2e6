import { z } from 'zod'
import { certificationLevels } from '#/domain/levels.ts'
import { dayParts } from '#/domain/day-part.ts'
import { latinDigits } from '#/domain/digits.ts'
import { takeBackCauses } from '#/domain/hand-back.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import { beforeField } from '#/features/core/lists/undo-field.ts'
import { bonusRows } from './bulk-actions.ts'
import { mostAtOnce } from './room-query.ts'

const id = z.uuid('unreadable')
/** Without scripts a field submits its value twice; the filled one counts. */
const filledIn = (value: unknown): unknown =>
  Array.isArray(value) ? (value.find((entry) => entry !== '') ?? '') : value
const listed = (value: unknown): unknown => (value === undefined ? [] : [value].flat())

const many = { requestId: z.preprocess(listed, z.array(id).max(mostAtOnce)), whole: z.literal('yes').optional() }
const reason = z.string('reason').trim().min(1, 'reason').max(2000, 'too-long')

const whole = (least: number, most: number) =>
  z
    .string('whole-number')
    .trim()
    .transform((typed) =>
      latinDigits(typed).replace(/[\u2212\u200e\u200f\u2066-\u2069]/g, (sign) => (sign === '\u2212' ? '-' : '')),
    )
    .pipe(
      z
        .string()
        .regex(/^-?\d{1,7}$/, 'whole-number')
        .transform(Number),
    )
    .refine((value) => value >= least && value <= most, 'whole-number')

const day = z.preprocess(
  filledIn,
  z
    .string('a-day')
    .trim()
    .transform(latinDigits)
    .refine((text) => isDay(text), 'a-day'),
)
const optionalDay = z.preprocess(
  filledIn,
  z
    .string()
    .trim()
    .transform((text) => latinDigits(text) || null)
    .refine((text) => text === null || isDay(text), 'a-day')
    .default(null),
)
/** Converts typed riyals to halalas. */
const riyals = (most: number) => whole(0, most).transform((value) => value * 100)

const manySteps = [
  z.strictObject({ intent: z.literal('many-approve'), ...many }),
  z.strictObject({ intent: z.literal('many-offer'), ...many }),
  z.strictObject({ intent: z.literal('many-stop'), ...many }),
  z
    .strictObject({
      intent: z.literal('many-assign'),
      ...many,
      who: z.enum(['best', 'one']),
      find: z.string().max(100).optional(),
      shopperId: z.union([z.literal('').transform(() => undefined), id]).optional(),
    })
    .refine(({ who, shopperId }) => who === 'best' || shopperId !== undefined, { path: ['find'], message: 'shopper' }),
  z.strictObject({ intent: z.literal('many-swap'), ...many }),
  z.discriminatedUnion('how', [
    z.strictObject({ intent: z.literal('many-move'), ...many, how: z.literal('days'), days: whole(-366, 366) }),
    z.strictObject({ intent: z.literal('many-move'), ...many, how: z.literal('day'), day }),
  ]),
  z.strictObject({ intent: z.literal('many-bonus'), ...many, riyals: riyals(10_000) }),
  z.strictObject({ intent: z.literal('many-takeBack'), ...many, cause: z.enum(takeBackCauses), reason }),
  z.strictObject({ intent: z.literal('many-cancel'), ...many, reason }),
] as const
const manyUndo = z.strictObject({
  intent: z.literal('many-undo'),
  set: z
    .string()
    .regex(/^\d{1,9}$/, 'unreadable')
    .transform(Number),
  before: beforeField(mostAtOnce),
})

/** Bulk changes of the control room. */
export const manyStepForm = z.discriminatedUnion('intent', manySteps)
export type ManyStep = z.output<typeof manyStepForm>
/** A bulk change, or its undo. */
export const manyForm = z.discriminatedUnion('intent', [...manySteps, manyUndo])

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too-long')
    .transform((typed) => typed.replaceAll('\r\n', '\n') || null)
    .default(null)

/** Forms of one request besides its steps: offers, bonus, brief, no-show. */
export const requestRoomForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('offer'), shopperId: id }),
  z.strictObject({ intent: z.literal('offerBest') }),
  z.strictObject({ intent: z.literal('stopOffering') }),
  z.strictObject({ intent: z.literal('bonus'), riyals: riyals(10_000) }),
  z.strictObject({ intent: z.literal('noShow'), reason }),
  z.strictObject({ intent: z.literal('takeBack'), cause: z.enum(takeBackCauses).default('staff'), reason }),
  z
    .strictObject({
      intent: z.literal('describe'),
      scenario: text(4000),
      spendingCap: z.union([z.literal('').transform(() => null), riyals(10_000)]).default(null),
      earliestOn: optionalDay,
      latestOn: optionalDay,
      dayPart: z.union([z.literal('').transform(() => null), z.enum(dayParts)]).default(null),
      isOnBoard: z
        .literal('on')
        .optional()
        .transform((value) => value === 'on'),
    })
    .refine(({ earliestOn, latestOn }) => (earliestOn === null) === (latestOn === null), {
      path: ['latestOn'],
      message: 'a-day',
    })
    .refine(({ earliestOn, latestOn }) => earliestOn === null || latestOn === null || earliestOn <= latestOn, {
      path: ['latestOn'],
      message: 'window-order',
    }),
])

/** Forms of a visit beside the list: one of the best-matched shoppers gets it, or is asked. */
export const besideForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('assign'), shopperId: id }),
  z.strictObject({ intent: z.literal('offer'), shopperId: id }),
])

const optionalWhole = (least: number, most: number) =>
  z.union([z.literal('').transform(() => null), whole(least, most)]).default(null)
const stepFields = Object.fromEntries(
  bonusRows.flatMap((row) => [
    [`hours${row}`, optionalWhole(1, 720)],
    [`percent${row}`, optionalWhole(0, 100)],
  ]),
) as Record<
  `hours${(typeof bonusRows)[number]}` | `percent${(typeof bonusRows)[number]}`,
  ReturnType<typeof optionalWhole>
>
const jobFields = Object.fromEntries(certificationLevels.map((level) => [`open_${level}`, whole(0, 50)])) as Record<
  `open_${(typeof certificationLevels)[number]}`,
  ReturnType<typeof whole>
>

/** Form of the settings of assignment. */
export const assignmentRulesForm = z
  .strictObject({
    sameBranchDays: whole(0, 365),
    sameClientDays: whole(0, 365),
    branchVisitsPerDay: whole(1, 20),
    shopperVisitsPerDay: whole(1, 20),
    radiusKm: whole(1, 2000),
    offerHours: whole(1, 72),
    standbyHours: whole(0, 168),
    automaticOffers: z
      .literal('on')
      .optional()
      .transform((value) => value === 'on'),
    ...jobFields,
    ...stepFields,
  })
  .superRefine((sent, context) => {
    for (const row of bonusRows) {
      const [hours, percent] = [sent[`hours${row}`], sent[`percent${row}`]]
      if ((hours === null) !== (percent === null))
        context.addIssue({
          code: 'custom',
          path: [hours === null ? `hours${row}` : `percent${row}`],
          message: 'bonus-step',
        })
    }
  })
  .transform((sent) => ({
    sameBranchDays: sent.sameBranchDays,
    sameClientDays: sent.sameClientDays,
    branchVisitsPerDay: sent.branchVisitsPerDay,
    shopperVisitsPerDay: sent.shopperVisitsPerDay,
    radiusKm: sent.radiusKm,
    offerHours: sent.offerHours,
    standbyHours: sent.standbyHours,
    automaticOffers: sent.automaticOffers,
    openJobs: {
      basic: sent.open_basic,
      professional: sent.open_professional,
      senior: sent.open_senior,
      lead: sent.open_lead,
    },
    bonusSteps: bonusRows
      .flatMap((row) => {
        const [hours, percent] = [sent[`hours${row}`], sent[`percent${row}`]]
        return hours === null || percent === null ? [] : [{ hours, percent }]
      })
      .sort((a, b) => b.hours - a.hours),
  }))

/** Forms of branch places: one manually, or a file with preview and import. */
const content = z.string('places-file').min(1, 'places-file').max(6_000_000, 'places-file')
const degrees = (most: number) =>
  z
    .string('coordinates')
    .trim()
    .transform((typed) => latinDigits(typed).replace('٫', '.'))
    .pipe(
      z
        .string()
        .regex(/^-?\d{1,3}(\.\d+)?$/, 'coordinates')
        .transform(Number),
    )
    .refine((value) => Math.abs(value) <= most, 'coordinates')
export const placesForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('place'), branchId: id, latitude: degrees(90), longitude: degrees(180) }),
  z.strictObject({ intent: z.literal('check'), content }),
  z.strictObject({ intent: z.literal('apply'), content }),
])
