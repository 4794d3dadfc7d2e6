import { afterEach, describe, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { switchesFor } from '#/domain/notice-groups.ts'
import { fromRiyadh, toRiyadh } from '#/domain/riyadh-time.ts'
import { keepChoices, readDeliveryChoices } from '#/features/messaging/notifications/switches.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { setClock } from '#/platform/clock.ts'
import { world } from '#/tests/world.ts'
import { sendWaiting } from './send-waiting.server.ts'

const w = await world()
let putBack = () => {}
afterEach(() => putBack())
const itIs = (wall: string) => {
  putBack()
  putBack = setClock(() => fromRiyadh(wall)!)
}

let told = 0
const report = '00000000-0000-4000-8000-000000000001'
const release = async (client: Actor, branch: string | null = null, times = 1) => {
  for (let n = 0; n < times; n++)
    await asSystem('a test notifies of a report', (tx) =>
      tell(
        tx,
        { client: client.id, branch },
        'report.released',
        { branch: { en: 'Olaya', ar: 'العليا' }, score: 91, report },
        { effectKey: `waiting ${++told}` },
      ),
    )
}
const alert = (to: Actor) =>
  asSystem('a test resets a password', (tx) =>
    tell(tx, { person: to.id }, 'account.password-changed', {}, { effectKey: `waiting ${++told}` }),
  )

type Row = { kind: string; state: string; gathers: string | null; send_at: Date | null; subject: string; body: string }
const mailsOf = async ({ id }: Actor): Promise<Row[]> => {
  const { rows } = await w.owner.query<Row>(
    `select kind, state, gathers, send_at, subject, body from app.emails where profile_id = $1 order by id`,
    [id],
  )
  return rows
}
const states = async (actor: Actor) =>
  (await mailsOf(actor)).map(({ kind, state, send_at }) => [kind, state, send_at && toRiyadh(send_at)])
/** Mails of the person that the queue may send now. */
const inQueue = async ({ id }: Actor): Promise<number> => {
  const { rows } = await w.owner.query(
    `select 1 from jobs.job j join app.emails e on e.id::text = j.data ->> 'emailId'
     where j.name = 'emails.send' and e.profile_id = $1`,
    [id],
  )
  return rows.length
}
/** why: the database writes the time of a mail itself. */
const toldAt = ({ id }: Actor, wall: string) =>
  w.owner.query(`update app.emails set created_at = $2 where profile_id = $1`, [id, fromRiyadh(wall)])

describe('quiet hours', () => {
  test('delay a mail to their end and send it once, however often the job runs', async () => {
    const client = await w.client()
    itIs('2026-11-24T23:30')
    await release(client)
    expect(await states(client)).toEqual([['report.released', 'queued', '2026-11-25T08:00']])
    await sendWaiting()
    expect(await inQueue(client)).toBe(0)
    itIs('2026-11-25T08:00')
    await sendWaiting()
    await sendWaiting()
    expect(await states(client)).toEqual([['report.released', 'queued', null]])
    expect(await inQueue(client)).toBe(1)
  })

  test('let pass what is urgent, and end later in Ramadan', async () => {
    const client = await w.client()
    itIs('2026-11-24T23:30')
    await alert(client)
    expect(await states(client)).toEqual([['account.password-changed', 'queued', null]])
    const other = await w.client()
    itIs('2026-03-01T04:00')
    await release(other)
    expect(await states(other)).toEqual([['report.released', 'queued', '2026-03-01T11:00']])
  })

  test('let an offer pass that ends before them, and keep the others and assigned visits for the morning', async () => {
    const shopper = await w.shopper()
    itIs('2026-11-24T23:30')
    const branch = { en: 'Olaya', ar: 'العليا' }
    const visit = fromRiyadh('2026-11-27T20:00')!.toISOString()
    const offer = (until: string) =>
      asSystem('a test offers a visit', (tx) =>
        tell(
          tx,
          { shopper: shopper.id },
          'offer.made',
          { branch, visit, location: 'Riyadh', fee: 30_000, until: fromRiyadh(until)!.toISOString() },
          { effectKey: `waiting ${++told}` },
        ),
      )
    await offer('2026-11-25T03:00')
    await offer('2026-11-25T12:00')
    await asSystem('a test assigns a visit', (tx) =>
      tell(
        tx,
        { shopper: shopper.id },
        'request.assigned',
        { branch, location: 'Riyadh', visit, fee: 30_000, request: report },
        { effectKey: `waiting ${++told}` },
      ),
    )
    expect(await states(shopper)).toEqual([
      ['offer.made', 'queued', null],
      ['offer.made', 'queued', '2026-11-25T08:00'],
      ['request.assigned', 'queued', '2026-11-25T08:00'],
    ])
    itIs('2026-11-25T08:00')
    await sendWaiting()
    expect(await inQueue(shopper)).toBe(3)
  })

  test('are personal', async () => {
    const client = await w.client()
    const hours = { usual: { from: 0, until: 0 }, ramadan: { from: 4, until: 9 } }
    await keepChoices(client, { on: switchesFor('client'), hours, daily: [] })
    expect(await readDeliveryChoices(client)).toEqual({ hours, daily: [] })
    itIs('2026-11-24T23:30')
    await release(client)
    expect(await states(client)).toEqual([['report.released', 'queued', null]])
    expect((await readDeliveryChoices(await w.client())).hours.usual).toEqual({ from: 22, until: 8 })
  })

  test('end with one mail for more than five of a kind', async () => {
    const client = await w.client()
    itIs('2026-11-24T23:30')
    await release(client, null, 7)
    itIs('2026-11-25T08:05')
    await Promise.all([sendWaiting(), sendWaiting()])
    await sendWaiting()
    const mails = await mailsOf(client)
    expect(mails.filter(({ state }) => state === 'folded')).toHaveLength(7)
    const [one, ...more] = mails.filter(({ kind }) => kind === 'notices.many')
    expect(more).toEqual([])
    expect(one!.subject).toBe('New notifications: 7')
    expect(one!.body.match(new RegExp(`/client/reports/${report}`, 'g')), 'one line for one page').toHaveLength(1)
    expect(one!.body).toContain('6 earlier notifications about this')
    expect(await inQueue(client)).toBe(1)
  })
})

test('the sixth mail of a kind within ten minutes waits, and those after it become one', async () => {
  const client = await w.client()
  itIs('2026-11-24T15:00')
  await release(client, null, 5)
  await toldAt(client, '2026-11-24T14:52')
  await release(client, null, 3)
  expect((await mailsOf(client)).filter(({ gathers }) => gathers === null)).toHaveLength(5)
  expect(await inQueue(client)).toBe(5)
  itIs('2026-11-24T15:10')
  await sendWaiting()
  await sendWaiting()
  expect((await mailsOf(client)).filter(({ state }) => state === 'folded')).toHaveLength(3)
  expect(await inQueue(client)).toBe(6)
})

test('five mails of a kind within ten minutes, and more over a longer time, are sent as they come', async () => {
  const client = await w.client()
  itIs('2026-11-24T15:00')
  await release(client, null, 5)
  await toldAt(client, '2026-11-24T14:49')
  await release(client, null, 5)
  expect(await inQueue(client)).toBe(10)
})

test('a daily mail comes at nine with everything of the group, in the reader’s language', async () => {
  const client = await w.client({ language: 'ar' })
  await keepChoices(client, { on: switchesFor('client'), daily: ['results', 'critical'] })
  expect((await readDeliveryChoices(client)).daily, 'urgent groups cannot wait').toEqual(['results'])
  itIs('2026-11-24T10:00')
  await release(client, null, 2)
  expect((await states(client))[0]).toEqual(['report.released', 'queued', '2026-11-25T09:00'])
  itIs('2026-11-25T09:00')
  await sendWaiting()
  await sendWaiting()
  const daily = (await mailsOf(client)).filter(({ kind }) => kind === 'notices.daily')
  expect(daily).toHaveLength(1)
  expect(daily[0]!.subject).toBe('ملخصك اليومي. عدد الإشعارات: 2')
  expect(await inQueue(client)).toBe(1)
})

test('a reader who lost the branch in between gets no mail about it; the others do', async () => {
  const client = await w.client()
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id`,
    [client.id],
  )
  const branch = rows[0]!.id
  const [goes, stays] = [
    await w.member(client, [{ role: 'branch_manager', node: branch }]),
    await w.member(client, [{ role: 'branch_manager', node: branch }]),
  ]
  itIs('2026-11-24T23:30')
  await release(client, branch)
  await w.owner.query(`delete from app.member_grants where member_id = $1`, [goes.memberId])
  itIs('2026-11-25T08:00')
  await sendWaiting()
  expect(await states(goes)).toMatchObject([['report.released', 'dropped', expect.anything()]])
  expect(await states(stays)).toEqual([['report.released', 'queued', null]])
  expect([await inQueue(goes), await inQueue(stays)]).toEqual([0, 1])
})
