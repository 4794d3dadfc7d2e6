import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { assignVisit } from '#/features/assignment/assign.server.ts'
import { acceptOffer } from '#/features/offers/answer-offer.server.ts'
import { now } from '#/platform/clock.ts'
import { world } from '#/tests/world.ts'
import { announceWave } from './announce.server.ts'
import { browseWaves } from './browse-waves.server.ts'
import { cancelWave } from './cancel-wave.server.ts'
import { choosePick, leaveOpen, letDecide, swapPicks } from './choose.server.ts'
import { confirmWave } from './confirm.server.ts'
import { createVisits } from './create-visits.server.ts'
import { picksQuery, wavesQuery } from './lists.ts'
import type { NewWave } from './plan.ts'
import { previewWave } from './preview.server.ts'
import { proposeWave, stopProposal } from './propose.server.ts'
import { rankForPick } from './rank-for-pick.server.ts'
import { browsePicks, browseWaveShoppers, type PickRow } from './read-picks.server.ts'
import { readWave } from './read-wave.server.ts'
import { runConfirmation } from './run-confirmation.server.ts'
import { runProposal } from './run-proposal.server.ts'
import { changeWave, draftWave } from './write-wave.server.ts'

const w = await world()
const admin = await w.admin()
const tomorrow = addDays(riyadhDay(now()), 1)

async function aBranch(client: Actor, name: string, km = 0): Promise<string> {
  const { rows } = await w.owner.query(
    `insert into app.branches (client_id, name, location, city, latitude, longitude) values ($1, $2, 'Riyadh', 'riyadh', $3, 46.68) returning id`,
    [client.id, name, 24.7 + km / 111],
  )
  return rows[0].id
}

/** A shopper who lives so many kilometres north of the branches. */
async function aShopper(
  name: string,
  km = 1,
  level: 'basic' | 'professional' | 'senior' | 'lead' = 'senior',
): Promise<Actor> {
  const shopper = await w.shopper({ level, name })
  await w.owner.query(
    'update app.mystery_shopper_profiles set latitude = $2, longitude = 46.68 where profile_id = $1',
    [shopper.id, 24.7 + km / 111],
  )
  return shopper
}

const aPlan = (client: Actor, more: Partial<NewWave['plan']> = {}): NewWave => ({
  name: 'December',
  from: tomorrow,
  until: addDays(tomorrow, 27),
  plan: {
    clientIds: [client.id],
    cities: [],
    q: '',
    type: 'full_service',
    visitsPerBranch: 1,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    quotas: { breakfast: 0, lunch: 50, afternoon: 0, dinner: 50, late: 0 },
    gapDays: 7,
    pace: 'even',
    weekShares: [],
    windowDays: 1,
    ...more,
  },
})

async function drafted(client: Actor, more: Partial<NewWave['plan']> = {}): Promise<string> {
  return draftWave(admin, randomUUID(), aPlan(client, more))
}
async function created(client: Actor, more: Partial<NewWave['plan']> = {}): Promise<string> {
  const id = await drafted(client, more)
  const { visits } = await previewWave(admin, aPlan(client, more))
  await createVisits(admin, id, { version: 1, visits })
  return id
}
const versionOf = async (id: string) => (await readWave(admin, id)).version
const statusOf = async (id: string) => (await readWave(admin, id)).status
const picksOf = async (id: string, search = ''): Promise<PickRow[]> =>
  (await browsePicks(admin, id, picksQuery(new URLSearchParams(search)))).rows

async function proposed(id: string): Promise<void> {
  await proposeWave(admin, id, await versionOf(id))
  await runProposal({ waveId: id, version: await versionOf(id) })
}
async function confirmed(id: string, how: 'offer' | 'assign'): Promise<void> {
  await confirmWave(admin, id, await versionOf(id), how)
  await runConfirmation({ waveId: id, version: await versionOf(id) })
}

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
    expect(preview.parts.map(({ part, count }) => [part, count]).sort()).toEqual([
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
      (await browseWaves(admin, wavesQuery(new URLSearchParams()))).rows.filter(({ id: one }) => one === key),
    ).toHaveLength(1)
  })
})

describe('visits', () => {
  test('are created as approved requests with price, window and history, once', async () => {
    const client = await w.client()
    for (const name of ['A', 'B', 'C']) await aBranch(client, name)
    const id = await drafted(client, { visitsPerBranch: 2 })
    const tries = await Promise.allSettled([1, 2, 3].map(() => createVisits(admin, id, { version: 1, visits: 6 })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
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
    expect(rows.map(({ day_part }) => day_part).sort()).toEqual([
      'dinner',
      'dinner',
      'dinner',
      'lunch',
      'lunch',
      'lunch',
    ])
    expect(await statusOf(id)).toBe('planned')
  })

  test('are not created when the plan gives another number than was seen', async () => {
    const client = await w.client()
    await aBranch(client, 'A')
    const id = await drafted(client)
    await aBranch(client, 'B')
    await expect(createVisits(admin, id, { version: 1, visits: 1 })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    })
    expect(await statusOf(id)).toBe('draft')
    const empty = await drafted(await w.client())
    await expect(createVisits(admin, empty, { version: 1, visits: 1 })).rejects.toMatchObject({ code: 'wave.empty' })
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

describe('a proposal', () => {
  let near: Actor
  let far: Actor
  beforeAll(async () => {
    near = await aShopper('Near')
    far = await aShopper('Far', 30)
    await aShopper('Too far', 90)
    await aShopper('Basic', 1, 'basic')
  })

  test('gives each visit to somebody whom every rule allows it, and says how good it is', async () => {
    const client = await w.client()
    for (const name of ['A', 'B']) await aBranch(client, name)
    const id = await created(client)
    await proposed(id)
    const picks = await picksOf(id)
    expect(picks.map(({ shopperName }) => shopperName)).toEqual(['Near', 'Near'])
    const { proposal } = await readWave(admin, id)
    expect(proposal.made).toMatchObject({ total: { filled: 2 }, bound: { filled: 2 }, used: 1, mostVisits: 2 })
    expect(proposal.made!.bound.fit).toBe(proposal.made!.total.fit)
    expect(picks[0]!.parts.find(({ part }) => part === 'quality')).toMatchObject({ points: 17.5, known: false })
    expect((await browseWaveShoppers(admin, id, picksQuery(new URLSearchParams()))).rows).toMatchObject([
      { name: 'Near', visits: 2, isNew: true },
    ])
  })

  test('says for each visit that is left which rules stand against how many', async () => {
    const client = await w.client()
    await aBranch(client, 'Abha', 600)
    const id = await created(client)
    await proposed(id)
    const [pick] = await picksOf(id, 'state=open')
    expect(pick!.shopperId).toBeNull()
    expect(pick!.refusals.too_far).toEqual({ all: 4, alone: 3 })
    expect(pick!.refusals.level).toEqual({ all: 1, alone: 0 })
  })

  test('keeps what was chosen by hand, and works around it', async () => {
    const client = await w.client()
    for (const name of ['A', 'B']) await aBranch(client, name)
    const id = await created(client, { gapDays: 1 })
    await proposed(id)
    const [first] = await picksOf(id)
    await choosePick(admin, id, first!.requestId, far.id, await versionOf(id))
    await proposed(id)
    const after = await picksOf(id)
    expect(after.map(({ shopperName, isByHand }) => [shopperName, isByHand])).toEqual([
      ['Far', true],
      ['Near', false],
    ])
    await leaveOpen(admin, id, first!.requestId, await versionOf(id))
    await proposed(id)
    expect((await picksOf(id)).map(({ shopperName }) => shopperName)).toEqual([null, 'Near'])
    await letDecide(admin, id, first!.requestId, await versionOf(id))
    await proposed(id)
    expect((await picksOf(id)).map(({ shopperName }) => shopperName)).toEqual(['Near', 'Near'])
  })

  test('refuses by hand whom a rule keeps away, also by what the proposal gives them', async () => {
    const client = await w.client()
    for (const name of ['A', 'B']) await aBranch(client, name)
    const id = await created(client, { gapDays: 1, pace: 'even' })
    await w.owner.query(
      `update app.mystery_shopping_requests set scheduled_date = (select min(scheduled_date) from app.mystery_shopping_requests
       where wave_id = $1) + interval '3 days' where wave_id = $1 and scheduled_date > (select min(scheduled_date)
       from app.mystery_shopping_requests where wave_id = $1)`,
      [id],
    )
    await proposed(id)
    const picks = await picksOf(id)
    expect(new Set(picks.map(({ shopperName }) => shopperName))).toEqual(new Set(['Near', 'Far']))
    const ofFar = picks.find(({ shopperName }) => shopperName === 'Far')!
    await expect(choosePick(admin, id, ofFar.requestId, near.id, await versionOf(id))).rejects.toMatchObject({
      code: 'evaluation.shopper-refused',
      details: { rules: 'same_client' },
    })
    const ranking = await rankForPick(admin, id, ofFar.requestId, '')
    expect(ranking.fit.map(({ name }) => name)).toEqual(['Far'])
    expect(ranking.refused.find(({ name }) => name === 'Near')).toMatchObject({ inWave: 1 })
    await swapPicks(admin, id, picks[0]!.requestId, picks[1]!.requestId, await versionOf(id))
    const swapped = await picksOf(id)
    expect(swapped.map(({ shopperName }) => shopperName)).toEqual(
      picks.map(({ shopperName }) => shopperName).toReversed(),
    )
    expect(swapped.every(({ isByHand }) => isByHand)).toBe(true)
  })

  test('can be stopped, and a run that was overtaken writes nothing', async () => {
    const client = await w.client()
    await aBranch(client, 'A')
    const id = await created(client)
    await proposeWave(admin, id, await versionOf(id))
    const overtaken = await versionOf(id)
    await stopProposal(admin, id, overtaken)
    expect(await statusOf(id)).toBe('planned')
    await runProposal({ waveId: id, version: overtaken })
    expect(await statusOf(id)).toBe('planned')
    expect((await picksOf(id))[0]).toMatchObject({ state: 'open', shopperId: null })
  })
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
    // what is left may be proposed anew, and is given to somebody else
    await letDecideRefused(id, after[1]!.requestId)
    expect(await statusOf(id)).toBe('proposed')
    expect((await picksOf(id)).map(({ state, shopperName }) => [state, shopperName === 'Busy soon'])).toEqual([
      ['taken', true],
      ['proposed', false],
    ])
  })

  /** The refused visit goes back to the proposal, which is made anew. */
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

  test('that is cancelled cancels what nobody has, and leaves the others', async () => {
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

test('clients and shoppers have nothing to do with waves', async () => {
  const client = await w.client()
  await aBranch(client, 'A')
  const id = await created(client)
  for (const stranger of [client, await w.shopper(), await w.freelancer()]) {
    const refused = { code: 'not-allowed' }
    await expect(previewWave(stranger, aPlan(client))).rejects.toMatchObject(refused)
    await expect(draftWave(stranger, randomUUID(), aPlan(client))).rejects.toMatchObject(refused)
    await expect(changeWave(stranger, id, 2, aPlan(client))).rejects.toMatchObject(refused)
    await expect(createVisits(stranger, id, { version: 2, visits: 1 })).rejects.toMatchObject(refused)
    await expect(proposeWave(stranger, id, 2)).rejects.toMatchObject(refused)
    await expect(stopProposal(stranger, id, 2)).rejects.toMatchObject(refused)
    await expect(choosePick(stranger, id, id, stranger.id, 2)).rejects.toMatchObject(refused)
    await expect(swapPicks(stranger, id, id, id, 2)).rejects.toMatchObject(refused)
    await expect(leaveOpen(stranger, id, id, 2)).rejects.toMatchObject(refused)
    await expect(letDecide(stranger, id, id, 2)).rejects.toMatchObject(refused)
    await expect(confirmWave(stranger, id, 2, 'assign')).rejects.toMatchObject(refused)
    await expect(cancelWave(stranger, id, 2, 'no')).rejects.toMatchObject(refused)
    await expect(readWave(stranger, id)).rejects.toMatchObject(refused)
    await expect(browseWaves(stranger, wavesQuery(new URLSearchParams()))).rejects.toMatchObject(refused)
    await expect(browsePicks(stranger, id, picksQuery(new URLSearchParams()))).rejects.toMatchObject(refused)
    await expect(browseWaveShoppers(stranger, id, picksQuery(new URLSearchParams()))).rejects.toMatchObject(refused)
    await expect(rankForPick(stranger, id, id, '')).rejects.toMatchObject(refused)
  }
  await expect(readWave(admin, randomUUID())).rejects.toMatchObject({ code: 'not-found' })
  await expect(readWave(admin, 'nonsense')).rejects.toMatchObject({ code: 'not-found' })
})
