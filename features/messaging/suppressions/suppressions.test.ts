import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { asActor, asSystem } from '#/db/database.server.ts'
import { readList } from '#/domain/list.ts'
import { queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { sendEmail } from '#/features/messaging/emails/send-email.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { mailServer } from '#/tests/mail-server.ts'
import { world } from '#/tests/world.ts'
import { addSuppression, liftSuppression } from './change.server.ts'
import { liftForm, suppressForm } from './form.ts'
import { suppressionList } from './list.ts'
import { browseSuppressions } from './list.server.ts'
import { readSuppression } from './read.server.ts'
import { suppressAddress } from './suppress.server.ts'

const w = await world()
const server = await mailServer()
afterAll(() => server.close())
const author = await w.admin({ role: 'content' })
const browse = (params: string) => browseSuppressions(author, readList(suppressionList, new URLSearchParams(params)))
const addresses = async (params: string) => (await browse(params)).rows.map(({ address }) => address)
const byPlatform = async (address: string, reason: 'unsubscribed' | 'bounced' | 'complaint') => {
  await asSystem('a test suppresses', (tx) => suppressAddress(tx, { address, reason }))
  const { rows } = await w.owner.query<{ id: string }>(
    'select id from app.mail_suppressions where address = $1 and reason = $2 and lifted_at is null',
    [address.toLowerCase(), reason],
  )
  return rows
}

test('our team suppresses an address with a reason, and lifts it with a reason, once', async () => {
  const form = suppressForm.parse({ address: ' Guest@Example.com ', note: 'Asked by telephone' })
  const id = await addSuppression(author, form)
  expect(await readSuppression(author, id)).toMatchObject({
    address: 'guest@example.com',
    reason: 'staff',
    note: 'Asked by telephone',
    mayLift: true,
  })
  await expect(addSuppression(author, form)).rejects.toMatchObject({ fields: { address: 'suppressed-already' } })
  await liftSuppression(author, id, { note: 'Asked to be told again' })
  await expect(liftSuppression(author, id, { note: 'Twice' })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect(await readSuppression(author, id)).toMatchObject({ liftNote: 'Asked to be told again', mayLift: false })
  expect(await addresses('state=active')).not.toContain('guest@example.com')
  expect(await addresses('state=lifted')).toContain('guest@example.com')
  await addSuppression(author, form)
  const { rows } = await w.owner.query(
    `select action, reason from app.activity_log where action like 'suppressions.%' and entity_id = $1 order by id`,
    [id],
  )
  expect(rows).toEqual([
    { action: 'suppressions.add', reason: 'Asked by telephone' },
    { action: 'suppressions.lift', reason: 'Asked to be told again' },
  ])
})

test('a form without a reason or with an unreadable address is refused at its field', () => {
  const problems = (form: object) => suppressForm.safeParse(form).error?.issues.map(({ message }) => message)
  expect(problems({ address: 'nobody', note: ' ' })).toEqual(['email-invalid', 'suppression-note'])
  expect(liftForm.safeParse({ note: '' }).success).toBe(false)
})

test('an unsubscription and a complaint are not lifted by staff, nor by a direct statement', async () => {
  for (const reason of ['unsubscribed', 'complaint'] as const) {
    const [row] = await byPlatform(`${reason}@example.com`, reason)
    await expect(liftSuppression(author, row!.id, { note: 'Please' })).rejects.toMatchObject({ code: 'not-allowed' })
    expect((await readSuppression(author, row!.id)).mayLift).toBe(false)
    const direct = await asActor(author, (tx) =>
      tx
        .updateTable('mail_suppressions')
        .set({ lifted_at: new Date().toISOString(), lifted_by: author.id, lift_note: 'Please' })
        .where('id', '=', row!.id)
        .executeTakeFirst(),
    )
    expect(direct.numUpdatedRows).toBe(0n)
  }
  const [bounced] = await byPlatform('Bounced@example.com', 'bounced')
  await liftSuppression(author, bounced!.id, { note: 'The address works again' })
})

test('the same reason is recorded once for an address, several reasons beside each other', async () => {
  await byPlatform('twice@example.com', 'bounced')
  expect(await byPlatform('twice@example.com', 'bounced')).toHaveLength(1)
  await byPlatform('twice@example.com', 'complaint')
  expect((await addresses('q=twice')).length).toBe(2)
  expect((await browse('q=twice&reason=complaint')).rows).toMatchObject([{ reason: 'complaint' }])
})

test('rows are only lifted, also by the owner of the database', async () => {
  const [row] = await byPlatform('kept@example.com', 'unsubscribed')
  for (const change of [
    `update app.mail_suppressions set address = 'other@example.com'`,
    `update app.mail_suppressions set reason = 'staff'`,
    'delete from app.mail_suppressions',
  ])
    await expect(w.owner.query(`${change} where id = $1`, [row!.id])).rejects.toThrow(/only lifted, once/)
})

test('the erasure of an account deletes its rows', async () => {
  const person = await w.client()
  await byPlatform(person.email, 'unsubscribed')
  await addSuppression(author, { address: person.email, note: 'Asked by letter' })
  const { rows: erased } = await w.owner.query('select priv.erase_account($1) as keys', [person.id])
  expect(erased[0].keys).not.toBeNull()
  const { rowCount } = await w.owner.query('select from app.mail_suppressions where address = $1', [person.email])
  expect(rowCount).toBe(0)
})

test.each([
  ['550 5.1.1 no such mailbox', ['bounced']],
  ['550 5.7.1 message refused for its content', []],
])('a refusal of the mail server "%s" suppresses %j', async (says, reasons) => {
  setEnv({ ...env(), SMTP_URL: server.url })
  Object.assign(server.state, { refuses: true, says })
  const address = `refused-${randomUUID()}@example.com`
  const effectKey = randomUUID()
  await asSystem('a test queues an email', (tx) =>
    queueEmail(tx, {
      to: { profileId: null, address, language: 'en' },
      kind: 'account.reset',
      params: { name: 'Guest', link: 'http://localhost:3000/login' },
      effectKey,
    }),
  )
  const { rows } = await w.owner.query<{ id: string }>('select id from app.emails where effect_key = $1', [effectKey])
  await expect(sendEmail({ emailId: rows[0]!.id })).rejects.toThrow()
  expect((await browse(`q=${address}`)).rows.map(({ reason }) => reason)).toEqual(reasons)
})
