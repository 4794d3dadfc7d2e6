import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { may } from '#/domain/permissions.ts'
import { builtinRoles } from '#/domain/staff-cells.ts'
import { startStaffView } from '#/features/office/staff-view/staff-view.server.ts'
import { inviteMember } from '#/features/companies/members/invite.server.ts'
import { disputed } from '#/tests/disputes.ts'
import { releasedReport } from '#/tests/reports.ts'
import { type World, world } from '#/tests/world.ts'
import { type ClientPart, clientParts, mostCounted, partsFor, tabOf, tabsWith } from './lists.ts'
import { readClient } from './read-client.server.ts'
import { readClientPart } from './read-client-part.server.ts'

let w: World
let admin: Actor
let client: Actor
let other: Actor
const none = new URLSearchParams()
const insert = (text: string, values: unknown[]) => w.owner.query<{ id: string }>(text, values)
const read = <Part extends ClientPart>(part: Part, of = client, asked = none) =>
  readClientPart(admin, of.id, part, asked)

const branchOf = async (of: Actor, name: string) =>
  (
    await insert(`insert into app.branches (client_id, name, location) values ($1, $2, 'Riyadh') returning id`, [
      of.id,
      name,
    ])
  ).rows[0]!.id

beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  client = await w.client({ company: 'Record House' })
  other = await w.client({ company: 'Somebody else' })
}, 60_000)

describe('tabs', () => {
  it('hold every part once, and leave out what a role does not read', () => {
    expect(new Set(clientParts).size).toBe(clientParts.length)
    expect(clientParts.map(tabOf)).toEqual(tabsWith(clientParts).flatMap(({ tab, parts }) => parts.map(() => tab)))
    expect(tabsWith(['overview', 'payments'])).toEqual([
      { tab: 'overview', parts: ['overview'] },
      { tab: 'money', parts: ['payments'] },
    ])
  })

  it('are refused in the verb to each role that does not see them', async () => {
    for (const role of builtinRoles) {
      const person = await w.admin({ role })
      const seen = partsFor(person)
      for (const part of clientParts) {
        const reading = readClientPart(person, client.id, part, none)
        if (may(person, 'clients.read') && seen.includes(part))
          expect((await reading).part, `${role} ${part}`).toBe(part)
        else await expect(reading, `${role} ${part}`).rejects.toMatchObject({ code: 'not-allowed' })
      }
    }
  })
})

describe('counts', () => {
  it('end at a bound, and are read for the tabs and the open tab only', async () => {
    const many = await w.client({ company: 'Many notes' })
    await insert(
      `insert into app.client_notes (client_id, author_id, text) select $1, $2, 'n' from generate_series(1, 1200)`,
      [many.id, admin.id],
    )
    expect((await readClient(admin, many.id)).counts).toMatchObject({ notes: mostCounted + 1, branches: 0 })
    expect((await readClient(admin, many.id, 'team')).counts).not.toHaveProperty('notes')
    expect((await readClient(admin, many.id, 'team')).counts).toMatchObject({ team: 1, invitations: 0, views: 0 })
    expect((await readClientPart(admin, many.id, 'notes', new URLSearchParams({ page: '48' }))).rows).toHaveLength(25)
  })
})

it('names the next visit that still takes place', async () => {
  const branch = await branchOf(client, 'Next')
  const order = (days: number, status: string) =>
    insert(
      `insert into app.mystery_shopping_requests (client_id, branch_id, branch_name, branch_location, evaluation_type, scheduled_date,
         price, shopper_fee, status, created_by) values ($1, $2, 'Next', 'Riyadh', 'basic', now() + $3 * interval '1 day', 30000, 20000, $4, $1)
       returning id`,
      [client.id, branch, days, status],
    )
  await order(-2, 'approved')
  await order(1, 'cancelled')
  await order(9, 'pending')
  const { rows } = await order(5, 'approved')
  expect((await readClient(admin, client.id)).nextVisit).toMatchObject({ id: rows[0]!.id })
  expect((await readClient(admin, other.id)).nextVisit).toBeNull()
})

it('shows the tree with the branches below each part, in its order', async () => {
  const of = await w.client({ company: 'Tree of records' })
  const add = async (parent: string | null, kind: string, name: string) =>
    (
      await insert(
        `insert into app.org_nodes (client_id, parent_id, kind, name_en)
         values ($1, coalesce($2, (select id from app.org_nodes where client_id = $1 and kind = 'root')), $3, $4) returning id`,
        [of.id, parent, kind, name],
      )
    ).rows[0]!.id
  const brand = await add(null, 'brand', 'Burgers')
  await add(null, 'brand', 'Coffee')
  const west = await add(brand, 'region', 'West')
  for (const [name, parent] of [
    ['One', west],
    ['Two', brand],
  ] as const)
    await insert('update app.org_nodes set parent_id = $2 where id = $1', [await branchOf(of, name), parent])
  const { rows, total } = await read('tree', of)
  expect(total).toBe(4)
  expect(rows.map(({ names, depth, branches, score }) => [names.en, depth, branches, score])).toEqual([
    ['Tree of records', 0, 2, null],
    ['Burgers', 1, 2, null],
    ['West', 2, 1, null],
    ['Coffee', 1, 0, null],
  ])
})

it('keeps disputes, programmes, questionnaires, plans, invitations, views and mails of one client to its record', async () => {
  const reportId = await releasedReport(w, admin, { client })
  await disputed(client, reportId)
  await insert(
    `insert into app.visit_programmes (client_id, client_key, name, evaluation_type, cadence, visits, rule, starts_on, all_branches,
       beyond_plan, created_by) values ($1, $2, 'Monthly', 'basic', 'month', 1, '{}', '2027-01-01', true, false, $1)`,
    [client.id, randomUUID()],
  )
  await insert(
    `insert into app.questionnaire_drafts (code, client_id, evaluation_type, draft)
     values ('OWN-1', $1, 'basic', '{"title": {"en": "Own standard", "ar": "معيار خاص"}}')`,
    [client.id],
  )
  const root = (await insert(`select id from app.org_nodes where client_id = $1 and kind = 'root'`, [client.id]))
    .rows[0]!.id
  await inviteMember(client, { email: 'new@example.com', language: 'en', grants: [{ node: root, role: 'viewer' }] })
  await startStaffView(admin, client.id, 'a question about documents')
  await insert(
    `insert into app.emails (effect_key, profile_id, to_address, language, kind, subject, body)
     values ('record of a client', $1, 'x@example.com', 'en', 'team.invitation', 'For a member', 'b')`,
    [client.id],
  )

  expect((await read('disputes')).rows).toMatchObject([{ reportId, state: 'open', decidedBy: null }])
  expect((await read('programmes')).rows).toMatchObject([{ name: 'Monthly' }])
  expect((await read('questionnaires')).rows).toMatchObject([{ code: 'OWN-1', version: null, isCurrent: false }])
  expect((await read('invitations')).rows).toMatchObject([
    { email: 'new@example.com', state: 'pending', grants: [{ role: 'viewer', isRoot: true }] },
  ])
  expect((await read('views')).rows).toMatchObject([
    { by: admin.name, reason: 'a question about documents', isOpen: true },
  ])
  expect((await read('emails')).rows).toContainEqual(expect.objectContaining({ subject: 'For a member' }))
  for (const part of [
    'disputes',
    'programmes',
    'questionnaires',
    'invitations',
    'views',
    'applications',
    'plan',
  ] as const)
    expect((await read(part, other)).rows, part).toEqual([])
  expect((await read('emails', other)).rows).not.toContainEqual(expect.objectContaining({ subject: 'For a member' }))

  await insert(`update app.member_invitations set expires_at = now() - interval '1 minute' where client_id = $1`, [
    client.id,
  ])
  expect((await read('invitations')).rows).toMatchObject([{ state: 'expired' }])
  expect((await readClient(admin, client.id, 'invitations')).counts).toMatchObject({ invitations: 0, views: 1 })
})

it('lists applications with the answer and the certificate', async () => {
  const branch = await branchOf(client, 'Applied')
  await insert(
    `insert into app.certificate_applications (id, client_id, branch_id, state, answer, created_by, decided_by, decided_at)
     values ($1, $2, $3, 'declined', 'Two visits are missing.', $2, $4, now())`,
    [randomUUID(), client.id, branch, admin.id],
  )
  expect((await read('applications')).rows).toMatchObject([
    {
      branch: 'Applied',
      state: 'declined',
      answer: 'Two visits are missing.',
      decidedBy: admin.name,
      certificate: null,
    },
  ])
})
