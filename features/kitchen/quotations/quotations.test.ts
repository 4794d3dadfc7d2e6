import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { compare } from '#/domain/kitchen/buying/comparison.ts'
import { readList } from '#/domain/list.ts'
import { roundHalfUp } from '#/domain/rational.ts'
import { addDays, riyadhDay, toRiyadh } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { addIngredientsAndSuppliers, answers, ingredients, quoted, split, suppliers } from '#/tests/quotation-setup.ts'
import { world } from '#/tests/world.ts'
import { declineQuote, submitQuote } from './answer-quote.server.ts'
import { awardRequest } from './award.server.ts'
import { type ChosenLine, newRequestForm } from './form.ts'
import { requestList } from './list.ts'
import { browseRequests } from './list.server.ts'
import { makeRequest } from './make-request.server.ts'
import {
  cancelRequest,
  closeRequest,
  extendRequest,
  makeQuoteLink,
  sendRequest,
  withdrawInvitation,
} from './move-request.server.ts'
import { openQuote } from './open-quote.server.ts'
import { readRequest } from './read-request.server.ts'
import { tellQuoteReceived } from './tell-received.server.ts'

const w = await world()
const [owner, stranger] = [await w.client({ company: 'Saffron House' }), await w.client()]
const tomorrow = `${addDays(riyadhDay(now()), 1)}T18:00`
let buyer: Actor
let branchManager: Actor
beforeAll(async () => {
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id`,
    [owner.id],
  )
  buyer = await w.member(owner, [{ role: 'manager' }])
  branchManager = await w.member(owner, [{ role: 'branch_manager', node: rows[0]!.id }])
  await addIngredientsAndSuppliers(w.owner, owner)
}, 60_000)

async function made(who: Actor = buyer): Promise<string> {
  const { clientKey, ...given } = newRequestForm.parse({
    clientKey: randomUUID(),
    title: 'Weekly needs',
    closesAt: tomorrow,
    suppliers: Object.values(suppliers),
    'ingredient-1': ingredients.chicken,
    'need-1': '٢٢٠',
    'unit-1': 'kg',
    'ingredient-2': ingredients.rice,
    'need-2': '400',
    'unit-2': 'kg',
    'ingredient-4': ingredients.oil,
    'need-4': '180',
    'unit-4': 'l',
  })
  await makeRequest(who, clientKey, given)
  return clientKey
}
const seen = async (requestId: string) => ({ requestId, revision: (await readRequest(owner, requestId)).revision })
const sent = async (): Promise<string> => {
  const id = await made()
  await sendRequest(buyer, await seen(id))
  return id
}
async function linkTo(requestId: string, supplier: keyof typeof suppliers): Promise<string> {
  const { invited } = await readRequest(owner, requestId)
  const invitationId = invited.find(({ supplierId }) => supplierId === suppliers[supplier])!.id
  return (await makeQuoteLink(buyer, { requestId, invitationId })).token
}
const asked = (token: string) => ({ token, network: randomUUID() })
const look = (token: string, counts = false) => openQuote({ ...asked(token), counts })

async function answered(): Promise<string> {
  const id = await sent()
  for (const letter of ['A', 'B', 'C'] as const) await submitQuote(asked(await linkTo(id, letter)), answers[letter])
  return id
}
const closed = async (): Promise<string> => {
  const id = await answered()
  await closeRequest(buyer, await seen(id))
  return id
}
const whole = (supplierId: string): ChosenLine => ({ supplierId })
const award = (
  chosen: ReadonlyMap<number, ChosenLine>,
  reason: string | null = null,
  licenceReason: string | null = null,
) => ({
  chosen,
  reason,
  licenceReason,
})

test('three suppliers answer by links without an account; the split award is 7,300.00', async () => {
  const id = await made()
  await makeRequest(buyer, id, { ...(await formOf()), title: 'Another' })
  expect(await readRequest(owner, id)).toMatchObject({ title: 'Weekly needs', state: 'draft' })
  await sendRequest(buyer, await seen(id))
  const mails = await w.owner.query(
    `select to_address, body from app.emails where kind = 'quote.asked' order by to_address`,
  )
  expect(mails.rows.map(({ to_address }) => to_address)).toEqual(['a@example.sa', 'b@example.sa'])
  expect(mails.rows[0].body).not.toContain('Supplier B')
  const token = await linkTo(id, 'A')
  const view = (await look(token, true))!
  expect(view).toMatchObject({ title: 'Weekly needs', state: 'sent', last: null, company: { en: 'Saffron House' } })
  expect(JSON.stringify(view)).not.toMatch(/Supplier [BC]/)
  for (const letter of ['A', 'B', 'C'] as const) await submitQuote(asked(await linkTo(id, letter)), answers[letter])
  await submitQuote(asked(token), answers.A)
  const open = await readRequest(owner, id)
  const byName = open.invited.toSorted((one, other) => one.name.localeCompare(other.name))
  expect(byName.map(({ state, quote, answers: kept, opened }) => [state, quote, kept, opened])).toEqual([
    ['submitted', null, 2, 1],
    ['submitted', null, 1, 0],
    ['submitted', null, 1, 0],
  ])
  await closeRequest(buyer, await seen(id))
  await expect(submitQuote(asked(token), answers.A)).rejects.toMatchObject({ code: 'buying.late' })
  expect((await look(token))!.last).toMatchObject({ deliveryFee: 10000 })
  const request = await readRequest(buyer, id)
  const needs = new Map(request.lines.map(({ id: line, base }) => [line, base]))
  const { proposal } = compare(
    request.invited.map(({ quote }) => quote!.of),
    needs,
  )
  expect(roundHalfUp(proposal!.total, 0)).toBe(730000)
  await awardRequest(buyer, await seen(id), award(split))
  const done = await readRequest(owner, id)
  expect(done).toMatchObject({ state: 'awarded', reason: null })
  expect([...done.awarded.values()].flatMap((parts) => [...parts.keys()])).toEqual([
    suppliers.A,
    suppliers.B,
    suppliers.B,
  ])
  const { rows } = await w.owner.query(
    `select packs from app.quote_awards a join app.quote_request_lines l on l.id = a.line_id where a.request_id = $1 order by l.place`,
    [id],
  )
  expect(rows.map(({ packs }) => packs)).toEqual([20, 10, 10])
  await expect(awardRequest(owner, await seen(id), award(split))).rejects.toMatchObject({ code: 'buying.state' })
})
const formOf = async () => {
  const { clientKey: _, ...given } = newRequestForm.parse({
    clientKey: randomUUID(),
    title: 'T',
    closesAt: tomorrow,
    suppliers: suppliers.A,
    'ingredient-1': ingredients.rice,
    'need-1': '1',
    'unit-1': 'kg',
  })
  return given
}

test('another choice needs a reason, a missing line is left out, and a large one the owner', async () => {
  const id = await closed()
  const other = new Map([[1, whole(suppliers.B)]])
  await expect(awardRequest(buyer, await seen(id), award(other))).rejects.toMatchObject({
    fields: { reason: 'choose-reason' },
  })
  await expect(awardRequest(buyer, await seen(id), award(new Map()))).rejects.toMatchObject({
    fields: { 'line-1': 'buying-award-line' },
  })
  await expect(
    awardRequest(buyer, await seen(id), award(new Map([[2, whole(suppliers.C)]]), 'r')),
  ).rejects.toMatchObject({
    fields: { 'line-2': 'unreadable' },
  })
  await awardRequest(buyer, await seen(id), award(other, 'The rice is in stock'))
  expect((await readRequest(owner, id)).awarded.size).toBe(1)
  const large = await sent()
  await submitQuote(asked(await linkTo(large, 'A')), quoted('0', [['2000', '11'], null, null]))
  await closeRequest(buyer, await seen(large))
  const all = award(new Map([[1, whole(suppliers.A)]]), 'Only one')
  await expect(awardRequest(buyer, await seen(large), all)).rejects.toMatchObject({ code: 'buying.above-limit' })
  await awardRequest(owner, await seen(large), all)
})

test('an expired food licence stops the award; the owner passes it with a reason', async () => {
  const id = await closed()
  await w.owner.query(
    `insert into app.supplier_licences (id, client_id, supplier_id, kind, number, expires_on, created_by)
     values (gen_random_uuid(), $1, $2, 'sfda', '1', '2026-01-01', $1)`,
    [owner.id, suppliers.A],
  )
  await expect(awardRequest(buyer, await seen(id), award(split))).rejects.toMatchObject({ code: 'buying.licence' })
  await expect(awardRequest(owner, await seen(id), award(split))).rejects.toMatchObject({
    fields: { licenceReason: 'choose-reason' },
  })
  await awardRequest(owner, await seen(id), award(split, null, 'Renewal seen at the authority'))
  expect(await readRequest(owner, id)).toMatchObject({ licenceReason: 'Renewal seen at the authority' })
  await w.owner.query(`delete from app.supplier_licences where supplier_id = $1`, [suppliers.A])
})

test('links end: unknown, altered, withdrawn, too old, and those of a draft', async () => {
  const id = await sent()
  const token = await linkTo(id, 'A')
  const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  for (const one of ['x', altered, 'a'.repeat(43)]) {
    expect(await look(one)).toBeNull()
    await expect(submitQuote(asked(one), answers.A)).rejects.toMatchObject({ code: 'not-found' })
  }
  expect(await look(token)).not.toBeNull()
  const { invited } = await readRequest(owner, id)
  const invitationId = invited.find(({ supplierId }) => supplierId === suppliers.A)!.id
  await withdrawInvitation(buyer, { requestId: id, invitationId })
  await withdrawInvitation(buyer, { requestId: id, invitationId })
  expect(await look(token)).toBeNull()
  await expect(declineQuote(asked(token))).rejects.toMatchObject({ code: 'not-found' })
  const other = await linkTo(id, 'B')
  await w.owner.query(`update app.quote_requests set closes_at = now() - interval '6 days' where id = $1`, [id])
  expect(await look(other)).toMatchObject({ state: 'closed' })
  await expect(submitQuote(asked(other), answers.B)).rejects.toMatchObject({ code: 'buying.late' })
  await w.owner.query(`update app.quote_requests set closes_at = now() - interval '9 days' where id = $1`, [id])
  expect(await look(other)).toBeNull()
})

test('a supplier declines and quotes after all; a silent line is asked for; cancelled requests say so', async () => {
  const id = await sent()
  const token = await linkTo(id, 'B')
  await declineQuote(asked(token))
  expect(await look(token)).toMatchObject({ declined: true })
  const silent = { ...answers.B, lines: answers.B.lines.slice(1) }
  await expect(submitQuote(asked(token), silent)).rejects.toMatchObject({
    fields: { 'price-1': 'buying-price-or-not' },
  })
  const wrong = { ...answers.B, lines: answers.B.lines.map((line) => ({ ...line, unit: 'l' as const })) }
  await expect(submitQuote(asked(token), wrong)).rejects.toMatchObject({ fields: { 'unit-1': 'buying-unit' } })
  await expect(submitQuote(asked(token), quoted('0', [null, null, null]))).rejects.toMatchObject({
    code: 'buying.nothing-offered',
  })
  await submitQuote(asked(token), answers.B)
  expect(await look(token)).toMatchObject({ declined: false })
  const { rows } = await w.owner.query(`select id from app.supplier_quotes order by submitted_at desc limit 1`)
  await tellQuoteReceived({ quoteId: rows[0].id })
  await tellQuoteReceived({ quoteId: rows[0].id })
  const bells = await w.owner.query(
    `select profile_id from app.notifications where kind = 'quote.received' and link = $1`,
    [`/client/procurement/requests/${id}`],
  )
  expect(new Set(bells.rows.map(({ profile_id }) => profile_id))).toEqual(new Set([owner.id, buyer.id]))
  await closeRequest(buyer, await seen(id))
  await extendRequest(buyer, await seen(id), new Date(now().getTime() + 3_600_000))
  await submitQuote(asked(token), answers.B)
  await cancelRequest(buyer, await seen(id), 'Bought elsewhere')
  expect(await look(token)).toMatchObject({ state: 'cancelled' })
  await expect(submitQuote(asked(token), answers.B)).rejects.toMatchObject({ code: 'buying.late' })
})

test('a closing time in the past is refused; what is not of the company too', async () => {
  const given = await formOf()
  const past = { ...given, closesAt: new Date(now().getTime() - 1000) }
  await expect(makeRequest(buyer, randomUUID(), past)).rejects.toMatchObject({ fields: { closesAt: 'visit-in-past' } })
  await expect(makeRequest(stranger, randomUUID(), given)).rejects.toMatchObject({
    fields: { 'ingredient-1': 'buying-ingredient' },
  })
  const ofOther = { ...given, suppliers: [randomUUID()] }
  await expect(makeRequest(buyer, randomUUID(), ofOther)).rejects.toMatchObject({
    fields: { suppliers: 'buying-suppliers' },
  })
  expect(toRiyadh(given.closesAt)).toBe(tomorrow)
})

test('a stranger and a branch manager move nothing; another company stays unseen', async () => {
  const id = await answered()
  const at = await seen(id)
  const { invited } = await readRequest(owner, id)
  const of = { requestId: id, invitationId: invited[0]!.id }
  for (const [who, code] of [
    [stranger, 'not-found'],
    [branchManager, 'not-allowed'],
  ] as const) {
    await expect(sendRequest(who, at)).rejects.toMatchObject({ code })
    await expect(closeRequest(who, at)).rejects.toMatchObject({ code })
    await expect(cancelRequest(who, at, 'r')).rejects.toMatchObject({ code })
    await expect(awardRequest(who, at, award(split))).rejects.toMatchObject({ code })
    await expect(makeQuoteLink(who, of)).rejects.toMatchObject({ code })
    await expect(withdrawInvitation(who, of)).rejects.toMatchObject({ code })
  }
  await expect(readRequest(stranger, id)).rejects.toMatchObject({ code: 'not-found' })
  expect(await browseRequests(stranger, readList(requestList, new URLSearchParams()))).toEqual({ rows: [], total: 0 })
  expect((await browseRequests(buyer, readList(requestList, new URLSearchParams('q=weekly')))).total).toBeGreaterThan(0)
  expect(await readAs(stranger, (db) => db.selectFrom('supplier_quotes').select('id').execute())).toEqual([])
  await expect(readAs(owner, (db) => db.selectFrom('quote_links').select('token_hash').execute())).rejects.toThrow()
})

test('too many openings from one network are refused', async () => {
  const one = { token: 'a'.repeat(43), network: '192.0.2.9', counts: true }
  for (let index = 0; index < 30; index += 1) await openQuote(one)
  await expect(openQuote(one)).rejects.toMatchObject({ code: 'too-many-attempts' })
})
