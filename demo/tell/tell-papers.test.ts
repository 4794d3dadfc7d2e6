import { expect, test } from 'vitest'
import { readCompliance } from '#/features/operations/compliance/read-compliance.server.ts'
import { now } from '#/platform/clock.ts'
import { world } from '#/tests/world.ts'
import type { Cast } from '../demo-person.server.ts'
import { tellPapers } from './tell-papers.server.ts'

const w = await world()

test('the papers of the demo companies are told once: one expired, one near its end, workers with certificates', async () => {
  const [saffron, dallah] = [await w.client(), await w.client()]
  for (const { id } of [saffron, dallah])
    await w.owner.query(
      `insert into app.branches (client_id, name, location) values ($1, 'A', 'Riyadh'), ($1, 'B', 'Jeddah'), ($1, 'C', 'Khobar')`,
      [id],
    )
  const cast = { saffron, dallah } as unknown as Cast
  await tellPapers(cast, now())
  await tellPapers(cast, now())
  const report = await readCompliance(saffron, {})
  const states = new Set(report.rows.map(({ state }) => state))
  for (const state of ['valid', 'expiring', 'expired', 'renewing', 'late', 'part', 'missing'] as const)
    expect(states).toContain(state)
  expect(report).toMatchObject({ score: { score: 59, isCapped: true }, danger: { code: 'municipal-licence' } })
  expect((await readCompliance(dallah, {})).score?.score).toBe(59)
  const { rows } = await w.owner.query(
    `select f.content_type as type, count(*)::int as n from app.papers p join app.files f on f.id = p.file_id
     where p.client_id = $1 group by 1 order by 1`,
    [saffron.id],
  )
  expect(rows).toEqual([
    { type: 'application/pdf', n: 2 },
    { type: 'image/jpeg', n: 4 },
  ])
})
