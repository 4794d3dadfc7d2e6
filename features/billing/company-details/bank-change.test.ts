import { beforeAll, beforeEach, expect, it } from 'vitest'
import { readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { readBank } from '#/features/billing/invoices/bank.server.ts'
import { saveSetting } from '#/features/core/settings/save-setting.server.ts'
import { jobs } from '#/jobs/jobs.ts'
import { setClock } from '#/platform/clock.ts'
import { afterFile } from '#/tests/after-file.ts'
import { type World, world } from '#/tests/world.ts'
import { changeBank, stopBankChange, tellBankChange } from './bank-change.server.ts'
import { readCompany, savePaymentTerms } from './company-settings.server.ts'

let w: World
let [badr, huda]: Actor[] = []
let at = new Date('2026-03-02T09:00:00Z')
beforeAll(async () => {
  w = await world()
  ;[badr, huda] = [await w.admin({ name: 'Badr' }), await w.admin({ name: 'هدى', language: 'ar' })]
  const putBack = setClock(() => at)
  afterFile(async () => putBack())
})

const old = { iban: 'SA0380000000608010167519', bank: 'Al Rajhi Bank', holder: null }
const other = { iban: 'SA4420000001234567891234', bank: 'Riyad Bank', holder: 'Itqan' }
const onInvoices = () => readAsSystem('a test reads invoices', readBank)
const later = (hours: number) => void (at = addHours(at, hours))
const tell = async () => {
  for (const told of await w.waitingJobs('invoices.bank-change'))
    await tellBankChange(jobs['invoices.bank-change'].payload.parse(told))
  const text = `select p.full_name as name, e.kind, e.subject, e.body from app.emails e join app.profiles p on p.id = e.profile_id order by e.created_at`
  return (await w.owner.query<{ name: string; kind: string; subject: string; body: string }>(text)).rows
}

beforeEach(async () => {
  await w.owner.query(`delete from app.settings; delete from app.emails; delete from jobs.job`)
  await changeBank(badr!, old)
  await w.owner.query(`delete from jobs.job`)
})

it('shows the first account immediately, and another one when its waiting time is over', async () => {
  expect(await onInvoices()).toEqual(old)
  await savePaymentTerms(badr!, { bank: other, termDays: 30 })
  expect(await onInvoices()).toEqual(old)
  expect(await readCompany(huda!)).toMatchObject({
    bank: old,
    termDays: 30,
    waiting: { account: '… 1234, Riyad Bank', askedBy: 'Badr', countsFrom: addHours(at, 24).toISOString() },
  })
  later(23)
  expect(await onInvoices()).toEqual(old)
  later(1)
  expect(await onInvoices()).toEqual(other)
  expect((await readCompany(huda!)).waiting).toBeNull()
})

it('tells every administrator by mail in their language, without the whole account', async () => {
  await changeBank(badr!, other)
  const mails = await tell()
  expect(new Set(mails.map(({ name, kind }) => `${name} ${kind}`))).toEqual(
    new Set(['Badr office.bank-change', 'هدى office.bank-change']),
  )
  for (const { body } of mails) {
    expect(body).toContain('1234')
    expect(body).toContain('Badr')
    expect(body).not.toContain(other.iban)
  }
  expect(mails.find(({ name }) => name === 'هدى')?.subject).toBe('أُدخل حساب بنكي آخر للفواتير')
})

it('lets any administrator stop it while it waits, and nobody after that', async () => {
  await changeBank(badr!, other)
  await stopBankChange(huda!)
  later(25)
  expect(await onInvoices()).toEqual(old)
  await expect(stopBankChange(huda!)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const { rows } = await w.owner.query(
    `select action, actor_id from app.activity_log where entity_id = 'billing.bank' order by id desc limit 2`,
  )
  expect(rows).toEqual([
    { action: 'settings.bank-change-stopped', actor_id: huda!.id },
    { action: 'settings.bank-change', actor_id: badr!.id },
  ])
  expect((await tell()).map(({ kind }) => kind)).toContain('office.bank-change-stopped')
})

it('asks who changes it again, and asks nobody who only saves what is there', async () => {
  const late = { ...badr!, provedAt: new Date(Date.now() - 11 * 60_000) }
  await savePaymentTerms(late, { bank: old, termDays: 20 })
  for (const bank of [other, { ...old, holder: 'Another' }, null])
    await expect(savePaymentTerms(late, { bank, termDays: 20 })).rejects.toMatchObject({
      code: 'account.confirm-again',
    })
  expect(await onInvoices()).toEqual(old)
  expect(await w.waitingJobs('invoices.bank-change')).toEqual([])
})

it('starts the waiting time again with a third account, from the one that is shown then', async () => {
  const third = { iban: 'SA0310000000000000009999', bank: null, holder: null }
  await changeBank(badr!, other)
  later(20)
  await changeBank(huda!, third)
  later(20)
  expect(await onInvoices()).toEqual(old)
  later(4)
  expect(await onInvoices()).toEqual(third)
  await changeBank(badr!, null)
  expect(await onInvoices()).toEqual(third)
  later(24)
  expect(await onInvoices()).toBeNull()
})

it('waits as long as the setting says', async () => {
  await saveSetting(badr!, 'invoices.bank-change-hours', 72)
  await changeBank(badr!, other)
  later(71)
  expect(await onInvoices()).toEqual(old)
  later(1)
  expect(await onInvoices()).toEqual(other)
})

it('is for administrators only', async () => {
  const client = await w.client()
  await expect(changeBank(client, other)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(stopBankChange(client)).rejects.toMatchObject({ code: 'not-allowed' })
})
