import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { clientHealths } from '#/domain/office/client-health.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { changeTier } from '#/features/companies/clients/change-tier.server.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { now } from '#/platform/clock.ts'
import { type World, world } from '#/tests/world.ts'
import { clientList } from './list.ts'
import { browseClients, clientRows } from './list.server.ts'
import type { ClientPart } from './lists.ts'
import { addNote, readNotes } from './notes.server.ts'
import { readClient } from './read-client.server.ts'
import { readClientPart } from './read-client-part.server.ts'

let w: World
let admin: Actor
const today = () => riyadhDay(now())

type Visit = { branch: string; daysAgo: number; score: number; failed?: string[]; type?: 'basic' | 'full_service' }

async function branchOf(client: Actor, name: string, city: string | null = null): Promise<string> {
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location, city) values ($1, $2, 'Riyadh', $3) returning id`,
    [client.id, name, city],
  )
  return rows[0]!.id
}

/** A released report, written by hand: the way there is tested elsewhere. */
async function visit(client: Actor, shopper: Actor, of: Visit): Promise<string> {
  const { branch, daysAgo, score, failed = [], type = 'full_service' } = of
  const [request, report] = [randomUUID(), randomUUID()]
  const at = new Date(now().getTime() - daysAgo * 86_400_000)
  await w.owner.query(
    `insert into app.mystery_shopping_requests (id, client_id, shopper_id, branch_id, branch_name, branch_location, evaluation_type,
       scheduled_date, price, shopper_fee, status, created_by) values ($1, $2, $3, $4, 'B', 'Riyadh', $5, $6, 50000, 30000, 'completed', $2)`,
    [request, client.id, shopper.id, branch, type, at],
  )
  await w.owner.query(
    `insert into app.mystery_shopping_reports (id, request_id, client_id, shopper_id, questionnaire_id, status, checked_in_at, due_at,
       submitted_at, released_at, branch_score, calculated_score, score)
     select $1, $2, $3, $4, q.id, 'released', $5, $5, $5, $5, $6, $6, jsonb_build_object('criticalFailed', $7::jsonb)
     from app.questionnaires q where q.evaluation_type = $8 order by q.version desc limit 1`,
    [report, request, client.id, shopper.id, at, score, JSON.stringify(failed), type],
  )
  return report
}

const query = (asked: Record<string, string> = {}) => readList(clientList, new URLSearchParams(asked))
const listed = async (asked: Record<string, string> = {}) => (await browseClients(admin, query(asked))).rows
const named = async (asked: Record<string, string>) => (await listed(asked)).map(({ name }) => name)

let [saffron, dates, waiting]: Actor[] = []
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  const shopper = await w.shopper()
  saffron = await w.client({ company: 'Saffron House', name: 'Khalid', email: 'khalid@example.com' })
  dates = await w.client({ company: 'مطعم الأصالة', plan: 'basic', email: 'asala@example.com' })
  waiting = await w.client({ company: 'Chain of tea', plan: 'free', approval: 'pending' })
  await w.client({ company: 'Closed kitchen', plan: 'free', approval: 'suspended' })
  const [a, b] = [await branchOf(saffron, 'Olaya', 'riyadh'), await branchOf(saffron, 'Corniche', 'jeddah')]
  await visit(saffron, shopper, { branch: a, daysAgo: 40, score: 92 })
  await visit(saffron, shopper, { branch: a, daysAgo: 10, score: 84.25 })
  await visit(saffron, shopper, { branch: b, daysAgo: 20, score: 80 })
  await visit(saffron, shopper, { branch: b, daysAgo: 5, score: 70, type: 'basic' })
  const c = await branchOf(dates, 'العليا', 'riyadh')
  await visit(dates, shopper, { branch: c, daysAgo: 3, score: 59, failed: ['A1'] })
}, 60_000)

describe('the list of clients', () => {
  it('counts states, and finds names in any spelling', async () => {
    const { counts } = await browseClients(admin, query())
    expect(counts).toEqual({ all: 4, pending: 1, approved: 2, rejected: 0, suspended: 1 })
    expect(await named({ q: 'الاصاله' })).toEqual(['مطعم الأصالة'])
    expect(await named({ q: 'KHALID@' })).toEqual(['Saffron House'])
    expect(await named({ state: 'pending' })).toEqual(['Chain of tea'])
    expect(await named({ state: 'pending', q: 'saffron' })).toEqual([])
  })

  it('shows the current average with its branches, the last score, and how far it moved', async () => {
    const row = (await listed()).find(({ name }) => name === 'Saffron House')!
    expect(row.score).toEqual({
      type: 'full_service',
      average: { n: 2, mean: (84.25 + 80) / 2 },
      last: 70,
      lastOn: addDays(today(), -5),
      change: -7.75,
    })
    expect(row.branches).toBe(2)
    expect(row.members).toBe(1)
    expect(row.reasons).toEqual(['falling'])
    expect(row.health).toBe('watch')
  })

  it('filters by plan, city and health, and sorts', async () => {
    expect(await named({ plan: 'basic' })).toEqual(['مطعم الأصالة'])
    expect(await named({ city: 'jeddah' })).toEqual(['Saffron House'])
    expect(await named({ health: 'risk' })).toEqual(['مطعم الأصالة'])
    expect(await named({ sort: '-score' })).toEqual([
      'Saffron House',
      'مطعم الأصالة',
      ...(await named({ sort: '-score' })).slice(2),
    ])
    expect((await named({ sort: 'name' }))[0]).toBe('Chain of tea')
  })

  it('filters by the same health that it shows', async () => {
    const all = await listed()
    for (const health of clientHealths)
      expect((await named({ health })).toSorted()).toEqual(
        all.flatMap((row) => (row.health === health ? [row.name] : [])).toSorted(),
      )
  })

  it('is exported with a column for each reason and score, in both languages', async () => {
    for (const [lang, reason] of [
      ['en', 'critical finding open'],
      ['ar', 'إخفاق في معيار حرج لم يُعالج'],
    ] as const) {
      const lines: string[] = []
      for await (const line of await exportList(admin, clientList, query(), clientRows, lang))
        lines.push(JSON.stringify(line))
      expect(lines).toHaveLength(5)
      expect(lines.join('')).toContain(reason)
    }
  })
})

describe('health', () => {
  const healthOf = async (client: Actor) => (await readClient(admin, client.id)).reasons
  const insert = (text: string, values: unknown[]) => w.owner.query(text, values)

  it('knows approvals that wait, visits that do not come, and agrees with the filter', async () => {
    expect(await healthOf(waiting!)).toEqual(['approval-waiting'])
    const idle = await w.client({ company: 'Idle', approval: 'approved' })
    await insert(
      `update app.client_profiles set approval_changed_at = now() - interval '70 days' where profile_id = $1`,
      [idle.id],
    )
    expect(await healthOf(idle)).toEqual(['no-visit'])
    expect(await named({ health: 'watch', q: 'Idle' })).toEqual(['Idle'])
    await insert(
      `update app.client_profiles set approval_changed_at = now() - interval '130 days' where profile_id = $1`,
      [idle.id],
    )
    expect(await healthOf(idle)).toEqual(['no-visit-long'])
    expect(await named({ health: 'risk', q: 'Idle' })).toEqual(['Idle'])
  })

  it('is at risk while a critical failure has no critical action that was settled', async () => {
    expect(await healthOf(dates!)).toEqual(['critical-open'])
    const { attention } = await readClient(admin, dates!.id)
    expect(attention).toMatchObject([{ kind: 'critical-visit', branch: 'B' }])
    const { rows } = await w.owner.query<{ id: string; branch_id: string }>(
      `select r.id, q.branch_id from app.mystery_shopping_reports r join app.mystery_shopping_requests q on q.id = r.request_id
       where r.client_id = $1`,
      [dates!.id],
    )
    const action = randomUUID()
    await insert(
      `insert into app.report_actions (id, report_id, client_id, branch_id, title, owner_name, priority, status, due_on, created_by)
       values ($1, $2, $3, $4, 'Wash hands', 'Sami', 'critical', 'open', current_date, $3)`,
      [action, rows[0]!.id, dates!.id, rows[0]!.branch_id],
    )
    expect(await healthOf(dates!)).toEqual(['critical-open'])
    expect((await readClient(admin, dates!.id)).attention).toMatchObject([{ kind: 'critical-action' }])
    await insert(`update app.report_actions set status = 'verified', verification = 'review' where id = $1`, [action])
    expect(await healthOf(dates!)).toEqual([])
  })
})

describe('the page of a client', () => {
  it('names an owner of today as contact, not a founder who handed over', async () => {
    const client = await w.client({ company: 'Handed over' })
    const second = await w.member(client, [{ role: 'owner' }], { name: 'Second owner' })
    const contact = async () => {
      const { about } = await readClient(admin, client.id)
      const { rows } = await browseClients(admin, readList(clientList, new URLSearchParams({ q: 'Handed over' })))
      expect(rows[0]).toMatchObject({ person: about.person, email: about.email })
      return about.email
    }
    expect(await contact()).toBe(client.email)
    await w.owner.query(
      `update app.members set state = 'removed', removed_at = now() where client_id = $1 and profile_id = $1`,
      [client.id],
    )
    expect(await contact()).toBe(second.email)
  })

  it('reads every part, narrowed to the client', async () => {
    const head = await readClient(admin, saffron!.id)
    expect(head.counts).toEqual({
      notes: 0,
      branches: 2,
      visits: 4,
      reports: 4,
      certificates: 0,
      invoices: 0,
      team: 1,
    })
    expect((await readClient(admin, saffron!.id, 'actions')).counts).toMatchObject({
      reports: 4,
      actions: 0,
      disputes: 0,
    })
    const read = async <Part extends ClientPart>(part: Part) =>
      readClientPart(admin, saffron!.id, part, new URLSearchParams())
    expect((await read('branches')).rows).toMatchObject([
      { names: { en: 'Corniche', ar: null }, score: 70, change: null, path: [] },
      { names: { en: 'Olaya', ar: null }, score: 84.25, change: -7.75, path: [] },
    ])
    expect((await read('visits')).total).toBe(4)
    expect((await read('reports')).rows[0]).toMatchObject({ score: 70, type: 'basic' })
    expect((await read('overview')).branches.total).toBe(2)
    expect((await read('details')).papers.id).toBe(saffron!.id)
    expect((await read('certificates')).total).toBe(0)
    expect((await read('invoices')).total).toBe(0)
  })

  it('keeps notes with author and time, and the plan’s change with its reason, in its activity', async () => {
    await addNote(admin, saffron!.id, 'Wants evening visits only.')
    await addNote(admin, saffron!.id, 'يفضّل الزيارات المسائية.')
    const { rows, total } = await readNotes(admin, { clientId: saffron!.id, page: 1 })
    expect(total).toBe(2)
    expect(rows[0]).toMatchObject({ text: 'يفضّل الزيارات المسائية.', author: admin.name })
    await changeTier(admin, saffron!.id, 'basic', { reason: 'a trial' })
    const { entries } = await readClientPart(admin, saffron!.id, 'activity', new URLSearchParams())
    expect(entries.map(({ action }) => action)).toEqual(['clients.change-tier', 'clients.note', 'clients.note'])
    const others = await readClientPart(admin, dates!.id, 'activity', new URLSearchParams())
    expect(others.entries).toEqual([])
  })

  it('shows where a branch lies in the tree, and who is in the team with which role', async () => {
    const client = await w.client({ company: 'Tree House', name: 'Nora' })
    const branch = await branchOf(client, 'Airport')
    const { rows } = await w.owner.query<{ id: string }>(
      `insert into app.org_nodes (client_id, parent_id, kind, name_en, name_ar)
       select client_id, id, 'region', 'West', 'الغربية' from app.org_nodes where client_id = $1 and kind = 'root' returning id`,
      [client.id],
    )
    await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [branch, rows[0]!.id])
    const none = new URLSearchParams()
    expect((await readClientPart(admin, client.id, 'branches', none)).rows).toMatchObject([
      { path: [{ en: 'West', ar: 'الغربية' }], isClosed: false },
    ])
    expect((await readClientPart(admin, client.id, 'team', none)).rows).toMatchObject([
      { name: 'Nora', state: 'active', grants: [{ role: 'owner', isRoot: true }] },
    ])
  })
})
