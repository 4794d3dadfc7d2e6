import { plainText } from '#/domain/plain-text.ts'
import { z } from 'zod'
import { isDay } from '#/domain/riyadh-time.ts'
import { staffTaskPriorities, staffTaskRhythms, staffTaskStepNames } from '#/domain/office/staff-task.ts'
import { beforeField } from '#/features/core/lists/undo-field.ts'
import { mostChanged, undoable } from './lists.ts'

const title = z.string({ error: 'work-title' }).trim().min(1, 'work-title').max(200, 'too-long').transform(plainText)
const details = z.string().trim().max(4000, 'too-long').default('').transform(plainText)
const priority = z.enum(staffTaskPriorities, 'unreadable')
const dueOn = z
  .string()
  .default('')
  .transform((day) => day || null)
  .refine((day) => day === null || isDay(day), 'work-due')
const repeats = z
  .enum([...staffTaskRhythms, ''], 'unreadable')
  .default('')
  .transform((rhythm) => rhythm || null)
const ownerId = z
  .union([z.uuid('work-owner'), z.literal('')])
  .default('')
  .transform((id) => id || null)
/** A path of this site. */
const link = z
  .string()
  .trim()
  .max(200, 'too-long')
  .default('')
  .transform((path) => path || null)
  .refine((path) => path === null || /^\/(?!\/)[\w\-./?=&%:]*$/.test(path), 'work-link')
const version = z
  .string()
  .regex(/^\d{1,9}$/, 'unreadable')
  .transform(Number)
/** A task with the version that was seen. */
const looked = z
  .string()
  .regex(/^[0-9a-f-]{36}:\d{1,9}$/i, 'unreadable')
  .transform((pair) => {
    const [id, seen] = pair.split(':') as [string, string]
    return { taskId: id, version: Number(seen) }
  })
const many = z
  .union([looked, z.array(looked)])
  .transform((one) => [one].flat())
  .pipe(z.array(z.any()).min(1).max(mostChanged))
  .transform((all) => all as { taskId: string; version: number }[])

const written = { title, details, ownerId, owner: z.string().max(200).default(''), priority, dueOn, repeats, link }
export type WrittenTask = {
  title: string
  details: string
  ownerId: string | null
  owner: string
  priority: (typeof staffTaskPriorities)[number]
  dueOn: string | null
  repeats: (typeof staffTaskRhythms)[number] | null
  link: string | null
}

/** Steps of the list and the board. */
export const staffTasksForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('create'), clientKey: z.uuid('unreadable'), ...written }),
  z.strictObject({ intent: z.literal('move'), task: looked, step: z.enum(staffTaskStepNames, 'unreadable') }),
  z.strictObject({ intent: z.literal('move-many'), task: many, step: z.enum(staffTaskStepNames, 'work-step') }),
  z.strictObject({ intent: z.literal('own-many'), task: many, ownerId, owner: z.string().max(200).default('') }),
  z.strictObject({ intent: z.literal('due-many'), task: many, dueOn }),
  z.strictObject({ intent: z.literal('priority-many'), task: many, priority: z.enum(staffTaskPriorities, 'required') }),
  z.strictObject({ intent: z.literal('undo-many'), what: z.enum(undoable), before: beforeField(mostChanged) }),
])
export type StaffTasksInput = z.output<typeof staffTasksForm>

/** Steps of one task's page. */
export const taskForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('change'), version, ...written }),
  z.strictObject({ intent: z.literal('move'), task: looked, step: z.enum(staffTaskStepNames, 'unreadable') }),
  z.strictObject({
    intent: z.literal('note'),
    clientKey: z.uuid('unreadable'),
    text: z.string().trim().min(1, 'work-note').max(4000, 'too-long').transform(plainText),
  }),
])

/** Steps of the owner's own list. */
export const ownTaskForms = [
  z.strictObject({ intent: z.literal('move-work'), task: looked, step: z.enum(staffTaskStepNames, 'unreadable') }),
  z.strictObject({
    intent: z.literal('note-work'),
    taskId: z.uuid('unreadable'),
    clientKey: z.uuid('unreadable'),
    text: z.string().trim().min(1, 'work-note').max(4000, 'too-long').transform(plainText),
  }),
] as const
export const ownTaskForm = z.discriminatedUnion('intent', [...ownTaskForms])
