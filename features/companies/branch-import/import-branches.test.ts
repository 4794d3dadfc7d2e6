import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { type World, world } from '#/tests/world.ts'
import { importBranches, planBranchImport } from './import-branches.server.ts'
import { branchTemplate, templateHeadings } from './template.server.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64')
const heading = 'Brand,Region,Branch name,Branch name (Arabic),Code,City,Address,Phone'
const sheet = (...lines: string[]) => base64([heading, ...lines].join('\n'))
async function imported(actor: Actor, content: string, clientId?: string) {
  const { seal } = await planBranchImport(actor, content, clientId)
  return importBranches(actor, { content, seal }, clientId)
}
const stored = async (client: Actor) =>
  (
    await w.owner.query(
      `select b.name, b.name_ar, b.location, b.phone, b.city, n.code, p.name_en as parent
       from app.branches b join app.org_nodes n on n.id = b.id join app.org_nodes p on p.id = n.parent_id
       where b.client_id = $1 order by b.name`,
      [client.id],
    )
  ).rows
const branchCount = async (client: Actor) => (await stored(client)).length

test('a sheet makes brands, regions and branches in one step, with their history and one line in the log', async () => {
  const client = await w.client()
  const content = sheet(
    'Naranj,West,Corniche,فرع الكورنيش,J1,Jeddah,Corniche Rd,0126543210',
    'Naranj,West,Mall,,J2,Jeddah,,',
    'Naranj,Central,Olaya,العليا,R1,Riyadh,,',
  )
  const preview = await planBranchImport(client, content)
  expect(preview.counts).toEqual({ new: 3, changed: 0, unchanged: 0, error: 0 })
  expect(
    preview.tree.map(({ depth, names, isNew, branches, added }) => [depth, names.en, isNew, branches, added]).slice(1),
  ).toEqual([
    [1, 'Naranj', true, 3, 3],
    [2, 'West', true, 2, 2],
    [2, 'Central', true, 1, 1],
  ])
  expect(await branchCount(client)).toBe(0)
  expect(await importBranches(client, { content, seal: preview.seal })).toEqual({
    added: 3,
    changed: 0,
    groups: 3,
    invited: 0,
  })
  expect(await stored(client)).toEqual([
    {
      name: 'Corniche',
      name_ar: 'فرع الكورنيش',
      location: 'Corniche Rd, Jeddah',
      phone: '+966126543210',
      city: 'jeddah',
      code: 'J1',
      parent: 'West',
    },
    { name: 'Mall', name_ar: null, location: 'Jeddah', phone: null, city: 'jeddah', code: 'J2', parent: 'West' },
    {
      name: 'Olaya',
      name_ar: 'العليا',
      location: 'Riyadh',
      phone: null,
      city: 'riyadh',
      code: 'R1',
      parent: 'Central',
    },
  ])
  const log = await w.owner.query(
    `select after from app.activity_log where action = 'branches.import' and client_id = $1 and actor_id = $1`,
    [client.id],
  )
  expect(log.rows).toEqual([{ after: { added: 3, changed: 0, groups: 3, invited: 0 } }])
  const events = await w.owner.query(`select from app.org_node_events where client_id = $1 and step = 'made'`, [
    client.id,
  ])
  expect(events.rowCount).toBe(6)
})

test('the same confirmation sent twice changes nothing the second time, also at the same moment', async () => {
  const client = await w.client()
  const content = sheet('Naranj,West,Corniche,,J1,Jeddah,,', ',,Airport,,J2,Jeddah,,')
  const { seal } = await planBranchImport(client, content)
  const both = await Promise.all([importBranches(client, { content, seal }), importBranches(client, { content, seal })])
  expect(both.map(({ added }) => added)).toEqual(expect.arrayContaining([0, 2]))
  expect(await importBranches(client, { content, seal })).toEqual({ added: 0, changed: 0, groups: 0, invited: 0 })
  expect(await branchCount(client)).toBe(2)
})

test('a later sheet changes what it names and moves branches between groups', async () => {
  const client = await w.client()
  await imported(
    client,
    sheet('Naranj,West,Corniche,,J1,Jeddah,Corniche Rd,0126543210', 'Naranj,Central,Olaya,,R1,Riyadh,,'),
  )
  const content = sheet('Naranj,North,Corniche Road,الكورنيش,J1,,,', 'Naranj,,Olaya,,R1,,,')
  const preview = await planBranchImport(client, content)
  expect(preview.rows.map(({ outcome, changes }) => [outcome, changes])).toEqual([
    ['changed', ['names', 'group']],
    ['unchanged', []],
  ])
  expect(await importBranches(client, { content, seal: preview.seal })).toEqual({
    added: 0,
    changed: 1,
    groups: 1,
    invited: 0,
  })
  expect(await stored(client)).toMatchObject([
    {
      name: 'Corniche Road',
      name_ar: 'الكورنيش',
      location: 'Corniche Rd, Jeddah',
      phone: '+966126543210',
      parent: 'North',
    },
    { name: 'Olaya', parent: 'Central' },
  ])
})

test(
  'of 2,000 rows with two bad ones nothing is written, and each bad row says why',
  { timeout: 120_000 },
  async () => {
    const client = await w.client()
    const lines = Array.from(
      { length: 2000 },
      (_, n) => `Brand ${n % 3},Region ${n % 30},Branch ${n},فرع ${n},B${n},Riyadh,Street ${n},`,
    )
    const bad = lines.with(700, 'Brand 0,Region 1,,,B700,Riyadh,,').with(1999, 'Brand 0,Region 1,Last,,B3,Riyadh,,')
    const content = sheet(...bad)
    const preview = await planBranchImport(client, content)
    expect(preview.counts).toEqual({ new: 1998, changed: 0, unchanged: 0, error: 2 })
    expect(preview.rows.slice(0, 2)).toMatchObject([
      { line: 702, problem: 'no_name' },
      { line: 2001, problem: 'twice', other: 5 },
    ])
    await expect(importBranches(client, { content, seal: preview.seal })).rejects.toMatchObject({
      code: 'branch.file-changed',
    })
    expect((await readTree(client)).length).toBe(1)
    expect(await imported(client, sheet(...lines))).toEqual({ added: 2000, changed: 0, groups: 33, invited: 0 })
  },
)

test('what would now happen must be what was confirmed', async () => {
  const client = await w.client()
  const content = sheet('Naranj,West,Corniche,,J1,Jeddah,,')
  const { seal } = await planBranchImport(client, content)
  await imported(client, sheet(',,Corniche,,,Jeddah,,'))
  await expect(importBranches(client, { content, seal })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect(await branchCount(client)).toBe(1)
})

test.each<[string, string, string]>([
  ['no sheet', base64('just a text'), 'branch.file-unreadable'],
  ['a sheet without names', base64('Brand,City\nA,B'), 'branch.file-unreadable'],
  ['a sheet without rows', sheet(), 'branch.file-unreadable'],
  ['a broken archive', base64('PK\x03\x04 broken'), 'branch.file-unreadable'],
  ['a picture', base64(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0])), 'branch.file-unreadable'],
  [
    'more rows than the most',
    sheet(...Array.from({ length: 2001 }, (_, n) => `,,B${n},,,Riyadh,,`)),
    'branch.file-long',
  ],
])('%s is refused', async (_, content, code) => {
  await expect(planBranchImport(await w.client(), content)).rejects.toMatchObject({ code })
})

test('a workbook of another program is read: title, merged headings in two rows, an empty sheet before, dates, empty rows', async () => {
  const client = await w.client()
  const file = (name: string) => base64(readFileSync(new URL(`../../../tests/e2e/${name}`, import.meta.url)))
  const wrong = await planBranchImport(client, file('chain-with-error.xlsx'))
  expect(wrong.counts).toEqual({ new: 39, changed: 0, unchanged: 0, error: 1 })
  expect(wrong.rows[0]).toMatchObject({ line: 29, problem: 'outside', names: { en: 'Zaytoon Jalawiyah' } })
  const content = file('chain.xlsx')
  const { tree } = await planBranchImport(client, content)
  expect(tree.map(({ depth, branches }) => [depth, branches])).toEqual([
    [0, 40],
    [1, 14],
    [2, 7],
    [2, 7],
    [1, 13],
    [2, 7],
    [2, 6],
    [1, 13],
    [2, 7],
    [2, 6],
  ])
  expect(await imported(client, content)).toEqual({ added: 40, changed: 0, groups: 9, invited: 0 })
  expect((await stored(client))[0]).toMatchObject({
    name: 'Naranj Andalus',
    name_ar: 'فرع نارنج الأندلس',
    code: 'N2-05',
    phone: '+966112345611',
  })
})

test('the branches of the company come back from their file unchanged, in each format and language, and the download is recorded', async () => {
  const client = await w.client()
  const manager = await w.member(client, [{ role: 'branch_manager' }])
  const full = `Naranj,نارنج,West,,Area,,Rafd,رفد,Corniche,الكورنيش,J1,Jeddah,"Corniche Rd, 2",21.5,39.1,0126543210,Fri closed,${manager.email},1010123456,42035678901,"Dine-in, Children’s area",Valet parking`
  const first = [templateHeadings('en').join(','), full, ',,,,,,,,Airport,,=1+1,Riyadh,,,,,,,,,,'].join('\n')
  await imported(client, base64(first))
  // a phone as the form stores it
  await w.owner.query(`update app.branches set phone = '012 654 3210' where client_id = $1 and name = 'Corniche'`, [
    client.id,
  ])
  for (const search of ['in=en&format=csv', 'in=ar&format=csv', 'in=en&format=xlsx', 'in=ar&format=xlsx']) {
    const file = await branchTemplate(client, { search: new URLSearchParams(`${search}&of=branches`), lang: 'en' })
    const { counts } = await planBranchImport(client, base64(new Uint8Array(await file.arrayBuffer())))
    expect({ search, counts }).toEqual({ search, counts: { new: 0, changed: 0, unchanged: 2, error: 0 } })
  }
  const attributes = await w.owner.query(
    `select attributes from app.branches where client_id = $1 and name = 'Corniche'`,
    [client.id],
  )
  expect(attributes.rows).toEqual([{ attributes: { dine_in: true, children_area: true, valet: false } }])
  const log = await w.owner.query(
    `select from app.activity_log where action = 'branches.export-own' and client_id = $1`,
    [client.id],
  )
  expect(log.rowCount).toBe(4)
})

test('staff import for a client, and the log names both', async () => {
  const client = await w.client()
  const admin = await w.admin()
  await imported(admin, sheet('Naranj,West,Corniche,,J1,Jeddah,,'), client.id)
  await imported(admin, sheet('Naranj,West,Corniche Road,,J1,Jeddah,,012 654 3210'), client.id)
  expect(await stored(client)).toMatchObject([{ name: 'Corniche Road', parent: 'West', phone: '+966126543210' }])
  const log = await w.owner.query(
    `select client_id from app.activity_log where action = 'branches.import' and actor_id = $1`,
    [admin.id],
  )
  expect(log.rows).toEqual([{ client_id: client.id }, { client_id: client.id }])
  await expect(planBranchImport(admin, sheet(',,A,,,Abha,,'))).rejects.toMatchObject({ code: 'not-found' })
  await expect(
    planBranchImport(admin, sheet(',,A,,,Abha,,'), '00000000-0000-7000-8000-000000000000'),
  ).rejects.toMatchObject({ code: 'not-found' })
})

test('branches swap names or addresses, and a new one takes a name that another gives up', async () => {
  const client = await w.client()
  const rows = async () =>
    (await stored(client))
      .toSorted((a, b) => a.code.localeCompare(b.code))
      .map(({ name, location, code }) => [code, name, location])
  await imported(client, sheet(',,Corniche,,J1,Jeddah,,', ',,Mall,,J2,Jeddah,,', ',,Olaya,,R1,Riyadh,,'))
  await imported(client, sheet(',,Mall,,J1,Jeddah,,', ',,CORNICHE,,J2,Jeddah,,'))
  expect(await rows()).toEqual([
    ['J1', 'Mall', 'Jeddah'],
    ['J2', 'CORNICHE', 'Jeddah'],
    ['R1', 'Olaya', 'Riyadh'],
  ])
  const content = sheet(',,Olaya,,N1,Riyadh,,', ',,Mall,,R1,Jeddah,,', ',,Malqa,,J1,Riyadh,,')
  expect(await imported(client, content)).toEqual({ added: 1, changed: 2, groups: 0, invited: 0 })
  expect(await rows()).toEqual([
    ['J1', 'Malqa', 'Riyadh'],
    ['J2', 'CORNICHE', 'Jeddah'],
    ['N1', 'Olaya', 'Riyadh'],
    ['R1', 'Mall', 'Jeddah'],
  ])
  const { rows: steps } = await w.owner.query<{ step: string; name: string }>(
    `select e.step, e.details ->> 'nameEn' as name from app.org_node_events e join app.org_nodes n on n.id = e.node_id
     where n.client_id = $1 and n.code = 'J1' and e.step = 'renamed' order by e.id`,
    [client.id],
  )
  expect(steps.map(({ name }) => name)).toEqual(['Mall', 'Malqa'])
  const nodes = await w.owner.query(
    "select name_en from app.org_nodes where client_id = $1 and kind = 'branch' order by name_en",
    [client.id],
  )
  expect(nodes.rows.map(({ name_en }) => name_en)).toEqual(['CORNICHE', 'Mall', 'Malqa', 'Olaya'])
})
