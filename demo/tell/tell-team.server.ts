import type { Actor } from '#/domain/actor.ts'
import type { TreeNode } from '#/domain/org-tree.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { answerInvitation } from '#/features/companies/members/answer-invitation.server.ts'
import { invitationToken } from '#/features/companies/members/invitation-token.server.ts'
import { inviteMember } from '#/features/companies/members/invite.server.ts'
import { joinWithAccount } from '#/features/companies/members/join-with-account.server.ts'
import { readInvitations } from '#/features/companies/members/list.server.ts'
import { readTeam } from '#/features/companies/members/read-team.server.ts'
import { browser, type Cast, findPerson } from '../demo-person.server.ts'
import { invitedPerson, teamPeople } from '../team.ts'
import { happeningAt } from '../time-travel.server.ts'

type Invited = Pick<(typeof teamPeople)[keyof typeof teamPeople], 'email' | 'language' | 'member' | 'path'>

/** The node at a path of English names; the company itself for an empty path. */
function nodeAt(tree: readonly TreeNode[], path: readonly string[]): string {
  let at = tree.find(({ kind }) => kind === 'root')!.id
  for (const name of path) {
    const below = tree.find(({ parentId, nameEn }) => parentId === at && nameEn === name)
    if (!below) throw new Error(`the demo world has no part ${name}`)
    at = below.id
  }
  return at
}

async function invite(owner: Actor, { email, language, member, path }: Invited | typeof invitedPerson) {
  const node = nodeAt(await readTree(owner), path)
  const { id } = await inviteMember(owner, { email, language, grants: [{ node, role: member }] })
  return invitationToken(id)
}

/** Builds the team of the restaurants by invitations, and leaves one unanswered. Idempotent. */
export async function tellTeam({ saffron: owner }: Cast, present: Date): Promise<void> {
  const daysAgo = (days: number) => addHours(present, -24 * days)
  await happeningAt(daysAgo(12), async () => {
    const team = await readTeam(owner)
    for (const person of Object.values(teamPeople)) {
      const { email, password, name: fullName, language } = person
      if (team.some((member) => member.email === email)) continue
      const token = await invite(owner, person)
      const known = await findPerson(email)
      if (known) await answerInvitation(known, { token }, 'accept')
      else await joinWithAccount(browser(language), token, { fullName, password })
    }
  })
  await happeningAt(daysAgo(2), async () => {
    const waiting = await readInvitations(owner)
    if (!waiting.some(({ email }) => email === invitedPerson.email)) await invite(owner, invitedPerson)
  })
}
