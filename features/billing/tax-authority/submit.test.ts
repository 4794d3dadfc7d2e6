import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { documentDigest } from '#/features/billing/tax-documents/digests.server.ts'
import { ruleBroken, sending } from '#/tests/sent-documents.ts'
import { world } from '#/tests/world.ts'
import { endUnit } from './end-unit.server.ts'
import { checkUnit } from './check-unit.server.ts'
import { sendAgain, sendAllWaiting } from './send-again.server.ts'
import { submitDocuments } from './submit.server.ts'

const w = await world()
const { admin, business, person, server, unitId, pass, issue, read, states, calls, short, notices, paths } =
  await sending(w)

test('a standard document is cleared and its cleared file kept, a simplified one reported, each call written down', async () => {
  const [standard, simplified] = [await issue(business), await issue(person)]
  expect(await w.waitingJobs('invoices.submit')).not.toEqual([])
  expect((await read(simplified)).form).toBe('simplified')
  expect(await states(standard, simplified)).toEqual(['waiting', 'waiting'])
  await submitDocuments({})
  expect(await states(standard, simplified)).toEqual(['cleared', 'reported'])
  expect(paths()).toEqual(['clearance/single', 'reporting/single'])
  const cleared = await read(standard)
  expect(documentDigest(cleared.cleared_xml!).toString('base64')).toBe(cleared.hash)
  expect((await read(simplified)).cleared_xml).toBeNull()
  expect(await short(standard)).toEqual(['clear 200 accepted'])
  expect(await short(simplified)).toEqual(['report 200 accepted'])
  await submitDocuments({})
  expect(server().seen).toHaveLength(2)
})

test('without a unit nothing is sent and nothing waits', async () => {
  await endUnit(admin, { id: unitId() })
  const before = await w.waitingJobs('invoices.submit')
  const id = await issue(business)
  expect(await states(id)).toEqual(['none'])
  expect(await w.waitingJobs('invoices.submit')).toEqual(before)
  await submitDocuments({})
  expect(server().seen).toEqual([])
})

test('202: taken with warnings, which are kept', async () => {
  const id = await issue(business)
  const { xml } = await read(id)
  const warningMessages = [{ code: 'BR-KSA-98', category: 'KSA', message: 'must be within 24 hours' }]
  server().mood({
    status: 202,
    body: {
      validationResults: { warningMessages },
      clearanceStatus: 'CLEARED',
      clearedInvoice: Buffer.from(xml).toString('base64'),
    },
  })
  await submitDocuments({})
  expect(await states(id)).toEqual(['warned'])
  expect(await calls(id)).toMatchObject([{ status: 202, outcome: 'accepted', messages: [{ code: 'BR-KSA-98' }] }])
})

test('303: clearance is off, so the standard document is reported, both calls written down', async () => {
  const id = await issue(business)
  server().mood({ status: 303, body: {} })
  await submitDocuments({})
  expect(await states(id)).toEqual(['reported'])
  expect(await short(id)).toEqual(['clear 303 report-instead', 'report 200 accepted'])
  expect(server().seen[0]!.headers['clearance-status']).toBe('1')
  expect(server().seen[1]!.headers['clearance-status']).toBe('0')
})

test('400: rejected with the rules’ messages; the office is told, nothing else changes, the next document goes', async () => {
  const [first, second] = [await issue(business), await issue(business)]
  const before = await read(first)
  server().mood(ruleBroken('BR-KSA-63', 'the buyer’s district is missing'))
  await submitDocuments({})
  expect(await states(first, second)).toEqual(['rejected', 'cleared'])
  expect(await calls(first)).toMatchObject([{ status: 400, outcome: 'rejected', messages: [{ code: 'BR-KSA-63' }] }])
  const { authority, ...rest } = await read(first)
  const { authority: was, ...former } = before
  expect([was, authority]).toEqual(['waiting', 'rejected'])
  const still = (row: object) => ({ ...row, updated_at: 0 })
  expect(still(rest)).toEqual(still(former))
  expect(await notices('tax-document.rejected')).toBe(1)
  await submitDocuments({})
  expect(await states(first)).toEqual(['rejected'])
  // a user sends it again unchanged
  await sendAgain(admin, { id: first })
  await submitDocuments({})
  expect(await states(first)).toEqual(['cleared'])
  await expect(sendAgain(admin, { id: first })).rejects.toMatchObject({ code: 'tax-unit.nothing-to-send' })
})

test('the office is alarmed at 20 hours of waiting, and again every two hours', async () => {
  await issue(person)
  await server().close()
  await submitDocuments({})
  pass(19 * 60)
  await submitDocuments({})
  expect(await notices('tax-document.late')).toBe(0)
  pass(61)
  await submitDocuments({})
  await submitDocuments({})
  expect(await notices('tax-document.late')).toBe(1)
  pass(120)
  await submitDocuments({})
  expect(await notices('tax-document.late')).toBe(2)
})

test('many workers at once: each document is sent once, in the order of the chain', async () => {
  const ids: string[] = []
  for (let n = 0; n < 25; n++) ids.push(await issue(n % 3 === 0 ? person : business))
  await Promise.all(Array.from({ length: 6 }, () => submitDocuments({})))
  const rows = await Promise.all(ids.map(read))
  expect(rows.every(({ authority }) => ['cleared', 'reported'].includes(authority))).toBe(true)
  expect(server().taken).toEqual(rows.map(({ uuid }) => uuid))
  expect(server().seen).toHaveLength(25)
  for (const id of ids) expect(await calls(id)).toHaveLength(1)
})

test('two workers that both believe to be alone: one right outcome', async () => {
  const id = await issue(business)
  const first = submitDocuments({})
  await expect.poll(() => server().seen.length).toBe(1)
  await w.owner.query(`update app.tax_units set leased_until = null`)
  server().mood(ruleBroken('BR-KSA-1', 'late and wrong'))
  await Promise.all([first, submitDocuments({ atOnce: true })])
  expect(await states(id)).toEqual(['cleared'])
  expect(server().taken).toHaveLength(1)
})

test('what a unit stamped before it ended still goes out under its own name', async () => {
  const id = await issue(business)
  await endUnit(admin, { id: unitId() })
  await submitDocuments({})
  expect(await states(id)).toEqual(['cleared'])
})

test('a unit that ends while documents are issued: each has a place in one of the chains, none is refused', async () => {
  const issuing = Promise.allSettled(Array.from({ length: 12 }, () => issue(business)))
  const ending = endUnit(admin, { id: unitId() })
  const outcomes = await issuing
  await ending
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
})

test('strangers send nothing', async () => {
  const id = await issue(business)
  for (const stranger of [business, await w.shopper()]) {
    await expect(sendAgain(stranger, { id })).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(sendAllWaiting(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await expect(sendAgain(admin, { id: randomUUID() })).rejects.toMatchObject({ code: 'not-found' })
})

test('whether tax documents can go out is told without anything of the unit', async () => {
  await expect(checkUnit()).resolves.toBe('passed')
  await issue(person)
  await expect(checkUnit()).resolves.toBe('passed')
  pass(21 * 60)
  await expect(checkUnit()).rejects.toThrow(/waited too long/)
  await submitDocuments({})
  await expect(checkUnit()).resolves.toBe('passed')
  await w.owner.query(`update app.tax_units set sealed_key = 'xx' where id = $1`, [unitId()])
  await expect(checkUnit()).rejects.toThrow(/cannot be opened/)
  await endUnit(admin, { id: unitId() })
  await expect(checkUnit()).resolves.toBe('off')
})
