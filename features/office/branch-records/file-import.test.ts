import { expect, test } from 'vitest'
import { readList } from '#/domain/list.ts'
import { addBranch } from '#/features/companies/branches/save-branch.server.ts'
import { importBranches, planBranchImport } from '#/features/companies/branch-import/import-branches.server.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { tableFile } from '#/platform/table-file.server.ts'
import { world } from '#/tests/world.ts'
import { branchList } from './list.ts'
import { branchRows } from './list.server.ts'

test('the file of the list of branches is imported again without a change, in each language and format', async () => {
  const w = await world()
  const client = await w.client()
  const root = (await readTree(client)).find(({ kind }) => kind === 'root')!.id
  const region = await w.node(client, 'region', 'West')
  const common = { hours: {}, attributes: { parking: true }, managerId: null, crNumber: null, licenceNumber: null }
  const add = (en: string | null, ar: string | null, location: string, phone: string | null, parentId = region) =>
    addBranch(client, { ...common, names: { en, ar }, location, phone, place: null, parentId, code: null })
  await add('Corniche', 'الكورنيش', 'Corniche Rd, Jeddah', '(012) 654-3210')
  await add('Corniche Two', 'الكورنيش', 'Corniche Rd, Jeddah', null)
  await add('English only', null, 'Abha', null, root)
  await add(null, 'فرع بالعربية', 'طريق العليا', null, root)
  // a city that our team set, which the address does not name
  await w.owner.query(`update app.branches set city = 'riyadh' where location = 'طريق العليا'`)
  for (const lang of ['en', 'ar'] as const)
    for (const format of ['csv', 'xlsx'] as const) {
      const reader = { ...client, language: lang }
      const lines = await exportList(reader, branchList, readList(branchList, new URLSearchParams()), branchRows, lang)
      const file = await tableFile(lines, 'branches', format, lang)
      const content = Buffer.from(await file.arrayBuffer()).toString('base64')
      const { counts, rows, seal } = await planBranchImport(client, content)
      expect({ lang, format, counts, rows: rows.filter(({ outcome }) => outcome !== 'unchanged') }).toEqual({
        lang,
        format,
        counts: { new: 0, changed: 0, unchanged: 4, error: 0 },
        rows: [],
      })
      expect(await importBranches(client, { content, seal })).toEqual({ added: 0, changed: 0, groups: 0, invited: 0 })
    }
})
