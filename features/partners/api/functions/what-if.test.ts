import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type ApiCompany, apiCompany } from '#/tests/api/company.ts'
import { apiBranch, apiCall, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { world } from '#/tests/world.ts'

const w = await world()
let company: ApiCompany
beforeAll(async () => {
  company = await apiCompany(w)
  for (const ingredient of [company.ingredients.rice, company.ingredients.chicken])
    await w.owner.query(
      `insert into app.ingredient_prices (id, client_id, ingredient_id, quantity, unit, content, amount, vat_mode, valid_from, source, supplier, created_by)
       values (gen_random_uuid(), $1, $2, '10', 'kg', '10000/1', 115, 'included', current_date - 30, 'receipt', 'Al Noor', $1)`,
      [company.owner.id, ingredient],
    )
})
beforeEach(() => w.owner.query('delete from priv.api_rates; delete from priv.attempts'))

const called = async (name: string, body: unknown, secret = company.secret) => {
  const answer = await apiCall(secret, `/functions/${name}`, { method: 'POST', body })
  return { status: answer.status, body: answer.body }
}

test('a score is previewed with passed questions, and stays as it is without any', async () => {
  const { data } = (await apiCall(company.secret, '/reports')).body
  const { body: report } = await apiCall(company.secret, `/reports/${data[0].id}`)
  const as = (passed: string[]) => called('score-preview', { report_id: report.id, passed })
  expect((await as([])).body).toMatchObject({ score: report.score, preview: report.calculated_score })
  const keys = report.sections.flatMap(({ answers }: { answers: { key: string }[] }) => answers.map(({ key }) => key))
  const { body: best } = await as(keys)
  expect([best.preview, best.band]).toEqual([100, 'excellent'])
  const refused = await as(['no-such-question'])
  expect([refused.status, refused.body.errors[0]]).toMatchObject([422, { field: 'passed', code: 'unknown_question' }])
  expect((await called('score-preview', { report_id: randomUUID(), passed: [] })).status).toBe(404)
})

test('a plan is quoted by months with VAT on each', async () => {
  expect((await called('quote-plan', { plan: 'basic', months: 3 })).body).toMatchObject({
    monthly: 99_900,
    net: 299_700,
    vat: 44_955,
    gross: 344_655,
  })
  expect((await called('quote-plan', { plan: 'enterprise' })).status).toBe(422)
  expect((await called('quote-plan', { plan: 'basic', months: 0 })).status).toBe(422)
})

test('recipes are costed with other prices, and nothing is stored', async () => {
  const { rice, chicken } = company.ingredients
  const recost = (changes: unknown, more = {}) => called('recost-recipes', { changes, ...more })
  const { body } = await recost([{ ingredient_id: rice, percent: 100 }])
  expect(body.left_out).toBe(0)
  const [mandi] = body.recipes
  expect(mandi).toMatchObject({ recipe_id: company.recipe, name_en: 'Mandi', is_cost_whole: true })
  expect(mandi.portion_before).toBeGreaterThan(0)
  expect(Math.abs(mandi.portion_after - 2 * mandi.portion_before)).toBeLessThanOrEqual(1)
  expect(mandi.change).toBe(mandi.portion_after - mandi.portion_before)
  // one that is in no recipe changes none; a named recipe is answered all the same
  expect((await recost([{ ingredient_id: chicken, percent: 50 }])).body.recipes).toEqual([])
  const named = await recost([{ ingredient_id: chicken, percent: 50 }], { recipe_ids: [company.recipe] })
  expect(named.body.recipes).toMatchObject([{ recipe_id: company.recipe, change: 0 }])
  const again = await recost([{ ingredient_id: rice, percent: 0 }], { recipe_ids: [company.recipe] })
  expect(again.body.recipes[0].portion_after).toBe(mandi.portion_before)
  for (const [changes, more, field, code] of [
    [[{ ingredient_id: randomUUID(), percent: 1 }], {}, 'changes', 'unknown_ingredient'],
    [[{ ingredient_id: rice, percent: 1 }], { recipe_ids: [randomUUID()] }, 'recipe_ids', 'unknown_recipe'],
  ] as const) {
    const refused = await recost(changes, more)
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ field, code }]])
  }
  expect((await recost([])).status).toBe(422)
})

test('another company has neither the reports, nor the recipes, nor the ingredients', async () => {
  const stranger = await w.client({ plan: 'enterprise', company: 'Other House' })
  const { secret } = await apiKeyOn(stranger, await rootOf(w, stranger), ['kitchen:read', 'reports:read'])
  const { data } = (await apiCall(company.secret, '/reports')).body
  expect((await called('score-preview', { report_id: data[0].id, passed: [] }, secret)).status).toBe(404)
  const foreign = { changes: [{ ingredient_id: company.ingredients.rice, percent: 1 }] }
  expect((await called('recost-recipes', foreign, secret)).body.errors).toMatchObject([{ code: 'unknown_ingredient' }])
})

test('findings are listed by report in pages, with those of the report itself, for the branches of the key', async () => {
  const page = await apiCall(company.secret, '/findings?limit=1')
  expect(page.status).toBe(200)
  const [first] = page.body.data
  const { body: report } = await apiCall(company.secret, `/reports/${first.id}`)
  expect(first).toMatchObject({ branch_id: report.branch_id, findings: report.findings })
  expect((await apiCall(company.secret, '/findings?limit=11')).status).toBe(400)
  expect((await apiCall(company.secret, `/findings?branch=${randomUUID()}`)).body.data).toEqual([])
  const elsewhere = await apiBranch(w, company.owner, 'Elsewhere')
  const local = await apiKeyOn(company.owner, elsewhere, ['reports:read'])
  expect((await apiCall(local.secret, '/findings')).body).toEqual({ data: [], next: null })
})

test('a comment on a report is written once, changed by its version, and hidden from other keys', async () => {
  const { data } = (await apiCall(company.secret, '/reports')).body
  const path = `/reports/${data[0].id}/reply`
  const write = (text: string, version: string, secret = company.secret) =>
    apiCall(secret, path, { method: 'POST', body: { text }, headers: { 'if-match': version } })
  const before = await apiCall(company.secret, path)
  expect(before.body.text).toBeNull()
  const seen = before.headers.get('etag')!
  const made = await write('We trained the team.', seen)
  expect(made.body.text).toBe('We trained the team.')
  const late = await write('Another text', seen)
  expect([late.status, late.body.code]).toEqual([412, 'api.version'])
  const newest = made.headers.get('etag')!
  expect((await write('Trained, and checked.', newest)).body.text).toBe('Trained, and checked.')
  const reader = await apiKeyOn(company.owner, company.root, ['reports:read'])
  expect((await write('x', newest, reader.secret)).body.code).toBe('api.scope')
  const stranger = await w.client({ plan: 'enterprise', company: 'Third House' })
  const foreign = await apiKeyOn(stranger, await rootOf(w, stranger), ['reports:write'])
  expect((await write('x', newest, foreign.secret)).status).toBe(404)
  expect((await apiCall(foreign.secret, path)).status).toBe(404)
})
