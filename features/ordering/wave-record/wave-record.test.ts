import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { readList } from '#/domain/list.ts'
import { pickList, type PickStage } from '#/features/ordering/waves/pick-list.ts'
import { browsePicks } from '#/features/ordering/waves/read-picks.server.ts'
import { waveScenes } from '#/tests/wave-scenes.ts'
import { type World, world } from '#/tests/world.ts'
import { readBesideWave, readWaveInvoices, readWaveRecord } from './read-record.server.ts'

let w: World
let admin: Actor
let scene: ReturnType<typeof waveScenes>
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  scene = waveScenes(w, admin)
})

/** Six visits of one client on six days: open, assigned and late, under way, handed in, released, cancelled. */
async function underWay(): Promise<{ id: string; client: Actor; requests: string[] }> {
  const client = await w.client()
  const shopper = await w.shopper()
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await scene.aBranch(client, name)
  const id = await scene.created(client, { type: 'basic' })
  const { rows } = await w.owner.query<{ id: string }>(
    'select id from app.mystery_shopping_requests where wave_id = $1 order by scheduled_date, id',
    [id],
  )
  const requests = rows.map((row) => row.id)
  const [, late, begun, handedIn, released, cancelled] = requests
  const set = (request: string | undefined, status: string, more = '') =>
    w.owner.query(`update app.mystery_shopping_requests set status = $2 ${more} where id = $1`, [request, status])
  const held = `, shopper_id = '${shopper.id}'`
  await set(late, 'assigned', `${held}, scheduled_date = now() - interval '2 days'`)
  await set(begun, 'in_progress', held)
  await set(handedIn, 'in_progress', held)
  await set(released, 'completed', held)
  await set(cancelled, 'cancelled')
  for (const [request, status] of [
    [begun, 'draft'],
    [handedIn, 'submitted'],
    [released, 'released'],
  ])
    await w.owner.query(
      `insert into app.mystery_shopping_reports (request_id, client_id, shopper_id, questionnaire_id, checked_in_at, due_at, status, submitted_at)
       select q.id, q.client_id, q.shopper_id, (select id from app.questionnaires limit 1), now(), now(), $2,
         case when $2 <> 'draft' then now() end
       from app.mystery_shopping_requests q where q.id = $1`,
      [request, status],
    )
  return { id, client, requests }
}

describe('the record of a wave', () => {
  test('counts its visits by stage, and each count leads to as many visits', async () => {
    const { id } = await underWay()
    const { progress, needs, next, cities, stages } = await readWaveRecord(admin, id)
    expect(progress).toEqual({ planned: 5, offered: 4, accepted: 4, carried: 2, released: 1, late: 1, toRelease: 1 })
    const listed = await Promise.all(
      (Object.keys(progress) as PickStage[]).map(async (stage) => {
        const query = readList(pickList(id), new URLSearchParams({ stage }))
        return [stage, (await browsePicks(admin, id, query)).total]
      }),
    )
    expect(Object.fromEntries(listed)).toEqual(progress)
    expect(needs).toEqual([
      { kind: 'late', count: 1 },
      { kind: 'toRelease', count: 1 },
    ])
    expect(next).toBe('propose')
    expect(cities).toEqual(['riyadh'])
    expect(stages.map(({ stage, visits }) => `${stage} ${visits}`)).toEqual([
      'released 1',
      'carried 1',
      'accepted 2',
      'open 1',
      'cancelled 1',
    ])
    expect(stages.every(({ price }) => price === 30_000)).toBe(false)
    expect(stages[0]!.price).toBe(30_000)
  })

  test('has the invoices of its visits, for readers of invoices', async () => {
    const { id, client, requests } = await underWay()
    const invoice = randomUUID()
    await w.owner.query(
      `insert into app.invoices (id, client_id, kind, purpose, status, supplied_on, net, vat, gross)
       values ($1, $2, 'invoice', 'visits', 'draft', '2026-10-01', 30000, 4500, 34500)`,
      [invoice, client.id],
    )
    await w.owner.query(
      `insert into app.invoice_lines (invoice_id, client_id, position, name, quantity, unit_price, category, account, request_id, net, vat)
       values ($1, $2, 1, 'Visit', 1, 30000, '{}', 'visit_revenue', $3, 30000, 4500)`,
      [invoice, client.id, requests[4]],
    )
    expect(await readWaveInvoices(admin, id)).toMatchObject([{ id: invoice, number: null, visits: 1, net: 30_000 }])
  })

  test('has its log, also beside the list, where it is short', async () => {
    const client = await w.client()
    await scene.aBranch(client, 'Log')
    const id = await scene.created(client, { type: 'basic' })
    const { history } = await readBesideWave(admin, id)
    expect(history.map(({ action }) => action)).toEqual(['waves.create-visits', 'waves.draft'])
  })

  test('is found by staff alone', async () => {
    const client = await w.client()
    await scene.aBranch(client, 'Own')
    const id = await scene.created(client, { type: 'basic' })
    const code = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      )
    expect(await code(readWaveRecord(client, id))).toBe('not-allowed')
    expect(await code(readWaveInvoices(client, id))).toBe('not-allowed')
    expect(await code(readWaveRecord(admin, randomUUID()))).toBe('not-found')
  })
})
