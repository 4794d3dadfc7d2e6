import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addHours, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { openSharedReport } from '#/features/reporting/shares/open-share.server.ts'
import { readShares } from '#/features/reporting/shares/shares.server.ts'
import { now } from '#/platform/clock.ts'
import { putBack } from '#/features/messaging/emails/hidden-links.ts'
import { openHidden } from '#/features/messaging/emails/seal-hidden.server.ts'
import { badAnswers, reportWithPhotos } from '#/tests/report-documents.ts'
import { at } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { newMailingForm } from './form.ts'
import { addMailing, readMailing, readMailings, saveMailing, stepMailing } from './mailings.server.ts'
import { countNew, sendDueMailings } from './send-due.server.ts'
import { readMailingStop, stopMailing } from './stop.server.ts'

const w = await world()
const [client, stranger, shopper, editor] = [await w.client(), await w.client(), await w.shopper(), await w.admin()]
const partner = `partner-${randomUUID().slice(0, 8)}@example.sa`
const board = `board-${randomUUID().slice(0, 8)}@example.sa`
const input = (given: object = {}) => ({
  name: 'Board',
  language: 'en' as const,
  cadence: 'weekly' as const,
  day: 0,
  nodeId: null,
  addresses: [partner, board],
  ...given,
})
const add = async (actor: Actor, given: object = {}): Promise<string> => {
  const id = randomUUID()
  await addMailing(actor, { id, ...input(given) })
  return id
}
const mailsTo = (address: string) =>
  asSystem('test', async (tx) => {
    const rows = await tx
      .selectFrom('emails')
      .select(['subject', 'body', 'language', 'secrets_sealed', 'to_address'])
      .where('to_address', '=', address)
      .where('kind', '=', 'report.mailing')
      .orderBy('created_at')
      .execute()
    return rows.map(({ subject, body, language, secrets_sealed, to_address }) => ({
      subject,
      language,
      text: putBack(body, openHidden(to_address, secrets_sealed)!),
    }))
  })
/** Noon of the day on which the list is due. */
const due = async (id: string) => addHours(startOfDay((await readMailing(client, id)).nextOn), 12)

let first: string
let reportId: string
const onPlan = (tier: 'basic' | 'professional') =>
  w.owner.query('update app.client_profiles set subscription_tier = $2 where profile_id = any ($1)', [
    [client.id, stranger.id],
    tier,
  ])
beforeAll(async () => {
  await onPlan('professional')
  first = await add(client)
  reportId = await reportWithPhotos(w, { client, shopper, editor, changed: badAnswers })
})

test('a list is one list however often it is sent, and has its day', async () => {
  const id = await add(client, { name: 'Twice' })
  await addMailing(client, { id, ...input({ name: 'Twice' }) })
  const [mailing, ...more] = (await readMailings(client)).filter(({ name }) => name === 'Twice')
  expect(more).toEqual([])
  expect(mailing).toMatchObject({ id, state: 'active', lastSentAt: null, part: null })
  expect(new Date(`${mailing!.nextOn}T00:00:00Z`).getUTCDay()).toBe(0)
  expect(mailing!.nextOn > riyadhDay(now())).toBe(true)
  await stepMailing(client, { id, revision: 1 }, 'remove')
  await expect(readMailing(client, id)).rejects.toMatchObject({ code: 'not-found' })
})

test('each address gets one mail with the new reports: score, what to fix, a link that opens the report', async () => {
  expect(await countNew(client, await readMailing(client, first))).toBe(1)
  const when = await due(first)
  await at(when, sendDueMailings)
  await at(when, sendDueMailings)
  const [mail, ...more] = await mailsTo(partner)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ language: 'en', subject: expect.stringContaining('new reports (1)') })
  for (const part of ['59.0%', 'pest control', 'list “Board”']) expect(mail!.text).toContain(part)
  expect(await mailsTo(board)).toHaveLength(1)
  const token = /\/shared\/([\w-]{43})/.exec(mail!.text)![1]!
  expect(
    await at(when, () => openSharedReport({ token, lang: 'en', network: '127.0.0.1', counts: false })),
  ).toMatchObject({ report: { score: 59 } })
  const [share] = await readShares(client, reportId)
  expect(share).toMatchObject({ label: 'Board' })
  const mailing = await readMailing(client, first)
  expect(mailing).toMatchObject({ lastCount: 1, lastSentAt: when.toISOString() })
  expect(mailing.nextOn).toBe(addDays(riyadhDay(when), 7))
})

test('without a new report no mail goes, and the list moves to its next day', async () => {
  const before = await readMailing(client, first)
  await at(await due(first), sendDueMailings)
  expect(await mailsTo(partner)).toHaveLength(1)
  const after = await readMailing(client, first)
  expect(after.nextOn > before.nextOn).toBe(true)
  expect(after.lastSentAt).toBe(before.lastSentAt)
})

test('a recipient ends the mails by the link, once and for good; an altered link ends nothing', async () => {
  const [mail] = await mailsTo(board)
  const token = /\/unsubscribe\/([\w-]{65})/.exec(mail!.text)![1]!
  expect(await readMailingStop(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBeNull()
  expect(await readMailingStop(token)).toMatchObject({ list: 'Board', stopped: false })
  await stopMailing(token)
  await stopMailing(token)
  const { revision, addresses } = await readMailing(client, first)
  expect(addresses.find(({ address }) => address === board)!.stoppedAt).not.toBeNull()
  // taken off and put on again by the company: still ended
  await saveMailing(client, { id: first, revision }, input({ addresses: [partner] }))
  await saveMailing(client, { id: first, revision: revision + 1 }, input())
  expect(
    (await readMailing(client, first)).addresses.find(({ address }) => address === board)!.stoppedAt,
  ).not.toBeNull()
  const when = await due(first)
  await reportWithPhotos(w, { client, shopper, editor })
  // released now, while the list was last sent in the test's future
  await w.owner.query(`update app.report_mailings set sent_until = now() - interval '1 minute' where id = $1`, [first])
  await at(when, sendDueMailings)
  expect([(await mailsTo(partner)).length, (await mailsTo(board)).length]).toEqual([2, 1])
})

test('without a plan that has it no list is made or sent, and the first mail afterwards tells what was missed', async () => {
  const address = `plan-${randomUUID()}@example.sa`
  const id = await add(client, { name: 'Of a plan', addresses: [address] })
  await reportWithPhotos(w, { client, shopper, editor })
  await onPlan('basic')
  await expect(add(client)).rejects.toMatchObject({ code: 'plan.feature' })
  await expect(readMailings(client)).rejects.toMatchObject({ code: 'plan.feature' })
  await at(await due(id), sendDueMailings)
  expect(await mailsTo(address)).toEqual([])
  await onPlan('professional')
  await at(await due(id), sendDueMailings)
  expect((await mailsTo(address))[0]!.subject).toContain('(1)')
})

test('a paused list sends nothing, and tells what is released after it was resumed', async () => {
  const id = await add(client, { name: 'Paused', addresses: [`p-${randomUUID()}@example.sa`] })
  await stepMailing(client, { id, revision: 1 }, 'pause')
  const { addresses, ...paused } = await readMailing(client, id)
  await at(addHours(startOfDay(paused.nextOn), 12), sendDueMailings)
  expect(await mailsTo(addresses[0]!.address)).toEqual([])
  await stepMailing(client, { id, revision: 2 }, 'resume')
  expect(await countNew(client, await readMailing(client, id))).toBe(0)
})

test('a list ends when its owner may no longer share, and a change by another starts it again', async () => {
  const manager = await w.member(client, [{ role: 'manager' }])
  const id = await add(manager, { name: 'Of a manager', addresses: [`m-${randomUUID()}@example.sa`] })
  await w.owner.query(`update app.members set state = 'removed', removed_at = now() where id = $1`, [manager.memberId])
  await at(await due(id), sendDueMailings)
  const { state, revision } = await readMailing(client, id)
  expect(state).toBe('owner-gone')
  await stepMailing(client, { id, revision }, 'resume')
  expect(await readMailing(client, id)).toMatchObject({ state: 'active', owner: client.name })
})

test('strangers and those who may not share neither see nor change a list', async () => {
  const seen = { id: first, revision: 1 }
  await expect(readMailing(stranger, first)).rejects.toMatchObject({ code: 'not-found' })
  await expect(stepMailing(stranger, seen, 'remove')).rejects.toMatchObject({ code: 'not-found' })
  for (const actor of [shopper, editor]) {
    await expect(readMailings(actor)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(addMailing(actor, { id: randomUUID(), ...input() })).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await expect(add(stranger, { nodeId: randomUUID() })).rejects.toMatchObject({ fields: { node: 'choose-place' } })
})

test('an older page changes nothing', async () => {
  const { revision } = await readMailing(client, first)
  await expect(saveMailing(client, { id: first, revision: revision - 1 }, input())).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
})

test.each([
  [{ addresses: 'a@b.sa\nboard' }, 'mailing-address'],
  [{ addresses: ' ' }, 'required'],
  [{ addresses: Array.from({ length: 21 }, (_, at) => `a${at}@b.sa`).join('\n') }, 'mailing-many'],
  [{ agreed: undefined }, 'alert-agreed'],
  [{ cadence: 'weekly', weekday: '7' }, 'unreadable'],
])('the form refuses %j', (given, problem) => {
  const typed = {
    clientKey: randomUUID(),
    name: 'Board',
    node: '',
    language: 'ar',
    cadence: 'monthly',
    weekday: '0',
    monthday: '1',
    addresses: 'a@b.sa',
    agreed: 'on',
  }
  const read = newMailingForm.safeParse({ ...typed, ...given })
  expect(read.error?.issues.map(({ message }) => message)).toContain(problem)
})
