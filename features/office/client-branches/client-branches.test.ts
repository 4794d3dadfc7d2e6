import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { may } from '#/domain/permissions.ts'
import { addDays, addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { builtinRoles } from '#/domain/staff-cells.ts'
import { findRecords } from '#/features/office/search/find-records.server.ts'
import { cancelRequest } from '#/features/ordering/requests/advance.server.ts'
import { keepApart } from '#/features/shoppers/administration/ties.server.ts'
import { now } from '#/platform/clock.ts'
import { assignedVisit } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { branchParts, branchPartsFor } from './parts.ts'
import { readBesideBranch } from './read-beside.server.ts'
import { readClientBranch } from './read-branch.server.ts'
import { readClientBranchPart } from './read-branch-part.server.ts'

let w: World
let admin: Actor
let client: Actor
let shopper: Actor
let branchId: string
const none = new URLSearchParams()
const of = () => ({ clientId: client.id, branchId })

const branchOf = async (owner: Actor, name: string, nameAr: string | null = null) =>
  (
    await w.owner.query<{ id: string }>(
      `insert into app.branches (client_id, name, name_ar, location, city, hours, phone)
        values ($1, $2, $3, 'King Road', 'riyadh', '{"0": [["10:00", "23:00"]]}', '0112345678') returning id`,
      [owner.id, name, nameAr],
    )
  ).rows[0]!.id

beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  client = await w.client({ company: 'Record House' })
  shopper = await w.shopper({ name: 'Reem Al-Harbi' })
  branchId = await branchOf(client, 'Olaya', 'العليا')
}, 60_000)

describe('the record of a branch', () => {
  it('holds names in both scripts, hours, contacts and the manager', async () => {
    await w.owner.query(
      `update app.branches set manager_id = (select id from app.members where client_id = $1 limit 1) where id = $2`,
      [client.id, branchId],
    )
    const { about, facts, score } = await readClientBranch(admin, of())
    expect(about).toMatchObject({ names: { en: 'Olaya', ar: 'العليا' }, location: 'King Road', city: 'riyadh' })
    expect(facts).toMatchObject({ phone: '0112345678', hours: { '0': [['10:00', '23:00']] }, closedAt: null })
    expect(facts.manager).toMatchObject({ email: client.email })
    expect(score).toBeNull()
  })

  it('names its next visit with the shopper, and that one as kept away for ninety days after it', async () => {
    const scheduledAt = addHours(now(), 72)
    const requestId = await assignedVisit(w, shopper, { client, branchId, scheduledAt })
    const { coming, keptAway, counts } = await readClientBranch(admin, of())
    expect(coming).toMatchObject([{ id: requestId, shopper: 'Reem Al-Harbi', isLate: false }])
    expect(counts).toMatchObject({ visits: 1 })
    expect(keptAway).toEqual([
      { shopperId: shopper.id, name: 'Reem Al-Harbi', why: 'visited', until: addDays(riyadhDay(scheduledAt), 90) },
    ])
    const tied = await w.shopper({ name: 'Adel Tied' })
    await keepApart(admin, { shopperId: tied.id, clientId: client.id, kind: 'blocked_by_client' }, 'Known there.')
    const after = await readClientBranch(admin, of())
    expect(after.keptAway?.map(({ name, why }) => [name, why])).toEqual([
      ['Adel Tied', 'blocked_by_client'],
      ['Reem Al-Harbi', 'visited'],
    ])
  })

  it('lists visits, reports and activity of this branch only', async () => {
    const other = await branchOf(client, 'Malqa')
    const cancelled = await assignedVisit(w, await w.shopper(), { client, branchId: other })
    await cancelRequest(admin, cancelled, 'Closed for works.')
    const { rows } = await readClientBranchPart(admin, of(), 'visits', none)
    expect(rows.map((row) => row.branchId)).toEqual([branchId])
    const stepsOf = async (id: string) =>
      (await readClientBranchPart(admin, { ...of(), branchId: id }, 'activity', none)).entries
    expect(await stepsOf(other)).toMatchObject([{ entity: 'request', entityId: cancelled, who: { name: admin.name } }])
    expect(await stepsOf(branchId)).toEqual([])
    const { total } = await readClientBranchPart(admin, { ...of(), branchId: other }, 'reports', none)
    expect(total).toBe(0)
  })

  it('is found by name and led to by the search', async () => {
    const found = (await findRecords(admin, 'العليا')).find(({ kind }) => kind === 'branch')
    expect(found?.to).toBe(`/admin/clients/${client.id}/branches/${branchId}`)
  })
})

describe('rights', () => {
  it('a role without the right sees neither the tab nor the figure', async () => {
    for (const role of builtinRoles) {
      const person = await w.admin({ role })
      const seen = branchPartsFor(person)
      const reads = may(person, 'clients.read') && may(person, 'branches.read')
      for (const part of branchParts) {
        const reading = readClientBranchPart(person, of(), part, none)
        if (reads && seen.includes(part)) expect((await reading).part, `${role} ${part}`).toBe(part)
        else await expect(reading, `${role} ${part}`).rejects.toMatchObject({ code: 'not-allowed' })
      }
      if (!reads) {
        await expect(readClientBranch(person, of())).rejects.toMatchObject({ code: 'not-allowed' })
        continue
      }
      const branch = await readClientBranch(person, of())
      expect([branch.score !== undefined, branch.coming !== undefined, branch.keptAway !== undefined], role).toEqual([
        may(person, 'review.browse'),
        may(person, 'requests.browse'),
        may(person, 'evaluations.assign'),
      ])
      expect([branch.openActions !== undefined, branch.certificate !== undefined], role).toEqual([
        may(person, 'actions.read'),
        may(person, 'certificates.browse'),
      ])
    }
  })

  it('strangers are refused, and a branch of another client is not found', async () => {
    const other = await w.client({ company: 'Other' })
    for (const stranger of [client, other, shopper]) {
      await expect(readClientBranch(stranger, of())).rejects.toMatchObject({ code: 'not-allowed' })
      await expect(readBesideBranch(stranger, of())).rejects.toMatchObject({ code: 'not-allowed' })
    }
    for (const asked of [
      { clientId: other.id, branchId },
      { clientId: client.id, branchId: 'x' },
    ])
      await expect(readBesideBranch(admin, asked)).rejects.toMatchObject({ code: 'not-found' })
  })
})
