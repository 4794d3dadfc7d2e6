import { readdirSync } from 'node:fs'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { paletteActions, palettePlaces } from '#/app/shell/palette-places.ts'
import { portalMenus } from '#/app/shell/portal-menus.ts'
import { opensFor } from '#/app/shell/use-member-rights.ts'
import type { Actor } from '#/domain/actor.ts'
import { may, type Permission, rightsOf } from '#/domain/permissions.ts'
import { requestInfo } from '#/platform/request-context.ts'
import { rightOf } from './client-page-rights.ts'
import { fillEveryTable } from './isolation-fixtures.ts'
import { someInfo } from './some-info.ts'
import { world } from './world.ts'

/** Loads each page of the client portal as each role of a team: it opens as for an owner, or is refused. */
const w = await world({ madeUp: ['receivables', 'payouts', 'revenue', 'vat'] })
const admin = await w.admin()
const client = await w.client({ company: 'A' })
await fillEveryTable(w.owner, { tag: 'A', client, shopper: await w.freelancer(), admin })
const here = '00000001-0000-7000-8000-00000000000a'

const readers = {
  manager: await w.member(client, [{ role: 'manager', node: here }]),
  managerOfAll: await w.member(client, [{ role: 'manager' }]),
  branchManager: await w.member(client, [{ role: 'branch_manager', node: here }]),
  viewer: await w.member(client, [{ role: 'viewer', node: here }]),
  accountant: await w.member(client, [{ role: 'accountant' }]),
  nobody: await w.member(client, []),
} satisfies Record<string, Actor>
type Reader = keyof typeof readers

/** Files without data of their own, or that wait for a job. */
const leftOut =
  /^(layout|not-found)|secure-password-vault\/write|\$reportId\/disputes|\$reportId\/(wall-)?document|menus\/\$menuId\/print|invoice\.(pdf|xml)/
const routes = new URL('../app/routes/client/', import.meta.url)
const files = readdirSync(routes, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !leftOut.test(file),
)

const tables = {
  requestId: 'mystery_shopping_requests',
  reportId: 'mystery_shopping_reports',
  alertId: 'report_alerts',
  mailingId: 'report_mailings',
  actionId: 'report_actions',
  certificateId: 'certificates',
  invoiceId: 'invoices',
  studyId: 'case_studies',
  programmeId: 'visit_programmes',
  paperId: 'client_papers',
  documentId: 'papers',
  supplierId: 'suppliers',
  countId: 'stock_counts',
  transferId: 'stock_transfers',
  receiptId: 'goods_receipts',
  quotationId: 'quote_requests',
  quoteId: 'supplier_quotes',
  orderId: 'purchase_orders',
  supplierInvoiceId: 'supplier_invoices',
  licenceId: 'supplier_licences',
  complianceId: 'compliance_reports',
  workerId: 'workers',
  branchId: 'branches',
  memberId: 'members',
  ruleId: 'automation_rules',
  webhookId: 'webhook_endpoints',
  ingredientId: 'ingredients',
  recipeId: 'recipes',
  photoId: 'files',
  importId: 'ingredient_imports',
  dutyId: 'duties',
  menuId: 'menus',
  itemId: 'menu_items',
  taskId: 'duty_tasks',
  auditId: 'audits',
}
const ids = new Map<string, string>()
for (const [name, table] of Object.entries(tables)) {
  const { rows } = await w.owner.query<{ id: string }>(`select id from app.${table} where client_id = $1 limit 1`, [
    client.id,
  ])
  if (rows[0]) ids.set(name, rows[0].id)
}

ids.set('day', '2026-11-01').set('shift', 'evening').set('lang', 'en')

type Loader = (args: object) => Promise<unknown>
const loaderOf = async (file: string): Promise<Loader> => {
  const module: { loader: Loader } = await import(/* @vite-ignore */ new URL(file, routes).href)
  return module.loader
}
/** Code of a refusal, or 'opens'. Rows of the fixtures have no real contents, so other failures count as opened. */
async function answer(file: string, actor: Actor): Promise<string> {
  const context = new RouterContextProvider()
  context.set(requestInfo, someInfo({ actor }))
  const params = Object.fromEntries([...file.matchAll(/\$(\w+)/g)].map(([, name]) => [name!, ids.get(name!)]))
  const url = new URL(`http://localhost/${file}`)
  try {
    const load = await loaderOf(file)
    const found = await load({ context, params, url, request: new Request(url) })
    if (found instanceof Response) await found.text().catch(() => '')
    return 'opens'
  } catch (error) {
    return (error as { data?: { code?: string } }).data?.code ?? 'opens'
  }
}

const rightFor = (file: string): Permission | null => {
  const known = Object.keys(rightOf).filter((start) => file.startsWith(start))
  const nearest = known.toSorted((a, b) => b.length - a.length)[0]
  if (nearest === undefined) throw new Error(`state the permission of ${file}`)
  return rightOf[nearest]!
}

test.each(files)('%s: refuses readers without its permission, and only them', async (file) => {
  const right = rightFor(file)
  const forOwner = await answer(file, client)
  for (const [name, actor] of Object.entries(readers)) {
    const found = await answer(file, actor)
    const wanted = right === null || may(actor, right) ? [forOwner, 'not-found'] : ['not-allowed']
    expect({ name, found: wanted.includes(found) || found }).toEqual({ name, found: true })
  }
})

const entries: Record<Reader, string[]> = {
  manager: ['branches', 'secret-shopper', 'reports', 'tasks', 'certificates'],
  managerOfAll: ['branches', 'secret-shopper', 'reports', 'tasks', 'certificates', 'case-studies'],
  branchManager: ['branches', 'secret-shopper', 'reports', 'tasks', 'certificates'],
  viewer: ['branches', 'secret-shopper', 'reports', 'tasks', 'certificates'],
  accountant: ['branches', 'secret-shopper', 'invoices'],
  nobody: [],
}
test.each(Object.entries(entries))('the menu of %s has only pages that open', (name, expected) => {
  const actor = readers[name as Reader]
  const links = portalMenus.client.flatMap((group) => group.links).filter(({ to }) => opensFor(rightsOf(actor))(to))
  expect(links.map(({ to }) => to).filter((to) => to !== '/client')).toEqual(
    expect.arrayContaining(expected.map((page) => `/client/${page}`)),
  )
  for (const { right } of links) if (right) expect(may(actor, right)).toBe(true)
})

test('managers of the whole company read invoices, and pay none, where the owners show them money', async () => {
  const own = await w.client()
  await w.owner.query(`update app.companies set team_settings = '{managers-see-money}' where id = $1`, [own.id])
  const manager = await w.member(own, [{ role: 'manager' }])
  const region = await w.node(own, 'region', 'North')
  const ofRegion = await w.member(own, [{ role: 'manager', node: region }])
  expect(await answer('billing/invoices.tsx', manager)).toBe('opens')
  expect(await answer('billing/invoices/plan.tsx', manager)).toBe('not-allowed')
  expect(await answer('billing/invoices/details.tsx', manager)).toBe('not-allowed')
  expect(await answer('billing/invoices.tsx', ofRegion)).toBe('not-allowed')
  expect(rightsOf(ofRegion)).toContain('evaluations.costs')
})

test('the search offers each role only the pages and forms that open for it', () => {
  const pages = Object.entries(rightOf).map(([file, right]) => [file.slice(file.indexOf('/') + 1), right] as const)
  const needOf = (path: string) =>
    pages
      .filter(([start]) => path === start || path.startsWith(`${start}/`))
      .toSorted((a, b) => b[0].length - a[0].length)[0]?.[1]
  const wrong: string[] = []
  for (const [name, reader] of Object.entries<Actor>(readers))
    for (const { to, right } of [...palettePlaces.client, ...paletteActions.client]) {
      const path = to.split('?')[0]!
      const offered = opensFor(rightsOf(reader))(path) && (right === undefined || may(reader, right))
      const need = path.startsWith('/client/') ? needOf(path.slice('/client/'.length)) : null
      if (offered && need && !may(reader, need)) wrong.push(`${name}: ${path}`)
    }
  expect(wrong).toEqual([])
})
