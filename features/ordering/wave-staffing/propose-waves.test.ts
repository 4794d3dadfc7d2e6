import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { waveScenes } from '#/tests/wave-scenes.ts'
import { world } from '#/tests/world.ts'
import { choosePick, leaveOpen, letDecide, swapPicks } from './choose.server.ts'
import { readList } from '#/domain/list.ts'
import { pickList } from '#/features/ordering/waves/pick-list.ts'
import { proposeWave, stopProposal } from './propose.server.ts'
import { rankForPick } from './rank-for-pick.server.ts'
import { readWave } from '#/features/ordering/waves/read-wave.server.ts'
import { runProposal } from './run-proposal.server.ts'
import { browseWaveShoppers } from '#/features/ordering/waves/wave-shoppers.server.ts'

const w = await world()
const admin = await w.admin()
const { aBranch, aShopper, created, picksOf, proposed, statusOf, versionOf } = waveScenes(w, admin)

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
    expect((await browseWaveShoppers(admin, id, readList(pickList(id), new URLSearchParams()))).rows).toMatchObject([
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
