import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readAsSystem } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { emptyContent } from '#/domain/operations/vault/formats.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { memberOf } from '#/features/companies/members/acting-member.server.ts'
import type { Commit } from '#/features/operations/vault/crypto/commit.ts'
import { setUpVault } from '#/features/operations/vault/crypto/lock.ts'
import { VaultSession } from '#/features/operations/vault/crypto/session.ts'
import { readySodium } from '#/features/operations/vault/crypto/sodium.ts'
import { readVault } from '#/features/operations/vault/read-vault.server.ts'
import { writeVault } from '#/features/operations/vault/write.server.ts'
import { env } from '#/platform/env.server.ts'
import { type Cast, findPerson } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { teamPeople } from '../team.ts'
import { happeningAt } from '../time-travel.server.ts'
import { demoKitFile, demoVault, demoVaultPassword } from '../vault.ts'

/** A person at a browser of the demo world: the crypto of the page, in this process. */
class Holder {
  readonly actor: Actor
  readonly session: VaultSession
  constructor(actor: Actor, session: VaultSession) {
    this.actor = actor
    this.session = session
  }

  static async setUp(actor: Actor): Promise<Holder> {
    const sodium = await readySodium()
    const owner = { company: companyOf(actor), person: actor.id }
    const made = await setUpVault(sodium, owner, { password: demoVaultPassword, withKit: true })
    await writeVault(actor, { write: 'set-up', lock: made.lock, publicKeys: made.publicKeys })
    appendFileSync(resolve(env().dataDir, demoKitFile), `${actor.email} ${made.kit}\n`, { mode: 0o600 })
    const holder = new Holder(actor, new VaultSession(sodium, owner, made.keys))
    await holder.load()
    return holder
  }

  async load(): Promise<void> {
    const view = this.session.load((await readVault(this.actor)).snapshot, null)
    if (view.memory) await writeVault(this.actor, { write: 'remember', ...view.memory })
  }

  async commit(commit: Commit): Promise<void> {
    await writeVault(this.actor, { write: 'commit', commit })
    await this.load()
  }
}

async function colleague(owner: Actor, email: string): Promise<Actor> {
  const person = await findPerson(email)
  const member =
    person && (await readAsSystem('the demo acts as a member', (db) => memberOf(db, companyOf(owner), person.id)))
  if (!member) throw new Error(`the demo world has no member ${email}`)
  return member
}

/**
 * Shared logins of the restaurants: two collections, one of them shared with a region manager, and once with a branch manager
 * whose removal leaves passwords to change. A seeding that was interrupted here leaves the vault as it is.
 */
export async function tellVault({ saffron: owner }: Cast, present: Date): Promise<void> {
  if ((await readVault(owner)).own) return
  const daysAgo = (days: number) => addHours(present, -24 * days)
  const holder = await happeningAt(daysAgo(11), () => Holder.setUp(owner))
  const region = await happeningAt(daysAgo(10), async () =>
    Holder.setUp(await colleague(owner, teamPeople.regionManager.email)),
  )
  const branch = await happeningAt(daysAgo(10), async () =>
    Holder.setUp(await colleague(owner, teamPeople.branchManager.email)),
  )
  const ids = demoVault.map(({ name }) => sameIdFor('vault', name))
  await happeningAt(daysAgo(9), async () => {
    for (const [at, { name, logins }] of demoVault.entries()) {
      const collection = ids[at]!
      await holder.commit(holder.session.create(name, { collection }))
      const put = logins.map((login) => ({
        id: sameIdFor('vault', name, login.title),
        content: { ...emptyContent, ...login },
      }))
      await holder.commit(holder.session.write(collection, { put, at: daysAgo(9).toISOString() }))
    }
  })
  const [apps] = ids
  const first = demoVault[0]!
  if (!apps) return
  await happeningAt(daysAgo(8), async () => {
    await holder.load()
    await holder.commit(holder.session.share(apps, region.actor.id, 'edit'))
    await holder.commit(holder.session.share(apps, branch.actor.id, 'read'))
  })
  const open = (actor: Actor, title: string, step: 'shown' | 'copied') =>
    writeVault(actor, {
      write: 'opened',
      collection: apps,
      entries: [sameIdFor('vault', first.name, title)],
      field: 'secret',
      step,
    })
  await happeningAt(daysAgo(6), () => open(branch.actor, 'Jahez partner', 'copied'))
  await happeningAt(daysAgo(4), () => open(region.actor, 'Jahez partner', 'shown'))
  await happeningAt(daysAgo(3), async () => {
    await holder.load()
    await holder.commit(holder.session.rotate(apps, [branch.actor.id]))
    // three of the five have their new passwords already
    for (const { title } of first.logins.slice(2))
      await writeVault(owner, { write: 'settle', collection: apps, entry: sameIdFor('vault', first.name, title) })
  })
}
