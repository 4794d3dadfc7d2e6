import { z } from 'zod'
import { causeClasses } from '#/domain/reporting/action-finish.ts'

const note = z.string().trim().max(2000, 'too-long').default('')

/** A finished action from a phone; photos travel beside the fields. */
export const phoneFinishForm = z.strictObject({
  actionId: z.uuid('unreadable'),
  /** Made by the phone: what is sent twice is finished once. */
  key: z.uuid('unreadable'),
  note,
  rootCause: note,
  prevention: note,
  causeClass: z
    .enum(['', ...causeClasses], 'cause-class')
    .default('')
    .transform((name) => name || null),
})
export type PhoneFinish = z.output<typeof phoneFinishForm>
