import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { settings } from '#/domain/settings.ts'
import { privacyNotice } from '#/content/legal/privacy.ts'
import { readEmail } from '#/features/messaging/emails/read-emails.server.ts'
import { resendEmail } from '#/features/messaging/emails/resend-email.server.ts'
import { saveSetting } from '#/features/core/settings/save-setting.server.ts'
import { world } from '#/tests/world.ts'
import { sweepOldRecords } from './sweep.server.ts'

const w = await world()
const [admin, client] = [await w.admin(), await w.client()]
const left = async (table: string, column: string) =>
  (await w.owner.query<{ name: string }>(`select ${column} as name from ${table} order by 1`)).rows.map(
    ({ name }) => name,
  )

const ago = (days: number): string => `now() - interval '${days} days'`
const notice = (name: string, written: number, read: number | null) =>
  w.owner.query(
    `insert into app.notifications (profile_id, effect_key, kind, link, created_at, read_at)
     values ($1, $2, 'k', '/notifications', ${ago(written)}, ${read === null ? 'null' : ago(read)})`,
    [client.id, name],
  )
const mail = async (name: string, written: number, state: string, hidden: string | null = null): Promise<string> => {
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.emails (effect_key, to_address, language, kind, subject, body, state, created_at, secrets_sealed)
     values ($1, 'x@example.com', 'en', 'account.reset', 's', $2, $3, ${ago(written)}, $4) returning id`,
    [name, hidden ? '\uE0000\uE001' : 'text', state, hidden],
  )
  return rows[0]!.id
}
const message = async (name: string, written: number, state: string, closed: number | null) => {
  const { rows } = await w.owner.query<{ id: string }>('select id from app.forms limit 1')
  await w.owner.query(
    `insert into app.form_submissions (form_id, client_key, name, answers, language, state, created_at, handled_at)
     values ($1, $2, $3, '[]', 'en', $4, ${ago(written)}, ${closed === null ? 'null' : ago(closed)})`,
    [rows[0]!.id, randomUUID(), name, state],
  )
}

test('notices go 180 days after they were read, and after a year in any case', async () => {
  await notice('read long ago', 200, 181)
  await notice('read late', 200, 179)
  await notice('never read', 364, null)
  await notice('never read in a year', 366, null)
  await notice('read today after a year', 366, 0)
  await sweepOldRecords()
  await sweepOldRecords()
  expect(await left('app.notifications', 'effect_key')).toEqual(['never read', 'read late'])
})

test('the text of a mail goes after 90 days with what it hides, the rest after a year; one that waits stays', async () => {
  await mail('young', 89, 'sent')
  const failed = await mail('old', 91, 'failed', 'sealed')
  await mail('very old', 366, 'kept')
  await mail('waits', 400, 'queued')
  await sweepOldRecords()
  const { rows } = await w.owner.query('select effect_key, body, subject, secrets_sealed from app.emails order by 1')
  expect(rows).toEqual([
    { effect_key: 'old', body: '', subject: 's', secrets_sealed: null },
    { effect_key: 'waits', body: 'text', subject: 's', secrets_sealed: null },
    { effect_key: 'young', body: 'text', subject: 's', secrets_sealed: null },
  ])
  expect(await readEmail(admin, failed)).toMatchObject({ state: 'failed', body: '', subject: 's' })
  await expect(resendEmail(admin, { id: failed })).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

test('a message goes a year after it was closed, and never before', async () => {
  await message('closed long ago', 800, 'done', 366)
  await message('junk', 800, 'spam', 366)
  await message('closed late', 800, 'done', 364)
  await message('never closed', 800, 'open', 700)
  await message('never looked at', 800, 'new', null)
  await sweepOldRecords()
  expect(await left('app.form_submissions', 'name')).toEqual(['closed late', 'never closed', 'never looked at'])
})

test('sessions and reset links go when they end', async () => {
  const session = `insert into auth.session (token, "userId", "expiresAt", "updatedAt") values ($1, $2, now() + $3::interval, now())`
  await w.owner.query(session, ['ended', client.id, '-1 second'])
  await w.owner.query(session, ['open', client.id, '1 hour'])
  const link = `insert into auth.verification (identifier, value, "expiresAt") values ($1, 'x', now() + $2::interval)`
  await w.owner.query(link, ['ended', '-1 second'])
  await w.owner.query(link, ['open', '1 hour'])
  await sweepOldRecords()
  expect(await left('auth.session', 'token')).toEqual(['open'])
  expect(await left('auth.verification', 'identifier')).toEqual(['open'])
})

test('an administrator may shorten what the privacy notice promises, not lengthen it; more than one piece goes in a run', async () => {
  await w.owner.query(
    `insert into app.notifications (profile_id, effect_key, kind, link, created_at, read_at)
     select $1, 'many ' || n, 'k', '/notifications', ${ago(60)}, ${ago(50)} from generate_series(1, 2500) n`,
    [client.id],
  )
  await saveSetting(admin, 'retention.notices-read', 30)
  await sweepOldRecords()
  expect(await left('app.notifications', 'effect_key')).toEqual(['never read'])
  const promised = JSON.stringify(privacyNotice)
  for (const [key, setting] of Object.entries(settings).filter(([key]) => key.startsWith('retention.')))
    expect(setting, key).toMatchObject({ most: setting.default })
  for (const sentence of ['90 days', 'one year', '180 days', 'twelve months']) expect(promised).toContain(sentence)
})

test('jobs that are done are kept for a week, whatever their queue', async () => {
  const { rows } = await w.owner.query(
    `select distinct deletion_seconds as kept from jobs.queue where name <> 'dead-letters'`,
  )
  expect(rows).toEqual([{ kept: 7 * 24 * 3600 }])
})
