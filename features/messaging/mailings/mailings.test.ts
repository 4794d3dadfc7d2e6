import { afterAll, beforeEach, expect, test } from 'vitest'
import { asActor, asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { emailList } from '#/features/messaging/emails/list.ts'
import { readEmails } from '#/features/messaging/emails/list.server.ts'
import { sendEmail } from '#/features/messaging/emails/send-email.server.ts'
import { chooseNews } from '#/features/messaging/news/choose.server.ts'
import { addSuppression } from '#/features/messaging/suppressions/change.server.ts'
import { suppressAddress } from '#/features/messaging/suppressions/suppress.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { mailServer } from '#/tests/mail-server.ts'
import { world } from '#/tests/world.ts'
import { changeMailing, createMailing } from './draft.server.ts'
import { mailingForm } from './form.ts'
import { previewMailing, testMailing } from './preview.server.ts'
import { countPeople, mailingFigures, readMailing } from './read.server.ts'
import { batchSize, sendMailingBatch } from './send-batch.server.ts'
import { cancelMailing, sendMailing } from './send.server.ts'

const w = await world()
const server = await mailServer()
setEnv({ ...env(), SMTP_URL: server.url })
afterAll(() => server.close())
const author = await w.admin({ role: 'content' })
const texts = {
  subjectEn: 'News for {name}',
  subjectAr: 'أخبار لك يا {name}',
  bodyEn: 'Dear {name}, there is news.',
  bodyAr: 'عزيزنا {name}، لدينا أخبار.',
}
const formOf = (fields: Record<string, string>) =>
  mailingForm.parse({ purpose: 'news', seen: '0', ...texts, ...fields })
const draft = (fields: Record<string, string>) => createMailing(author, formOf(fields))
/** Sends to as many as there are. */
async function start(id: string): Promise<number> {
  const { segment, purpose, version } = await readMailing(author, id)
  const { receive } = await countPeople(author, segment, purpose)
  await sendMailing(author, id, { seen: version, people: receive })
  return receive
}
const query = async <Row extends object>(text: string, values: unknown[]) =>
  (await w.owner.query<Row>(text, values)).rows
const mailsOf = (id: string) =>
  query<{ id: string; to_address: string; subject: string; language: string; state: string }>(
    `select id, to_address, subject, language, state from app.emails where effect_key like $1 order by to_address`,
    [`mailing:${id}:%`],
  )
const jobsOf = async (id: string) =>
  (await query(`select from jobs.job where name = 'emails.send-mailing' and data ->> 'mailingId' = $1`, [id])).length
const suppress = (address: string, reason: 'bounced' | 'complaint') =>
  asSystem('a test suppresses', (tx) => suppressAddress(tx, { address, reason }))

// why: each test counts the people that it adds
beforeEach(() => w.owner.query(`update app.profiles set status = 'blocked' where user_type <> 'admin'`))

const agreeing = async (person: Actor): Promise<Actor> => {
  await chooseNews(person, { news: true })
  return person
}

test('the count follows consent, suppression and the purpose', async () => {
  await agreeing(await w.shopper())
  await w.shopper()
  const bounced = await agreeing(await w.shopper())
  await suppress(bounced.email, 'bounced')
  const complained = await agreeing(await w.shopper())
  await suppress(complained.email, 'complaint')
  await w.shopper({ approval: 'pending' })
  await w.freelancer()
  const { segment } = await readMailing(author, await draft({ shopper: 'on' }))
  expect(await countPeople(author, segment, 'news')).toEqual({
    receive: 1,
    leftOut: { 'no-consent': 1, suppressed: 2 },
  })
  expect(await countPeople(author, segment, 'service')).toEqual({
    receive: 3,
    leftOut: { 'no-consent': 0, suppressed: 1 },
  })
})

test('roles and filters choose the people', async () => {
  await w.client({ plan: 'basic' })
  await w.client({ plan: 'enterprise' })
  await w.client({ plan: 'basic', approval: 'pending' })
  await w.shopper({ city: 'riyadh' })
  await w.shopper({ city: 'jeddah' })
  await w.freelancer()
  const people = async (fields: Record<string, string>) => {
    const { segment } = await readMailing(author, await draft(fields))
    return (await countPeople(author, segment, 'service')).receive
  }
  expect(await people({ owner: 'on' })).toBe(3)
  expect(await people({ member: 'on' })).toBe(0)
  expect(await people({ owner: 'on', tier: 'basic' })).toBe(2)
  expect(await people({ owner: 'on', tier: 'basic', companyState: 'approved' })).toBe(1)
  expect(await people({ shopper: 'on', city: 'riyadh' })).toBe(1)
  expect(await people({ shopper: 'on', freelancer: 'on' })).toBe(3)
  expect(await people({ shopper: 'on', freelancer: 'on', city: 'jeddah' })).toBe(1)
  expect(await people({ owner: 'on', shopper: 'on', freelancer: 'on' })).toBe(6)
  expect(await people({ shopper: 'on', since: '2000-01-01' })).toBe(2)
  expect(await people({ shopper: 'on', since: '2099-01-01' })).toBe(0)
})

test('a draft without a group, or with an unknown variable, is refused at its field', async () => {
  await expect(draft({})).rejects.toMatchObject({ fields: { owner: 'mailing-roles' } })
  await expect(draft({ shopper: 'on', bodyEn: 'To {company}' })).rejects.toMatchObject({
    fields: { bodyEn: 'template-unknown:{company}' },
  })
  await expect(draft({ owner: 'on', subjectAr: '' })).rejects.toMatchObject({ fields: { subjectAr: 'template-empty' } })
  await draft({ owner: 'on', bodyEn: 'To {company}' })
})

test('a change after another one is refused', async () => {
  const id = await draft({ shopper: 'on' })
  await changeMailing(author, id, formOf({ shopper: 'on', seen: '1', subjectEn: 'Second' }))
  await expect(changeMailing(author, id, formOf({ shopper: 'on', seen: '1' }))).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  expect((await readMailing(author, id)).texts['subjectEn']).toBe('Second')
})

test('each person gets one mail in the own language, with the name, once; the log says who sent it', async () => {
  const english = await agreeing(await w.shopper({ name: 'Sara Khan' }))
  const arabic = await agreeing(await w.shopper({ name: 'نورة', language: 'ar' }))
  await w.shopper()
  const id = await draft({ shopper: 'on' })
  expect(await start(id)).toBe(2)
  await expect(sendMailing(author, id, { seen: 1, people: 2 })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await sendMailingBatch({ mailingId: id })
  await sendMailingBatch({ mailingId: id })
  const mails = await mailsOf(id)
  expect(mails.map(({ to_address: to, subject, language }) => ({ to, subject, language }))).toEqual(
    [
      { to: english.email, subject: 'News for Sara Khan', language: 'en' },
      { to: arabic.email, subject: 'أخبار لك يا نورة', language: 'ar' },
    ].sort((one, other) => (one.to < other.to ? -1 : 1)),
  )
  expect(await readMailing(author, id)).toMatchObject({ state: 'done', people: 2 })
  expect(await mailingFigures(author, id)).toEqual({
    recipients: { written: 2, 'no-consent': 1 },
    mails: { queued: 2 },
  })
  const outbox = await readEmails(author, readList(emailList, new URLSearchParams({ mailing: id })))
  expect(outbox.total).toBe(2)
  const log = await query('select action, actor_id from app.activity_log where entity_id = $1 order by id', [id])
  expect(log).toEqual([
    { action: 'mailings.create', actor_id: author.id },
    { action: 'mailings.send', actor_id: author.id },
  ])
})

test('the number that was confirmed has to be the number that gets it', async () => {
  await agreeing(await w.shopper())
  const id = await draft({ shopper: 'on' })
  await expect(sendMailing(author, id, { seen: 1, people: 2 })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await agreeing(await w.shopper())
  await sendMailing(author, id, { seen: 1, people: 2 })
})

test('news have the link and the headers that end them, a service mail has neither', async () => {
  const person = await agreeing(await w.shopper())
  for (const purpose of ['news', 'service']) {
    const id = await draft({ shopper: 'on', purpose })
    await start(id)
    await sendMailingBatch({ mailingId: id })
    const before = server.mails.length
    await sendEmail({ emailId: (await mailsOf(id))[0]!.id })
    const [mail] = server.mails.slice(before)
    expect(mail).toContain(person.email)
    expect(mail).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
    expect(/^List-Unsubscribe:/m.test(mail!)).toBe(purpose === 'news')
    expect(mail!.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click')).toBe(purpose === 'news')
    expect(/agreed to news/.test(mail!.replaceAll('=\n', ''))).toBe(purpose === 'news')
  }
})

test('consent and suppression count again while the mail waits', async () => {
  const [left, bounced, stays, blocked] = [
    await agreeing(await w.shopper()),
    await agreeing(await w.shopper()),
    await agreeing(await w.shopper()),
    await agreeing(await w.shopper()),
  ]
  const early = await agreeing(await w.shopper())
  const id = await draft({ shopper: 'on' })
  await start(id)
  await chooseNews(early, { news: false })
  await w.owner.query(`update app.profiles set status = 'blocked' where id = $1`, [blocked.id])
  await sendMailingBatch({ mailingId: id })
  expect((await mailsOf(id)).map(({ to_address: to }) => to).sort()).toEqual(
    [left.email, bounced.email, stays.email].sort(),
  )
  await chooseNews(left, { news: false })
  await addSuppression(author, { address: bounced.email, note: 'Asked by telephone' })
  for (const mail of await mailsOf(id)) await sendEmail({ emailId: mail.id })
  const states = Object.fromEntries((await mailsOf(id)).map(({ to_address: to, state }) => [to, state]))
  expect(states).toEqual({ [left.email]: 'dropped', [bounced.email]: 'dropped', [stays.email]: 'sent' })
})

test('a test goes to its author, without consent, and nothing else is sent', async () => {
  await agreeing(await w.shopper({ name: 'Huda Ali' }))
  const id = await draft({ shopper: 'on' })
  await testMailing(author, id)
  const mails = await query<{ id: string; to_address: string; subject: string }>(
    `select id, to_address, subject from app.emails where kind = 'mailing.test' order by language`,
    [],
  )
  expect(mails.map(({ to_address: to }) => to)).toEqual([author.email, author.email])
  expect(mails[1]!.subject).toContain('News for Huda Ali')
  await sendEmail({ emailId: mails[1]!.id })
  expect(await query('select state from app.emails where id = $1', [mails[1]!.id])).toEqual([{ state: 'sent' }])
  expect(await mailsOf(id)).toEqual([])
})

test('the preview names a recipient of each language and hides the link of that person', async () => {
  await agreeing(await w.shopper({ name: 'Mona <b>' }))
  const mailing = await readMailing(author, await draft({ shopper: 'on' }))
  const english = await previewMailing(author, mailing, 'en')
  expect(english).toMatchObject({ to: 'Mona <b>', subject: 'News for Mona <b>' })
  expect(english.html).toContain('Mona &lt;b&gt;')
  expect(english.html).not.toMatch(/unsubscribe\/[\w-]{16}/)
  expect((await previewMailing(author, mailing, 'ar')).to).toBe(null)
})

test('many recipients are written in batches; a batch that dies is repeated without doubles', async () => {
  await w.owner.query(
    `insert into auth."user" (name, email, "emailVerified", user_type, registration)
     select 'Person ' || n, 'many-' || n || '@example.com', false, 'mystery_shopper', '{"language":"en"}'
     from generate_series(1, $1::int) n`,
    [batchSize + 50],
  )
  await w.owner.query(
    `update app.mystery_shopper_profiles s set approval = 'approved' from app.profiles p
     where p.id = s.profile_id and p.email like 'many-%'`,
  )
  const id = await draft({ shopper: 'on', purpose: 'service' })
  expect(await start(id)).toBe(batchSize + 50)
  await sendMailingBatch({ mailingId: id })
  expect((await mailsOf(id)).length).toBe(batchSize)
  expect(await jobsOf(id)).toBe(2)
  expect((await readMailing(author, id)).state).toBe('sending')
  // two workers with the same job: the second one waits, then continues
  await Promise.all([sendMailingBatch({ mailingId: id }), sendMailingBatch({ mailingId: id })])
  expect((await mailsOf(id)).length).toBe(batchSize + 50)
  expect((await readMailing(author, id)).state).toBe('done')
})

test('a cancellation takes back what waits, and nothing more is written', async () => {
  const [sent, waits] = [await w.shopper(), await w.shopper()]
  const id = await draft({ shopper: 'on', purpose: 'service' })
  await start(id)
  await sendMailingBatch({ mailingId: id })
  const other = await draft({ shopper: 'on', purpose: 'service' })
  await start(other)
  await w.owner.query(`update app.emails set state = 'sent' where effect_key = $1`, [`mailing:${id}:${sent.id}`])
  await expect(cancelMailing(author, id)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await cancelMailing(author, other)
  await sendMailingBatch({ mailingId: other })
  expect(await mailsOf(other)).toEqual([])
  expect((await mailsOf(id)).find(({ to_address: to }) => to === waits.email)?.state).toBe('queued')
})

test('a cancelled mailing drops the mails that are in the outbox', async () => {
  await w.owner.query(`update app.profiles set status = 'active' where email like 'many-%'`)
  const id = await draft({ shopper: 'on', purpose: 'service' })
  await start(id)
  await sendMailingBatch({ mailingId: id })
  const [first] = await mailsOf(id)
  await sendEmail({ emailId: first!.id })
  await cancelMailing(author, id)
  await sendMailingBatch({ mailingId: id })
  const states = (await mailsOf(id)).map(({ state }) => state)
  expect(states.filter((state) => state === 'sent')).toHaveLength(1)
  expect(states.filter((state) => state === 'dropped')).toHaveLength(batchSize - 1)
  expect((await mailingFigures(author, id)).recipients).toEqual({ written: batchSize, waiting: 50 })
  expect((await readMailing(author, id)).state).toBe('cancelled')
})

test('what was sent is not changed, by no role', async () => {
  await w.shopper()
  const id = await draft({ shopper: 'on', purpose: 'service' })
  await start(id)
  await expect(changeMailing(author, id, formOf({ shopper: 'on', seen: '1' }))).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  const direct = asActor(author, (tx) => tx.updateTable('mailings').set({ texts: '{}' }).where('id', '=', id).execute())
  await expect(direct).rejects.toThrow(/only as a draft/)
  await expect(w.owner.query('delete from app.mailings where id = $1', [id])).rejects.toThrow(/only as a draft/)
})
