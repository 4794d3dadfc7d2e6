import { z } from 'zod'
import { addressesIn, isMailingDay, mailingCadences, mostAddresses } from '#/domain/reporting/mailing-schedule.ts'
import { langs } from '#/domain/text.ts'

const day = z
  .string()
  .regex(/^\d{1,2}$/, 'unreadable')
  .transform(Number)

/** `day` is of the week or of the month, as the cadence has it; the form sends both. */
const fields = {
  name: z.string('required').trim().min(1, 'required').max(120, 'too-long'),
  /** Empty: the whole company. */
  node: z.union([z.literal(''), z.uuid()], { error: 'choose-place' }).optional(),
  language: z.enum(langs, 'unreadable'),
  cadence: z.enum(mailingCadences, 'unreadable'),
  weekday: day.default(0),
  monthday: day.default(1),
  addresses: z
    .string('required')
    .max(8000, 'too-long')
    .transform(addressesIn)
    .refine(({ wrong }) => wrong.length === 0, 'mailing-address')
    .refine(({ addresses }) => addresses.length > 0, 'required')
    .refine(({ addresses }) => addresses.length <= mostAddresses, 'mailing-many')
    .transform(({ addresses }) => addresses),
  agreed: z.literal('on', 'alert-agreed'),
}
type Fields = z.output<z.ZodObject<typeof fields>>
const scheduleOf = ({ cadence, weekday, monthday }: Pick<Fields, 'cadence' | 'weekday' | 'monthday'>) => ({
  cadence,
  day: cadence === 'weekly' ? weekday : monthday,
})
const inputOf = ({ weekday, monthday, node, agreed: _agreed, ...rest }: Fields) => ({
  ...rest,
  ...scheduleOf({ ...rest, weekday, monthday }),
  nodeId: node || null,
})
export type MailingInput = ReturnType<typeof inputOf>

const hasDay = (given: Fields) => isMailingDay(scheduleOf(given))

export const newMailingForm = z
  .strictObject({ clientKey: z.uuid('unreadable'), ...fields })
  .refine(hasDay, { path: ['monthday'], error: 'unreadable' })
  .transform(({ clientKey, ...given }) => ({ id: clientKey, ...inputOf(given) }))

const revision = z.coerce.number('unreadable').int().min(1)

export const mailingForm = z.discriminatedUnion('intent', [
  z
    .strictObject({ intent: z.literal('save'), revision, ...fields })
    .transform(({ intent, revision: seen, ...given }) => ({ intent, revision: seen, ...inputOf(given) })),
  z.strictObject({ intent: z.enum(['pause', 'resume', 'remove']), revision }),
])
