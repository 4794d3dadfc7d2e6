import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { coolingState } from '#/domain/operations/daily-reports/cooling.ts'
import { coolingsOf, type DailyValues } from '#/domain/operations/daily-reports/values.ts'
import { world } from '#/tests/world.ts'
import type { Cast } from '../demo-person.server.ts'
import { withTimeTravel } from '../time-travel.server.ts'
import { tellDaily } from './tell-daily.server.ts'

test('daily reports of the demo world: own fields since some weeks, a branch template, finished and open cooling, once', async () => {
  const w = await world()
  const [saffron, dallah] = [await w.client(), await w.client({ company: 'Dallah' })]
  for (const owner of [saffron, dallah])
    for (const name of ['Malqa', 'Olaya'])
      await w.owner.query(`insert into app.branches (client_id, name, location) values ($1, $2, 'Riyadh')`, [
        owner.id,
        name,
      ])
  for (let round = 0; round < 2; round += 1)
    await withTimeTravel(() => tellDaily({ saffron, dallah } as unknown as Cast, new Date()))
  const reports = async (owner: Actor) => {
    const { rows } = await w.owner.query<{ name: string; version: number; state: string; content: DailyValues }>(
      `select b.name, d.template_version as version, d.state, v.content from app.daily_reports d
       join app.daily_values v on v.report_id = d.id join app.branches b on b.id = d.branch_id
       where d.client_id = $1 order by d.business_day, b.name`,
      [owner.id],
    )
    return rows
  }
  for (const owner of [saffron, dallah]) {
    const { rows: templates } = await w.owner.query<{ version: number }>(
      'select version from app.daily_templates where client_id = $1 order by version desc',
      [owner.id],
    )
    expect(templates).toHaveLength(5)
    const found = await reports(owner)
    expect(found.length, 'sixty days of two branches').toBeGreaterThan(110)
    expect(new Set(found.map(({ version }) => version))).toEqual(new Set([0, 5]))
    const ownIn = (name: string) =>
      Math.max(
        ...found
          .filter((row) => row.name === name)
          .map(({ content }) => Object.keys(content).filter((key) => key.startsWith('own-')).length),
      )
    expect([ownIn('Malqa'), ownIn('Olaya')]).toEqual([3, 4])
    const results = found.flatMap(({ state, content }) =>
      coolingsOf(content).map(({ cooling }) => `${state} ${coolingState(cooling).result}`),
    )
    expect(results.filter((one) => one === 'signed within').length).toBeGreaterThan(10)
    expect(results.filter((one) => one !== 'signed within')).toEqual(['draft running'])
  }
}, 60_000)
