import { z } from 'zod'
import { longestNote } from '#/domain/office/timeline.ts'
import { isDay } from '#/domain/riyadh-time.ts'

const text = z.string({ error: 'work-note' }).trim().min(1, 'work-note').max(longestNote, 'too-long')
const version = z
  .string()
  .regex(/^\d{1,9}$/, 'unreadable')
  .transform(Number)
const seen = { noteId: z.uuid('unreadable'), version }

/** Steps of a note; without a branch it is about the whole company. */
export const noteForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('write'),
    clientKey: z.uuid('unreadable'),
    branchId: z.union([z.literal(''), z.uuid('unreadable')]).transform((id) => id || null),
    day: z.string({ error: 'day-not-future' }).refine(isDay, 'day-not-future'),
    text,
  }),
  z.strictObject({ intent: z.literal('change'), ...seen, text }),
  z.strictObject({ intent: z.literal('remove'), ...seen, text: z.string().optional() }),
])
export type NoteStep = z.output<typeof noteForm>
