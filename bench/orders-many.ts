// An order of 500 visits through the verb: preview and order, against the bare inserts of the same rows.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import type { Embedded } from '#/db/embedded.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import type { ManyOrder } from '#/features/ordering/order-many/form.ts'
import { orderMany, previewOrder } from '#/features/ordering/order-many/order-many.server.ts'
import { closeQueue, openQueue } from '#/jobs/queue.server.ts'
import { readEnv, setEnv } from '#/platform/env.server.ts'
import { prepareDatabase } from '#/server/database-ready.server.ts'
import { type Line, measured } from './measured.ts'

const branches = 500
const orders = 30
/** Longest time of one order, in milliseconds. */
const aim = 3000

const bareInsert = `with placed as (
  insert into app.mystery_shopping_requests (client_id, branch_id, branch_name, branch_location, evaluation_type, scheduled_date, price,
    shopper_fee, created_by)
  select client_id, id, name, location, 'basic', $2::timestamptz, 30000, 30000, client_id from app.branches where client_id = $1
  returning id, client_id)
insert into app.request_events (request_id, client_id, step, to_status, actor_id) select id, client_id, 'request', 'pending', client_id from placed`

async function fill(owner: pg.Client, client: string): Promise<string[]> {
  await owner.query(
    `insert into auth."user" (id, name, email, "emailVerified", user_type) values ($1, 'Bench', $2, true, 'client')`,
    [client, `${client}@bench.example`],
  )
  await owner.query(`update app.client_profiles set approval = 'approved' where profile_id = $1`, [client])
  const { rows } = await owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) select $1, 'Branch ' || b, 'Street ' || b from generate_series(1, $2::int) b returning id`,
    [client, branches],
  )
  return rows.map(({ id }) => id)
}

/** Times of preview, order and bare inserts of 500 visits. */
export async function measureOrdersMany(cluster: Embedded): Promise<Line[]> {
  setEnv(readEnv(process.env))
  const urls = await prepareDatabase(cluster.ownerUrl)
  openDatabase(urls.app, 4, () => {})
  await openQueue(urls.app, false, () => {})
  const owner = new pg.Client({ connectionString: cluster.ownerUrl })
  owner.on('error', () => {})
  await owner.connect()
  const [client, bare] = [randomUUID(), randomUUID()]
  const branchId = await fill(owner, client)
  await fill(owner, bare)
  const actor: Actor = { id: client, type: 'client', email: '', name: '', language: 'en', sessionId: randomUUID() }
  const today = riyadhDay(new Date())
  const order = (nth: number): ManyOrder => ({
    intent: 'order',
    clientKey: randomUUID(),
    branchId,
    evaluationType: 'basic',
    how: 'day',
    days: [addDays(today, 3 + nth)],
    from: '',
    until: '',
    weekdays: [],
    each: 1,
    time: '13:00',
    dayPart: null,
    free: 0,
    sheet: '',
    notes: null,
    seen: null,
  })
  const lines = [
    await measured('bare inserts', orders, 1, (nth) =>
      owner.query(bareInsert, [bare, `${addDays(today, 3 + nth)}T10:00Z`]),
    ),
    await measured('preview', orders, 1, (nth) => previewOrder(actor, order(nth))),
    await measured('order', orders, 1, (nth) => orderMany(actor, order(nth))),
  ]
  await owner.end()
  await closeQueue()
  await closeDatabase()
  return lines
}

export function describeOrdersMany(lines: readonly Line[]): string {
  const [bare, , order] = lines
  const rows = lines.map(({ name, p50, p95 }) => `| ${name} | ${p50.toFixed(0)} | ${p95.toFixed(0)} |`)
  return [
    `${orders} orders one after the other. Aim: at most ${aim} ms. Measured (p95): ${order!.p95.toFixed(0)} ms; the order takes ${(order!.p50 / bare!.p50).toFixed(1)} times the bare inserts.`,
    '',
    '| | p50 (ms) | p95 (ms) |',
    '|---|---|---|',
    ...rows,
  ].join('\n')
}
