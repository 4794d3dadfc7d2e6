import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aPlan, waveScenes } from '#/tests/wave-scenes.ts'
import { world } from '#/tests/world.ts'
import { announceWave } from './announce.server.ts'
import { readList } from '#/domain/list.ts'
import { browseWaves } from './browse-waves.server.ts'
import { createVisits } from './create-visits.server.ts'
import { waveList } from './wave-list.ts'
import { previewWave } from './preview.server.ts'
import { readWave } from './read-wave.server.ts'
import { changeWave, draftWave } from './write-wave.server.ts'

const w = await world()
const admin = await w.admin()
const { aBranch, created, drafted, statusOf } = waveScenes(w, admin)

describe('a plan', () => {
  test('shows what it would create and cost, and writes nothing', async () => {
    const client = await w.client()
    for (const name of ['A', 'B', 'C', 'D']) await aBranch(client, name)
    const preview = await previewWave(admin, aPlan(client, { visitsPerBranch: 2 }))
    expect(preview).toMatchObject({
      branches: 4,
      clients: 1,
      visits: 8,
      price: 8 * 50_000,
      fee: 8 * 50_000,
      unplaced: 0,
    })
    expect(
      preview.parts.map(({ part, count }) => [part, count]).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    ).toEqual([
      ['dinner', 4],
      ['lunch', 4],
    ])
    expect(preview.weekdays.reduce((sum, count) => sum + count, 0)).toBe(8)
    const { rows } = await w.owner.query('select 1 from app.mystery_shopping_requests where client_id = $1', [
      client.id,
    ])
    expect(rows).toEqual([])
  })

  test('names the branches that cannot have as many visits, and leaves out clients that are not approved', async () => {
    const client = await w.client()
    await aBranch(client, 'Narrow')
    const preview = await previewWave(admin, aPlan(client, { visitsPerBranch: 6 }))
    expect(preview.visits).toBe(4)
    expect(preview.shortfalls).toEqual([{ kind: 'branch', branchName: 'Narrow', branchLocation: 'Riyadh', missing: 2 }])
    const waiting = await w.client({ approval: 'pending' })
    await aBranch(waiting, 'Waiting')
    expect(await previewWave(admin, aPlan(waiting))).toMatchObject({ branches: 0, visits: 0 })
  })

  test('may be changed while it is a draft, by whoever saw its last version', async () => {
    const client = await w.client()
    await aBranch(client, 'A')
    const id = await drafted(client)
    await changeWave(admin, id, 1, { ...aPlan(client), name: 'January' })
    expect(await readWave(admin, id)).toMatchObject({ name: 'January', status: 'draft', version: 2 })
    await expect(changeWave(admin, id, 1, aPlan(client))).rejects.toMatchObject({ code: 'changed-meanwhile' })
  })

  test('that is sent twice is one wave', async () => {
    const client = await w.client()
    const key = randomUUID()
    expect(await draftWave(admin, key, aPlan(client))).toBe(key)
    expect(await draftWave(admin, key, aPlan(client))).toBe(key)
    expect(
      (await browseWaves(admin, readList(waveList, new URLSearchParams()))).rows.filter(({ id: one }) => one === key),
    ).toHaveLength(1)
  })
})

describe('visits', () => {
  test('are created as approved requests with price, window and history, once', async () => {
    const client = await w.client()
    for (const name of ['A', 'B', 'C']) await aBranch(client, name)
    const id = await drafted(client, { visitsPerBranch: 2 })
    const seen = { version: 1, visits: 6, price: 6 * 50_000 }
    expect(await Promise.all([1, 2, 3].map(() => createVisits(admin, id, seen)))).toEqual([6, 6, 6])
    expect(await createVisits(admin, id, seen)).toBe(6)
    expect((await w.waitingJobs('waves.announce')).filter(({ waveId }) => waveId === id)).toHaveLength(1)
    const { rows } = await w.owner.query(
      `select status, price, shopper_fee, is_on_board, day_part, earliest_on <= (scheduled_date at time zone 'Asia/Riyadh')::date as early,
       latest_on >= (scheduled_date at time zone 'Asia/Riyadh')::date as late,
       (select array_agg(step order by created_at) from app.request_events e where e.request_id = q.id) as steps
       from app.mystery_shopping_requests q where wave_id = $1`,
      [id],
    )
    expect(rows).toHaveLength(6)
    for (const row of rows)
      expect(row).toMatchObject({
        status: 'approved',
        price: '50000',
        shopper_fee: '50000',
        is_on_board: false,
        early: true,
        late: true,
        steps: ['request', 'approve'],
      })
    expect(rows.map(({ day_part }) => day_part as string).sort((a, b) => (a < b ? -1 : 1))).toEqual([
      'dinner',
      'dinner',
      'dinner',
      'lunch',
      'lunch',
      'lunch',
    ])
    expect(await statusOf(id)).toBe('planned')
  })

  test('are not created when the plan gives another number or price than was seen', async () => {
    const client = await w.client()
    await aBranch(client, 'A')
    const id = await drafted(client)
    await aBranch(client, 'B')
    for (const seen of [
      { version: 1, visits: 1, price: 50_000 },
      { version: 1, visits: 2, price: 80_000 },
    ])
      await expect(createVisits(admin, id, seen)).rejects.toMatchObject({ code: 'changed-meanwhile' })
    expect(await statusOf(id)).toBe('draft')
    const empty = await drafted(await w.client())
    await expect(createVisits(admin, empty, { version: 1, visits: 1, price: 50_000 })).rejects.toMatchObject({
      code: 'wave.empty',
    })
  })

  test('are told to each client once, not one by one', async () => {
    const client = await w.client()
    for (const name of ['A', 'B']) await aBranch(client, name)
    const id = await created(client)
    await announceWave({ waveId: id })
    await announceWave({ waveId: id })
    const { rows } = await w.owner.query('select kind, params from app.notifications where profile_id = $1', [
      client.id,
    ])
    expect(rows).toEqual([{ kind: 'request.wave-planned', params: { count: '2' } }])
    const mails = await w.owner.query(
      `select subject from app.emails where profile_id = $1 and kind = 'request.wave-planned'`,
      [client.id],
    )
    expect(mails.rows).toEqual([{ subject: 'Visits planned for you: 2' }])
  })
})
