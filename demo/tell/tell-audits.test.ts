import { expect, test } from 'vitest'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { world } from '#/tests/world.ts'
import type { Cast } from '../demo-person.server.ts'
import { teamPeople } from '../team.ts'
import { withTimeTravel } from '../time-travel.server.ts'
import { tellAudits } from './tell-audits.server.ts'

test('the audits of the demo world are told once, with a critical failure and one for today', async () => {
  const w = await world()
  const saffron = await w.client()
  const ids: string[] = []
  for (const name of ['Diriyah', 'Malqa', 'Olaya']) {
    const { rows } = await w.owner.query<{ id: string }>(
      `insert into app.branches (client_id, name, location) values ($1, $2, 'Riyadh') returning id`,
      [saffron.id, name],
    )
    ids.push(rows[0]!.id)
  }
  await w.member(saffron, [{ role: 'branch_manager', node: ids[2]! }], { email: teamPeople.branchManager.email })
  const present = new Date()
  for (let round = 0; round < 2; round += 1)
    await withTimeTravel(() => tellAudits({ saffron } as unknown as Cast, present))
  const { rows } = await w.owner.query<{ kind: string; state: string; critical: boolean; day: string }>(
    `select kind, state, has_critical as critical, planned_on::text as day from app.audits where client_id = $1 order by planned_on`,
    [saffron.id],
  )
  expect(rows).toHaveLength(9)
  expect(rows.filter(({ critical }) => critical)).toHaveLength(1)
  expect(rows.at(-2)).toMatchObject({ kind: 'self', state: 'planned', day: riyadhDay(present) })
  expect(rows.at(-1)).toMatchObject({ kind: 'company', state: 'planned', day: addDays(riyadhDay(present), 6) })
  expect(rows.filter(({ state }) => state === 'locked').length).toBeGreaterThan(3)
}, 60_000)
