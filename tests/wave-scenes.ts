import { randomUUID } from 'node:crypto'
import type { Actor } from '#/domain/actor.ts'
import type { CertificationLevel } from '#/domain/levels.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { confirmWave } from '#/features/ordering/wave-staffing/confirm.server.ts'
import { createVisits } from '#/features/ordering/waves/create-visits.server.ts'
import { readList } from '#/domain/list.ts'
import { pickList, type PickRow } from '#/features/ordering/waves/pick-list.ts'
import type { NewWave } from '#/features/ordering/wave-solver/plan.ts'
import { previewWave } from '#/features/ordering/waves/preview.server.ts'
import { proposeWave } from '#/features/ordering/wave-staffing/propose.server.ts'
import { browsePicks } from '#/features/ordering/waves/read-picks.server.ts'
import { readWave } from '#/features/ordering/waves/read-wave.server.ts'
import { runConfirmation } from '#/features/ordering/wave-staffing/run-confirmation.server.ts'
import { runProposal } from '#/features/ordering/wave-staffing/run-proposal.server.ts'
import { draftWave } from '#/features/ordering/waves/write-wave.server.ts'
import { now } from '#/platform/clock.ts'
import type { World } from './world.ts'

const tomorrow = addDays(riyadhDay(now()), 1)

export const aPlan = (client: Actor, more: Partial<NewWave['plan']> = {}): NewWave => ({
  name: 'December',
  from: tomorrow,
  until: addDays(tomorrow, 27),
  plan: {
    clientIds: [client.id],
    cities: [],
    q: '',
    type: 'full_service',
    visitsPerBranch: 1,
    total: null,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    quotas: { breakfast: 0, lunch: 50, afternoon: 0, dinner: 50, late: 0 },
    gapDays: 7,
    pace: 'even',
    weekShares: [],
    windowDays: 1,
    ...more,
  },
})

/** Branches, shoppers and waves for tests. */
export function waveScenes(w: World, admin: Actor) {
  async function aBranch(client: Actor, name: string, km = 0): Promise<string> {
    const { rows } = await w.owner.query(
      `insert into app.branches (client_id, name, location, city, latitude, longitude) values ($1, $2, 'Riyadh', 'riyadh', $3, 46.68) returning id`,
      [client.id, name, 24.7 + km / 111],
    )
    return rows[0].id
  }

  /** A shopper so many kilometres north of the branches. */
  async function aShopper(name: string, km = 1, level: CertificationLevel = 'senior'): Promise<Actor> {
    const shopper = await w.shopper({ level, name })
    await w.owner.query(
      'update app.mystery_shopper_profiles set latitude = $2, longitude = 46.68 where profile_id = $1',
      [shopper.id, 24.7 + km / 111],
    )
    return shopper
  }

  async function drafted(client: Actor, more: Partial<NewWave['plan']> = {}): Promise<string> {
    return draftWave(admin, randomUUID(), aPlan(client, more))
  }
  async function created(client: Actor, more: Partial<NewWave['plan']> = {}): Promise<string> {
    const id = await drafted(client, more)
    const { visits, price } = await previewWave(admin, aPlan(client, more))
    await createVisits(admin, id, { version: 1, visits, price })
    return id
  }
  const versionOf = async (id: string) => (await readWave(admin, id)).version
  const statusOf = async (id: string) => (await readWave(admin, id)).status
  const picksOf = async (id: string, search = ''): Promise<PickRow[]> =>
    (await browsePicks(admin, id, readList(pickList(id), new URLSearchParams(search)))).rows

  async function proposed(id: string): Promise<void> {
    await proposeWave(admin, id, await versionOf(id))
    await runProposal({ waveId: id, version: await versionOf(id) })
  }
  async function confirmed(id: string, how: 'offer' | 'assign'): Promise<void> {
    await confirmWave(admin, id, await versionOf(id), how)
    await runConfirmation({ waveId: id, version: await versionOf(id) })
  }
  return { aBranch, aShopper, drafted, created, versionOf, statusOf, picksOf, proposed, confirmed }
}
