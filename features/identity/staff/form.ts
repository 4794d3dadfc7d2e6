import { z } from 'zod'
import {
  email,
  newPassword,
  passwordsMatch,
  repeatedPassword,
  samePasswords,
  text,
} from '#/features/identity/accounts/fields.ts'

const role = z.string({ error: 'staff-role' }).regex(/^[a-z0-9-]{1,40}$/, 'staff-role')
const version = z.coerce.number().int().min(1)

export const inviteStaffForm = z.strictObject({
  fullName: text('full-name', 200),
  email,
  language: z.enum(['en', 'ar']),
  role,
})
export type StaffInvitation = z.output<typeof inviteStaffForm>

/** Steps with a pending invitation. */
export const staffInvitationForm = z.strictObject({ intent: z.enum(['withdraw', 'resend']), invitationId: z.uuid() })

/** Steps with one member of staff. */
export const staffMemberForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('role'), role, version }),
  z.strictObject({ intent: z.literal('remove'), version }),
])
export type StaffMemberForm = z.output<typeof staffMemberForm>

export const joinStaffForm = z
  .strictObject({ fullName: text('full-name', 200), password: newPassword, confirmPassword: repeatedPassword })
  .refine(passwordsMatch, samePasswords)
