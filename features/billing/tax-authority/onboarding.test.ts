import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { rehearsalDocuments } from '#/domain/billing/tax-unit.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { fakeTaxAuthority, rightOtp } from '#/tests/fake-tax-authority.ts'
import { giveTaxSeller } from '#/tests/tax.ts'
import { askedUnit, taxUnits } from '#/tests/tax-units.ts'
import { world } from '#/tests/world.ts'
import { askForUnit, enterPassword, renewUnit } from './ask-for-unit.server.ts'
import { continueUnit, endUnit, giveUpUnit } from './end-unit.server.ts'
import { formerUnitList } from './units-list.ts'
import { browseFormerUnits, formerUnitRows } from './units-list.server.ts'
import { rehearseUnit } from './rehearse.server.ts'

const w = await world()
const { admin, server, unit, active, paths, noticesOf, onboard } = await taxUnits(w)

test('a unit goes the whole way: certificate, six documents, the certificate that counts, and the former one ends', async () => {
  const { id } = await askForUnit(admin, askedUnit())
  expect(await unit(id)).toMatchObject({ state: 'rehearsing', fault: null, rehearsal: [] })
  expect((await active())[0]!.world).toBe('none')
  expect(await w.waitingJobs('tax-units.rehearse')).toContainEqual({ unitId: id })
  // runs the job immediately: a delayed one waits up to half a minute for the next poll of the queue
  const { rows } = await w.owner.query(
    `select start_after <= created_on as now, u.leased_until from jobs.job, app.tax_units u
     where jobs.job.name = 'tax-units.rehearse' and data->>'unitId' = u.id::text and u.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ now: true, leased_until: null }])

  await rehearseUnit({ unitId: id })
  expect(paths()).toEqual([
    'POST /simulation/compliance',
    ...rehearsalDocuments.map(() => 'POST /simulation/compliance/invoices'),
    'POST /simulation/production/csids',
  ])
  const row = await unit(id)
  expect(row).toMatchObject({ state: 'active', fault: null, last_counter: 0 })
  expect(row.rehearsal.map(({ name }) => name)).toEqual(rehearsalDocuments.map(({ name }) => name))
  expect(await active()).toEqual([{ id, world: 'simulation' }])
  expect(await noticesOf('tax-unit.active')).toHaveLength(1)

  const files = server()
    .seen.filter(({ path }) => path.endsWith('/compliance/invoices'))
    .map(({ body }) => Buffer.from(body['invoice']!, 'base64').toString('utf8'))
  const typeOf = (xml: string) => /InvoiceTypeCode name="(\d+)">(\d+)</.exec(xml)!.slice(1).join(' ')
  expect(files.map(typeOf)).toEqual([
    '0100000 388',
    '0100000 381',
    '0100000 383',
    '0200000 388',
    '0200000 381',
    '0200000 383',
  ])
  // run a second time, the job has nothing to do
  const calls = server().seen.length
  await rehearseUnit({ unitId: id })
  expect(server().seen).toHaveLength(calls)
})

test('a wrong password is said, and the right one goes on with the same key and request', async () => {
  const { id } = await askForUnit(admin, askedUnit({ otp: '000000' }))
  const before = await unit(id)
  expect(before).toMatchObject({ state: 'asked', fault: { step: 'compliance', reason: 'otp' } })
  expect(before.fault!.messages[0]).toMatchObject({ code: 'Invalid-OTP', text: 'The provided OTP is invalid' })
  await enterPassword(admin, { id, otp: rightOtp })
  expect(await unit(id)).toMatchObject({ state: 'rehearsing', fault: null, sealed_key: before.sealed_key })
  await expect(enterPassword(admin, { id, otp: rightOtp })).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

test('nobody answers: the unit is kept, and asks again later', async () => {
  server().mood({ status: 0, hangUp: true })
  const { id } = await askForUnit(admin, askedUnit())
  expect(await unit(id)).toMatchObject({ state: 'asked', fault: { reason: 'no-answer', messages: [] } })
  server().mood({ status: 0, half: true })
  await enterPassword(admin, { id, otp: rightOtp })
  expect(await unit(id)).toMatchObject({ state: 'asked', fault: { reason: 'no-answer' } })
})

describe('a fault half-way is gone on from', () => {
  const fail = async (id: string) => rehearseUnit({ unitId: id }).catch((error: Error) => error.message)

  test('a document that the authority could not look at, and one that it refuses', async () => {
    const { id } = await askForUnit(admin, askedUnit())
    const honest = { status: 200, honest: true }
    for (const mood of [honest, honest, { status: 503, body: 'page' }]) server().mood(mood)
    // a temporary fault is thrown, so that the queue retries
    expect(await fail(id)).toMatch(/could not be asked: down/)
    expect(await unit(id)).toMatchObject({
      state: 'rehearsing',
      fault: { step: 'rehearsal', reason: 'down', document: 'standard-debit' },
    })
    expect((await unit(id)).rehearsal).toHaveLength(2)

    server().mood({
      status: 400,
      body: {
        validationResults: { errorMessages: [{ code: 'BR-KSA-17', category: 'KSA', message: 'a reason is needed' }] },
        clearanceStatus: 'NOT_CLEARED',
      },
    })
    expect(await fail(id)).toBeUndefined()
    const stopped = await unit(id)
    expect(stopped.fault).toMatchObject({ reason: 'document', document: 'standard-debit' })
    expect(stopped.fault!.messages).toEqual([{ code: 'BR-KSA-17', category: 'KSA', text: 'a reason is needed' }])
    expect(await noticesOf('tax-unit.stopped')).toHaveLength(1)

    await continueUnit(admin, { id })
    expect((await unit(id)).fault).toBeNull()
    await rehearseUnit({ unitId: id })
    expect((await unit(id)).state).toBe('active')
    const checked = paths().filter((path) => path.endsWith('/compliance/invoices'))
    expect(checked).toHaveLength(6 + 2)
  })

  test('the last step', async () => {
    const { id } = await askForUnit(admin, askedUnit())
    for (let n = 0; n < 6; n++) server().mood({ status: 200, honest: true })
    server().mood({ status: 401, body: '' })
    expect(await fail(id)).toBeUndefined()
    expect(await unit(id)).toMatchObject({ state: 'rehearsing', fault: { step: 'production', reason: 'credentials' } })
    await rehearseUnit({ unitId: id })
    expect((await unit(id)).state).toBe('active')
    expect(paths().filter((path) => path.endsWith('/compliance/invoices'))).toHaveLength(6)
  })

  test('a certificate for somebody else’s key is not taken', async () => {
    const other = await fakeTaxAuthority()
    const sample = { requestID: 1, binarySecurityToken: 'bm8gY2VydGlmaWNhdGU=', secret: 's' }
    server().mood({ status: 200, body: sample })
    const { id } = await askForUnit(admin, askedUnit())
    expect(await unit(id)).toMatchObject({ state: 'asked', fault: { reason: 'foreign-certificate' } })
    await other.close()
  })
})

test('two workers at once rehearse once, and one that died holds nobody up for long', async () => {
  const { id } = await askForUnit(admin, askedUnit())
  await Promise.all([1, 2, 3].map(() => rehearseUnit({ unitId: id })))
  expect(server().seen.filter(({ path }) => path.endsWith('/compliance/invoices'))).toHaveLength(6)
  const { id: next } = await askForUnit(admin, askedUnit({ name: 'ITQAN-2' }))
  await w.owner.query(`update app.tax_units set leased_until = now() + interval '80 seconds' where id = $1`, [next])
  const waiting = (await w.waitingJobs('tax-units.rehearse')).length
  await rehearseUnit({ unitId: next })
  expect((await unit(next)).state).toBe('rehearsing')
  // it is checked again later, so that it is never left incomplete
  expect(await w.waitingJobs('tax-units.rehearse')).toHaveLength(waiting + 1)
  await w.owner.query(`update app.tax_units set leased_until = now() - interval '1 second' where id = $1`, [next])
  await rehearseUnit({ unitId: next })
  expect((await unit(next)).state).toBe('active')
  expect((await unit(id)).state).toBe('ended')
})

test('pressed twice it asks once; a second unit waits for the first; without a seller nothing begins', async () => {
  const form = askedUnit({ otp: '000000' })
  const [first, second] = await Promise.all([askForUnit(admin, form), askForUnit(admin, form)])
  expect(first).toEqual(second)
  expect(server().seen).toHaveLength(1)
  await expect(askForUnit(admin, askedUnit())).rejects.toMatchObject({ code: 'tax-unit.another-asks' })
  await giveUpUnit(admin, first)
  expect((await unit(first.id)).state).toBe('ended')
  await expect(giveUpUnit(admin, first)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(continueUnit(admin, { id: randomUUID() })).rejects.toMatchObject({ code: 'not-found' })

  await w.owner.query(`delete from app.settings where key = 'billing.seller'`)
  await expect(askForUnit(admin, askedUnit())).rejects.toMatchObject({ code: 'invoice.seller-unknown' })
  await giveTaxSeller(w.owner)
})

test('switched off, the unit without a certificate goes on where it stopped', async () => {
  await w.owner.query(`update app.tax_units set last_counter = 7, last_hash = 'h' where world = 'none'`)
  const id = await onboard()
  await endUnit(admin, { id })
  expect((await unit(id)).state).toBe('ended')
  const [none] = await active()
  expect(none!.world).toBe('none')
  expect(await unit(none!.id)).toMatchObject({ last_counter: 7, last_hash: 'h' })
  await expect(endUnit(admin, { id })).rejects.toMatchObject({ code: 'tax-unit.not-active' })
  await expect(endUnit(admin, none!)).rejects.toMatchObject({ code: 'tax-unit.not-active' })
})

test('strangers do nothing of it', async () => {
  const strangers = [await w.client(), await w.shopper(), await w.freelancer()]
  for (const stranger of strangers) {
    const refused = { code: 'not-allowed' }
    await expect(askForUnit(stranger, askedUnit())).rejects.toMatchObject(refused)
    await expect(enterPassword(stranger, { id: randomUUID(), otp: rightOtp })).rejects.toMatchObject(refused)
    await expect(
      renewUnit(stranger, { id: randomUUID(), clientKey: randomUUID(), otp: rightOtp }),
    ).rejects.toMatchObject(refused)
    for (const verb of [endUnit, giveUpUnit, continueUnit])
      await expect(verb(stranger, { id: randomUUID() })).rejects.toMatchObject(refused)
  }
  expect(server().seen).toEqual([])
})

test('units that issue no more are a list with a file', async () => {
  const query = readList(formerUnitList, new URLSearchParams())
  const { rows, total } = await browseFormerUnits(admin, query)
  expect(total).toBeGreaterThan(0)
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['ended']))
  const file = []
  for await (const line of await exportList(admin, formerUnitList, query, formerUnitRows, 'en')) file.push(line)
  const [heading, ...lines] = file
  expect(heading).toEqual(['Unit', 'Status', 'Registered in', 'Documents in the chain', 'Issuing since', 'Ended'])
  expect(lines).toHaveLength(total)
  expect(lines.map(([name, state]) => [name, state])).toEqual(rows.map(({ name }) => [name, 'Ended']))
  const stranger = await w.client()
  await expect(exportList(stranger, formerUnitList, query, formerUnitRows, 'en')).rejects.toMatchObject({
    code: 'not-allowed',
  })
})
