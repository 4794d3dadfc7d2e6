import { randomUUID } from 'node:crypto'
import { brandingOf } from '#/features/core/branding/branding.ts'
import { defaultLook } from '#/features/core/branding/look.ts'
import { asSystem, readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { consentsFor } from '#/domain/terms.ts'
import type { Lang } from '#/domain/text.ts'
import { register } from '#/features/identity/accounts/register.server.ts'
import { staffRightsOf } from '#/features/identity/staff/rights.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { changeLevel } from '#/features/ordering/assignment/change-level.server.ts'
import { changeTier } from '#/features/companies/clients/change-tier.server.ts'
import { clientApproval } from '#/features/companies/clients/client-standing.server.ts'
import { decideApproval } from '#/features/companies/clients/decide-approval.server.ts'
import { decideShopperApproval } from '#/features/shoppers/administration/decide-approval.server.ts'
import { createAccount } from '#/platform/auth.server.ts'
import { countAsVerified } from '#/platform/email-links.server.ts'
import { env } from '#/platform/env.server.ts'
import { type BackgroundKey, backgroundPeople, papers, type RegisteringKey, type StaffKey } from './background.ts'
import { type DemoKey, demoPeople } from './people.ts'
import type { PersonKey } from './stories/stories.ts'

const everybody = { ...demoPeople, ...backgroundPeople }
export type Cast = Record<PersonKey, Actor>

const approvedClients = ['saffron', 'dallah', 'nakhla'] as const satisfies readonly PersonKey[]

/** The demo runs unattended, so no password can be asked for again. */
const always = new Date('9999-12-31')

/** Actor of an e-mail address. */
export async function findPerson(email: string): Promise<Actor | null> {
  const row = await readAsSystem('the demo checks which of its accounts exist', (db) =>
    db
      .selectFrom('profiles')
      .select(['id', 'user_type', 'email', 'full_name', 'language'])
      .where('email', '=', email)
      .executeTakeFirst(),
  )
  if (!row) return null
  const { id, email: address, full_name: name } = row
  const [type, language] = [row.user_type, row.language]
  const person = { id, type, email: address, name, language, sessionId: randomUUID(), provedAt: always }
  const staff = await readAsSystem('the demo reads the role of its staff', (db) => staffRightsOf(db, id))
  return staff ? { ...person, staff } : person
}

async function makeAdmin(key: StaffKey): Promise<void> {
  const { email, password, name } = demoPeople[key]
  const id = await createAccount({
    email,
    password,
    name,
    type: 'admin',
    registration: { language: 'en', staff_role: 'owner' },
  })
  await asSystem('the demo creates its administrators', (tx) =>
    recordActivity(tx, null, {
      action: 'accounts.make-admin',
      entity: 'profile',
      entityId: id,
      after: { email, user_type: 'admin' },
    }),
  )
}

type Registering = Parameters<typeof register>
/** Registers demo people like others, from their own network. */
export const browser = (lang: Lang): Registering[0] => ({
  id: randomUUID(),
  actor: null,
  lang,
  theme: 'system',
  nonce: '',
  network: 'demo world',
  userAgent: 'demo world',
  origin: env().origin,
  branding: brandingOf(defaultLook, 0, {}),
})

async function signUp(key: RegisteringKey): Promise<void> {
  const { type, email, password, name } = everybody[key]
  const { language, details } = papers[key]
  await register(browser(language), { type, email, password, name, details, consents: consentsFor(type) })
}

async function present(key: PersonKey): Promise<Actor> {
  const { email } = everybody[key]
  const known = await findPerson(email)
  if (known) return known
  await (key === 'admin' || key === 'editor' ? makeAdmin(key) : signUp(key))
  const made = await findPerson(email)
  if (!made) throw new Error(`the demo person ${key} could not be registered`)
  return made
}

/** Registers missing people and returns all. */
export async function gatherPeople(): Promise<Cast> {
  const keys = Object.keys(everybody) as (DemoKey | BackgroundKey)[]
  const people = await Promise.all(keys.map(async (key) => [key, await present(key)] as const))
  // why: their mail has no reader
  for (const [, { id }] of people) await countAsVerified(id)
  return Object.fromEntries(people) as Cast
}

const waitsForApproval = (shopperId: string): Promise<boolean> =>
  readAsSystem('the demo reads its shoppers awaiting approval', async (db) => {
    const of = db.selectFrom('mystery_shopper_profiles').select('approval').where('profile_id', '=', shopperId)
    return (await of.executeTakeFirst())?.approval === 'pending'
  })

/** Sets approvals, plans and levels as the administrator. Idempotent. */
export async function settleStandings(cast: Cast): Promise<void> {
  const { admin } = cast
  for (const key of approvedClients) {
    const clientId = cast[key].id
    const approval = await readAsSystem('the demo reads the state of its client', (db) => clientApproval(db, clientId))
    if (approval === 'pending') await decideApproval(admin, { intent: 'approve', clientId })
  }
  for (const [key, { tier, level, waits }] of Object.entries(papers)) {
    const { id } = cast[key as PersonKey]
    if (tier) await changeTier(admin, id, tier)
    if (level) await changeLevel(admin, id, level)
    if (!waits && (await waitsForApproval(id))) await decideShopperApproval(admin, 'approve', id)
  }
}
