import { beforeAll, expect, test } from 'vitest'
import { branchSheetColumns, branchSheetRows } from '#/domain/companies/branch-sheet.ts'
import { readWorkbook, workbookOf } from '#/platform/workbook.server.ts'
import { type World, world } from '#/tests/world.ts'
import { importBranches, planBranchImport } from './import-branches.server.ts'
import { branchTemplate, templateHeadings } from './template.server.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64')

test('the templates of both languages are read, from a workbook and with a manager of the team', async () => {
  const client = await w.client()
  const manager = await w.member(client, [{ role: 'branch_manager' }])
  for (const lang of ['en', 'ar'] as const) {
    const cells = templateHeadings(lang)
    expect(branchSheetRows([{ line: 1, cells }])?.found).toEqual([...branchSheetColumns])
    const values: Record<string, string> = {
      nameEn: `T ${lang}`,
      city: 'Abha',
      manager: manager.email,
      hours: '10:00-02:00',
    }
    const line = branchSheetColumns.map((column) => values[column] ?? '')
    const content = base64(workbookOf([{ name: 'x', rows: [[''], cells, line] }]))
    expect(
      await importBranches(client, { content, seal: (await planBranchImport(client, content)).seal }),
    ).toMatchObject({ added: 1 })
  }
  const { rows } = await w.owner.query(
    `select m.profile_id, b.hours -> '5' as friday from app.branches b join app.members m on m.id = b.manager_id where b.client_id = $1`,
    [client.id],
  )
  const expected = { profile_id: manager.id, friday: [['10:00', '02:00']] }
  expect(rows).toEqual([expected, expected])
})

test('examples are on a second sheet of the template, are valid and are not imported', async () => {
  const client = await w.client()
  const manager = await w.member(client, [{ role: 'branch_manager' }])
  for (const lang of ['en', 'ar'] as const) {
    const search = new URLSearchParams(`format=xlsx&in=${lang}`)
    const bytes = Buffer.from(await (await branchTemplate(client, { search, lang: 'en' })).arrayBuffer())
    await expect(planBranchImport(client, base64(bytes))).rejects.toMatchObject({ code: 'branch.file-unreadable' })
    const [, example] = (await readWorkbook(bytes))!
    const rows = example!.rows.map((cells) => cells.map((cell) => (cell === 'sara@example.com' ? manager.email : cell)))
    const { counts } = await planBranchImport(client, base64(workbookOf([{ name: 'x', rows }])))
    expect(counts).toEqual({ new: 2, changed: 0, unchanged: 0, error: 0 })
  }
})
