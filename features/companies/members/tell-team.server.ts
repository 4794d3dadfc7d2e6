import { asSystem, type Tx } from '#/db/database.server.ts'
import { isLang, type Text, textOf } from '#/domain/text.ts'
import type { MembershipChange } from '#/domain/team.ts'
import { nameIn } from '#/features/companies/companies/read-company.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { profileIdOf } from '#/platform/auth.server.ts'
import { env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { endSessionsIn } from '#/platform/sessions.server.ts'
import { readInvitation } from './answer-invitation.server.ts'
import { grantWords } from './grant-words.ts'
import { invitationToken } from './invitation-token.server.ts'
import { withdrawInvitationsOf } from './invite.server.ts'

const companyName = async (tx: Tx, clientId: string): Promise<Text> => {
  const { name_en: en, name_ar: ar } = await tx
    .selectFrom('companies')
    .select(['name_en', 'name_ar'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return textOf((lang) => nameIn({ en, ar }, lang))
}

/** Mails an invitation to its address; the person of an account also finds it under the bell. */
export async function mailInvitation({ invitationId }: { invitationId: string }): Promise<void> {
  const token = invitationToken(invitationId)
  const invitation = await readInvitation(token)
  if (!invitation) return
  const { email, language, inviter, company, grants } = invitation
  const profileId = await profileIdOf(email)
  const called = textOf((lang) => nameIn(company, lang))
  const offer = textOf((lang) =>
    grants
      .map(({ role, place: { en: nameEn, ar: nameAr }, isCompany, endsOn }) =>
        grantWords({ role, kind: isCompany ? 'root' : 'branch', nameEn, nameAr, endsOn }, lang),
      )
      .join(' · '),
  )
  await asSystem('a job invites an address', async (tx) => {
    const person = profileId
      ? await tx.selectFrom('profiles').select(['full_name', 'language']).where('id', '=', profileId).executeTakeFirst()
      : undefined
    const address = {
      address: email,
      name: person?.full_name ?? email,
      language: person && isLang(person.language) ? person.language : language,
    }
    const url = textOf((lang) => `${env().origin}${publicPath(lang, `/join/${token}`)}`)
    const facts = { called, inviter, offer, url }
    await tell(tx, { address }, 'team.invited', facts, { effectKey: `team.invited:${invitationId}` })
    if (profileId)
      await tell(
        tx,
        { person: profileId },
        'team.invitation',
        { called, inviter },
        {
          effectKey: `team.invitation:${invitationId}`,
        },
      )
  })
}

/** Tells who invited that the invitation was accepted or declined. */
export async function tellAnswer({ invitationId }: { invitationId: string }): Promise<void> {
  await asSystem('a job tells the inviting person', async (tx) => {
    const row = await tx
      .selectFrom('member_invitations')
      .select(['client_id', 'email', 'state', 'created_by', 'claim_id'])
      .where('id', '=', invitationId)
      .executeTakeFirst()
    if (!row || (row.state !== 'accepted' && row.state !== 'declined')) return
    // of a claim our team sees the answer on the client's page
    if (row.claim_id !== null) return
    const kind = row.state === 'accepted' ? 'team.joined' : 'team.declined'
    const facts = { address: row.email, called: await companyName(tx, row.client_id) }
    await tell(tx, { person: row.created_by }, kind, facts, { effectKey: `${kind}:${invitationId}` })
  })
}

type Changed = { memberId: string; membership: MembershipChange; at: string }

/** Notifies a member of a change by another person, and ends the sessions of a member whose access ended. */
export async function tellMember({ memberId, membership: change, at }: Changed): Promise<void> {
  const member = await asSystem('a job tells a member', async (tx) => {
    const row = await tx
      .selectFrom('members')
      .select(['client_id', 'profile_id'])
      .where('id', '=', memberId)
      .executeTakeFirst()
    if (!row) return null
    const facts = { called: await companyName(tx, row.client_id) }
    if (change === 'removed') await withdrawInvitationsOf(tx, row.client_id, row.profile_id)
    await tell(tx, { person: row.profile_id }, `team.${change}`, facts, {
      effectKey: `team.${change}:${memberId}:${at}`,
    })
    return row
  })
  // why: repeats what the verb did, in case its process ended in between
  if (member && (change === 'removed' || change === 'suspended'))
    await endSessionsIn(member.profile_id, member.client_id, new Date(at))
}
