import { z } from 'zod'
import { userTypes } from '#/domain/actor.ts'
import type { Hours } from '#/domain/messaging/delivery.ts'
import { dailyGroupsOf, switchesFor } from '#/domain/notice-groups.ts'
import { inboxLength } from './notice.ts'
import type { Choices } from './switches.server.ts'
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

/** A repeated field: each value gives one entry, an unknown one none. */
const severalOf = <T>(one: z.ZodType<T[], string>) =>
  z
    .union([
      one,
      z
        .array(one)
        .max(60)
        .transform((all) => all.flat()),
    ])
    .default([])

const known = userTypes.flatMap((type) => switchesFor(type))
const oneSwitch = z.string().transform((name) => known.filter((one) => switchName(one) === name).slice(0, 1))

const none: Hours = { from: 0, until: 0 }
const dailyGroups = new Set(userTypes.flatMap((type) => dailyGroupsOf(type).map(({ name }) => name)))
const oneGroup = z.string().transform((name) => [...dailyGroups].filter((group) => group === name))
const hour = z
  .string()
  .regex(/^(?:1?\d|2[0-3])$/, 'unreadable')
  .transform(Number)

/** Switches that are on, groups that come once a day, and quiet hours. */
export const choicesForm = z
  .strictObject({
    on: severalOf(oneSwitch),
    daily: severalOf(oneGroup),
    quiet: z.literal('on').optional(),
    usualFrom: hour,
    usualUntil: hour,
    ramadanFrom: hour,
    ramadanUntil: hour,
  })
  .transform(({ on, daily, quiet, usualFrom, usualUntil, ramadanFrom, ramadanUntil }): Required<Choices> => {
    const hours = quiet
      ? { usual: { from: usualFrom, until: usualUntil }, ramadan: { from: ramadanFrom, until: ramadanUntil } }
      : { usual: none, ramadan: none }
    return { on, daily, hours }
  })
