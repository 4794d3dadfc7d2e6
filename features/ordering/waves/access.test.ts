import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPlan, waveScenes } from '#/tests/wave-scenes.ts'
import { world } from '#/tests/world.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { browseWaves, waveRows } from './browse-waves.server.ts'
import { cancelWave } from './cancel-wave.server.ts'
import { choosePick, leaveOpen, letDecide, swapPicks } from '#/features/ordering/wave-staffing/choose.server.ts'
import { confirmWave } from '#/features/ordering/wave-staffing/confirm.server.ts'
import { createVisits } from './create-visits.server.ts'
import { pickList } from './pick-list.ts'
import { waveList } from './wave-list.ts'
import { previewWave } from './preview.server.ts'
import { quoteWave } from './quote-wave.server.ts'
import { proposeWave, stopProposal } from '#/features/ordering/wave-staffing/propose.server.ts'
import { rankForPick } from '#/features/ordering/wave-staffing/rank-for-pick.server.ts'
import { browsePicks, pickRows, readPick } from './read-picks.server.ts'
import { readWave } from './read-wave.server.ts'
import { waveClients } from './wave-clients.server.ts'
import { browseWaveShoppers, swapChoices } from './wave-shoppers.server.ts'
import { changeWave, draftWave } from './write-wave.server.ts'

const w = await world()
const admin = await w.admin()
const { aBranch, created } = waveScenes(w, admin)

test('clients and shoppers have nothing to do with waves', async () => {
  const client = await w.client()
  await aBranch(client, 'A')
  const id = await created(client)
  for (const stranger of [client, await w.shopper(), await w.freelancer()]) {
    const refused = { code: 'not-allowed' }
    await expect(previewWave(stranger, aPlan(client))).rejects.toMatchObject(refused)
    await expect(draftWave(stranger, randomUUID(), aPlan(client))).rejects.toMatchObject(refused)
    await expect(changeWave(stranger, id, 2, aPlan(client))).rejects.toMatchObject(refused)
    await expect(createVisits(stranger, id, { version: 2, visits: 1, price: 1 })).rejects.toMatchObject(refused)
    await expect(quoteWave(stranger, aPlan(client))).rejects.toMatchObject(refused)
    await expect(proposeWave(stranger, id, 2)).rejects.toMatchObject(refused)
    await expect(stopProposal(stranger, id, 2)).rejects.toMatchObject(refused)
    await expect(choosePick(stranger, id, id, stranger.id, 2)).rejects.toMatchObject(refused)
    await expect(swapPicks(stranger, id, id, id, 2)).rejects.toMatchObject(refused)
    await expect(leaveOpen(stranger, id, id, 2)).rejects.toMatchObject(refused)
    await expect(letDecide(stranger, id, id, 2)).rejects.toMatchObject(refused)
    await expect(confirmWave(stranger, id, 2, 'assign')).rejects.toMatchObject(refused)
    await expect(cancelWave(stranger, id, 2, 'no')).rejects.toMatchObject(refused)
    await expect(readWave(stranger, id)).rejects.toMatchObject(refused)
    await expect(browseWaves(stranger, readList(waveList, new URLSearchParams()))).rejects.toMatchObject(refused)
    await expect(browsePicks(stranger, id, readList(pickList(id), new URLSearchParams()))).rejects.toMatchObject(
      refused,
    )
    await expect(browseWaveShoppers(stranger, id, readList(pickList(id), new URLSearchParams()))).rejects.toMatchObject(
      refused,
    )
    await expect(rankForPick(stranger, id, id, '')).rejects.toMatchObject(refused)
    await expect(readPick(stranger, id, id)).rejects.toMatchObject(refused)
    await expect(swapChoices(stranger, id, id)).rejects.toMatchObject(refused)
    await expect(waveClients(stranger, [])).rejects.toMatchObject(refused)
    await expect(
      exportList(stranger, waveList, readList(waveList, new URLSearchParams()), waveRows, 'en'),
    ).rejects.toMatchObject(refused)
    await expect(
      exportList(stranger, pickList(id), readList(pickList(id), new URLSearchParams()), pickRows(id), 'en'),
    ).rejects.toMatchObject(refused)
  }
  await expect(readWave(admin, randomUUID())).rejects.toMatchObject({ code: 'not-found' })
  await expect(readPick(admin, id, randomUUID())).rejects.toMatchObject({ code: 'not-found' })
  await expect(readWave(admin, 'nonsense')).rejects.toMatchObject({ code: 'not-found' })
})
