import { z } from 'zod'
import { fromRiyadh } from '#/domain/riyadh-time.ts'

const version = z.coerce.number('unreadable').int().min(0)
const at = z.string().transform((text, issues): Date => {
  const moment = fromRiyadh(text)
  if (!moment) issues.addIssue({ code: 'custom', message: 'page-time' })
  return moment ?? z.NEVER
})

/** Steps of a singleton content. Content fields are included by path. */
export const contentStep = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), version }).catchall(z.unknown()),
  z.object({ intent: z.literal('publish'), version }).catchall(z.unknown()),
  z.object({ intent: z.literal('schedule'), version, at }).catchall(z.unknown()),
  z.strictObject({ intent: z.literal('unschedule'), version }),
  z.strictObject({ intent: z.literal('roll-back'), version, revisionId: z.uuid() }),
  z.strictObject({ intent: z.literal('reset'), version }),
])
export type ContentStep = z.output<typeof contentStep>
