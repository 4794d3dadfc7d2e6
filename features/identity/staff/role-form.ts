import { z } from 'zod'
import { choicesOf } from '#/domain/staff-abilities.ts'
import { type Cell, type StaffArea, staffAreas } from '#/domain/staff-cells.ts'
import { text } from '#/features/identity/accounts/fields.ts'

const name = text('staff-role-name', 60).transform((typed) => typed.replace(/\s+/g, ' '))
const role = z.string({ error: 'staff-role' }).regex(/^[a-z0-9-]{1,40}$/, 'staff-role')
const version = z.coerce.number().int().min(1)
/** Mark of what the page showed before the confirmation. */
const agreed = z.string().max(64).default('')

const cells = Object.fromEntries(
  staffAreas.map((area) => [area, z.enum([...choicesOf(area)], { error: 'staff-role-cell' })]),
) as unknown as Record<StaffArea, z.ZodType<Cell, string>>

export const newRoleForm = z.strictObject({ nameEn: name, nameAr: name, from: role })
export type NewRole = z.output<typeof newRoleForm>

const save = z.strictObject({
  intent: z.literal('save'),
  nameEn: name,
  nameAr: name,
  ...cells,
  secondFactor: z.literal('on').optional(),
  version,
  agreed,
})
const retire = z.strictObject({
  intent: z.literal('retire'),
  replacement: z.union([z.literal(''), role]).default(''),
  version,
  agreed,
})

/** Steps with an own role. */
export const roleForm = z.discriminatedUnion('intent', [save, retire])
export type SavedRole = z.output<typeof save>
export type RetiredRole = z.output<typeof retire>
