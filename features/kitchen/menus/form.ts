import { z } from 'zod'
import { menuTags } from '#/domain/kitchen/menu/content.ts'
import { passableGaps } from '#/domain/kitchen/menu/gaps.ts'
import { isMenuSlug } from '#/domain/kitchen/menu/slug.ts'

const several = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((value) => [value].flat())
const ids = several.pipe(z.array(z.uuid('unreadable')).min(1, 'menu-choose-dish').max(200, 'unreadable'))
const named = (most: number) => z.string('required').trim().min(1, 'required').max(most, 'too-long')
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too-long')
    .default('')
    .transform((value) => value || null)
const orNone = z
  .union([z.literal(''), z.uuid('unreadable')])
  .default('')
  .transform((value) => value || null)
const names = { nameEn: named(80), nameAr: named(80) }
const sectionNames = { nameEn: named(60), nameAr: named(60) }
const slug = z
  .string('required')
  .trim()
  .toLowerCase()
  .refine((value) => isMenuSlug(value), 'menu-slug')

export const newMenuForm = z
  .strictObject({ clientKey: z.uuid('unreadable'), ...names, branch: orNone, channel: orNone })
  .transform(({ clientKey, ...rest }) => ({ id: clientKey, ...rest }))

/** Steps of the outline of a menu and of its publication. */
export const menuForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('save'),
    revision: z.coerce.number('unreadable').int().min(1),
    ...names,
    noteEn: text(300),
    noteAr: text(300),
    channel: orNone,
  }),
  z.strictObject({ intent: z.literal('add-section'), clientKey: z.uuid('unreadable'), ...sectionNames }),
  z.strictObject({ intent: z.literal('rename-section'), section: z.uuid('unreadable'), ...sectionNames }),
  z.strictObject({ intent: z.literal('remove-section'), section: z.uuid('unreadable') }),
  z.strictObject({ intent: z.literal('move-section'), section: z.uuid('unreadable'), to: z.enum(['up', 'down']) }),
  z.strictObject({ intent: z.literal('add-dishes'), section: z.uuid('unreadable'), dish: ids }),
  z.strictObject({ intent: z.literal('move-item'), item: z.uuid('unreadable'), to: z.enum(['up', 'down']) }),
  z.strictObject({
    intent: z.literal('place-item'),
    item: z.uuid('unreadable'),
    section: z.uuid('unreadable'),
    before: orNone,
  }),
  z.strictObject({ intent: z.literal('remove-item'), item: z.uuid('unreadable') }),
  z.strictObject({ intent: z.literal('logo'), file: z.unknown().optional() }),
  z.strictObject({ intent: z.enum(['publish', 'no-logo']) }),
  z.strictObject({ intent: z.literal('roll-back'), publication: z.uuid('unreadable') }),
  z.strictObject({ intent: z.enum(['archive', 'restore']) }),
  z.strictObject({ intent: z.literal('slug'), branch: orNone, slug }),
])

/** One dish of a menu: description and labels, options, and the gaps that an owner accepts. */
export const menuItemForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('save'),
    textEn: text(300),
    textAr: text(300),
    tag: several.pipe(z.array(z.enum(menuTags, 'unreadable'))),
    drink: z.literal('on').optional(),
    section: z.uuid('unreadable'),
  }),
  z.strictObject({ intent: z.literal('photo'), file: z.unknown().optional() }),
  z.strictObject({ intent: z.literal('no-photo') }),
  z.strictObject({ intent: z.literal('add-options'), dish: ids }),
  z.strictObject({ intent: z.literal('remove-option'), option: z.uuid('unreadable') }),
  z.strictObject({
    intent: z.literal('pass'),
    gap: several.pipe(z.array(z.enum(passableGaps as [string, ...string[]], 'unreadable')).min(1, 'menu-choose-gap')),
    reason: named(300),
  }),
  z.strictObject({ intent: z.enum(['no-pass', 'remove']) }),
])

export const soldOutForm = z.strictObject({
  branch: z.uuid('unreadable'),
  recipe: z.uuid('unreadable'),
  state: z.enum(['out', 'back']),
})
