import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { type ApiCompany, apiCompany } from '#/tests/api/company.ts'
import { apiCall } from '#/tests/api-setup.ts'
import { world } from '#/tests/world.ts'

const w = await world()
let company: ApiCompany
const today = riyadhDay(now())

beforeAll(async () => {
  company = await apiCompany(w)
})

/** A step that must be taken, over the version that was read before, if any. */
async function post(path: string, body: object, version?: string | null) {
  await w.owner.query('delete from priv.api_rates')
  const headers: Record<string, string> = version ? { 'if-match': version } : {}
  const made = await apiCall(company.secret, path, { method: 'POST', body, headers })
  expect([path, made.status, made.status < 400 || made.body]).toEqual([path, expect.any(Number), true])
  return { ...made, etag: made.headers.get('etag') }
}
const refusedWith = async (secret: string, path: string, body: object, headers = {}) => {
  await w.owner.query('delete from priv.api_rates')
  const { status, body: problem } = await apiCall(secret, path, { method: 'POST', body, headers })
  return [status, problem.code, problem.errors?.[0]?.field]
}

describe('structure', () => {
  test('parts are added, renamed, moved and closed; a name that is taken is refused', async () => {
    const west = await post('/nodes', { parent_id: company.root, kind: 'region', name_en: 'West', name_ar: 'الغرب' })
    const area = await post('/nodes', { parent_id: company.root, kind: 'area', name_en: 'Coast' })
    const again = { parent_id: company.root, kind: 'region', name_en: 'West' }
    expect(await refusedWith(company.secret, '/nodes', again)).toEqual([422, 'node.same-name', undefined])
    const renamed = await post(`/nodes/${area.body.id}`, { name_en: 'Shore', code: 'S1' }, area.etag)
    expect(renamed.body).toMatchObject({ name_en: 'Shore', code: 'S1' })
    const moved = await post(`/nodes/${area.body.id}/move`, { parent_id: west.body.id }, renamed.etag)
    expect(moved.body.parent_id).toBe(west.body.id)
    expect(
      await refusedWith(company.secret, `/nodes/${area.body.id}/steps`, { step: 'close' }, { 'if-match': '"v1"' }),
    ).toEqual([412, 'api.version', undefined])
    expect((await post(`/nodes/${area.body.id}/steps`, { step: 'close' }, moved.etag)).body.closed_at).not.toBeNull()
  })

  test('branches are added at their place, changed without losing hours, closed and opened again', async () => {
    const made = await post('/branches', { parent_id: company.root, name_en: 'Corniche', location: 'Jeddah, Corniche' })
    expect(made.status).toBe(201)
    const path = `/branches/${made.body.id}`
    await w.owner.query(`update app.branches set hours = '{"1": [["08:00","23:00"]]}' where id = $1`, [made.body.id])
    const changed = await post(
      path,
      { name_en: 'Corniche', location: 'Jeddah, Corniche', phone: '+966112223344' },
      made.etag,
    )
    expect(changed.body.phone).toBe('+966112223344')
    const { rows } = await w.owner.query('select hours from app.branches where id = $1', [made.body.id])
    expect(rows[0].hours).toEqual({ 1: [['08:00', '23:00']] })
    expect(
      await refusedWith(company.secret, '/branches', {
        parent_id: company.root,
        name_en: 'كورنيش',
        location: 'Jeddah',
      }),
    ).toEqual([422, 'api.body', 'name_en'])
    const closed = await post(`${path}/steps`, { step: 'close', reason: 'Moved' }, changed.etag)
    expect(closed.body.closed_at).not.toBeNull()
    expect((await post(`${path}/steps`, { step: 'reopen' }, closed.etag)).body.closed_at).toBeNull()
  })
})

test('members below a manager are invited and changed; owners and managers are out of reach of a key', async () => {
  const { branches, root, receiver, manager, secret } = company
  const roles = [{ role: 'viewer', node_id: branches.malqa }]
  const invited = await post('/invitations', { email: 'New@example.com', language: 'en', roles })
  expect(invited.body).toMatchObject({ email: 'new@example.com', state: 'pending' })
  expect((await post(`/invitations/${invited.body.id}/withdraw`, {})).body.state).toBe('withdrawn')
  for (const role of ['owner', 'manager'])
    expect(
      await refusedWith(secret, '/invitations', { email: 'o@example.com', roles: [{ role, node_id: root }] }),
    ).toEqual([422, 'api.body', 'roles.0.role'])
  const path = `/members/${receiver.memberId}`
  const added = await post(`${path}/roles`, { role: 'viewer', node_id: branches.malqa })
  expect(added.body.roles).toHaveLength(2)
  const ended = await post(`${path}/roles/end`, { role: 'viewer', node_id: branches.malqa })
  expect(ended.body.roles).toHaveLength(1)
  expect((await post(`${path}/steps`, { step: 'suspend' })).body.state).toBe('suspended')
  expect((await post(`${path}/steps`, { step: 'reactivate' })).body.state).toBe('active')
  expect((await refusedWith(secret, `/members/${manager.memberId}/end`, {}))[0]).toBeGreaterThanOrEqual(403)
  expect((await post(`${path}/end`, {})).body).toEqual({ id: receiver.memberId, ended: true })
})

test('visits are moved to another time, and actions are assigned and finished with cause and note', async () => {
  const when = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const { olaya } = company.branches
  const order = { branch_id: olaya, evaluation_type: 'basic', scheduled_date: when(30) }
  const made = await post('/requests', order)
  const moved = await post(`/requests/${made.body.id}/reschedule`, { scheduled_date: when(33) })
  expect(moved.body.scheduled_date.slice(0, 10)).toBe(when(33).slice(0, 10))
  const action = await post('/actions', { branch_id: olaya, title: 'Oven', priority: 'low', owner_name: 'Sami' })
  const path = `/actions/${action.body.id}`
  const given = { title: 'Oven door', priority: 'low', owner_name: 'Huda' }
  const assigned = await post(path, given, action.etag)
  expect(assigned.body).toMatchObject({ title: 'Oven door', owner_name: 'Huda' })
  const started = await post(`${path}/steps`, { step: 'start' }, assigned.etag)
  const finish = {
    step: 'finish',
    note: 'Mended.',
    root_cause: 'The seal was old.',
    cause_class: 'equipment',
    prevention: 'Yearly check.',
  }
  expect((await post(`${path}/steps`, finish, started.etag)).body).toMatchObject({
    status: 'done',
    done_note: 'Mended.',
  })
})

describe('kitchen', () => {
  test('an ingredient gets a dated price, a jump has to be confirmed, and facts that the API does not show stay', async () => {
    const made = await post('/ingredients', { base: 'g', name_en: 'Saffron', category: 'spices', sku: 'SAF' })
    const path = `/ingredients/${made.body.id}`
    await w.owner.query(`update app.ingredients set aliases = '{Zafaran}' where id = $1`, [made.body.id])
    const changed = await post(path, { name_en: 'Saffron threads', category: 'spices' }, made.etag)
    expect(changed.body).toMatchObject({ name_en: 'Saffron threads', revision: 2 })
    const { rows } = await w.owner.query('select aliases from app.ingredients where id = $1', [made.body.id])
    expect(rows[0].aliases).toEqual(['Zafaran'])
    const price = { quantity: '1', unit: 'kg', amount: 100_000, vat_mode: 'excluded', valid_from: today }
    expect((await post(`${path}/prices`, price)).body).toMatchObject({ amount: 100_000, unit: 'kg' })
    const jump = { ...price, amount: 300_000, valid_from: addDays(today, 1) }
    expect(await refusedWith(company.secret, `${path}/prices`, jump)).toEqual([422, 'api.body', 'confirmed'])
    await post(`${path}/prices`, { ...jump, confirmed: true })
    expect((await apiCall(company.secret, `${path}/prices`)).body.data).toHaveLength(2)
    expect((await post(`${path}/steps`, { step: 'archive' }, changed.etag)).body.state).toBe('archived')
  })

  test('a recipe is written, published, changed by a new version, priced and sold out', async () => {
    const { rice, chicken } = company.ingredients
    const lines = [{ ingredient_id: rice, quantity: '400', unit: 'g' }]
    const made = await post('/recipes', { kind: 'dish', name_en: 'Kabsa', name_ar: 'كبسة', portions: '4', lines })
    expect(made.body).toMatchObject({
      is_draft: true,
      lines: [{ ingredient_id: rice, recipe_id: null, quantity: '400', unit: 'g' }],
    })
    const path = `/recipes/${made.body.recipe_id}`
    const published = await post(`${path}/publish`, { from: today }, made.etag)
    expect(published.body).toMatchObject({ version: 1, portions: '4', lines })
    const held = await apiCall(company.secret, `${path}/draft`)
    expect([held.body.is_draft, held.headers.get('etag')]).toEqual([false, expect.stringMatching(/^"v0-/)])
    const more = [...lines, { ingredient_id: chicken, quantity: '1/2', unit: 'kg' }]
    const draft = await post(`${path}/draft`, { name_en: 'Kabsa', name_ar: 'كبسة', portions: '5', lines: more }, '"v0"')
    expect((await post(`${path}/publish`, { from: today }, draft.etag)).body).toMatchObject({
      version: 2,
      portions: '5',
    })
    const stranger = [{ ingredient_id: company.root, quantity: '1', unit: 'g' }]
    const strange = { kind: 'dish', name_en: 'Strange', lines: stranger }
    expect(await refusedWith(company.secret, '/recipes', strange)).toEqual([422, 'api.body', 'lines.0'])
    const price = { price: 4500, starts_on: today }
    expect((await post(`${path}/prices`, price)).body.changed).toBe(true)
    expect((await post(`${path}/prices`, price)).body.changed).toBe(false)
    expect((await apiCall(company.secret, `${path}/prices`)).body.data).toMatchObject([
      { price: 4500, branch_id: null },
    ])
    const out = `/branches/${company.branches.olaya}/sold-out`
    await post(out, { recipe_id: made.body.recipe_id, is_sold_out: true })
    expect((await apiCall(company.secret, out)).body.data).toMatchObject([{ id: made.body.recipe_id }])
    await post(out, { recipe_id: made.body.recipe_id, is_sold_out: false })
    expect((await apiCall(company.secret, out)).body.data).toEqual([])
    expect((await post(`${path}/steps`, { step: 'archive' })).body.is_archived).toBe(true)
  })
})

test('a till fills in the figures of a shift; what is missing for the submission is named and nothing is submitted', async () => {
  const { olaya } = company.branches
  const template = await apiCall(company.secret, `/branches/${olaya}/daily-template`)
  const shift = template.body.shifts[0].key
  const place = { branch_id: olaya, business_day: addDays(today, -2), shift }
  const saved = await post('/daily-reports', { ...place, answers: { 'sales.cash': 115_000 } })
  expect(saved.body).toMatchObject({ state: 'draft', money: { 'sales.cash': 115_000 } })
  const kept = await post('/daily-reports', { ...place, answers: {}, submit: true })
  expect(kept.body.state).toBe('draft')
  expect(kept.body.missing.length).toBeGreaterThan(0)
  const strange = { ...place, answers: { 'no.such': 1 } }
  expect((await refusedWith(company.secret, '/daily-reports', strange))[0]).toBeGreaterThanOrEqual(400)
})

test('an order is written from offers, submitted within the limit of a branch manager, and sent', async () => {
  const { body: offers } = await apiCall(company.secret, `/suppliers/${company.supplierId}/offers`)
  const line = { offer_id: offers.data[0].id, packs: 1 }
  const order = { supplier_id: company.supplierId, branch_id: company.branches.malqa, wanted_on: addDays(today, 2) }
  const made = await post('/purchase-orders', { ...order, lines: [line] })
  expect(made.body).toMatchObject({ state: 'draft', lines: [{ packs: 1 }] })
  const submitted = await post(`/purchase-orders/${made.body.id}/steps`, { step: 'submit' }, made.etag)
  expect(submitted.body.state).toBe('approved')
  const sent = await post(`/purchase-orders/${made.body.id}/steps`, { step: 'send' }, submitted.etag)
  expect(sent.body.state).toBe('sent')
  const much = await post('/purchase-orders', { ...order, lines: [{ ...line, packs: 5000 }] })
  const asked = await post(`/purchase-orders/${much.body.id}/steps`, { step: 'submit' }, much.etag)
  expect(asked.body.state).toBe('awaiting')
  expect(
    (
      await refusedWith(
        company.secret,
        `/purchase-orders/${much.body.id}/steps`,
        { step: 'send' },
        { 'if-match': asked.etag! },
      )
    )[1],
  ).toBe('orders.state')
})

test('documents are added and corrected without their files', async () => {
  const facts = { kind: 'civil-defence-permit', branch_id: company.branches.malqa, number: 'CD-2' }
  const made = await post('/documents', { ...facts, issued_on: addDays(today, -10), expires_on: addDays(today, 355) })
  expect(made.body).toMatchObject({ number: 'CD-2', has_file: false, state: 'valid' })
  const given = { number: 'CD-3', issued_on: addDays(today, -10), expires_on: addDays(today, 340) }
  expect((await post(`/documents/${made.body.id}`, given, made.etag)).body).toMatchObject({
    number: 'CD-3',
    revision: 2,
  })
})
