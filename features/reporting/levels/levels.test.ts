import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readInsightQuery } from '#/features/reporting/insights/query.ts'
import { releasedReport, storedReport } from '#/tests/reports.ts'
import { save } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { type Levels, readLevels } from './read-levels.server.ts'

const query = readInsightQuery(new URLSearchParams())
const comment = 'Two members of staff looked up and went on talking.'
let w: World
let client: Actor
let north: string
const branches: string[] = []

beforeAll(async () => {
  w = await world()
  client = await w.client()
  const editor = await w.admin()
  north = await w.node(client, 'region', 'North')
  for (const changed of [[save('Q9', false, { comment })], []]) {
    const reportId = await releasedReport(w, editor, { client, changed })
    branches.push((await storedReport(w, reportId))['branch_id'] as string)
  }
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [branches[0], north])
})

const at = (actor: Actor, node: string | null, section: string | null = null) =>
  readLevels(actor, query, { node, section })
const weighted = ({ rows }: Levels) =>
  rows.reduce((sum, { mean, n }) => sum + (mean ?? 0) * n, 0) / rows.reduce((sum, { n }) => sum + n, 0)

test('the company is the visit-weighted mean of what lies below it, and each group of its own', async () => {
  const company = await at(client, null)
  expect(company.kind).toBe('nodes')
  expect(company.total.n).toBe(2)
  expect(new Set(company.rows.map(({ key }) => key))).toEqual(new Set([north, branches[1]!]))
  expect(weighted(company)).toBeCloseTo(company.total.mean!, 8)
  const region = await at(client, north)
  expect(region.rows.map(({ key }) => key)).toEqual([branches[0]])
  expect(weighted(region)).toBeCloseTo(region.total.mean!, 8)
  expect(region.total.mean).toBe(company.rows.find(({ key }) => key === north)!.mean)
  expect(region.path.map(({ name }) => name)).toEqual([null, 'North'])
})

test('lost points of the sections make up those of the branch, and those of the questions the section', async () => {
  const branch = await at(client, branches[0]!)
  expect(branch.kind).toBe('sections')
  expect(branch.rows.reduce((sum, { lost }) => sum + lost!, 0)).toBeCloseTo(branch.total.lost!, 1)
  for (const row of branch.rows) {
    const section = await at(client, branches[0]!, row.key)
    expect(section.kind).toBe('questions')
    expect(section.rows.reduce((sum, { lost }) => sum + lost!, 0)).toBeCloseTo(row.lost!, 1)
    expect(section.total).toMatchObject({ mean: row.mean, n: row.n })
  }
})

test('a member sees the own branches in every level; strangers see nothing', async () => {
  const member = await w.member(client, [{ role: 'branch_manager', node: branches[0]! }])
  const company = await at(member, null)
  expect(company.total.n).toBe(1)
  await expect(at(member, branches[1]!)).rejects.toMatchObject({ code: 'not-found' })
  const other = await w.client()
  expect((await at(other, null)).total.n).toBe(0)
  await expect(at(other, branches[0]!)).rejects.toMatchObject({ code: 'not-found' })
  await expect(at(await w.shopper(), null)).rejects.toMatchObject({ code: 'not-allowed' })
})
