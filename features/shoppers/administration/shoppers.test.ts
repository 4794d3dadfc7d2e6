import { randomUUID } from 'node:crypto'
import { expect, it, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { approveRequest } from '#/features/ordering/requests/advance.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { anOrder, statusOf } from '#/tests/requests.ts'
import { world } from '#/tests/world.ts'
import { readTies } from '#/features/shoppers/roster/read-parts.server.ts'
import { announceShopperDecision } from './announce-decision.server.ts'
import { blockShopper, unblockShopper } from './block-shopper.server.ts'
import { checkDocument, tellDocumentChecked } from './check-document.server.ts'
import { decideShopperApproval } from './decide-approval.server.ts'
import { deliverMessage } from './deliver-message.server.ts'
import { messageShoppers } from './message-shoppers.server.ts'
import { keepApart, letTogether, matchEmployer } from './ties.server.ts'

const w = await world()
const admin = await w.admin()
const client = await w.client({ company: 'Saffron House' })

async function assignedTo(shopper: Actor): Promise<string> {
  const { id } = await requestEvaluation(await w.client(), anOrder())
  await approveRequest(admin, id)
  await assignVisit(admin, id, shopper.id)
  return id
}
const one = async <T>(text: string, values: unknown[]) => (await w.owner.query(text, values)).rows[0] as T
const openSession = (shopper: Actor) =>
  w.owner.query(
    `insert into auth.session (token, "userId", "expiresAt", "updatedAt") values ($1, $2, now() + interval '1 day', now())`,
    [randomUUID(), shopper.id],
  )
const sessions = async (shopper: Actor) =>
  (await one<{ n: number }>('select count(*)::int as n from auth.session where "userId" = $1', [shopper.id])).n

it('blocks with a reason: signed out, visits back without blame, offers run out, told by mail', async () => {
  const shopper = await w.shopper({ name: 'To be blocked', language: 'ar' })
  const visit = await assignedTo(shopper)
  await openSession(shopper)
  const { id: other } = await requestEvaluation(client, anOrder())
  await approveRequest(admin, other)
  await w.owner.query(
    `insert into app.visit_offers (request_id, client_id, shopper_id, fit, expires_at)
     values ($1, $2, $3, 50, now() + interval '4 hours')`,
    [other, client.id, shopper.id],
  )
  await expect(blockShopper(admin, shopper.id, '  ')).rejects.toMatchObject({ fields: { reason: 'reason' } })
  expect(await blockShopper(admin, shopper.id, 'Photos of another branch')).toEqual({ visits: 1 })
  expect(await statusOf(w, visit)).toBe('approved')
  expect(await sessions(shopper)).toBe(0)
  const event = await one(
    'select step, cause, is_counted, shopper_id from app.request_events where request_id = $1 order by created_at desc, id desc limit 1',
    [visit],
  )
  expect(event).toEqual({ step: 'takeBack', cause: 'staff', is_counted: false, shopper_id: shopper.id })
  expect(
    await one('select status, expires_at <= now() as over from app.visit_offers where shopper_id = $1', [shopper.id]),
  ).toEqual({ status: 'offered', over: true })
  const jobs = await w.waitingJobs('shoppers.announce')
  const told = jobs.find((job) => job['shopperId'] === shopper.id)!
  await announceShopperDecision(told as Parameters<typeof announceShopperDecision>[0])
  await announceShopperDecision(told as Parameters<typeof announceShopperDecision>[0])
  const mails = await w.owner.query('select kind, body from app.emails where profile_id = $1', [shopper.id])
  expect(mails.rows).toEqual([{ kind: 'shopper.blocked', body: expect.stringContaining('Photos of another branch') }])
  await expect(blockShopper(admin, shopper.id, 'Again')).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(assignVisit(admin, visit, shopper.id)).rejects.toMatchObject({ code: 'evaluation.shopper-refused' })
  await unblockShopper(admin, shopper.id)
  await assignVisit(admin, visit, shopper.id)
  expect(await statusOf(w, visit)).toBe('assigned')
})

it('lets one of two people who block at once win', async () => {
  const shopper = await w.shopper()
  const all = await Promise.allSettled([1, 2, 3].map((n) => blockShopper(admin, shopper.id, `Reason ${n}`)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('takes the visits of somebody who is rejected back, and tells them why', async () => {
  const shopper = await w.shopper()
  const visit = await assignedTo(shopper)
  await decideShopperApproval(admin, 'reject', shopper.id, 'The papers do not fit')
  expect(await statusOf(w, visit)).toBe('approved')
  const jobs = await w.waitingJobs('shoppers.announce')
  expect(jobs).toContainEqual(
    expect.objectContaining({ shopperId: shopper.id, decision: 'reject', reason: 'The papers do not fit' }),
  )
})

it('writes to each in their own language, keeps it in the log, and delivers it once', async () => {
  const [english, arabic] = [await w.shopper(), await w.freelancer({ language: 'ar' })]
  const letters = { en: { subject: 'Hello', text: 'Line 1\n\nLine 2' }, ar: { subject: 'مرحبًا', text: 'نص الرسالة' } }
  expect(await messageShoppers(admin, [english.id, arabic.id, client.id], letters)).toEqual({
    done: 2,
    refused: [{ shopperId: client.id, code: 'not-found' }],
  })
  expect(await messageShoppers(admin, [arabic.id], { en: letters.en })).toMatchObject({
    refused: [{ code: 'shopper.no-words' }],
  })
  for (const job of await w.waitingJobs('shoppers.message')) {
    await deliverMessage(job as Parameters<typeof deliverMessage>[0])
    await deliverMessage(job as Parameters<typeof deliverMessage>[0])
  }
  const mails = await w.owner.query(
    `select profile_id, subject, body from app.emails where kind = 'message.from-office' order by subject`,
  )
  expect(mails.rows).toHaveLength(2)
  expect(mails.rows.find((mail) => mail.profile_id === arabic.id)?.body).toContain('نص الرسالة')
  const log = await w.owner.query(
    `select after ->> 'subject' as subject from app.activity_log where action = 'shoppers.message' order by 1`,
  )
  expect(log.rows.map(({ subject }) => subject)).toEqual(['Hello', 'مرحبًا'])
})

it('names the client behind an employer, and keeps the two apart on either one’s wish', async () => {
  const shopper = await w.shopper()
  const employer = randomUUID()
  await w.owner.query(
    `insert into app.shopper_employers (id, shopper_id, company_name, kind) values ($1, $2, 'Saffron', 'worked_there')`,
    [employer, shopper.id],
  )
  await expect(matchEmployer(admin, employer, shopper.id)).rejects.toMatchObject({ code: 'not-found' })
  await matchEmployer(admin, employer, client.id)
  expect(await one('select client_id from app.shopper_employers where id = $1', [employer])).toEqual({
    client_id: client.id,
  })
  await matchEmployer(admin, employer, null)
  const apart = { shopperId: shopper.id, clientId: client.id, kind: 'blocked_by_client' } as const
  await expect(keepApart(admin, apart, '')).rejects.toMatchObject({ fields: { reason: 'reason' } })
  await keepApart(admin, apart, 'The branch knows this face')
  await keepApart(admin, apart, 'The branch knows this face')
  expect(await one('select client_name, kind from app.shopper_conflicts where shopper_id = $1', [shopper.id])).toEqual({
    client_name: 'Saffron House',
    kind: 'blocked_by_client',
  })
  expect((await readTies(admin, shopper.id)).conflicts).toMatchObject([
    { clientId: client.id, client: 'Saffron House' },
  ])
  await letTogether(admin, apart)
  await expect(letTogether(admin, apart)).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

it('checks a paper once, with what is wrong, and tells the shopper', async () => {
  const shopper = await w.shopper()
  const [file, paper] = [randomUUID(), randomUUID()]
  await w.owner.query(
    `insert into app.files (id, owner_id, purpose, content_type, bytes, sha256, storage_key)
     values ($1, $2, 'shopper_document', 'application/pdf', 10, 'x', $3)`,
    [file, shopper.id, `aa/${file}`],
  )
  await w.owner.query(
    `insert into app.shopper_documents (id, shopper_id, kind, name, file_id) values ($1, $2, 'identity', 'ID card', $3)`,
    [paper, shopper.id, file],
  )
  await expect(checkDocument(admin, paper, 'refused', '')).rejects.toMatchObject({ fields: { note: 'reason' } })
  await checkDocument(admin, paper, 'refused', 'Too dark to read')
  await expect(checkDocument(admin, paper, 'accepted', '')).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await tellDocumentChecked({ documentId: paper })
  await tellDocumentChecked({ documentId: paper })
  const notices = await w.owner.query('select kind, params from app.notifications where profile_id = $1', [shopper.id])
  expect(notices.rows).toEqual([
    { kind: 'shopper.document-refused', params: { document: 'ID card', reason: 'Too dark to read' } },
  ])
})

test.each(['shopper', 'freelancer', 'client'] as const)('a %s decides nothing about shoppers', async (who) => {
  const stranger = who === 'client' ? client : await w[who]()
  const id = (await w.shopper()).id
  const refused = { code: 'not-allowed' }
  const apart = { shopperId: id, clientId: client.id, kind: 'blocked_client' } as const
  await expect(blockShopper(stranger, id, 'x')).rejects.toMatchObject(refused)
  await expect(unblockShopper(stranger, id)).rejects.toMatchObject(refused)
  await expect(decideShopperApproval(stranger, 'approve', id)).rejects.toMatchObject(refused)
  await expect(messageShoppers(stranger, [id], {})).rejects.toMatchObject(refused)
  await expect(matchEmployer(stranger, id, null)).rejects.toMatchObject(refused)
  await expect(keepApart(stranger, apart, 'x')).rejects.toMatchObject(refused)
  await expect(letTogether(stranger, apart)).rejects.toMatchObject(refused)
  await expect(checkDocument(stranger, id, 'accepted', '')).rejects.toMatchObject(refused)
})

test('a client is no shopper', async () => {
  await expect(blockShopper(admin, client.id, 'x')).rejects.toMatchObject({ code: 'not-found' })
  await expect(blockShopper(admin, 'nonsense', 'x')).rejects.toMatchObject({ code: 'not-found' })
  await expect(decideShopperApproval(admin, 'approve', client.id)).rejects.toMatchObject({ code: 'not-found' })
})
