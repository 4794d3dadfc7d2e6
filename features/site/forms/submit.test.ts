import { beforeAll, expect, test } from 'vitest'
import { limits } from '#/platform/attempts.server.ts'
import { env } from '#/platform/env.server.ts'
import { world, type World } from '#/tests/world.ts'
import { announceSubmission } from './announce.server.ts'
import type { SentAnswer } from './answers.ts'
import { readPublishedForm, submissionSchema } from './public-form.server.ts'
import { storeSubmission, submitBuiltin } from './submit.server.ts'
import { leastWritingMs, looksLikeSpam, traps } from './traps.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

let senders = 0
const sender = (lang: 'en' | 'ar' = 'en') => ({ network: `203.0.113.${++senders}`, lang })
const fields = (changes: Record<string, string> = {}) => ({
  clientKey: crypto.randomUUID(),
  took: '60000',
  website: '',
  name: 'Reem',
  email: 'reem@example.com',
  phone: '٠٥٥١٢٣٤٥٦٧',
  subject: 'A visit',
  message: 'Three branches in Jeddah',
  ...changes,
})

async function send(changes: Record<string, string> = {}, from = sender(), slug = 'contact') {
  const form = await readPublishedForm(slug)
  const read = submissionSchema(form!.definition, from.lang).safeParse(fields(changes))
  if (!read.success) throw new Error(JSON.stringify(read.error.issues))
  return storeSubmission(from, slug, read.data.submission, read.data.traps)
}
const kept = async (ticket: number) =>
  (await w.owner.query('select * from app.form_submissions where ticket = $1', [ticket])).rows[0]
const stateOf = async (sent: Promise<{ ticket: number }>) => (await kept((await sent).ticket)).state
const mailsTo = async (address: string) =>
  (
    await w.owner.query(
      'select kind, subject, body, language from app.emails where to_address = $1 order by created_at',
      [address],
    )
  ).rows

test('a message is kept with a ticket number, in the order and words of the form', async () => {
  const { ticket } = await send({}, sender('ar'))
  const row = await kept(ticket)
  expect(ticket).toBeGreaterThan(1000)
  expect(row).toMatchObject({ name: 'Reem', email: 'reem@example.com', language: 'ar', state: 'new' })
  expect(row.answers.map(({ key }: SentAnswer) => key)).toEqual(['name', 'email', 'phone', 'subject', 'message'])
  expect(row.answers[2]).toEqual({
    key: 'phone',
    label: { en: 'Mobile number', ar: 'رقم الجوال' },
    value: '+966551234567',
  })
})

test('the same form sent twice, also at once, is one message, announced once', async () => {
  const twice = { clientKey: crypto.randomUUID(), message: 'sent twice' }
  const before = (await w.waitingJobs('forms.announce')).length
  const [first, second] = await Promise.all([send(twice), send(twice)])
  expect(second).toEqual(first)
  expect(await send(twice)).toEqual(first)
  expect((await w.waitingJobs('forms.announce')).length).toBe(before + 1)
})

test('two people whose pages brought the same key both get through', async () => {
  const clientKey = crypto.randomUUID()
  const first = await send({ clientKey, name: 'One', email: 'one@example.com' })
  const second = await send({ clientKey, name: 'Two', email: 'two@example.com' })
  expect(second.ticket).not.toBe(first.ticket)
})

test('one network may send so many messages and no more', async () => {
  const one = sender()
  for (let sent = 0; sent < limits['message by network'].most; sent++) await send({}, one)
  await expect(send({}, one)).rejects.toMatchObject({ code: 'too-many-attempts' })
})

test('what programs send is kept as spam, acknowledged, and told to nobody', async () => {
  const before = (await w.waitingJobs('forms.announce')).length
  expect(await stateOf(send({ website: 'https://x.example' }))).toBe('spam')
  expect(await stateOf(send({ took: String(leastWritingMs - 1) }))).toBe('spam')
  expect(await stateOf(send({ message: 'http://a http://b http://c www.d.example' }))).toBe('spam')
  expect((await w.waitingJobs('forms.announce')).length).toBe(before)
})

test('the same words from many senders are a mailing, from one sender they are not', async () => {
  const message = 'We offer the best search engine ranking for your company, answer now.'
  expect(await stateOf(send({ message, email: 'one@spam.example' }))).toBe('new')
  expect(await stateOf(send({ message, email: 'two@spam.example' }))).toBe('new')
  expect(await stateOf(send({ message, email: 'three@spam.example' }))).toBe('spam')
  const ours = 'Please call me about the visit that was planned for our branch in Riyadh.'
  for (let times = 0; times < 4; times++)
    expect(await stateOf(send({ message: ours, email: 'owner@example.com' }))).toBe('new')
})

test.each([
  [{ took: '' }, 'See our menu at https://saffron.example', false],
  [{ took: '' }, 'https://a.example https://b.example', true],
  [{ took: '30000' }, 'https://a.example https://b.example', false],
  [{ took: 'soon' }, 'Hello', false],
  [{ took: '0' }, 'Hello', true],
])('traps %j with %j are spam: %s', (changes, value, expected) => {
  const seen = traps.parse({ clientKey: crypto.randomUUID(), ...changes })
  expect(looksLikeSpam(seen, [{ key: 'message', label: { en: '', ar: '' }, value }], 0)).toBe(expected)
})

test('a message reaches the company, every administrator and its sender, each once', async () => {
  const admin = await w.admin()
  const { ticket } = await send(
    { name: 'Khalid', email: 'khalid@example.com', message: 'A word\nfrom us' },
    sender('ar'),
  )
  const { id } = await kept(ticket)
  await announceSubmission({ submissionId: id })
  await announceSubmission({ submissionId: id })
  const [mail, ...more] = (await mailsTo(env().COMPANY_EMAIL)).filter(({ subject }) => subject.includes(String(ticket)))
  expect(more).toEqual([])
  expect(mail.body).toContain('A word\nfrom us')
  expect(mail.body).toContain(`/admin/forms/submissions/${id}`)
  const [thanks, ...others] = await mailsTo('khalid@example.com')
  expect(others).toEqual([])
  expect(thanks).toMatchObject({ kind: 'message.thanks', language: 'ar' })
  expect(thanks.body).toContain(String(ticket))
  expect(thanks.body).not.toMatch(/Khalid|A word/)
  const notices = await w.owner.query(
    "select params, link from app.notifications where profile_id = $1 and kind = 'message.received'",
    [admin.id],
  )
  expect(notices.rows).toEqual([
    { params: { ticket: String(ticket), name: 'Khalid' }, link: `/admin/forms/submissions/${id}` },
  ])
})

test('confirmation emails are limited per address', async () => {
  for (let times = 0; times < 5; times++) {
    const { ticket } = await send({ email: 'victim@example.com', message: `number ${times}` })
    await announceSubmission({ submissionId: (await kept(ticket)).id })
  }
  expect(await mailsTo('victim@example.com')).toHaveLength(3)
})

test('a form that is closed, unpublished or unknown takes nothing', async () => {
  const { rows } = await w.owner.query(
    `insert into app.forms (slug, draft, published, is_open) values ('shut', '{}', '{}', false), ('draft', '{}', null, true) returning id`,
  )
  expect(rows).toHaveLength(2)
  const store = (slug: string) =>
    storeSubmission(
      sender(),
      slug,
      { answers: [], name: null, email: null },
      traps.parse({ clientKey: crypto.randomUUID() }),
    )
  await expect(store('shut')).rejects.toMatchObject({ code: 'form.closed' })
  await expect(store('draft')).rejects.toMatchObject({ code: 'not-found' })
  await expect(store('nowhere')).rejects.toMatchObject({ code: 'not-found' })
})

test('a page of the product may bring its answers itself', async () => {
  const answers = [
    { key: 'name', label: { en: 'Name', ar: 'الاسم' }, value: 'Noura' },
    { key: 'email', label: { en: 'Email', ar: 'البريد' }, value: 'noura@example.com' },
    { key: 'readiness', label: { en: 'Readiness', ar: 'الجاهزية' }, value: '7 of 10' },
  ]
  const { ticket } = await submitBuiltin(
    sender(),
    'franchise',
    answers,
    traps.parse({ clientKey: crypto.randomUUID() }),
  )
  expect(await kept(ticket)).toMatchObject({ name: 'Noura', email: 'noura@example.com', answers })
})

test('a form without a readable key is refused as a whole', async () => {
  const form = await readPublishedForm('contact')
  const read = submissionSchema(form!.definition, 'en').safeParse(fields({ clientKey: 'x' }))
  expect(read.error?.issues.map(({ path }) => path)).toEqual([[]])
})
