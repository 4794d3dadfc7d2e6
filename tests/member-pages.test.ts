import { readdirSync } from 'node:fs'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { paletteActions, palettePlaces } from '#/app/shell/palette-places.ts'
import { portalMenus } from '#/app/shell/portal-menus.ts'
import { opensFor } from '#/app/shell/use-member-rights.ts'
import type { Actor } from '#/domain/actor.ts'
import { may, type Permission, rightsOf } from '#/domain/permissions.ts'
import { requestInfo } from '#/platform/request-context.ts'
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

/** Permission of each page, by the start of its file; the longest start counts. */
const rightOf: Record<string, Permission | null> = {
  'billing/invoices': 'invoices.read',
  'billing/invoices/$invoiceId/split': 'invoices.read',
  'billing/invoices/details': 'tax-details.write',
  'billing/invoices/plan': 'plans.change',
  'billing/invoices/plan/details': 'tax-details.write',
  'certification/certificates': 'certificates.read',
  'certification/certificates/reviews': 'guest-reviews.read',
  'companies/branches': 'branches.read',
  'companies/branches/new': 'branches.create',
  'companies/branches/$branchId/change': 'branches.write',
  'companies/branches/import': 'branches.create',
  'companies/users': 'members.read',
  'companies/users/invite': 'members.write',
  'companies/users/ownership': 'company.write',
  'companies/users/closing': 'company.write',
  'companies/users/security': 'company.write',
  'companies/users/visibility': 'company.write',
  'messaging/notifications': 'notifications.read',
  'messaging/notifications/routing': 'members.read',
  'messaging/notifications/settings': 'notifications.switch',
  'operations/secure-password-vault': 'vault.use',
  'kitchen/recipe-management/menus': 'kitchen.read',
  'kitchen/recipe-management/menus/new': 'kitchen.publish',
  'kitchen/recipe-management/menus/$menuId': 'kitchen.read',
  'kitchen/recipe-management/menus/$menuId/items/$itemId': 'kitchen.read',
  'kitchen/recipe-management/menus/$menuId/preview/$lang': 'kitchen.publish',
  'kitchen/recipe-management/sold-out': 'menu.sold-out',
  'kitchen/product-cost-calculator': 'kitchen.costs',
  'kitchen/product-cost-calculator/channels': 'kitchen.costs',
  'kitchen/recipe-management/moved': 'kitchen.costs',
  'kitchen/recipe-management/engineering': 'kitchen.costs',
  'kitchen/recipe-management/sales': 'kitchen.costs',
  'office/automation': 'automation.read',
  'office/automation/new': 'automation.write',
  'office/automation/$ruleId/change': 'automation.write',
  'office/dashboard': null,
  'office/setup': 'evaluations.request',
  'office/setup/papers': 'papers.send',
  'office/setup/standards': 'insights.describe',
  'office/setup/views': 'staff-views.list',
  'partners/api': 'api-keys.read',
  'partners/api/new': 'api-keys.write',
  'office/timeline': 'timeline.read',
  'kitchen/procurement/orders': 'orders.read',
  'kitchen/procurement/orders/new': 'orders.write',
  'kitchen/procurement/orders/$orderId/change': 'orders.write',
  'kitchen/procurement/receive': 'receipts.read',
  'operations/field/receive': 'receipts.write',
  'kitchen/procurement/counts': 'stock.read',
  'kitchen/procurement/counts/$countId': 'stock.read',
  'kitchen/procurement/par': 'stock.read',
  'kitchen/procurement/transfers': 'stock.read',
  'kitchen/procurement/transfers/new': 'stock.write',
  'kitchen/procurement/suggestion': 'stock.read',
  'kitchen/procurement/requests': 'suppliers.read',
  'kitchen/procurement/requests/new': 'suppliers.write',
  'kitchen/procurement/requests/$quotationId/edit': 'suppliers.write',
  'kitchen/procurement/invoices': 'supplier-invoices.read',
  'kitchen/procurement/invoices/new': 'supplier-invoices.write',
  'kitchen/procurement/suppliers': 'suppliers.read',
  'kitchen/procurement/suppliers/new': 'suppliers.write',
  'kitchen/procurement/suppliers/$supplierId/change': 'suppliers.write',
  'operations/document-monitoring': 'documents.read',
  'operations/document-monitoring/new': 'documents.write',
  'operations/document-monitoring/workers': 'documents.workers',
  'operations/government-compliance-report': 'documents.all',
  'operations/government-compliance-report/documents': 'documents.all',
  'operations/document-monitoring/calendar': 'documents.read',
  'operations/document-monitoring/folders': 'documents.all',
  'ordering/programme': 'programmes.read',
  'ordering/programme/new': 'programmes.write',
  'ordering/secret-shopper': 'evaluations.read',
  'ordering/secret-shopper/order-many': 'evaluations.request',
  'reporting/alerts': 'reports.read',
  'reporting/reports': 'reports.read',
  'reporting/reports/$reportId/document': 'reports.document',
  'reporting/reports/alerts': 'alert-people.read',
  'reporting/reports/answers': 'insights.read',
  'reporting/reports/branches': 'insights.read',
  'reporting/reports/compare': 'insights.read',
  'reporting/reports/levels': 'insights.read',
  'reporting/reports/returns': 'insights.read',
  'operations/audits': 'audits.read',
  'operations/audits/plan': 'audits.plan',
  'operations/audits/gap': 'audits.read',
  'operations/audits/export': 'audits.read',
  'operations/audits/$auditId': 'audits.read',
  'operations/field/audit/$auditId': 'audits.do',
  'operations/field/task/$actionId': 'actions.own',
  'operations/field/count/$countId': 'stock.write',
  // answer no reader: they take what a device sends
  'operations/field/action-finish': null,
  'operations/field/audit-saves': null,
  'operations/field/count-saves': null,
  'operations/field/receipt-photos': null,
  'operations/field/receipt-posts': null,
  'operations/field/audit-photos': null,
  'operations/daily-operations-report': 'daily.read',
  'operations/daily-operations-report/list': 'daily.read',
  'operations/daily-operations-report/template': 'daily.manage',
  'operations/daily-operations-report/template/branches': 'daily.manage',
  'operations/daily-operations-report/template/field': 'daily.manage',
  'operations/daily-operations-report/template/fields': 'daily.manage',
  'operations/daily-operations-report/export': 'daily.read',
  'operations/daily-operations-report/journal': 'daily-money.read',
  'operations/daily-operations-report/$branchId/$day/$shift': 'daily.read',
  'operations/field/pages': 'daily.write',
  'operations/field/papers': 'documents.all',
  // answers no reader: it takes what a device sends
  'operations/field/saves': null,
  'operations/field/daily/$branchId/$day/$shift': 'daily.write',
  'reporting/reports/deck': 'insights.read',
  'reporting/reports/mailings': 'reports.share',
  'reporting/reports/mailings/$mailingId': 'reports.share',
  'reporting/reports/mailings/new': 'reports.share',
  'reporting/reports/trend': 'insights.read',
  'reporting/tasks': 'actions.own',
  'reporting/tasks/figures': 'actions.read',
  'reporting/tasks/new': 'actions.write',
  'reporting/tasks/owners': 'actions.write',
  'site/case-studies': 'case-studies.read',
  'kitchen/recipe-management': 'kitchen.read',
  'kitchen/recipe-management/new': 'kitchen.write',
  'kitchen/recipe-management/$recipeId/find': 'kitchen.write',
  'kitchen/recipe-management/$recipeId/lab': 'kitchen.read',
  'kitchen/recipe-management/$recipeId/label': 'kitchen.read',
  // answer no reader: they take what a sheet sends
  'kitchen/recipe-management/$recipeId/draft': null,
  'kitchen/recipe-management/$recipeId/photos': null,
  'kitchen/recipe-management/bridge': null,
  'kitchen/recipe-management/ingredients': 'kitchen.read',
  'kitchen/recipe-management/ingredients/new': 'kitchen.write',
  'kitchen/recipe-management/ingredients/import': 'kitchen.publish',
  'kitchen/recipe-management/ingredients/left-out': 'kitchen.publish',
  'kitchen/recipe-management/settings': 'kitchen.read',
  'operations/admin-task-tracking': 'duties.own',
  'operations/admin-task-tracking/duties': 'duties.write',
}
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
  orderId: 'purchase_orders',
  supplierInvoiceId: 'supplier_invoices',
  licenceId: 'supplier_licences',
  complianceId: 'compliance_reports',
  workerId: 'workers',
  branchId: 'branches',
  memberId: 'members',
  ruleId: 'automation_rules',
  ingredientId: 'ingredients',
  recipeId: 'recipes',
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
