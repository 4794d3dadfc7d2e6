import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { acceptOffer } from '#/features/ordering/offers/answer-offer.server.ts'
import { readMyOffers } from '#/features/ordering/offers/read-offers.server.ts'
import { waveScenes } from '#/tests/wave-scenes.ts'
import { type World, world } from '#/tests/world.ts'
import { announceWave } from '#/features/ordering/waves/announce.server.ts'
import { readList } from '#/domain/list.ts'
import { browseWaves, shortWaves } from '#/features/ordering/waves/browse-waves.server.ts'
import { cancelRest } from '#/features/ordering/waves/cancel-wave.server.ts'
import { waveList } from '#/features/ordering/waves/wave-list.ts'
import { readWave } from '#/features/ordering/waves/read-wave.server.ts'
import { bonusForRest, extendRest } from './staff-rest.server.ts'

let w: World
let admin: Actor
let scene: ReturnType<typeof waveScenes>
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  scene = waveScenes(w, admin)
})

/** Four visits of one client on four days, and one shopper, who may have one of them. */
async function short(how: 'offer' | 'assign'): Promise<{ id: string; client: Actor; shopper: Actor }> {
  await w.owner.query("update app.mystery_shopper_profiles set approval = 'rejected'")
  const client = await w.client()
  for (const name of ['A', 'B', 'C', 'D']) await scene.aBranch(client, name)
  const shopper = await scene.aShopper('Only One', 1, 'basic')
  const id = await scene.created(client, { type: 'basic' })
  await scene.proposed(id)
  await scene.confirmed(id, how)
  return { id, client, shopper }
}
const inList = async (id: string) =>
  (await browseWaves(admin, readList(waveList, new URLSearchParams()))).rows.find((row) => row.id === id)
const dates = async (id: string) => {
  const { rows } = await w.owner.query(
    `select status, bonus::int as bonus, is_on_board, (scheduled_date at time zone 'Asia/Riyadh')::date::text as day
     from app.mystery_shopping_requests where wave_id = $1 order by scheduled_date, id`,
    [id],
  )
  return rows as { status: string; bonus: number; is_on_board: boolean; day: string }[]
}

describe('a wave that is given out says how many visits have a shopper', () => {
  test('on its page, in the list, in the control room and in the notice, and is not done before all have one', async () => {
    const { id, shopper } = await short('offer')
    const offered = { visits: 4, staffed: 0, offered: 1, open: 3 }
    expect((await readWave(admin, id)).staffing).toEqual(offered)
    expect((await inList(id))!.staffing).toEqual(offered)
    expect((await shortWaves(admin)).map((wave) => [wave.id, wave.staffing.open])).toContainEqual([id, 3])
    const { rows } = await w.owner.query(
      `select params from app.notifications where kind = 'wave.confirmed' and link like '%' || $1`,
      [id],
    )
    expect(rows[0].params).toMatchObject({ done: '1', refused: '3' })
    const [offer] = await readMyOffers(shopper)
    await acceptOffer(shopper, offer!.offerId)
    expect((await readWave(admin, id)).staffing).toEqual({ visits: 4, staffed: 1, offered: 0, open: 3 })
  })
})

describe('the visits without a shopper', () => {
  test('get a bonus on the board; the one that has a shopper does not', async () => {
    const { id } = await short('assign')
    const version = await scene.versionOf(id)
    expect(await bonusForRest(admin, id, version, 75_00)).toBe(3)
    await expect(bonusForRest(admin, id, version, 75_00)).rejects.toMatchObject({ code: 'changed-meanwhile' })
    const after = await dates(id)
    expect(after.filter(({ bonus }) => bonus === 75_00)).toHaveLength(3)
    for (const { status, bonus, is_on_board } of after)
      expect([bonus, is_on_board]).toEqual(status === 'assigned' ? [0, false] : [75_00, true])
  })

  test('get later dates, and the wave lasts as much longer', async () => {
    const { id } = await short('assign')
    const [before, { until }] = [await dates(id), await readWave(admin, id)]
    expect(await extendRest(admin, id, await scene.versionOf(id), 10)).toBe(3)
    const wanted = before.map(({ status, day }) =>
      status === 'assigned' ? day : addDays(riyadhDay(new Date(day)), 10),
    )
    expect((await dates(id)).map(({ day }) => day)).toEqual([...wanted].sort())
    expect((await readWave(admin, id)).until).toBe(addDays(until, 10))
  })

  test('are cancelled, each client told once, and the wave is done', async () => {
    const { id, client } = await short('assign')
    const version = await scene.versionOf(id)
    await expect(cancelRest(admin, id, version, ' ')).rejects.toMatchObject({ code: 'evaluation.reason-required' })
    expect(await cancelRest(admin, id, version, 'Nobody lives near')).toBe(3)
    await expect(cancelRest(admin, id, version, 'Nobody lives near')).rejects.toMatchObject({
      code: 'changed-meanwhile',
    })
    await expect(cancelRest(admin, id, version + 1, 'Again')).rejects.toMatchObject({ code: 'wave.empty' })
    const wave = await readWave(admin, id)
    expect(wave).toMatchObject({ status: 'confirmed', staffing: { visits: 1, staffed: 1, offered: 0, open: 0 } })
    const [job] = (await w.waitingJobs('waves.announce')).filter((one) => one['waveId'] === id && 'rest' in one)
    await announceWave(job as Parameters<typeof announceWave>[0])
    await announceWave(job as Parameters<typeof announceWave>[0])
    const { rows } = await w.owner.query(
      `select params from app.notifications where profile_id = $1 and kind = 'request.wave-cancelled'`,
      [client.id],
    )
    expect(rows).toEqual([{ params: { count: '3' } }])
    expect((await shortWaves(admin)).map((one) => one.id)).not.toContain(id)
  })

  test('are unset’s business but that of the office, and only once a wave is given out', async () => {
    const { id, client, shopper } = await short('assign')
    const version = await scene.versionOf(id)
    for (const stranger of [client, shopper]) {
      const refused = { code: 'not-allowed' }
      await expect(bonusForRest(stranger, id, version, 1)).rejects.toMatchObject(refused)
      await expect(extendRest(stranger, id, version, 1)).rejects.toMatchObject(refused)
      await expect(cancelRest(stranger, id, version, 'Mine')).rejects.toMatchObject(refused)
      await expect(shortWaves(stranger)).rejects.toMatchObject(refused)
    }
    const draft = await scene.drafted(client)
    await expect(cancelRest(admin, draft, 1, 'Early')).rejects.toMatchObject({ code: 'wave.step-refused' })
  })
})
