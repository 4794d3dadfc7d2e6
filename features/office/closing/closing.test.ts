import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, fromRiyadh, riyadhDay } from '#/domain/riyadh-time.ts'
import { closingDays } from '#/domain/office/closing.ts'
import { readClientStanding } from '#/features/identity/accounts/read-standing.server.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { changeMember, leaveCompany } from '#/features/companies/members/change-member.server.ts'
import { inviteMember } from '#/features/companies/members/invite.server.ts'
import { startTransfer } from '#/features/companies/ownership/transfer.server.ts'
import { createProgramme } from '#/features/ordering/programmes/write-programme.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { handlers } from '#/jobs/handlers.server.ts'
import { now } from '#/platform/clock.ts'
import { signedCertificate } from '#/tests/certificates.ts'
import { inTime } from '#/tests/offers.ts'
import { anOrder } from '#/tests/requests.ts'
import { world } from '#/tests/world.ts'
import { closeCompany, keepCompany } from './close-company.server.ts'
import { followClosings } from './erase-due.server.ts'
import { readClosing, readClosingOf } from './read-closing.server.ts'

const w = await world()
const admin = await w.admin()
const name = 'Saffron House'
let owner: Actor
beforeEach(async () => {
  owner = await w.client({ company: name })
})

const countOf = async (sql: string, company = owner.id): Promise<number> =>
  Number((await w.owner.query<{ count: string }>(`select count(*) ${sql}`, [company])).rows[0]!.count)
const dueOn = () => addDays(riyadhDay(now()), closingDays)
/** Runs the daily job on the day with this many days left. */
const withDaysLeft = (days: number) => inTime(fromRiyadh(`${addDays(dueOn(), -days)}T09:00`)!, followClosings)
async function told(kind: string): Promise<string[]> {
  for (const job of await w.waitingJobs('companies.tell-closing'))
    await handlers['companies.tell-closing'](job as never)
  const { rows } = await w.owner.query<{ profile_id: string }>(
    `select distinct profile_id from app.emails where kind = $1 and profile_id in (select profile_id from app.members where client_id = $2)`,
    [kind, owner.id],
  )
  return rows.map((row) => row.profile_id)
}
const mails = (kind: string) => countOf(`from app.emails where kind = '${kind}' and profile_id = $1`)

it('closes a company by its name: free requests, programmes, invitations and a transfer end, and owners are told', async () => {
  await w.member(owner, [{ role: 'accountant' }])
  const viewer = await w.member(owner, [{ role: 'viewer' }])
  const second = await w.member(owner, [{ role: 'owner' }])
  await w.owner.query(
    `insert into auth.passkey (user_id, credential_id, public_key, algorithm, backed_up, name) values ($1::uuid, $1::text, '\\x00', -7, true, 'Key')`,
    [viewer.id],
  )
  await startTransfer(owner, { receiver: viewer.memberId, becomes: 'manager' })
  const grants = [{ node: (await readTree(owner))[0]!.id, role: 'viewer' as const, endsOn: null }]
  await inviteMember(owner, { email: 'new@example.com', language: 'en', grants })
  await requestEvaluation(owner, anOrder())
  expect(await readClosing(owner)).toMatchObject({ closing: null, blocks: [], free: 1, dueOn: dueOn() })

  await closeCompany(owner, ' saffron  house ')
  expect((await readClosing(owner)).closing).toMatchObject({ dueOn: dueOn() })
  expect(await readClosingOf(admin, owner.id)).toEqual({ dueOn: dueOn(), isErased: false })
  for (const member of [owner, viewer]) expect(await readClientStanding(member)).toMatchObject({ closingOn: dueOn() })
  expect(await countOf(`from app.mystery_shopping_requests where client_id = $1 and status = 'cancelled'`)).toBe(1)
  expect(await countOf(`from app.member_invitations where client_id = $1 and state = 'pending'`)).toBe(0)
  expect(await countOf(`from app.ownership_transfers where client_id = $1 and state = 'withdrawn'`)).toBe(1)
  expect((await told('company.closing')).toSorted()).toEqual([owner.id, second.id].toSorted())
  await expect(closeCompany(second, name)).rejects.toMatchObject({ code: 'company.closing' })
})

it('refuses another name, a stale proof, and every actor but an owner; nothing changes', async () => {
  const manager = await w.member(owner, [{ role: 'manager' }])
  await expect(closeCompany(owner, 'Saffron')).rejects.toMatchObject({ fields: { companyName: 'other-company-name' } })
  const late = { ...owner, provedAt: new Date(Date.now() - 11 * 60_000) }
  await expect(closeCompany(late, name)).rejects.toMatchObject({ code: 'account.confirm-again' })
  for (const stranger of [manager, admin, await w.shopper(), await w.freelancer()])
    for (const step of [() => closeCompany(stranger, name), () => keepCompany(stranger), () => readClosing(stranger)])
      await expect(step()).rejects.toMatchObject({ code: 'not-allowed' })
  for (const stranger of [owner, manager, await w.shopper()])
    await expect(readClosingOf(stranger, owner.id)).rejects.toMatchObject({ code: 'not-allowed' })
  expect(await countOf('from app.company_closings where client_id = $1')).toBe(0)
})

it('a visit with a shopper, or a plan that renews, must end first', async () => {
  const { id } = await requestEvaluation(owner, anOrder())
  await w.owner.query(`update app.mystery_shopping_requests set status = 'assigned', shopper_id = $2 where id = $1`, [
    id,
    (await w.shopper()).id,
  ])
  expect((await readClosing(owner)).blocks).toEqual([{ what: 'visits', count: 1 }])
  await expect(closeCompany(owner, name)).rejects.toMatchObject({ code: 'company.under-way' })
})

it('is read-only: no order by its people or for them, no member, no invitation; leaving stays possible', async () => {
  const viewer = await w.member(owner, [{ role: 'viewer' }])
  const leaver = await w.member(owner, [{ role: 'viewer' }])
  await closeCompany(owner, name)
  const refused = { code: 'company.closing' }
  await expect(requestEvaluation(owner, anOrder())).rejects.toMatchObject({ code: 'IT003' })
  await expect(changeMember(owner, viewer.memberId, { intent: 'suspend' })).rejects.toMatchObject({ code: 'IT003' })
  await expect(w.member(owner, [{ role: 'viewer' }])).rejects.toMatchObject({ code: 'IT003' })
  await leaveCompany(leaver)
  await expect(closeCompany(owner, name)).rejects.toMatchObject(refused)
  await keepCompany(owner)
  await requestEvaluation(owner, anOrder())
})

it('any owner keeps it; the programmes rest until they are resumed', async () => {
  const second = await w.member(owner, [{ role: 'owner' }])
  await createProgramme(owner, randomUUID(), {
    name: 'Quarterly',
    type: 'full_service',
    rule: {
      cadence: 'quarter',
      visits: 1,
      times: [{ weekdays: [0], from: '12:00', until: '15:00' }],
      ramadanTimes: null,
      closed: [],
    },
    startsOn: addDays(riyadhDay(now()), 1),
    branchIds: null,
    beyondPlan: true,
    alertsAtOnce: false,
    notes: null,
  })
  await closeCompany(owner, name)
  await keepCompany(second)
  expect(await readClosingOf(admin, owner.id)).toBeNull()
  expect(await countOf(`from app.visit_programmes where client_id = $1 and state = 'paused'`)).toBe(1)
  expect(await told('company.kept')).toContain(owner.id)
  await expect(keepCompany(owner)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await closeCompany(owner, name)
})

it('reminds seven days and one day before, once each, and erases on the day', async () => {
  await closeCompany(owner, name)
  await withDaysLeft(8)
  expect(await mails('company.closing-soon')).toBe(0)
  for (const days of [7, 6, 6]) await withDaysLeft(days)
  expect(await mails('company.closing-soon')).toBe(1)
  for (const days of [1, 1]) await withDaysLeft(days)
  expect(await mails('company.closing-soon')).toBe(2)
  await withDaysLeft(0)
  expect(await readClosingOf(admin, owner.id)).toEqual({ dueOn: dueOn(), isErased: true })
  expect(await countOf(`from app.members where client_id = $1 and state <> 'removed'`)).toBe(0)
  expect(await mails('company.closed')).toBe(1)
  expect((await w.owner.query(`select name_en, name_ar from app.companies where id = $1`, [owner.id])).rows).toEqual([
    { name_en: 'Closed company', name_ar: 'منشأة مغلقة' },
  ])
  await withDaysLeft(-1)
  expect(await mails('company.closed')).toBe(1)
})

it('revokes the certificates of a company that is erased; with open business it waits and keeps them', async () => {
  await signedCertificate(w, owner)
  const { id } = await requestEvaluation(owner, anOrder())
  await closeCompany(owner, name)
  // a visit that began before blocks; here its state is set by hand
  await w.owner.query(`update app.mystery_shopping_requests set status = 'assigned', shopper_id = $2 where id = $1`, [
    id,
    (await w.shopper()).id,
  ])
  await withDaysLeft(0)
  expect(await readClosingOf(admin, owner.id)).toMatchObject({ isErased: false })
  expect(await countOf(`from app.certificates where client_id = $1 and state = 'active'`)).toBe(1)
  await w.owner.query(`update app.mystery_shopping_requests set status = 'completed' where id = $1`, [id])
  await withDaysLeft(0)
  expect(await readClosingOf(admin, owner.id)).toMatchObject({ isErased: true })
  expect(await countOf(`from app.certificates where client_id = $1 and state = 'revoked' and credential is null`)).toBe(
    1,
  )
})
