import { beforeAll, expect, test } from 'vitest'
import { AppError } from '#/domain/errors.ts'
import { limits } from '#/platform/attempts.server.ts'
import { env } from '#/platform/env.server.ts'
import { world, type World } from '#/tests/world.ts'
import { announceSubmission } from './announce.server.ts'
import type { SentAnswer } from './answers.ts'
import { type ContactRequest, contactRequest, leastWritingMs } from './form.ts'
import { sendMessage } from './send-message.server.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

let senders = 0
const sender = (lang: 'en' | 'ar' = 'en') => ({ network: `203.0.113.${++senders}`, lang })
const form = (changes: Record<string, string> = {}) => ({
  clientKey: crypto.randomUUID(),
  shownAt: String(Date.now() - 60_000),
  website: '',
  name: 'Reem',
  email: ' Reem@Example.com ',
  phone: '٠٥٥١٢٣٤٥٦٧',
  topic: 'demo',
  message: 'Three branches in Jeddah',
  ...changes,
})
const request = (changes: Record<string, string> = {}): ContactRequest => contactRequest.parse(form(changes))
const fieldsOf = (changes: Record<string, string>) =>
  contactRequest.safeParse(form(changes)).error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)

test('a message is kept with a ticket number, in the form the form gave it', async () => {
  const { ticket } = await sendMessage(sender('ar'), request())
  const { rows } = await w.owner.query('select * from app.form_submissions where ticket = $1', [ticket])
  expect(ticket).toBeGreaterThan(1000)
  expect(rows[0]).toMatchObject({
    name: 'Reem',
    email: 'reem@example.com',
    language: 'ar',
    state: 'new',
  })
  const values = Object.fromEntries(rows[0].answers.map(({ key, value }: SentAnswer) => [key, value]))
  expect(values).toMatchObject({ phone: '+966551234567', topic: 'عرض تجريبي للمنصة' })
})

test('the same form sent twice is one message with one ticket, announced once', async () => {
  const twice = request()
  const before = (await w.waitingJobs('forms.announce')).length
  const [first, second] = await Promise.all([sendMessage(sender(), twice), sendMessage(sender(), twice)])
  expect(second).toEqual(first)
  const { rows } = await w.owner.query('select 1 from app.form_submissions where client_key = $1', [twice.clientKey])
  expect(rows).toHaveLength(1)
  expect((await w.waitingJobs('forms.announce')).length).toBe(before + 1)
})

test('a filled trap and a form sent at once are refused', async () => {
  await expect(sendMessage(sender(), request({ website: 'https://x.example' }))).rejects.toThrow(AppError)
  const atOnce = request({ shownAt: String(Date.now() - leastWritingMs + 500) })
  await expect(sendMessage(sender(), atOnce)).rejects.toThrow(AppError)
})

test('one network may send so many messages and no more', async () => {
  const one = sender()
  for (let sent = 0; sent < limits['message by network'].most; sent++) await sendMessage(one, request())
  await expect(sendMessage(one, request())).rejects.toMatchObject({ code: 'too-many-attempts' })
})

test.each([
  [{ name: ' ' }, ['name: full-name']],
  [{ email: 'nowhere' }, ['email: email-invalid']],
  [{ email: '' }, ['email: email', 'email: email-invalid']],
  [{ phone: 'call me' }, ['phone: phone-any']],
  [{ phone: '' }, undefined],
  [{ phone: '+44 20 7946 0000' }, undefined],
  [{ topic: '' }, ['topic: topic']],
  [{ message: '' }, ['message: message']],
  [{ message: 'x'.repeat(5001) }, ['message: too-long']],
  [{ name: 'a\nb' }, ['name: unreadable']],
])('%j is answered with %j', (changes, expected) => expect(fieldsOf(changes)).toEqual(expected))

test('a message reaches the company by mail and every administrator under the bell, once', async () => {
  const admin = await w.admin()
  const { ticket } = await sendMessage(sender(), request({ name: 'Khalid', message: 'A word\nfrom us' }))
  const { rows } = await w.owner.query('select id from app.form_submissions where ticket = $1', [ticket])
  await announceSubmission({ submissionId: rows[0].id })
  await announceSubmission({ submissionId: rows[0].id })
  const mails = await w.owner.query("select * from app.emails where kind = 'message.received' and subject like $1", [
    `%${ticket}%`,
  ])
  expect(mails.rows).toHaveLength(1)
  expect(mails.rows[0]).toMatchObject({ to_address: env().COMPANY_EMAIL })
  expect(mails.rows[0].body).toContain('A word\nfrom us')
  const notices = await w.owner.query(
    "select params from app.notifications where profile_id = $1 and kind = 'message.received'",
    [admin.id],
  )
  expect(notices.rows).toEqual([{ params: { ticket: String(ticket), name: 'Khalid' } }])
})
