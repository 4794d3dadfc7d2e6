import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { tellAlert } from '#/features/fieldwork/alerts/tell-alert.server.ts'
import { announceStep } from '#/features/ordering/requests/announce.server.ts'
import {
  browseOwnRequests,
  latestOwnRequests,
  ownRequestRows,
  ownTotals,
} from '#/features/ordering/requests/list.server.ts'
import { ownRequestList } from '#/features/ordering/requests/list.ts'
import { readOwnRequest } from '#/features/ordering/requests/read-request.server.ts'
import { clientOn, itIs, withSeller } from '#/tests/plans.ts'
import { world } from '#/tests/world.ts'
import { drawProgrammes } from './draw.server.ts'
import { createProgramme } from './write-programme.server.ts'

const w = await world()
const admin = await w.admin()
await withSeller(w)
itIs('2027-01-01')
afterAll(() => itIs(null))
const client = await clientOn(w, 'professional')
const shopper = await w.shopper()
const manager = await w.member(client, [{ role: 'manager' }])
const app = new pg.Client({ connectionString: w.appUrl })
let visit: { id: string; day: string; month: string }
let report: string

beforeAll(async () => {
  await app.connect()
  await w.owner.query(
    `insert into app.branches (client_id, name, location) select $1, 'Branch ' || n, 'Street ' || n from generate_series(1, 3) n`,
    [client.id],
  )
  const programmeId = await createProgramme(client, randomUUID(), {
    name: 'P',
    type: 'basic',
    rule: {
      cadence: 'quarter',
      visits: 1,
      times: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: '12:00', until: '15:00' }],
      ramadanTimes: null,
      closed: [],
    },
    startsOn: '2027-01-01',
    branchIds: null,
    beyondPlan: true,
    alertsAtOnce: false,
    notes: null,
  })
  await drawProgrammes({ programmeId })
  // why: a day is drawn at random, and an invoice that falls due on the same one, or an official holiday, would look like a leak
  const { rows } = await w.owner.query<typeof visit>(
    `select id, to_char(scheduled_date at time zone 'Asia/Riyadh', 'YYYY-MM-DD') as day,
       to_char(scheduled_date at time zone 'Asia/Riyadh', 'YYYY-MM') as month
     from app.mystery_shopping_requests r where client_id = $1
       and not exists (select from app.calendar_days d where d.day = (r.scheduled_date at time zone 'Asia/Riyadh')::date)
       and not exists (select from app.invoices i where to_jsonb(i)::text like '%' || to_char(r.scheduled_date at time zone 'Asia/Riyadh', 'YYYY-MM-DD') || '%')
     order by id limit 1`,
    [client.id],
  )
  visit = rows[0]!
  await w.owner.query(
    `update app.mystery_shopping_requests set status = 'in_progress', shopper_id = $2 where id = $1`,
    [visit.id, shopper.id],
  )
  const made = await w.owner.query<{ id: string }>(
    `insert into app.mystery_shopping_reports (request_id, client_id, shopper_id, questionnaire_id, status, checked_in_at, due_at)
     values ($1, $2, $3, (select id from app.questionnaires limit 1), 'submitted', $4, $4) returning id`,
    [visit.id, client.id, shopper.id, `${visit.day}T12:30:00+03:00`],
  )
  report = made.rows[0]!.id
  await w.owner.query(
    `insert into app.report_alerts (report_id, client_id, questions, due_at, state, decided_at, decided_by)
     values ($1, $2, '["A1"]', $3, 'sent', $3, $4)`,
    [report, client.id, `${visit.day}T14:00:00+03:00`, admin.id],
  )
})
afterAll(() => app.end())

const readers = [
  ['itqan_client', client.id, client.id],
  ['itqan_member', manager.id, client.id],
] as const

async function as<T>(reader: (typeof readers)[number], work: () => Promise<T>): Promise<T> {
  const [role, userId, companyId] = reader
  await app.query(
    `begin; select set_config('role', '${role}', true), set_config('app.user_id', '${userId}', true), set_config('app.company_id', '${companyId}', true)`,
  )
  try {
    return await work()
  } finally {
    await app.query('rollback')
  }
}

/** Tables in which a reader finds the visit, its report or its day, over every column it may select. */
async function leaks(reader: (typeof readers)[number]): Promise<string[]> {
  const { rows: tables } = await w.owner.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(quote_ident(a.attname)) as columns from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
       and has_column_privilege($1, c.oid, a.attnum, 'select') group by 1`,
    [reader[0]],
  )
  expect(tables.length).toBeGreaterThan(20)
  const found: string[] = []
  await as(reader, async () => {
    for (const { name, columns } of tables) {
      const { rows } = await app.query(`select ${columns.join(', ')} from app.${name}`)
      const text = rows
        .map((row) => JSON.stringify(row))
        .filter((row) => row.includes(visit.id) || row.includes(report) || row.includes(visit.day))
      if (text.length > 0) found.push(name)
    }
  })
  return found.sort()
}

test.each(readers)('%s finds the visit in no column of any table', async (...reader) => {
  expect(await leaks(reader)).toEqual([])
})

test.each([
  ['mystery_shopping_requests', ['mystery_shopping_requests']],
  ['request_events', ['request_events']],
  ['report_alerts', ['report_alerts']],
  ['timeline_events', ['timeline_events']],
])('without the policy of %s the visit is found', async (table, expected) => {
  const { rows } = await w.owner.query<{ qual: string; cmd: string }>(
    `select qual, cmd from pg_policies where tablename = $1 and policyname = 'client_withheld'`,
    [table],
  )
  const check = rows[0]!.cmd === 'ALL' ? ' with check (true)' : ''
  await w.owner.query(`alter policy client_withheld on app.${table} using (true)${check}`)
  try {
    expect(await leaks(readers[0])).toEqual(expect.arrayContaining(expected))
  } finally {
    const back = check && ` with check (${rows[0]!.qual})`
    await w.owner.query(`alter policy client_withheld on app.${table} using (${rows[0]!.qual})${back}`)
  }
  expect(await leaks(readers[0])).toEqual([])
})

test('no row of the visit can be changed or added to', async () => {
  for (const reader of readers)
    await as(reader, async () => {
      const changed = await app.query(
        `update app.mystery_shopping_requests set status = 'cancelled', cancel_reason = 'x' where id = $1`,
        [visit.id],
      )
      expect(changed.rowCount).toBe(0)
    })
})

test.each(readers)(
  'the use of the plan tells %s what is planned, and nothing of a day, move or cancellation',
  async (...reader) => {
    const [role, userId, companyId] = reader
    const asReader = () =>
      app.query(
        `select set_config('role', '${role}', true), set_config('app.user_id', '${userId}', true), set_config('app.company_id', '${companyId}', true)`,
      )
    const use = async () => {
      await asReader()
      const { rows } = await app.query<{ day: string; count: number }>(
        `select day, count from priv.visits_by_day($1, '2026-01-01', '2028-01-01') order by day`,
        [client.id],
      )
      return rows
    }
    const changed = async (change: string) => {
      await w.owner.query(`update app.mystery_shopping_requests set ${change} where id = $1`, [visit.id])
      try {
        return await as(reader, use)
      } finally {
        await w.owner.query(
          `update app.mystery_shopping_requests set status = 'in_progress', cancel_reason = null, shopper_id = $3,
           scheduled_date = $2, is_withheld = true where id = $1`,
          [visit.id, `${visit.day}T12:30:00+03:00`, shopper.id],
        )
      }
    }
    const before = await as(reader, use)
    // three visits of one quarter, in the middle of its thirds
    expect(before).toEqual([
      { day: '2027-01-16', count: 1 },
      { day: '2027-02-15', count: 1 },
      { day: '2027-03-17', count: 1 },
    ])
    expect(await changed(`status = 'cancelled', cancel_reason = 'x', shopper_id = null`)).toEqual(before)
    expect(await changed(`scheduled_date = '2027-03-31T12:30:00+03:00'`)).toEqual(before)
    const shown = await changed('is_withheld = false')
    expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(3)
    expect(shown.map(({ day }) => day)).toContain(visit.day)
  },
)

test('lists, totals, file and page of the client do not know the visit', async () => {
  const query = readList(ownRequestList, new URLSearchParams())
  expect(await browseOwnRequests(client, query)).toEqual({ rows: [], total: 0 })
  expect((await ownTotals(client)).requests).toBe(0)
  expect(await latestOwnRequests(client, 5)).toEqual([])
  const lines = []
  for await (const line of await exportList(client, ownRequestList, query, ownRequestRows, 'en')) lines.push(line)
  expect(lines).toHaveLength(1)
  await expect(readOwnRequest(client, visit.id)).rejects.toMatchObject({ code: 'not-found' })
})

test('no step and no alert of the visit is told to the client before its release; then the alert is told once', async () => {
  const told = async () =>
    (
      await w.owner.query<{ kind: string }>(
        `select kind from app.notifications where profile_id = $1 and kind <> 'programme.planned'`,
        [client.id],
      )
    ).rows.map(({ kind }) => kind)
  const before = await told()
  for (const step of ['request', 'approve', 'assign', 'reschedule', 'cancel']) {
    const { rows } = await w.owner.query<{ id: string }>(
      `insert into app.request_events (request_id, client_id, step, to_status, shopper_id) values ($1, $2, $3, 'assigned', $4) returning id`,
      [visit.id, client.id, step, shopper.id],
    )
    await announceStep({ eventId: rows[0]!.id })
  }
  const { rows } = await w.owner.query<{ id: string }>('select id from app.report_alerts where report_id = $1', [
    report,
  ])
  const alertId = rows[0]!.id
  await tellAlert({ alertId })
  expect(await told()).toEqual(before)
  await w.owner.query(`update app.mystery_shopping_requests set status = 'completed' where id = $1`, [visit.id])
  for (const _ of [1, 2]) await tellAlert({ alertId })
  expect((await told()).filter((kind) => kind === 'alert.finding')).toHaveLength(1)
  expect(await leaks(readers[0])).toContain('mystery_shopping_requests')
})
