import { beforeAll, expect, it } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { handlers } from '#/jobs/handlers.server.ts'
import { type World, world } from '#/tests/world.ts'
import { eraseDue } from './erase.server.ts'
import { changeErasure, readErasure } from './erasure.server.ts'

let w: World
beforeAll(async () => void (w = await world()))

const ask = (actor: Actor) => changeErasure(actor, { intent: 'erase', sure: 'on' })
async function daysPass({ id }: Actor): Promise<void> {
  await w.owner.query(`update app.erasures set due_at = now() - interval '1 minute' where profile_id = $1`, [id])
  await eraseDue()
}
const blocksOf = async (actor: Actor) => (await readErasure(actor)).blocks
const one = async (text: string, values: unknown[]) => (await w.owner.query(text, values)).rows[0]

async function branchOf(client: Actor): Promise<string> {
  const row = await one(
    `insert into app.branches (client_id, name, location) values ($1, 'Main', 'Riyadh') returning id`,
    [client.id],
  )
  return row.id as string
}

it('asks the last owner to hand over while others are in the team; after that the company keeps everything', async () => {
  const founder = await w.client({ company: 'Saffron House', name: 'Founding Person' })
  const branch = await branchOf(founder)
  await w.owner.query(
    `update app.profiles set company_address = 'Olaya Street', phone = '+966501234567' where id = $1`,
    [founder.id],
  )
  const viewer = await w.member(founder, [{ role: 'viewer' }])
  expect(await blocksOf(founder)).toEqual([{ what: 'handover', count: 1 }])
  await expect(ask(founder)).rejects.toMatchObject({ code: 'account.under-way' })
  const owner = await w.member(founder, [{ role: 'owner' }])
  expect(await blocksOf(founder)).toEqual([])
  await ask(founder)
  await daysPass(founder)

  const profile = await one('select * from app.profiles where id = $1', [founder.id])
  expect(profile).toMatchObject({
    status: 'erased',
    full_name: 'Former member · عضو سابق',
    phone: null,
    company_name: 'Saffron House',
    company_address: 'Olaya Street',
  })
  expect(JSON.stringify(profile)).not.toContain('Founding Person')
  expect(await one('select founder_id, name_en from app.companies where id = $1', [founder.id])).toEqual({
    founder_id: founder.id,
    name_en: 'Saffron House',
  })
  expect(await one('select approval from app.client_profiles where profile_id = $1', [founder.id])).toEqual({
    approval: 'approved',
  })
  for (const reader of [owner, viewer]) {
    const branches = await asActor(reader, (tx) => tx.selectFrom('branches').select('id').execute())
    expect(branches).toEqual([{ id: branch }])
    const companies = await asActor(reader, (tx) => tx.selectFrom('companies').select('name_en').execute())
    expect(companies).toEqual([{ name_en: 'Saffron House' }])
  }
  const states = await w.owner.query('select profile_id, state from app.members where client_id = $1', [founder.id])
  expect(Object.fromEntries(states.rows.map((row) => [row.profile_id, row.state]))).toEqual({
    [founder.id]: 'removed',
    [viewer.id]: 'active',
    [owner.id]: 'active',
  })
})

it('ends the orders of a company whose only member leaves, and keeps its name, also one taken from the person', async () => {
  const founder = await w.client({ name: 'Only One' })
  await w.owner.query('update app.profiles set company_name = null where id = $1', [founder.id])
  expect(await one('select name_en from app.companies where id = $1', [founder.id])).toEqual({ name_en: 'Only One' })
  await ask(founder)
  await daysPass(founder)
  expect(await one('select name_en from app.companies where id = $1', [founder.id])).toEqual({ name_en: 'Only One' })
  expect(await one('select approval from app.client_profiles where profile_id = $1', [founder.id])).toEqual({
    approval: 'suspended',
  })
  expect(await one('select status, email from app.profiles where id = $1', [founder.id])).toEqual({
    status: 'erased',
    email: `erased-${founder.id}@erased.invalid`,
  })
})

it('blocks the only member while a visit, an invoice or a plan of the company is open', async () => {
  const founder = await w.client()
  const branch = await branchOf(founder)
  await w.owner.query(
    `insert into app.subscriptions (id, client_id, tier, state, monthly_price, began_on) values (gen_random_uuid(), $1, 'basic', 'active', 0, current_date)`,
    [founder.id],
  )
  expect(await blocksOf(founder)).toEqual([{ what: 'plans', count: 1 }])
  await w.owner.query(`delete from app.subscriptions where client_id = $1`, [founder.id])
  expect(await blocksOf(founder)).toEqual([])
  expect(branch).toBeTruthy()
})

it('lets a member leave the company behind: the membership ends, the branch goes to the manager above', async () => {
  const client = await w.client()
  const branch = await branchOf(client)
  const member = await w.member(client, [{ role: 'branch_manager' }], { name: 'Branch Person' })
  await w.owner.query('update app.branches set manager_id = $2 where id = $1', [branch, member.memberId])
  await w.owner.query(
    `insert into app.alert_people (client_id, name, email, language, created_by) values ($1, 'Branch Person', $2, 'en', $1)`,
    [client.id, member.email],
  )
  await ask(member)
  await daysPass(member)
  for (const job of await w.waitingJobs('actions.hand-over')) await handlers['actions.hand-over'](job as never)
  const { id: successor } = await one('select id from app.members where profile_id = $1', [client.id])
  expect(await one('select manager_id from app.branches where id = $1', [branch])).toEqual({ manager_id: successor })
  expect(await one('select state from app.members where profile_id = $1', [member.id])).toEqual({ state: 'removed' })
  const people = await one(
    'select name, email, removed_at is not null as removed from app.alert_people where client_id = $1',
    [client.id],
  )
  expect(people).toMatchObject({ name: 'Former member · عضو سابق', removed: true })
  expect(JSON.stringify(people)).not.toContain(member.email)
})
