import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import { setClock } from '#/platform/clock.ts'
import { unseal } from '#/platform/seal.server.ts'
import { rightOtp } from '#/tests/fake-tax-authority.ts'
import { askedUnit, taxUnits } from '#/tests/tax-units.ts'
import { world } from '#/tests/world.ts'
import { unitKeyPurpose } from '#/features/billing/invoices/issue-document.server.ts'
import { askForUnit, enterPassword, renewUnit } from './ask-for-unit.server.ts'
import { endUnit, giveUpUnit } from './end-unit.server.ts'
import { rehearseUnit } from './rehearse.server.ts'
import { remindOfCertificate } from './remind.server.ts'

const w = await world()
const { admin, server, unit, active, paths, noticesOf, onboard } = await taxUnits(w)

const lines: string[] = []
beforeAll(() => void vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0))
afterAll(() => void vi.restoreAllMocks())

describe('renewal', () => {
  let restore = () => {}
  afterEach(() => restore())
  const ends = new Date('2030-06-30T10:00:00Z')
  const at = (time: string) => {
    restore = setClock(() => new Date(time))
  }

  test('people are reminded 30 days before, each time once, and when it is over', async () => {
    server().certificatesEnd(ends)
    await onboard()
    const count = async () => (await noticesOf('tax-unit.certificate-ends')).length
    for (const [time, told] of [
      ['2030-05-30T09:00:00Z', 0],
      ['2030-05-31T10:00:00Z', 1],
      ['2030-06-01T10:00:00Z', 1],
      ['2030-06-17T10:00:00Z', 2],
    ] as const) {
      at(time)
      await remindOfCertificate()
      await remindOfCertificate()
      expect(await count(), time).toBe(told)
      restore()
    }
    at('2030-07-02T10:00:00Z')
    await remindOfCertificate()
    expect(await noticesOf('tax-unit.certificate-over')).toHaveLength(1)
  })

  test('goes on with the chain under a new key', async () => {
    server().certificatesEnd(ends)
    const id = await onboard()
    await w.owner.query(`update app.tax_units set last_counter = 12, last_hash = 'the twelfth' where id = $1`, [id])
    await expect(renewUnit(admin, { id, clientKey: randomUUID(), otp: rightOtp })).rejects.toMatchObject({
      code: 'tax-unit.renew-early',
    })
    at('2030-06-10T10:00:00Z')
    const before = await unit(id)
    const { id: next } = await renewUnit(admin, { id, clientKey: randomUUID(), otp: '000000' })
    expect(await unit(next)).toMatchObject({ state: 'asked', fault: { reason: 'otp' } })
    expect(await active()).toMatchObject([{ id }])
    await enterPassword(admin, { id: next, otp: rightOtp })
    const after = await unit(next)
    expect(after).toMatchObject({ state: 'active', last_counter: 12, last_hash: 'the twelfth' })
    expect(unseal(unitKeyPurpose, after.sealed_key)).not.toBe(unseal(unitKeyPurpose, before.sealed_key))
    expect(paths().at(-1)).toBe('PATCH /simulation/production/csids')
    expect((await unit(id)).state).toBe('ended')
  })

  test('that the authority wants to be rehearsed first', async () => {
    server().certificatesEnd(ends)
    const id = await onboard()
    at('2030-06-10T10:00:00Z')
    server().mood({ status: 428, honest: true })
    const { id: next } = await renewUnit(admin, { id, clientKey: randomUUID(), otp: rightOtp })
    expect((await unit(next)).state).toBe('rehearsing')
    await rehearseUnit({ unitId: next })
    expect((await unit(next)).state).toBe('active')
  })

  test('of a unit that was switched off meanwhile comes to nothing', async () => {
    server().certificatesEnd(ends)
    const id = await onboard()
    at('2030-06-10T10:00:00Z')
    const { id: next } = await renewUnit(admin, { id, clientKey: randomUUID(), otp: '000000' })
    await endUnit(admin, { id })
    expect((await unit(next)).state).toBe('ended')
    expect((await active())[0]!.world).toBe('none')
  })
})

test('password, secret, token and key are nowhere to be read: not in logs, activity, notices, jobs or columns that people see', async () => {
  const id = await onboard()
  server().mood({ status: 500, body: 'x' })
  const { id: other } = await askForUnit(admin, askedUnit({ otp: '771177' }))
  const pem = unseal(unitKeyPurpose, (await unit(id)).sealed_key)!
  const der = pem.replace(/-----[A-Z ]+-----|\s/g, '')
  const secrets = [...server().secrets, rightOtp, '771177', pem.split('\n')[1]!, der]
  const { rows } = await w.owner.query<{ text: string }>(`
    select row_to_json(a)::text as text from app.activity_log a
    union all select row_to_json(n)::text from app.notifications n
    union all select row_to_json(j)::text from jobs.job j
    union all select row_to_json(t)::text from app.tax_units t
    union all select row_to_json(s)::text from app.tax_submissions s`)
  expect(rows.length).toBeGreaterThan(20)
  const everything = [...rows.map(({ text }) => text), ...lines].join('\n')
  for (const secret of secrets) expect(everything).not.toContain(secret)
  expect(server().secrets).toHaveLength(4)
  await giveUpUnit(admin, { id: other })
  // the administrators' database role cannot even select the sealed columns
  await expect(
    asSystem('a test', async (tx) => {
      await sql`set local role itqan_admin`.execute(tx)
      await sql`select sealed_key from app.tax_units`.execute(tx)
    }),
  ).rejects.toThrow(/permission/)
})
