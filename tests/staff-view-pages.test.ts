import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import routes from '#/app/routes.ts'
import { portalMenus } from '#/app/shell/portal-menus.ts'
import { opensFor } from '#/app/shell/use-member-rights.ts'
import { rightsOf } from '#/domain/permissions.ts'
import { startStaffView } from '#/features/office/staff-view/staff-view.server.ts'
import { sessionKey } from '#/platform/auth.server.ts'
import { noteStep, ruleOf } from './automation.ts'
import { fillEveryTable } from './isolation-fixtures.ts'
import { releasedReport } from './reports.ts'
import { allPatterns, type Told, tell, withEach } from './request-shapes.ts'
import { sourceServer } from './source-server.ts'
import { world } from './world.ts'

/** Opens every address of the client portal in a view by staff and as the owner: the view reads, and offers no change. */
const w = await world({ madeUp: ['receivables', 'payouts', 'revenue', 'vat'] })
const [staff, client] = [await w.admin({ role: 'support' }), await w.client({ company: 'A' })]
const report = await releasedReport(w, await w.admin(), { client })
await fillEveryTable(w.owner, { tag: 'A', client, shopper: await w.freelancer(), admin: await w.admin() })
// why: these rows of the fixtures have no real contents, so that their lists fail for everyone
await w.owner.query(
  `set session_replication_role = replica; delete from app.case_studies; delete from app.visit_programmes;
   delete from app.automation_runs; delete from app.automation_versions; delete from app.automation_rules; set session_replication_role = origin`,
)
// a signed day, so that its document exists
await w.owner.query(
  `with day as (insert into app.daily_reports (id, client_id, branch_id, business_day, shift, state, due_at, signed_by, signed_at, content_sha256,
       created_by, updated_by)
     select gen_random_uuid(), $1, id, '2026-11-01', 'evening', 'signed', now(), $1, now(), repeat('a', 64), $1, $1
     from app.branches where client_id = $1 limit 1 returning id, client_id, branch_id),
   content as (insert into app.daily_values (report_id, client_id, branch_id) select id, client_id, branch_id from day)
   insert into app.daily_money (report_id, client_id, branch_id) select id, client_id, branch_id from day`,
  [client.id],
)
const origin = await sourceServer(w)

async function cookieOf({ id, sessionId }: { id: string; sessionId: string }): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await w.owner.query(
    `insert into auth.session (id, token, "userId", "expiresAt", "updatedAt") values ($1, $2, $3, now() + interval '1 hour', now())`,
    [sessionId, sessionKey(token), id],
  )
  return `session=${token}`
}
const [view, owner] = [await cookieOf(staff), await cookieOf(client)]
await startStaffView(staff, client.id, 'looks at every page')

const rule = await ruleOf(client, { event: 'action.opened', steps: [noteStep] })
const ids: Record<string, string> = { reportId: report, ruleId: rule, day: '2026-11-01', shift: 'evening' }
for (const [name, table] of Object.entries({
  requestId: 'mystery_shopping_requests',
  alertId: 'report_alerts',
  actionId: 'report_actions',
  certificateId: 'certificates',
  invoiceId: 'invoices',
  branchId: 'branches',
  memberId: 'members',
  ingredientId: 'ingredients',
  recipeId: 'recipes',
})) {
  const { rows } = await w.owner.query<{ id: string }>(`select id from app.${table} where client_id = $1 limit 1`, [
    client.id,
  ])
  ids[name] = rows[0]!.id
}
const addresses = allPatterns(routes)
  .map(({ pattern }) => pattern)
  .filter((pattern) => /^\/client(\/|$)/.test(pattern) && !pattern.endsWith('*'))
  .map((pattern) => pattern.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? ids['reportId']!))

const asked = new Map<string, { view: Told; owner: Told }>()
await withEach(addresses, async (path) => {
  const ask = (cookie: string) => tell(origin, { method: 'GET', path, headers: { cookie } })
  asked.set(path, { owner: await ask(owner), view: await ask(view) })
})

test('each address answers as for the owner, or refuses', () => {
  const wrong = [...asked].filter(
    ([, told]) => told.view.status !== told.owner.status && ![302, 303, 403, 404].includes(told.view.status),
  )
  expect(wrong.map(([path, told]) => `${path}: ${told.view.status}, the owner ${told.owner.status}`)).toEqual([])
})

test('every file is given, and each export is recorded with the person', async () => {
  const files = [...asked].filter(([path]) => path.endsWith('/export') || path.endsWith('/document'))
  expect(files.length).toBeGreaterThan(7)
  expect(files.filter(([, told]) => told.view.status !== told.owner.status).map(([path]) => path)).toEqual([])
  expect(files.map(([path, told]) => `${path} ${told.view.status}`).filter((one) => !one.endsWith(' 200'))).toEqual([])
  const { rowCount } = await w.owner.query(
    `select from app.activity_log where actor_id = $1 and actor_type = 'admin' and client_id = $2 and action like '%export%'`,
    [staff.id, client.id],
  )
  expect(rowCount).toBe(files.filter(([path]) => path.endsWith('/export')).length)
})

test('each entry of the menu opens', async () => {
  const rights = rightsOf({ type: 'client', company: { id: client.id, mode: 'view', permissions: [] } })
  const links = portalMenus.client.flatMap((group) => group.links).filter(({ to }) => opensFor(rights)(to))
  expect(links.length).toBeGreaterThan(5)
  for (const { to } of links)
    expect((await tell(origin, { method: 'GET', path: to, headers: { cookie: view } })).status, to).toBeLessThan(400)
})

test('no page offers a form but the end of the view', () => {
  const offered = [...asked].flatMap(([path, { view: told }]) => {
    const main = told.status === 200 ? (told.body.split('<main')[1] ?? '') : ''
    return (main.match(/<form[^>]*method="post"[^>]*>/g) ?? [])
      .filter((form) => !form.includes('action="/admin/clients/view"'))
      .map((form) => `${path} ${form.slice(0, 160)}`)
  })
  expect(offered).toEqual([])
})
