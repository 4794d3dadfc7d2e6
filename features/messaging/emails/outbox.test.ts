import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import { readList } from '#/domain/list.ts'
import { setClock } from '#/platform/clock.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { mailServer } from '#/tests/mail-server.ts'
import { world } from '#/tests/world.ts'
import { queueEmail } from './queue-email.server.ts'
import { emailList } from './list.ts'
import { readEmails } from './list.server.ts'
import { readEmail } from './read-emails.server.ts'
import { resendEmail } from './resend-email.server.ts'
import { sendEmail } from './send-email.server.ts'

const w = await world()
const server = await mailServer()
afterAll(() => server.close())
const admin = await w.admin()
const client = await w.client({ name: 'سارة العتيبي', language: 'ar' })
const withServer = { ...env(), SMTP_URL: server.url }
const withoutServer = env()
const secret = 'abcDEF123456ghiJKL789012'
const link = `http://localhost:3000/ar/reset-password?token=${secret}`
const all = readList(emailList, new URLSearchParams())

/** Plain text of a delivered mail. */
function delivered(mail: string): string {
  const part = /content-type: text\/plain.*?\n\n(.*?)\n--/is.exec(mail)!
  const isBase64 = /content-transfer-encoding: base64/i.test(part[0])
  if (isBase64) return Buffer.from(part[1]!, 'base64').toString()
  const bytes = part[1]!.replaceAll('=\n', '').replace(/=([0-9A-F]{2})/g, (_, code) => `%${code}`)
  return decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25'))
}

async function queued(effectKey: string = randomUUID()): Promise<string> {
  await asSystem('a test queues an email', async (tx) => {
    const to = { profileId: client.id, address: client.email, language: client.language }
    await queueEmail(tx, { to, kind: 'account.reset', params: { name: client.name, link }, effectKey })
  })
  const { rows } = await w.owner.query<{ id: string }>('select id from app.emails where effect_key = $1', [effectKey])
  return rows[0]!.id
}

beforeEach(() => {
  setEnv(withServer)
  server.mails.length = 0
  Object.assign(server.state, { refuses: false, says: '550 no such mailbox', delayMs: 0 })
})

describe('writing into the outbox', () => {
  test('is in the reader’s language, signed by the company, with links that can be clicked', async () => {
    const mail = await readEmail(admin, await queued())
    expect(mail.subject).toBe('تعيين كلمة مرور جديدة')
    expect(mail.body).toContain('\n[الرابط مخفي]\n')
    expect(mail.hasHidden).toBe(true)
    expect(JSON.stringify(mail)).not.toContain(secret)
    expect(mail.body).toMatch(/--\nإتقان\nخدمات تطوير الأعمال\n/)
  })

  test('tells one thing once and hands it to the queue once', async () => {
    const before = (await w.waitingJobs('emails.send')).length
    const key = randomUUID()
    expect(await queued(key)).toBe(await queued(key))
    expect(await w.waitingJobs('emails.send')).toHaveLength(before + 1)
  })
})

describe('sending', () => {
  test('sends a mail once, however often the job runs, with the link that the outbox hides before and after', async () => {
    const id = await queued()
    await sendEmail({ emailId: id })
    await sendEmail({ emailId: id })
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]).toContain(`Message-ID: <${id}@`)
    const sender = /^From: =\?UTF-8\?B\?(.*)\?= <no-reply@/im.exec(server.mails[0]!)?.[1]
    expect(Buffer.from(sender ?? '', 'base64').toString()).toBe('إتقان')
    for (const part of ['multipart/alternative', 'text/plain', 'text/html', 'image/png', 'Content-ID: <logo>'])
      expect(server.mails[0]).toContain(part)
    const mail = await readEmail(admin, id)
    expect(mail).toMatchObject({ state: 'sent', attempts: 1, problem: null })
    expect(mail.body).toContain('[الرابط مخفي]')
    expect(delivered(server.mails[0]!)).toContain(`\n${link}\n`)
    const { rows } = await w.owner.query('select secrets_sealed from app.emails where id = $1', [id])
    expect(rows[0].secrets_sealed).toBeNull()
  })

  test('two workers at once send it once; the second one comes back later', async () => {
    const id = await queued()
    server.state.delayMs = 300
    const outcomes = await Promise.allSettled([sendEmail({ emailId: id }), sendEmail({ emailId: id })])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(server.mails).toHaveLength(1)
  })

  test('a mail whose worker died is taken over after a while', async () => {
    const id = await queued()
    await w.owner.query(`update app.emails set claimed_until = now() + interval '3 minutes' where id = $1`, [id])
    await expect(sendEmail({ emailId: id })).rejects.toThrow('in hand')
    const putBack = setClock(() => new Date(Date.now() + 4 * 60_000))
    await sendEmail({ emailId: id }).finally(putBack)
    expect(server.mails).toHaveLength(1)
  })

  test('is tried again with the reason shown, and given up after the last try', async () => {
    const id = await queued()
    server.state.refuses = true
    for (let attempt = 1; attempt <= 8; attempt++) {
      await expect(sendEmail({ emailId: id })).rejects.toThrow('550')
      expect(await readEmail(admin, id)).toMatchObject({ state: 'queued', attempts: attempt })
    }
    await sendEmail({ emailId: id })
    const mail = await readEmail(admin, id)
    expect(mail).toMatchObject({ state: 'failed', attempts: 9 })
    expect(mail.problem).toContain('no such mailbox')
  })

  test('without a mail server the mail is kept, and can be sent when there is one', async () => {
    setEnv(withoutServer)
    const id = await queued()
    await sendEmail({ emailId: id })
    expect(await readEmail(admin, id)).toMatchObject({ state: 'kept', hasHidden: true })
    await expect(resendEmail(admin, { id })).rejects.toMatchObject({ code: 'changed-meanwhile' })
    setEnv(withServer)
    await resendEmail(admin, { id })
    await sendEmail({ emailId: id })
    expect(delivered(server.mails[0]!)).toContain(link)
  })

  test('hides codes that are named and links in words of people, once for each', async () => {
    const share = `http://localhost:3000/shared/${'s'.repeat(43)}`
    const text = `Your code is 918273. Open ${share}, again ${share}.`
    const effectKey = randomUUID()
    await asSystem('a test queues an email', async (tx) => {
      const params = { name: 'N', subject: 'Code 918273', text, link: 'http://localhost:3000/freelancer' }
      const to = { profileId: null, address: 'x@example.com', language: 'en' } as const
      await queueEmail(tx, { to, kind: 'message.from-office', params, secrets: ['918273'], effectKey })
    })
    const { rows } = await w.owner.query('select id, subject, body from app.emails where effect_key = $1', [effectKey])
    expect(JSON.stringify(rows)).not.toMatch(/918273|ssss/)
    expect(rows[0].body).toContain('http://localhost:3000/freelancer')
    const shown = await readEmail(admin, rows[0].id)
    expect(shown.subject).toContain('[link hidden]')
    await sendEmail({ emailId: rows[0].id })
    expect(delivered(server.mails[0]!)).toContain(text)
  })

  test('says when a hidden link can no longer be opened, and sends nothing', async () => {
    const id = await queued()
    await w.owner.query(`update app.emails set to_address = 'thief@example.com' where id = $1`, [id])
    await sendEmail({ emailId: id })
    expect(server.mails).toHaveLength(0)
    expect(await readEmail(admin, id)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('no longer be opened'),
    })
  })

  test('what the mail server says is kept without the link, whether it repeats all of it or a part', async () => {
    const id = await queued()
    Object.assign(server.state, { refuses: true, says: `550 refused: ${link} and ${secret}` })
    const failure = await sendEmail({ emailId: id }).catch((error: unknown) => error)
    expect(JSON.stringify([failure, String(failure)])).not.toContain(secret)
    expect((await readEmail(admin, id)).problem).toContain('550 refused: …')
  })
})

describe('sending again', () => {
  test('puts a failed mail back, once, and records who did it', async () => {
    const id = await queued()
    await w.owner.query(`update app.emails set state = 'failed', attempts = 9, problem = 'full' where id = $1`, [id])
    const outcomes = await Promise.allSettled([resendEmail(admin, { id }), resendEmail(admin, { id })])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await readEmail(admin, id)).toMatchObject({ state: 'queued', problem: null, attempts: 0 })
    const { rows } = await w.owner.query(
      `select from app.activity_log where action = 'emails.resend' and entity_id = $1`,
      [id],
    )
    expect(rows).toHaveLength(1)
    await sendEmail({ emailId: id })
    expect(server.mails).toHaveLength(1)
  })

  test('a mail that did not fail is left alone', async () => {
    const id = await queued()
    await expect(resendEmail(admin, { id })).rejects.toMatchObject({ code: 'changed-meanwhile' })
    await expect(resendEmail(admin, { id: randomUUID() })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('the outbox page', () => {
  test('counts, filters and searches', async () => {
    setEnv(withoutServer)
    const id = await queued()
    await sendEmail({ emailId: id })
    const kept = await readEmails(admin, { ...all, state: 'kept', kind: 'account.reset', q: 'كلمه' })
    expect(kept.rows.map((row) => row.id)).toContain(id)
    expect(kept.total).toBe(kept.rows.length)
    expect((await readEmails(admin, { ...all, q: client.email.toUpperCase() })).total).toBeGreaterThan(0)
    expect((await readEmails(admin, { ...all, q: '%%%' })).total).toBe(0)
    const { rows, total } = await readEmails(admin, { ...all, rows: 2, page: 2 })
    expect(rows).toHaveLength(2)
    expect(total).toBeGreaterThan(4)
  })

  test('is for administrators only; an unknown mail is not found', async () => {
    const id = await queued()
    for (const stranger of [client, await w.shopper()]) {
      await expect(readEmails(stranger, all)).rejects.toMatchObject({ code: 'not-allowed' })
      await expect(readEmail(stranger, id)).rejects.toMatchObject({ code: 'not-allowed' })
      await expect(resendEmail(stranger, { id })).rejects.toMatchObject({ code: 'not-allowed' })
    }
    await expect(readEmail(admin, randomUUID())).rejects.toMatchObject({ code: 'not-found' })
    await expect(readEmail(admin, 'nonsense')).rejects.toMatchObject({ code: 'not-found' })
  })
})
