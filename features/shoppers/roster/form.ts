import { plainText } from '#/domain/plain-text.ts'
import { z } from 'zod'
import { certificationLevels } from '#/domain/levels.ts'
import { blockKinds } from '#/features/shoppers/administration/block-kinds.ts'
import { mostAtOnce } from './lists.ts'

const id = z.uuid('unreadable')
const ids = z
  .union([id, z.array(id)])
  .transform((one) => [one].flat())
  .pipe(z.array(id).min(1).max(mostAtOnce))

const reason = z.string().trim().max(2000, 'too-long').default('').transform(plainText)
const subject = z.string().trim().min(1, 'message-subject').max(120, 'too-long').transform(plainText)
const text = z.string().trim().min(1, 'message-text').max(4000, 'too-long').transform(plainText)

/** Forms of the roster: a decision about one shopper, or a bulk step. */
export const rosterForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('approve'), shopperId: id }),
  z.strictObject({ intent: z.literal('approve-many'), shopperId: ids }),
  z.strictObject({
    intent: z.literal('message-many'),
    shopperId: ids,
    subject_en: subject.optional(),
    text_en: text.optional(),
    subject_ar: subject.optional(),
    text_ar: text.optional(),
  }),
])

type Sent = {
  subject_en?: string | undefined
  text_en?: string | undefined
  subject_ar?: string | undefined
  text_ar?: string | undefined
}
/** Texts by language; incomplete ones are omitted. */
export const lettersOf = (sent: Sent) => ({
  ...(sent.subject_en && sent.text_en ? { en: { subject: sent.subject_en, text: sent.text_en } } : {}),
  ...(sent.subject_ar && sent.text_ar ? { ar: { subject: sent.subject_ar, text: sent.text_ar } } : {}),
})

const clientId = z.uuid('client')
const kind = z.enum(blockKinds, 'required')

/** Forms of one shopper's page. */
export const shopperForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('approve') }),
  z.strictObject({ intent: z.literal('reject'), reason }),
  z.strictObject({ intent: z.literal('block'), reason }),
  z.strictObject({ intent: z.literal('unblock') }),
  z.strictObject({ intent: z.literal('level'), level: z.enum(certificationLevels, 'required'), reason }),
  z.strictObject({ intent: z.enum(['qualify', 'disqualify']), reason }),
  z.strictObject({ intent: z.literal('message'), subject, text }),
  z.strictObject({ intent: z.literal('paper'), paperId: id, decision: z.enum(['accepted', 'refused']), note: reason }),
  z.strictObject({
    intent: z.literal('match'),
    employerId: id,
    client: z.string().max(200).default(''),
    clientId: z.union([clientId, z.literal('')]).default(''),
  }),
  z.strictObject({ intent: z.literal('keep-apart'), client: z.string().max(200).default(''), clientId, kind, reason }),
  z.strictObject({ intent: z.literal('let-together'), clientId, kind }),
])
export type ShopperStep = z.output<typeof shopperForm>

/** Remaining account of a merge, and the typed name of the other. */
export const mergeForm = z.strictObject({ staysId: id, goneId: id, typedName: z.string().max(200).default('') })
