import { beforeAll, describe, expect, test } from 'vitest'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { acceptOffer } from '#/features/ordering/offers/answer-offer.server.ts'
import { waveScenes } from '#/tests/wave-scenes.ts'
import { world } from '#/tests/world.ts'
import { announceWave } from '#/features/ordering/waves/announce.server.ts'
import { cancelWave } from '#/features/ordering/waves/cancel-wave.server.ts'
import { choosePick, letDecide } from './choose.server.ts'
import { confirmWave } from './confirm.server.ts'
import { proposeWave } from './propose.server.ts'
import { readWave } from '#/features/ordering/waves/read-wave.server.ts'
import { runConfirmation } from './run-confirmation.server.ts'

const w = await world()
const admin = await w.admin()
const { aBranch, aShopper, confirmed, created, picksOf, proposed, statusOf, versionOf } = waveScenes(w, admin)

beforeAll(async () => {
  await aShopper('Near')
  await aShopper('Far', 30)
})

describe('a confirmed wave', () => {
  test('assigns what is proposed, refuses what changed meanwhile row by row, and is confirmed once', async () => {
    const client = await w.client()
    for (const name of ['A', 'B']) await aBranch(client, name)
    const busy = await aShopper('Busy soon', 0)
    const id = await created(client)
    await proposed(id)
    const mine = await picksOf(id)
    for (const { requestId } of mine) {
      const version = await versionOf(id)
      await choosePick(admin, id, requestId, busy.id, version)
    }
    const day = riyadhDay(new Date(mine[1]!.visitAt))
    await w.owner.query('insert into app.shopper_busy_dates (shopper_id, busy_on) values ($1, $2)', [busy.id, day])
    const version = await versionOf(id)
    const tries = await Promise.allSettled([1, 2].map(() => confirmWave(admin, id, version, 'assign')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await runConfirmation({ waveId: id, version: version + 1 })
    await runConfirmation({ waveId: id, version: version + 1 })
    const after = await picksOf(id)
    expect(after.map(({ state }) => state)).toEqual(['taken', 'refused'])
    expect(after[1]!.refusals).toEqual({ busy: { all: 1, alone: 1 } })
    const { proposal, counts } = await readWave(admin, id)
    expect(proposal.confirmed).toMatchObject({ how: 'assign', total: 2, done: 1, refused: 1 })
    expect(counts).toMatchObject({ taken: 1, refused: 1 })
    // the rest may be proposed again and goes to another shopper
    await letDecideRefused(id, after[1]!.requestId)
    expect(await statusOf(id)).toBe('proposed')
    expect((await picksOf(id)).map(({ state, shopperName }) => [state, shopperName === 'Busy soon'])).toEqual([
      ['taken', true],
      ['proposed', false],
    ])
  })

  /** Returns the refused visit to the proposal, which is made again. */
  async function letDecideRefused(id: string, requestId: string): Promise<void> {
    await proposed(id)
    await letDecide(admin, id, requestId, await versionOf(id))
    await proposed(id)
  }

  test('offers what is proposed for a day, and the shopper accepts', async () => {
    const client = await w.client()
    await aBranch(client, 'A')
    const shopper = await aShopper('Offered', 0)
    const id = await created(client)
    await proposed(id)
    const [pick] = await picksOf(id)
    await choosePick(admin, id, pick!.requestId, shopper.id, await versionOf(id))
    await confirmed(id, 'offer')
    expect(await picksOf(id)).toMatchObject([{ state: 'offered', shopperName: 'Offered' }])
    const { rows } = await w.owner.query(
      `select o.id, o.expires_at - o.offered_at as term, q.is_offering from app.visit_offers o
       join app.mystery_shopping_requests q on q.id = o.request_id where q.wave_id = $1`,
      [id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ is_offering: true })
    await acceptOffer(shopper, rows[0].id)
    expect(await picksOf(id)).toMatchObject([{ state: 'taken', shopperName: 'Offered' }])
  })

  test('goes on where it was broken off and gives nothing out twice', async () => {
    const client = await w.client()
    for (const name of ['A', 'B', 'C']) await aBranch(client, name)
    for (const name of ['One', 'Two', 'Three']) await aShopper(name, 2)
    const id = await created(client, { gapDays: 1 })
    await proposed(id)
    const picks = await picksOf(id)
    await confirmWave(admin, id, await versionOf(id), 'assign')
    await assignVisit(admin, picks[0]!.requestId, picks[0]!.shopperId!)
    await runConfirmation({ waveId: id, version: await versionOf(id) })
    const { rows } = await w.owner.query(
      `select count(*)::int as assigned from app.request_events e join app.mystery_shopping_requests q on q.id = e.request_id
       where q.wave_id = $1 and e.step = 'assign'`,
      [id],
    )
    expect(rows).toEqual([{ assigned: 3 }])
  })

  test('that is cancelled cancels what unset has, and leaves the others', async () => {
    const client = await w.client()
    for (const name of ['A', 'B', 'C']) await aBranch(client, name)
    const id = await created(client, { gapDays: 1 })
    await proposed(id)
    const picks = await picksOf(id)
    await assignVisit(admin, picks[0]!.requestId, picks[0]!.shopperId!)
    await expect(cancelWave(admin, id, await versionOf(id), ' ')).rejects.toMatchObject({
      code: 'evaluation.reason-required',
    })
    expect(await cancelWave(admin, id, await versionOf(id), 'The client closes for works')).toBe(2)
    expect((await picksOf(id)).map(({ state }) => state)).toEqual(['taken', 'cancelled', 'cancelled'])
    expect(await readWave(admin, id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'The client closes for works',
    })
    await expect(proposeWave(admin, id, await versionOf(id))).rejects.toMatchObject({ code: 'wave.step-refused' })
    await announceWave({ waveId: id })
    const { rows } = await w.owner.query(
      `select params from app.notifications where profile_id = $1 and kind = 'request.wave-cancelled'`,
      [client.id],
    )
    expect(rows).toEqual([{ params: { count: '2' } }])
  })
})
