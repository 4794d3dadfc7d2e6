import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { Cell } from '#/domain/csv.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { sweepOldRecords } from '#/features/office/retention/sweep.server.ts'
import { closeKeptLog, flushLog, openKeptLog } from '#/platform/kept-log.server.ts'
import { log } from '#/platform/log.server.ts'
import { someInfo } from '#/tests/some-info.ts'
import { world } from '#/tests/world.ts'
import { browseCallbacks, callbackRows } from './callbacks.server.ts'
import { browseQueuedJobs, queuedJobRows } from './jobs.server.ts'
import { browseLogLines, logLineRows } from './lines.server.ts'
import { callbackList, logLineList, queuedJobList, sentMessageList } from './lists.ts'
import { browseSentMessages, sentMessageRows } from './messages.server.ts'

const w = await world()
let admin: Actor
const lines = async (text = '') => (await browseLogLines(admin, readList(logLineList, new URLSearchParams(text)))).rows
const jobs = (text = '') => browseQueuedJobs(admin, readList(queuedJobList, new URLSearchParams(text)))
const messages = (text = '') => browseSentMessages(admin, readList(sentMessageList, new URLSearchParams(text)))
const callbacks = (text = '') => browseCallbacks(admin, readList(callbackList, new URLSearchParams(text)))

beforeAll(async () => {
  admin = await w.admin({ name: 'Huda Owner' })
  openKeptLog()
})
afterAll(closeKeptLog)

test('an error is found by the request number that its page shows, without secrets and personal data', async () => {
  const requestId = randomUUID()
  const error = new Error('no room for sara@example.com +966501234567 at /shared/S3cretS3cretS3cret')
  log.error('a page failed', { requestId, path: '/payment/S3cretS3cretS3cret?x=1', error, actorId: admin.id })
  log.warn('a warning is not kept')
  await flushLog()
  const [line, ...others] = await lines(`q=${requestId}`)
  expect(others).toEqual([])
  expect(line).toMatchObject({ kind: 'page', message: 'a page failed', requestId, who: 'Huda Owner' })
  expect(line!.error).toContain('no room for')
  expect(JSON.stringify(line)).not.toMatch(/S3cret|sara@|9665/)
  expect(await lines(`q=${randomUUID()}`)).toEqual([])
  expect((await lines('q=no room')).map(({ id }) => id)).toEqual([line!.id])
  expect((await lines('kind=job')).map(({ id }) => id)).not.toContain(line!.id)
})

test('a refused sign-in is kept with account, network and reason', async () => {
  const info = someInfo({ network: '10.7.7.7' })
  await expect(signIn(info, admin.email, 'not the password', 'everybody')).rejects.toBeDefined()
  await flushLog()
  expect(await lines('kind=sign-in')).toEqual([
    expect.objectContaining({ action: 'sign-in', network: '10.7.7.7', who: 'Huda Owner' }),
  ])
})

test('pages of lines follow each other without gaps, and old lines are removed', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  for (let nth = 0; nth < 30; nth++) log.error(`failure number ${nth}`, { job: 'emails.send' })
  vi.restoreAllMocks()
  await flushLog()
  const query = readList(logLineList, new URLSearchParams('kind=job'))
  const first = await browseLogLines(admin, query)
  const second = await browseLogLines(admin, { ...query, before: first.older! })
  expect([first.rows.length, second.rows.length, second.older]).toEqual([25, 5, null])
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(30)
  await w.owner.query(`update app.log_lines set at = at - interval '31 days' where kind = 'job'`)
  await sweepOldRecords()
  expect(await lines('kind=job')).toEqual([])
  expect((await lines()).length).toBeGreaterThan(0)
})

test('jobs are counted by state and link to their record, without what they carry', async () => {
  const reportId = randomUUID()
  await w.owner.query(`insert into jobs.job (name, data) values ('payouts.accrue', $1), ('emails.send', $2)`, [
    JSON.stringify({ reportId, note: 'canary in a payload' }),
    JSON.stringify({ emailId: 'canary in a payload' }),
  ])
  await w.owner.query(
    `insert into jobs.job (name, data, state, completed_on) values ('payouts.accrue', '{}', 'completed', now())`,
  )
  const waiting = await jobs('area=payouts')
  expect(waiting.rows).toMatchObject([{ job: 'payouts.accrue', page: `/admin/reports/${reportId}` }])
  expect(waiting.counts).toMatchObject({ waiting: 1, running: 0, failed: 0, done: 1 })
  expect(JSON.stringify(await jobs())).not.toContain('canary')
  expect((await jobs('tab=done&area=payouts')).rows).toHaveLength(1)
})

test('mails and text messages show what became of them; recipients are masked and texts left out', async () => {
  await w.owner.query(
    `insert into app.emails (effect_key, kind, to_address, language, subject, body, state, problem) values
     ('a', 'report.released', 'sara@example.com', 'en', 'canary', 'canary', 'failed', '550 no mailbox sara@example.com'),
     ('b', 'account.phone-code', '+966501234567', 'en', 'canary', 'canary', 'queued', null)`,
  )
  const { rows } = await messages()
  const shown = rows.filter(({ kind }) => ['report.released', 'account.phone-code'].includes(kind))
  expect(shown).toHaveLength(2)
  expect(JSON.stringify(shown)).not.toMatch(/canary|sara@|50123/)
  expect((await messages('channel=text')).rows).toMatchObject([{ recipient: '•••• 4567', channel: 'text' }])
  expect((await messages('state=failed')).rows).toMatchObject([
    { recipient: 's…@example.com', problem: '550 no mailbox …' },
  ])
})

test('callbacks of payment services are listed by what became of them', async () => {
  await w.owner.query(
    `insert into app.payment_events (provider, event_id, kind, handled_at) values
     ('moyasar', 'one', 'payment_paid', now()), ('moyasar', 'two', 'payment_failed', null)`,
  )
  expect((await callbacks()).total).toBe(2)
  expect((await callbacks('handled=waiting')).rows).toMatchObject([
    { id: 'two', event: 'payment_failed', paymentId: null },
  ])
})

test('each list has a file of its rows, without payloads, texts and whole addresses', async () => {
  const linesOf = async (file: Promise<AsyncGenerator<readonly Cell[]>>) => {
    const read: string[] = []
    for await (const line of await file) read.push(JSON.stringify(line))
    return read
  }
  const asked = (text = '') => new URLSearchParams(text)
  const waiting = await linesOf(
    exportList(admin, queuedJobList, readList(queuedJobList, asked('area=payouts')), queuedJobRows, 'en'),
  )
  expect(waiting).toHaveLength(2)
  expect(waiting[1]).toContain('payouts.accrue')
  const texts = readList(sentMessageList, asked('channel=text'))
  const sent = await linesOf(exportList(admin, sentMessageList, texts, sentMessageRows, 'en'))
  expect(sent).toHaveLength(2)
  expect(sent[1]).toContain('•••• 4567')
  const found = readList(logLineList, asked('kind=sign-in'))
  const errors = await linesOf(exportList(admin, logLineList, found, logLineRows, 'en'))
  expect(errors).toHaveLength(2)
  expect(errors[1]).toMatch(/Refused sign-in.*Huda Owner.*10\.7\.7\.7/)
  const called = await linesOf(
    exportList(admin, callbackList, readList(callbackList, asked('handled=waiting')), callbackRows, 'en'),
  )
  expect(called).toHaveLength(2)
  expect(JSON.stringify([waiting, sent, errors, called])).not.toMatch(/canary|sara@|50123/)
  const { rows } = await w.owner.query(`select action from app.activity_log where entity = 'log' order by action`)
  expect(rows.map(({ action }) => (action as string).replace('logs.export-', ''))).toEqual([
    'callbacks',
    'errors',
    'jobs',
    'messages',
  ])
})

test('only owners of the office read the technical log', async () => {
  const strangers: Actor[] = [await w.client(), await w.shopper()]
  for (const role of ['operations', 'editor', 'finance', 'content', 'support'] as const)
    strangers.push(await w.admin({ role }))
  const query = new URLSearchParams()
  for (const stranger of strangers)
    for (const step of [
      () => browseLogLines(stranger, readList(logLineList, query)),
      () => browseQueuedJobs(stranger, readList(queuedJobList, query)),
      () => browseSentMessages(stranger, readList(sentMessageList, query)),
      () => browseCallbacks(stranger, readList(callbackList, query)),
      () => exportList(stranger, logLineList, readList(logLineList, query), logLineRows, 'en'),
      () => exportList(stranger, queuedJobList, readList(queuedJobList, query), queuedJobRows, 'en'),
    ])
      await expect(step()).rejects.toMatchObject({ code: 'not-allowed' })
})
