import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { asSystem, readAs } from '#/db/database.server.ts'
import { readList } from '#/domain/list.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { mailReset } from '#/features/identity/accounts/mail-reset.server.ts'
import { requestPasswordReset } from '#/features/identity/accounts/reset-password.server.ts'
import { signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { linkToken, requestMailSignIn } from '#/features/identity/mail-sign-in/request.server.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { activityList } from '#/features/office/activity/list.ts'
import { activityRows } from '#/features/office/activity/list.server.ts'
import { makeFeed } from '#/features/fieldwork/calendar/feed.server.ts'
import { emailKinds } from '#/features/messaging/emails/compose.ts'
import { queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { emailList } from '#/features/messaging/emails/list.ts'
import { emailRows, readEmails } from '#/features/messaging/emails/list.server.ts'
import { readEmail } from '#/features/messaging/emails/read-emails.server.ts'
import { resendEmail } from '#/features/messaging/emails/resend-email.server.ts'
import { sendEmail } from '#/features/messaging/emails/send-email.server.ts'
import { readNotices } from '#/features/messaging/notifications/read-notices.server.ts'
import { collectOwnData } from '#/features/identity/own-data/collect.server.ts'
import {
  mailShare,
  newLink,
  replacePayer,
  withdrawShare,
} from '#/features/billing/payment-shares/change-share.server.ts'
import { tokenOf } from '#/features/billing/payment-shares/link.server.ts'
import { shareInvoice } from '#/features/billing/payment-shares/share-invoice.server.ts'
import { announcePayment } from '#/features/billing/payments/announce.server.ts'
import { declineTransfer } from '#/features/billing/payments/confirm-transfer.server.ts'
import { outcomePath, payerOfShare } from '#/features/billing/payments/payer.server.ts'
import { decideSandbox, readSandbox } from '#/features/billing/payment-events/sandbox.server.ts'
import { startPayment } from '#/features/billing/payments/start-payment.server.ts'
import { stateTransfer } from '#/features/billing/payments/state-transfer.server.ts'
import { changeSecondFactor, secondFactorOf } from '#/features/identity/second-factor/manage.server.ts'
import { shareReport } from '#/features/reporting/shares/shares.server.ts'
import { handlers } from '#/jobs/handlers.server.ts'
import { emailMessages } from '#/messages/emails.ts'
import { now } from '#/platform/clock.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { log } from '#/platform/log.server.ts'
import { mailServer } from './mail-server.ts'
import { mailText } from './mail-text.ts'
import { payingWorld } from './payments.ts'
import { releasedReport } from './reports.ts'
import { someInfo } from './some-info.ts'
import { resetMails, world } from './world.ts'
import { smallPdf } from '#/tests/small-pdf.ts'

const w = await world()
const server = await mailServer()
const { client, issued, paymentsOf } = await payingWorld(w)
const admin = await w.admin()
const shopper = await w.shopper({ password: 'seven-camels' })
const dueOn = addDays(riyadhDay(now()), 5)
let sender = 0
const network = () => `10.9.0.${(sender += 1)}`

const lines: string[] = []
beforeEach(() => {
  setEnv({ ...env(), SMTP_URL: server.url, LOG_LEVEL: 'debug' })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(lines.push(String(text))))
})
afterAll(() => server.close())

/** Secrets that only their owner may read, with their purpose. */
const secrets = new Map<string, string>()
/** Those delivered by mail. */
const mailed = new Set<string>()
const keep = (what: string, secret: string): string => {
  expect(secret.length, what).toBeGreaterThanOrEqual(10)
  secrets.set(secret, what)
  return secret
}
const keepMailed = (what: string, secret: string): string => {
  mailed.add(keep(what, secret))
  return secret
}

/** Finds secrets in every table of every schema, including the queue's, row by row as text. */
async function foundInDatabase(): Promise<string[]> {
  const { rows: tables } = await w.owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
  )
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['app.emails', 'auth.session', 'jobs.job_common']),
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await w.owner.query<{ secret: string }>(
      `select distinct secret from ${name} as t, unnest($1::text[]) as secret
       where position(secret in t::text) > 0 or position(encode(convert_to(secret, 'UTF8'), 'hex') in t::text) > 0`,
      [[...secrets.keys()]],
    )
    found.push(...rows.map(({ secret }) => `${secrets.get(secret)} in ${name}`))
  }
  return found
}

const foundIn = (where: string, text: string): string[] =>
  [...secrets].filter(([secret]) => text.includes(secret)).map(([, what]) => `${what} in ${where}`)

const allMails = readList(emailList, new URLSearchParams())

/** Finds secrets where staff and people see mails, notices, the activity log and their own data. */
async function foundOnPages(): Promise<string[]> {
  const { rows } = await readEmails(admin, { ...allMails, rows: 1000 })
  const mails = await Promise.all(rows.map(({ id }) => readEmail(admin, id)))
  const exported = []
  const everything = readList(activityList, new URLSearchParams())
  for await (const line of await exportList(admin, activityList, everything, activityRows, 'en')) exported.push(line)
  const outbox = []
  for await (const line of await exportList(admin, emailList, allMails, emailRows, 'en')) outbox.push(line)
  const seen = await readAs(admin, (db) => db.selectFrom('payments').selectAll().execute())
  return [
    ...foundIn('the outbox', JSON.stringify([rows, mails])),
    ...foundIn('the exported outbox', JSON.stringify(outbox)),
    ...foundIn('the exported log', JSON.stringify(exported)),
    ...foundIn('payments as staff read them', JSON.stringify(seen)),
    ...foundIn(
      'notices',
      JSON.stringify(await Promise.all([client, shopper, admin].map((who) => readNotices(who, { most: 100 })))),
    ),
    ...foundIn('a copy of own data', JSON.stringify(await collectOwnData(shopper))),
    ...foundIn('the log', lines.join('')),
  ]
}
const expectHidden = async () => expect([...(await foundInDatabase()), ...(await foundOnPages())]).toEqual([])

/** Runs the waiting jobs as a worker would, except sending. */
async function doJobs(): Promise<void> {
  const { rows } = await w.owner.query<{ id: string; name: keyof typeof handlers; data: never }>(
    `select id, name, data from jobs.job where state = 'created' and name <> 'emails.send' order by created_on`,
  )
  for (const { id, name, data } of rows) {
    await handlers[name](data).catch(() => {})
    await w.owner.query(`update jobs.job set state = 'completed' where id = $1`, [id])
  }
}

async function makeAccountSecrets(): Promise<void> {
  await requestPasswordReset(someInfo(), client.email)
  await doJobs()
  const { profileId, token } = resetMails.at(-1)!
  keepMailed('a reset link', token)
  await mailReset({ profileId, token })
  const { request } = await requestMailSignIn(someInfo(), client.email)
  keepMailed('a link to sign in', linkToken(request))
  const { actor, token: session } = await signIn(someInfo(), shopper.email, 'seven-camels', 'everybody')
  keep('a session', session)
  await changeSecondFactor(actor, { intent: 'start' })
  const factor = await secondFactorOf(actor, 'Itqan')
  keep('the key of a second factor', factor.state === 'started' ? factor.secret.replaceAll(' ', '') : '')
  keep('a calendar', /calendar\/(.+)\.ics/.exec((await makeFeed(shopper)).address)![1]!)
}

async function makeShares(): Promise<void> {
  const invoiceId = await issued()
  const payers = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, email: `${name}@example.com` }))
  const made = await shareInvoice(client, { invoiceId, mode: 'equal', payers, dueOn })
  for (const { token } of made) keepMailed('a payment link', token)
  const [first, second, third, fourth] = made.map(({ id }) => id)
  await mailShare(client, { shareId: first!, sendingId: randomUUID(), as: 'reminder' })
  keepMailed('a new payment link', (await newLink(client, { shareId: second! })).token)
  const next = { name: 'Five', email: 'five@example.com' }
  keepMailed('a payment link of another payer', (await replacePayer(client, { shareId: third!, ...next })).token)
  await withdrawShare(client, { shareId: fourth! })
  const payer = await payerOfShare(tokenOf(first!), network())
  const transfer = { id: randomUUID(), amount: 2875, on: riyadhDay(now()), reference: 'FT' }
  await stateTransfer(payer, transfer, smallPdf('a proof'), network())
  await declineTransfer(admin, { paymentId: transfer.id, reason: 'No such amount' })
  await announcePayment({ paymentId: transfer.id, what: 'transfer-declined' })
  const url = await startPayment(payer, { lang: 'en', network: network() })
  expect(await startPayment(payer, { lang: 'en', network: network() })).toBe(url)
  const checkout = url.split('/').at(-1)!
  expect((await readSandbox(checkout)).backTo).toContain(tokenOf(first!))
  const payment = (await paymentsOf(invoiceId)).find(({ checkout_id: id }) => id === checkout)!
  const outcome = outcomePath('en', { id: String(payment['id']), shareId: first! })
  keep('the outcome of a payment', new URL(outcome, 'http://x').searchParams.get('ticket')!)
  keep('the page of a payment', `sandbox/${checkout}`)
  await decideSandbox(checkout, { method: 'mada', outcome: 'paid' }, network())
  const reportId = await releasedReport(w, admin, { client, shopper: await w.shopper() })
  keep('a shared report', (await shareReport(client, { reportId, label: 'All', days: 1 })).token)
}

/** Creates every kind of mail with a link, and a link that opens a report to its holder. */
async function makeEveryKind(): Promise<void> {
  const kinds = emailKinds.filter((kind) =>
    emailMessages[`${kind}.body` as keyof typeof emailMessages].en.includes('{link}'),
  )
  expect(kinds.length).toBeGreaterThan(50)
  for (const kind of kinds)
    await asSystem('a test queues every kind of email', async (tx) => {
      const secret = keepMailed(`a link in ${kind}`, randomUUID().replaceAll('-', '').padEnd(43, 'x'))
      const params = { name: 'N', link: `${env().origin}/shared/${secret}` }
      const to = { profileId: null, address: 'every@example.com', language: 'ar' } as const
      await queueEmail(tx, { to, kind: kind as 'account.reset', params, effectKey: `every ${kind}` })
    })
}

const waiting = async (...states: string[]) =>
  (await w.owner.query<{ id: string }>('select id from app.emails where state = any($1)', [states])).rows

test('a secret of a link or code is read nowhere but in the mail that brings it', async () => {
  await makeAccountSecrets()
  await makeShares()
  await makeEveryKind()
  await doJobs()
  expect(secrets.size).toBeGreaterThan(60)

  // before they are sent
  await expectHidden()
  const { rows } = await w.owner.query<{ to_address: string; body: string; secrets_sealed: string | null }>(
    'select to_address, body, secrets_sealed from app.emails',
  )
  const texts = rows.map(mailText).join('')
  expect([...mailed].filter((secret) => !texts.includes(secret))).toEqual([])

  // after a mail server refused them, quoting their text, and the jobs were given up
  const one = (await waiting('queued'))[0]!
  const { rows: first } = await w.owner.query('select to_address, body, secrets_sealed from app.emails where id = $1', [
    one.id,
  ])
  Object.assign(server.state, { refuses: true, says: `550 refused: ${mailText(first[0]).replaceAll(/\s+/g, ' ')}` })
  await sendEmail({ emailId: one.id }).catch((error: unknown) => log.error('a job failed', { error }))
  await w.owner.query(`update app.emails set state = 'failed' where id = $1`, [one.id])
  await expectHidden()
  Object.assign(server.state, { refuses: false })
  await resendEmail(admin, { id: one.id })
  expect(lines.join('')).toContain('550 refused')

  // after they are sent
  for (const { id } of await waiting('queued')) await sendEmail({ emailId: id })
  expect(await waiting('queued', 'failed', 'kept')).toEqual([])
  await expectHidden()
  const delivered = server.mails.map((mail) => mail.replaceAll(/=\n/g, '').replaceAll('=3D', '=')).join('\n')
  const decoded = server.mails.flatMap((mail) =>
    [...mail.matchAll(/base64\n(?:[\w-]+:.*\n)*\n([\w+/=\n]+)/gi)].map(([, part]) =>
      Buffer.from(part!, 'base64').toString(),
    ),
  )
  const arrived = delivered + decoded.join('\n')
  expect([...mailed].filter((secret) => !arrived.includes(secret)).map((secret) => secrets.get(secret))).toEqual([])
})

test('what a request logs of its address and its failure holds no secret', () => {
  const token = keep('a link in a path', 'P'.repeat(43))
  for (const path of [`/shared/${token}`, `/ar/payment/${token}.data`, `/calendar/${token}.ics`])
    log.info('request', { path, error: new Error(`cannot read ${env().origin}${path}?x=1`) })
  log.error('failed', { error: new Error(`GET /reset-password?token=${token}`) })
  expect(foundIn('the log', lines.join(''))).toEqual([])
  expect(lines.join('')).toContain('"path":"/shared/…"')
})
