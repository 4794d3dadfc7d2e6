import { sql } from 'kysely'
import { z } from 'zod'
import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { memberRoles } from '#/domain/member-roles.ts'
import { authorize } from '#/domain/permissions.ts'
import { changeMember } from '#/features/companies/members/change-member.server.ts'
import { inviteMember, withdrawInvitation } from '#/features/companies/members/invite.server.ts'
import { about, field, getOperation, listOperation, postOperation } from '../../operation.ts'
import { member, selectMembers } from '../company.server.ts'
import { moment, readApiPage, readApiRow } from '../read-api-rows.server.ts'

/** Roles that a key gives and takes: those below a manager. */
const given = ['branch_manager', 'viewer'] as const
const role = { role: z.enum(given), node_id: field.id }
const grant = { ...role, ends_on: field.day.nullable().default(null) }

const readMember = async (actor: Actor, id: string) => {
  authorize(actor, 'members.read')
  return readApiRow<z.output<typeof member>>(actor, id, 't.member_id', selectMembers)
}

export const readMemberOperation = getOperation({
  id: 'getMember',
  path: '/members/{id}',
  scope: 'members:read',
  tag: 'members',
  summary: { en: 'A member of the team', ar: 'عضو في الفريق' },
  schema: 'Member',
  item: member,
  run: ({ actor, id }) => readMember(actor, id),
})

export const addRoleOperation = postOperation({
  id: 'addMemberRole',
  path: '/members/{id}/roles',
  scope: 'members:write',
  tag: 'members',
  summary: {
    en: 'Give a member a role on a part of the company',
    ar: 'إسناد دور لعضو في جزء من المنشأة',
  },
  schema: 'Member',
  item: member,
  body: z.strictObject(grant),
  status: 200,
  run: async ({ actor, id, body }) => {
    await changeMember(actor, id, { intent: 'add-grant', role: body.role, node: body.node_id, endsOn: body.ends_on })
    return readMember(actor, id)
  },
})

export const endRoleOperation = postOperation({
  id: 'endMemberRole',
  path: '/members/{id}/roles/end',
  scope: 'members:write',
  tag: 'members',
  summary: { en: 'Take a role away from a member', ar: 'سحب دور من عضو' },
  schema: 'Member',
  item: member,
  body: z.strictObject(role),
  status: 200,
  run: async ({ actor, id, body }) => {
    const held = await readAs(actor, (db) =>
      db
        .selectFrom('member_grants')
        .select('id')
        .where('client_id', '=', companyOf(actor))
        .where(sql<boolean>`member_id = ${id}::uuid`)
        .where('node_id', '=', body.node_id)
        .where('role', '=', body.role)
        .executeTakeFirst(),
    )
    if (!held) throw new AppError('not-found')
    await changeMember(actor, id, { intent: 'drop-grant', grantId: held.id })
    return readMember(actor, id)
  },
})

export const stepMemberOperation = postOperation({
  id: 'moveMember',
  path: '/members/{id}/steps',
  scope: 'members:write',
  tag: 'members',
  summary: { en: 'Suspend a member or lift the suspension', ar: 'إيقاف عضو أو رفع الإيقاف عنه' },
  schema: 'Member',
  item: member,
  body: z.strictObject({ step: z.enum(['suspend', 'reactivate']) }),
  status: 200,
  run: async ({ actor, id, body }) => {
    await changeMember(actor, id, { intent: body.step })
    return readMember(actor, id)
  },
})

export const endMemberOperation = postOperation({
  id: 'endMember',
  path: '/members/{id}/end',
  scope: 'members:write',
  tag: 'members',
  summary: { en: 'End a membership', ar: 'إنهاء عضوية' },
  schema: 'EndedMember',
  item: z.object({ id: field.id, ended: z.literal(true) }),
  body: z.strictObject({}),
  status: 200,
  run: async ({ actor, id }) => {
    await changeMember(actor, id, { intent: 'remove' })
    return { id, ended: true as const }
  },
})

const states = ['pending', 'accepted', 'declined', 'withdrawn', 'replaced'] as const
const invitation = z.object({
  id: field.id,
  email: z.string(),
  state: z.enum(states),
  roles: z.array(z.object({ role: z.enum(memberRoles), node_id: field.id, ends_on: field.day.nullable() })),
  expires_at: field.at,
  created_at: field.at,
})
type Stored = { role: (typeof memberRoles)[number]; node: string; endsOn?: string | null }
type Row = {
  id: string
  email: string
  state: (typeof states)[number]
  grants: unknown
  expires_at: Date
  created_at: Date
}

const selectInvitations = (db: Parameters<typeof selectMembers>[0], clientId: string) =>
  db
    .selectFrom('member_invitations')
    .select(['id', 'email', 'state', 'grants', 'expires_at', 'created_at'])
    .where('client_id', '=', clientId)
const invitationOf = ({ grants, ...row }: Row) => ({
  ...row,
  roles: (grants as Stored[]).map((one) => ({ role: one.role, node_id: one.node, ends_on: one.endsOn ?? null })),
  expires_at: moment(row.expires_at)!,
  created_at: moment(row.created_at)!,
})
const readInvitation = async (actor: Actor, id: string) =>
  invitationOf(await readApiRow<Row>(actor, id, 'id', selectInvitations))

export const listInvitationsOperation = listOperation({
  id: 'listInvitations',
  path: '/invitations',
  scope: 'members:read',
  tag: 'members',
  summary: { en: 'Invitations to the team', ar: 'الدعوات إلى الفريق' },
  schema: 'Invitation',
  item: invitation,
  filters: { state: z.enum(states).optional() },
  run: async ({ actor, filters: { state }, fetch }) => {
    authorize(actor, 'members.read')
    const rows = await readApiPage<Row>(actor, fetch, 'id', (db, clientId) =>
      selectInvitations(db, clientId).$if(state !== undefined, (found) => found.where('state', '=', state!)),
    )
    return rows.map(invitationOf)
  },
})

export const createInvitationOperation = postOperation({
  id: 'createInvitation',
  path: '/invitations',
  scope: 'members:write',
  tag: 'members',
  summary: {
    en: 'Invite a branch manager or a viewer. The newest invitation of an address replaces the one before',
    ar: 'دعوة مدير فرع أو مطّلع. أحدث دعوة إلى العنوان تحل محل السابقة',
  },
  schema: 'Invitation',
  item: invitation,
  body: z.strictObject({
    email: z.email().max(254),
    language: z.enum(['en', 'ar']).default('ar').meta(about('Of the mail.', 'لغة الرسالة.')),
    roles: z.array(z.strictObject(grant)).min(1).max(20),
  }),
  status: 201,
  run: async ({ actor, body, newId }) => {
    const grants = body.roles.map((one) => ({ role: one.role, node: one.node_id, endsOn: one.ends_on }))
    await inviteMember(actor, { id: newId, email: body.email.toLowerCase(), language: body.language, grants })
    return readInvitation(actor, newId)
  },
})

export const withdrawInvitationOperation = postOperation({
  id: 'withdrawInvitation',
  path: '/invitations/{id}/withdraw',
  scope: 'members:write',
  tag: 'members',
  summary: { en: 'Withdraw an invitation', ar: 'سحب دعوة' },
  schema: 'Invitation',
  item: invitation,
  body: z.strictObject({}),
  status: 200,
  run: async ({ actor, id }) => {
    await withdrawInvitation(actor, id)
    return readInvitation(actor, id)
  },
})
