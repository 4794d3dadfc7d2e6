import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { offerVisit } from '#/features/ordering/offers/offer-visit.server.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { aPlan, waveScenes } from '#/tests/wave-scenes.ts'
import { type World, world } from '#/tests/world.ts'
import { createVisits } from './create-visits.server.ts'
import { previewWave } from './preview.server.ts'
import { quoteWave } from './quote-wave.server.ts'

let w: World
let admin: Actor
let scene: ReturnType<typeof waveScenes>
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  scene = waveScenes(w, admin)
})
const rejectOtherShoppers = () => w.owner.query("update app.mystery_shopper_profiles set approval = 'rejected'")

describe('before a wave is ordered', () => {
  test('its page says for how many visits there is room, what stands against the others and what would help', async () => {
    await rejectOtherShoppers()
    const client = await w.client()
    for (let n = 0; n < 6; n += 1) await scene.aBranch(client, `Branch ${n}`)
    await scene.aShopper('Near', 2)
    await scene.aShopper('Out Of Town', 55)
    const plan = aPlan(client, { visitsPerBranch: 1 })
    const { capacity, price, bonus } = await quoteWave(admin, plan)
    // 28 and 14 days between visits to a client: two for the near one
    expect(capacity).toMatchObject({ visits: 6, staffed: 2, atMost: 2, untried: [] })
    expect(capacity.binding.reduce((sum, { visits }) => sum + visits, 0)).toBe(4)
    expect(capacity.binding.map(({ rule }) => rule)).toContain('same_client')
    const gains = Object.fromEntries(capacity.whatIfs.map(({ loosening, gains: more }) => [loosening, more]))
    expect(gains).toMatchObject({ farther: 2, client_week: expect.any(Number) })
    expect(gains['one_km']).toBeUndefined()
    expect(capacity.cities).toEqual([{ city: 'riyadh', visits: 6, open: 4, shoppers: 2, recruits: 2 }])
    expect(price).toMatchObject({
      visits: 6,
      listed: 300_000,
      net: 300_000,
      vat: 45_000,
      gross: 345_000,
      fees: 300_000,
    })
    expect(bonus).toBe(15_000)
  })

  test('open offers take their room, and nothing is written', async () => {
    await rejectOtherShoppers()
    const [client, other] = [await w.client(), await w.client()]
    await scene.aBranch(client, 'Only')
    await scene.aBranch(other, 'Elsewhere')
    const basic = await scene.aShopper('One Visit', 1, 'basic')
    const plan = aPlan(client, { type: 'basic' })
    expect((await quoteWave(admin, plan)).capacity.staffed).toBe(1)
    const waveId = await scene.created(other, { type: 'basic' })
    const [visit] = await scene.picksOf(waveId)
    await offerVisit(admin, visit!.requestId, basic.id)
    const { capacity } = await quoteWave(admin, plan)
    expect(capacity).toMatchObject({ staffed: 0, binding: [{ rule: 'open_jobs', visits: 1 }] })
    expect(capacity.whatIfs).toEqual([{ loosening: 'open_visit', gains: 1 }])
    const { rows } = await w.owner.query('select 1 from app.mystery_shopping_requests where client_id = $1', [
      client.id,
    ])
    expect(rows).toEqual([])
  })

  test('visits that the client’s plan includes are counted, those ordered already first', async () => {
    const client = await w.client()
    for (const name of ['A', 'B', 'C']) await scene.aBranch(client, name)
    const began = addDays(riyadhDay(now()), -1)
    await w.owner.query(
      `insert into app.subscriptions (id, client_id, tier, monthly_price, state, began_on) values (gen_random_uuid(), $1, 'basic', 99900, 'active', $2)`,
      [client.id, began],
    )
    const plan = aPlan(client, { visitsPerBranch: 3, gapDays: 7 })
    expect((await quoteWave(admin, plan)).price).toMatchObject({ visits: 9, withinPlans: 9, net: 0, gross: 0 })
    const id = await scene.drafted(client, { visitsPerBranch: 1 })
    const { visits, price } = await previewWave(admin, aPlan(client))
    await createVisits(admin, id, { version: 1, visits, price })
    expect((await quoteWave(admin, aPlan(client, { visitsPerBranch: 3, gapDays: 3 }))).price).toMatchObject({
      visits: 9,
      withinPlans: 7,
      net: 2 * 50_000,
    })
  })

  test('an empty plan costs nothing', async () => {
    const { price, capacity } = await quoteWave(admin, aPlan(await w.client()))
    expect(price).toMatchObject({ visits: 0, net: 0, marginPercent: null })
    expect(capacity).toMatchObject({ visits: 0, staffed: 0, binding: [], whatIfs: [], cities: [] })
  })
})
