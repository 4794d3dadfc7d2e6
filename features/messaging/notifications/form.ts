import { z } from 'zod'
import { userTypes } from '#/domain/actor.ts'
import { switchesFor } from '#/domain/notice-groups.ts'
import { inboxLength } from './notice.ts'
import { switchName } from './switch-name.ts'

const ids = z
  .string()
  .transform((all) => all.split(','))
  .pipe(z.array(z.uuid('unreadable')).min(1, 'unreadable').max(inboxLength, 'unreadable'))

/** Marks one notice, some or all of them as read; `undo` takes back the mark of a moment. */
export const readForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('all') }),
  z.strictObject({ intent: z.literal('some'), ids }),
  z.strictObject({ intent: z.literal('undo'), at: z.iso.datetime('unreadable') }),
  z.strictObject({ intent: z.literal('one'), id: z.uuid('unreadable') }),
])
export type ReadForm = z.infer<typeof readForm>

const known = userTypes.flatMap((type) => switchesFor(type))
const oneSwitch = z.string().transform((name) => known.filter((one) => switchName(one) === name).slice(0, 1))

/** Switches that are on. */
export const switchesForm = z.strictObject({
  on: z
    .union([
      oneSwitch,
      z
        .array(oneSwitch)
        .max(60)
        .transform((all) => all.flat()),
    ])
    .default([]),
})
