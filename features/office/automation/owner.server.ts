import { randomUUID } from 'node:crypto'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { isLang } from '#/domain/text.ts'
import { activePerson, memberOf } from '#/features/companies/members/acting-member.server.ts'
import { staffRightsOf } from '#/features/identity/staff/rights.server.ts'

async function staffOf(tx: Tx, id: string): Promise<Actor | null> {
  const person = await activePerson(tx, id)
  const staff = person && (await staffRightsOf(tx, id))
  if (!staff) return null
  const { email, full_name: name, language } = person
  return {
    id,
    type: 'admin',
    email,
    name,
    language: isLang(language) ? language : 'en',
    sessionId: randomUUID(),
    staff,
  }
}

/** The person with whose rights a rule acts, as of now; null when the person has left the company or our team. */
export const ownerOf = (tx: Tx, { clientId, ownerId }: { clientId: string | null; ownerId: string }) =>
  clientId === null ? staffOf(tx, ownerId) : memberOf(tx, clientId, ownerId)
