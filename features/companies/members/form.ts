import { z } from 'zod'
import { memberRoles } from '#/domain/member-roles.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import { email } from '#/features/identity/accounts/fields.ts'

const role = z.enum(memberRoles, { error: 'choose-role' })
const node = z.uuid({ error: 'choose-place' })
/** Last day of a role; empty: no end. */
const endsOn = z
  .string()
  .trim()
  .optional()
  .transform((day) => day || null)
  .refine((day) => day === null || isDay(day), 'day-ahead')
  .optional()

export const inviteForm = z.strictObject({
  intent: z.literal('invite'),
  email,
  language: z.enum(['en', 'ar']),
  role,
  node,
  endsOn,
})

/** Steps with a pending invitation. */
export const invitationForm = z.strictObject({ intent: z.enum(['withdraw', 'resend']), invitationId: z.uuid() })

/** Steps of the page of the team. */
export const teamForm = z.discriminatedUnion('intent', [inviteForm, invitationForm])

/** Steps with one member. */
export const memberForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('add-grant'), role, node, endsOn }),
  z.strictObject({ intent: z.literal('drop-grant'), grantId: z.uuid() }),
  z.strictObject({ intent: z.enum(['suspend', 'reactivate', 'remove', 'leave']) }),
])
export type MemberForm = z.output<typeof memberForm>
