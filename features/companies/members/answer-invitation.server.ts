import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { maskedAddress } from '#/domain/email-links.ts'
import { AppError } from '#/domain/errors.ts'
import type { MemberRole } from '#/domain/member-roles.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import type { NewGrant } from '#/domain/team.ts'
import type { Names } from '#/features/companies/companies/read-company.server.ts'
import { readBranding } from '#/features/core/branding/read-branding.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { emailStateOf } from '#/platform/email-links.server.ts'
import { actInSession } from '#/platform/sessions.server.ts'
import { invitationHash } from './invitation-token.server.ts'
import type { Manages } from './invite.server.ts'
import { joinCompany } from './join-company.server.ts'

export type OfferedGrant = { role: MemberRole; place: Names; isCompany: boolean; endsOn: Day | null }
export type OpenInvitation = {
  id: string
  company: Names
  inviter: string
  email: string
  language: 'en' | 'ar'
  expiresAt: string
  grants: OfferedGrant[]
}
/** Names an invitation: by the link of its mail, or by its id for the signed-in person of the address. */
export type InvitationKey = { token: string } | { id: string }

/** Open invitations. One counts only while the person who sent it is in the team, or our team sent it for a claim. */
const selectInvitations = (tx: Tx) =>
  tx
    .selectFrom('member_invitations as i')
    .innerJoin('companies as c', 'c.id', 'i.client_id')
    .innerJoin('profiles as p', 'p.id', 'i.created_by')
    .select(['i.id', 'i.client_id', 'i.email', 'i.language', 'i.grants', 'i.manages', 'i.expires_at', 'i.created_by'])
    .select(['c.name_en', 'c.name_ar', 'p.full_name as inviter', 'i.claim_id'])
    .where('i.state', '=', 'pending')
    .where((row) =>
      row.or([
        row('i.claim_id', 'is not', null),
        row.exists(
          row
            .selectFrom('members as m')
            .select('m.id')
            .whereRef('m.client_id', '=', 'i.client_id')
            .whereRef('m.profile_id', '=', 'i.created_by')
            .where('m.state', '=', 'active'),
        ),
      ]),
    )
    .where('i.expires_at', '>', now().toISOString())
type Row = Awaited<ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>>

/** Grants that have not ended, and whose nodes still exist and are open. */
async function grantsIn(tx: Tx, { client_id, grants }: Row) {
  const wanted = grants as unknown as NewGrant[]
  const nodes = await tx
    .selectFrom('org_nodes')
    .select(['id', 'kind', 'name_en', 'name_ar'])
    .where('client_id', '=', client_id)
    .where('closed_at', 'is', null)
    .where(
      'id',
      'in',
      wanted.map(({ node }) => node),
    )
    .execute()
  const today = riyadhDay(now())
  return wanted.flatMap(({ node: id, role, endsOn = null }) => {
    const node = nodes.find((each) => each.id === id)
    if (!node || (endsOn !== null && endsOn < today)) return []
    return [{ id, role, endsOn, kind: node.kind, place: { en: node.name_en, ar: node.name_ar } }]
  })
}

async function viewOf(tx: Tx, row: Row): Promise<OpenInvitation> {
  const grants = await grantsIn(tx, row)
  const language = row.language === 'en' ? 'en' : 'ar'
  return {
    id: row.id,
    company: { en: row.name_en, ar: row.name_ar },
    inviter: row.claim_id === null ? row.inviter : (await readBranding()).companyName[language],
    email: row.email,
    language,
    expiresAt: new Date(row.expires_at).toISOString(),
    grants: grants.map(({ role, kind, place, endsOn }) => ({ role, place, isCompany: kind === 'root', endsOn })),
  }
}

const byKey = (tx: Tx, key: InvitationKey) => {
  const rows = selectInvitations(tx)
  return ('token' in key ? rows.where('i.token_hash', '=', invitationHash(key.token)) : rows.where('i.id', '=', key.id))
    .forUpdate('i')
    .executeTakeFirst()
}

/** The invitation of a link; null when it is unknown, answered, withdrawn or over. Changes nothing. */
export const readInvitation = (token: string): Promise<OpenInvitation | null> =>
  asSystem('the link authenticates the mailbox; there may be no session', async (tx) => {
    const row = await selectInvitations(tx).where('i.token_hash', '=', invitationHash(token)).executeTakeFirst()
    return row ? viewOf(tx, row) : null
  })

/** Invitations of the actor's address, once it is verified. */
export async function readOwnInvitations(actor: Actor): Promise<OpenInvitation[]> {
  if (!(await emailStateOf(actor.id)).isVerified) return []
  return asSystem('companies that the person is not in yet', async (tx) => {
    const rows = await selectInvitations(tx)
      .where('i.email', '=', actor.email.toLowerCase())
      .orderBy('i.created_at', 'desc')
      .limit(50)
      .execute()
    return Promise.all(rows.map((row) => viewOf(tx, row)))
  })
}

/**
 * Accepts or declines an invitation as the signed-in person of its address. The link proves the mailbox; without it the
 * address must be verified. Throws `team.invitation-over`, and `team.other-address` with the masked address.
 */
export async function answerInvitation(
  actor: Actor,
  key: InvitationKey,
  answer: 'accept' | 'decline',
): Promise<{ clientId: string }> {
  if (actor.type === 'admin') throw new AppError('team.other-account')
  if (!('token' in key) && !(await emailStateOf(actor.id)).isVerified) throw new AppError('team.invitation-over')
  const clientId = await asSystem('a membership begins in a company that the person is not in yet', async (tx) => {
    const row = await byKey(tx, key)
    if (!row) throw new AppError('team.invitation-over')
    if (row.email !== actor.email.toLowerCase())
      throw new AppError('team.other-address', { address: maskedAddress(row.email) })
    await answerWithin(tx, { profileId: actor.id, actor }, row, answer)
    return row.client_id
  })
  // why: a person of several companies sees the one just joined
  if (answer === 'accept') await actInSession(actor.id, actor.sessionId, clientId)
  return { clientId }
}

type Answering = { profileId: string; actor: Actor | null }

export async function answerWithin(
  tx: Tx,
  { profileId, actor }: Answering,
  row: Row,
  answer: 'accept' | 'decline',
): Promise<void> {
  await tx
    .updateTable('member_invitations')
    .set({ state: answer === 'accept' ? 'accepted' : 'declined', answered_by: profileId, answered_at: now() })
    .where('id', '=', row.id)
    .execute()
  const clientId = row.client_id
  if (answer === 'accept') {
    const grants = (await grantsIn(tx, row)).map(({ id: node, role, endsOn }) => ({ node, role, endsOn }))
    await joinCompany(tx, { clientId, profileId, invitedBy: row.created_by, grants })
    // the branches' capability lies above this one
    if ((row.manages as unknown as Manages[]).length > 0)
      await enqueue(tx, 'branches.name-managers', { invitationId: row.id })
  }
  const action = answer === 'accept' ? 'members.join' : 'members.decline'
  await recordActivity(tx, actor, { action, entity: 'member', entityId: row.id, clientId, after: { email: row.email } })
  await enqueue(tx, 'members.tell-answer', { invitationId: row.id })
}

/** The invitation of a link, held until the end of the transaction. */
export const holdInvitation = (tx: Tx, token: string): Promise<Row | undefined> => byKey(tx, { token })
