import { z } from 'zod'
import { duties, memberRoles } from '#/domain/member-roles.ts'
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

const empty = z.literal('')
/** A further role; without one its other fields are not asked for. */
const moreRole = z.union([empty, role]).optional()
const moreNode = z.union([empty, node]).optional()

type Grant = { role: (typeof memberRoles)[number]; node: string; endsOn?: string | null | undefined }
const onceEach = (grants: readonly Grant[]): Grant[] =>
  grants.filter((one, at) => grants.findIndex(({ role: of, node: on }) => of === one.role && on === one.node) === at)

/** Further roles of an invitation beside the first. */
export const moreGrants = [2, 3] as const

export const inviteForm = z
  .strictObject({
    intent: z.literal('invite'),
    email,
    language: z.enum(['en', 'ar']),
    role,
    node,
    endsOn,
    role2: moreRole,
    node2: moreNode,
    endsOn2: endsOn,
    role3: moreRole,
    node3: moreNode,
    endsOn3: endsOn,
  })
  .superRefine((form, context) => {
    for (const nth of moreGrants)
      if (form[`role${nth}`] && !form[`node${nth}`])
        context.addIssue({ code: 'custom', message: 'choose-place', path: [`node${nth}`] })
  })
  .transform(({ email: address, language, ...form }) => ({
    intent: form.intent,
    email: address,
    language,
    grants: onceEach([
      { role: form.role, node: form.node, endsOn: form.endsOn },
      ...moreGrants.flatMap((nth) => {
        const [of, at] = [form[`role${nth}`], form[`node${nth}`]]
        return of && at ? [{ role: of, node: at, endsOn: form[`endsOn${nth}`] }] : []
      }),
    ]),
  }))

/** Steps with a pending invitation. */
export const invitationForm = z.strictObject({ intent: z.enum(['withdraw', 'resend']), invitationId: z.uuid() })

/** Steps of the page of the team. */
export const teamForm = z.discriminatedUnion('intent', [inviteForm, invitationForm])

/** Steps with one member. */
export const memberForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('add-grant'), role, node, endsOn }),
  z.strictObject({ intent: z.literal('drop-grant'), grantId: z.uuid() }),
  z.strictObject({
    intent: z.literal('duties'),
    duty: z.preprocess(
      (chosen) => (chosen === undefined ? [] : [chosen].flat()),
      z.array(z.enum(duties, { error: 'unreadable' })),
    ),
  }),
  z.strictObject({ intent: z.enum(['suspend', 'reactivate', 'remove', 'leave']) }),
])
export type MemberForm = z.output<typeof memberForm>
