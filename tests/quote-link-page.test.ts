import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { newRequestForm } from '#/features/kitchen/quotations/form.ts'
import { makeRequest } from '#/features/kitchen/quotations/make-request.server.ts'
import { cancelRequest, makeQuoteLink, sendRequest } from '#/features/kitchen/quotations/move-request.server.ts'
import { readRequest } from '#/features/kitchen/quotations/read-request.server.ts'
import { newSupplierForm } from '#/features/kitchen/suppliers/form.ts'
import { addSupplier } from '#/features/kitchen/suppliers/save-supplier.server.ts'
import { quotePageMessages } from '#/messages/kitchen/quote-page.ts'
import { now } from '#/platform/clock.ts'
import { sourceServer } from './source-server.ts'
import { world } from './world.ts'

/** The page of a supplier over HTTP, as a browser without scripts and without a session asks for it. */
const w = await world()
const origin = await sourceServer(w)
const [requestId, rival, own] = [randomUUID(), randomUUID(), randomUUID()]
let client: Actor
let token: string
beforeAll(async () => {
  client = await w.client({ company: 'Saffron House' })
  const rice = randomUUID()
  await w.owner.query(
    `insert into app.ingredients (id, client_id, name_en, name_ar, base, category, created_by)
     values ($1, $2, 'Basmati rice', 'أرز بسمتي', 'g', 'grains', $2)`,
    [rice, client.id],
  )
  for (const [id, nameEn] of [
    [own, 'Al Rabia Foods'],
    [rival, 'Rival of Riyadh'],
  ] as const) {
    const { clientKey, ...given } = newSupplierForm.parse({ clientKey: id, nameEn })
    await addSupplier(client, clientKey, given)
  }
  const { clientKey, ...given } = newRequestForm.parse({
    clientKey: requestId,
    title: 'Weekly needs',
    closesAt: `${addDays(riyadhDay(now()), 1)}T18:00`,
    suppliers: [own, rival],
    'ingredient-1': rice,
    'need-1': '400',
    'unit-1': 'kg',
  })
  await makeRequest(client, clientKey, given)
  await sendRequest(client, { requestId, revision: 1 })
  const { invited } = await readRequest(client, requestId)
  const invitationId = invited.find(({ supplierId }) => supplierId === own)!.id
  token = (await makeQuoteLink(client, { requestId, invitationId })).token
}, 120_000)

const send = (path: string, fields?: Record<string, string>) => {
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  return fetch(`${origin}${path}`, fields ? { method: 'POST', body: new URLSearchParams(fields), headers } : {})
}
const page = (lang: 'en' | 'ar', secret = token) => `${lang === 'ar' ? '/ar' : ''}/quote/${secret}`
const line = { 'price-1': '228', 'vat-1': 'excluded', 'quantity-1': '40', 'unit-1': 'kg' }

test('the page is private, in both languages, and names no other supplier', async () => {
  for (const lang of ['en', 'ar'] as const) {
    const answer = await send(page(lang))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    const html = await answer.text()
    expect(html).toContain(lang === 'en' ? 'Basmati rice' : 'أرز بسمتي')
    expect(html).toContain(quotePageMessages.submit[lang])
    expect(html).not.toMatch(/href="\/client|Rival/)
  }
})

test('unknown and altered links are one page', async () => {
  const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  for (const secret of ['unknown', altered, 'a'.repeat(43)]) {
    const answer = await send(page('en', secret))
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain(quotePageMessages.gone.en)
    expect((await send(page('en', secret), { intent: 'decline' })).status).toBe(404)
  }
})

test('a supplier quotes with plain forms: bad input is kept, a second answer replaces the first', async () => {
  const bad = await send(page('ar'), { intent: 'quote', ...line, 'price-1': '12x' })
  expect(bad.status).toBe(422)
  expect(await bad.text()).toContain('12x')
  const sent = await send(page('ar'), { intent: 'quote', ...line })
  expect(sent.status).toBe(200)
  expect(await sent.text()).toContain(quotePageMessages.sent.ar)
  expect((await send(page('en'), { intent: 'quote', ...line, 'price-1': '225' })).status).toBe(200)
  const { invited } = await readRequest(client, requestId)
  expect(invited.find(({ supplierId }) => supplierId === own)).toMatchObject({ state: 'submitted', answers: 2 })
  const { revision } = await readRequest(client, requestId)
  await cancelRequest(client, { requestId, revision }, 'Bought elsewhere')
  expect(await (await send(page('en'))).text()).toContain(quotePageMessages.cancelled.en)
  expect((await send(page('en'), { intent: 'quote', ...line })).status).toBe(409)
})
