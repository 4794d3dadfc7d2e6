import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { announceAnswer, answerApproval } from '#/features/companies/clients/answer-approval.server.ts'
import { announceDecision } from '#/features/companies/clients/announce-decision.server.ts'
import { approvalList } from '#/features/companies/clients/approval-list.ts'
import { browseApprovals } from '#/features/companies/clients/approval-list.server.ts'
import { decideApproval } from '#/features/companies/clients/decide-approval.server.ts'
import { readPapers } from '#/features/companies/clients/read-papers.server.ts'
import { findFile } from '#/features/fieldwork/evidence/find-file.server.ts'
import { now } from '#/platform/clock.ts'
import { smallPdf } from '#/tests/small-pdf.ts'
import { picture } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import {
  mostPapers,
  openOwnPaper,
  openPaper,
  papersOf,
  readOwnPapers,
  removePaper,
  sendPaper,
} from './papers.server.ts'

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
})

const pdf = smallPdf('a paper')
const tomorrow = () => addDays(riyadhDay(now()), 1)
const paper = (with_: Partial<Parameters<typeof sendPaper>[1]> = {}) => ({
  id: randomUUID(),
  kind: 'registration' as const,
  expiresOn: null,
  ...with_,
})
const opened = async (client: Actor) => {
  const { rows } = await w.owner.query<{ actor_id: string; after: { paper: string } }>(
    `select actor_id, after from app.activity_log where action = 'clients.open-paper' and client_id = $1 order by at`,
    [client.id],
  )
  return rows.map(({ actor_id, after }) => [actor_id, after.paper])
}

it('keeps what a client sends: pictures without hidden data, PDFs as they are', async () => {
  const client = await w.client({ approval: 'pending' })
  const photo = paper({ kind: 'municipal', expiresOn: tomorrow() })
  await sendPaper(client, paper(), pdf)
  await sendPaper(client, photo, await picture())
  const { papers, state } = await readOwnPapers(client)
  expect(state).toBe('pending')
  expect(papers).toMatchObject([
    { kind: 'municipal', isPdf: false, expiresOn: tomorrow(), isExpired: false },
    { kind: 'registration', isPdf: true, expiresOn: null },
  ])
  expect(await papersOf(admin, client.id)).toEqual(papers)
  expect(await openOwnPaper(client, photo.id)).toMatchObject({ contentType: 'image/jpeg' })
})

it('takes a paper that is sent twice once, and no more than the most', async () => {
  const client = await w.client({ approval: 'pending' })
  const same = paper()
  await sendPaper(client, same, pdf)
  await sendPaper(client, same, pdf)
  expect((await readOwnPapers(client)).papers).toHaveLength(1)
  await w.owner.query(
    `with f as (insert into app.files (id, owner_id, client_id, purpose, content_type, bytes, sha256, storage_key)
       select gen_random_uuid(), $1::uuid, $1::uuid, 'client_paper', 'application/pdf', 1, repeat('0', 64), 'k' || n || $1::text from generate_series(2, $2::int) n returning id)
     insert into app.client_papers (id, client_id, kind, file_id, sent_by) select gen_random_uuid(), $1::uuid, 'other', id, $1::uuid from f`,
    [client.id, mostPapers],
  )
  await expect(sendPaper(client, paper(), pdf)).rejects.toMatchObject({ code: 'shopper.documents-many' })
})

it.each([
  ['nothing', Buffer.alloc(0), 'file.unreadable'],
  ['a page of HTML', Buffer.from('<html><script>alert(1)</script>'), 'file.type-unsupported'],
  ['a broken picture', Buffer.from('\xff\xd8\xff broken', 'latin1'), 'file.unreadable'],
  ['ten megabytes', Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]), 'too-large'],
])('refuses %s', async (_, bytes, code) => {
  const client = await w.client({ approval: 'pending' })
  await expect(sendPaper(client, paper(), bytes)).rejects.toMatchObject({ code })
  expect((await readOwnPapers(client)).papers).toEqual([])
})

it('lets a client whose account was refused apply again, once for each refusal, and notifies our team', async () => {
  const client = await w.client({ approval: 'pending', company: 'Twice' })
  const apply = () => answerApproval(client, 'The licence is renewed.')
  await expect(apply()).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await decideApproval(admin, { intent: 'reject', clientId: client.id, reason: 'The licence has expired.' })
  await sendPaper(client, paper(), pdf)
  await apply()
  await expect(apply()).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect(await readOwnPapers(client)).toMatchObject({ state: 'pending', answer: 'The licence is renewed.' })
  const waiting = await browseApprovals(admin, readList(approvalList, new URLSearchParams('state=pending&q=Twice')))
  expect(waiting.rows.map(({ id }) => id)).toEqual([client.id])
  expect(await readPapers(admin, client.id)).toMatchObject({
    approval_reason: 'The licence has expired.',
    approval_answer: 'The licence is renewed.',
    decided_by: admin.name,
  })
  const jobs = await w.waitingJobs('accounts.approval-answered')
  expect(jobs.filter(({ clientId }) => clientId === client.id)).toHaveLength(1)
  const { rows } = await w.owner.query(`select action from app.activity_log where client_id = $1 and actor_id = $1`, [
    client.id,
  ])
  expect(rows.map(({ action }) => action)).toContain('clients.apply-again')
  await decideApproval(admin, { intent: 'approve', clientId: client.id })
  await expect(apply()).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await decideApproval(admin, { intent: 'suspend', clientId: client.id, reason: 'Unpaid.' })
  await expect(apply()).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

it('refuses a file that only begins like a PDF, and stores nothing', async () => {
  const client = await w.client({ approval: 'pending' })
  for (const file of ['%PDF-1.4 hello', pdf.subarray(0, 150)])
    await expect(sendPaper(client, paper(), Buffer.from(file))).rejects.toMatchObject({
      code: 'file.unreadable',
      fields: { file: 'file-broken' },
    })
  expect((await readOwnPapers(client)).papers).toEqual([])
})

it('refuses a paper that has ended', async () => {
  const client = await w.client({ approval: 'pending' })
  const ended = paper({ expiresOn: addDays(riyadhDay(now()), -1) })
  await expect(sendPaper(client, ended, pdf)).rejects.toMatchObject({ fields: { expiresOn: 'day-ahead' } })
})

it('records each opening by staff, and gives no paper at the address of files', async () => {
  const client = await w.client({ approval: 'pending' })
  const sent = paper()
  await sendPaper(client, sent, pdf)
  await openPaper(admin, client.id, sent.id)
  const other = await w.admin()
  await openPaper(other, client.id, sent.id)
  await openOwnPaper(client, sent.id)
  expect(await opened(client)).toEqual([
    [admin.id, sent.id],
    [other.id, sent.id],
  ])
  const { rows } = await w.owner.query<{ file_id: string }>('select file_id from app.client_papers where id = $1', [
    sent.id,
  ])
  for (const actor of [admin, client]) expect(await findFile(actor, rows[0]!.file_id)).toBeNull()
})

it('keeps papers from strangers, in the verbs and in the database', async () => {
  const client = await w.client({ approval: 'pending' })
  const sent = paper()
  await sendPaper(client, sent, pdf)
  const other = await w.client({ company: 'Other' })
  const strangers = [await w.shopper(), await w.freelancer()]
  for (const stranger of [client, other, ...strangers]) {
    await expect(papersOf(stranger, client.id)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(openPaper(stranger, client.id, sent.id)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  for (const stranger of [admin, ...strangers]) {
    await expect(sendPaper(stranger, paper(), pdf)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(removePaper(stranger, sent.id)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(answerApproval(stranger, 'x')).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(openOwnPaper(stranger, sent.id)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await expect(openOwnPaper(other, sent.id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(removePaper(other, sent.id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(openPaper(admin, other.id, sent.id)).rejects.toMatchObject({ code: 'not-found' })
  expect(await readAs(other, (db) => db.selectFrom('client_papers').selectAll().execute())).toEqual([])
  const asked = asActor(client, (tx) =>
    tx.updateTable('client_profiles').set({ approval_question: 'x' }).where('profile_id', '=', client.id).execute(),
  )
  await expect(asked).rejects.toMatchObject({ code: '42501' })
  expect(await opened(client)).toEqual([])
})

it('lets a client take a paper back until its account is approved', async () => {
  const client = await w.client({ approval: 'pending' })
  const [first, second] = [paper(), paper()]
  await sendPaper(client, first, pdf)
  await sendPaper(client, second, pdf)
  await removePaper(client, first.id)
  expect((await readOwnPapers(client)).papers).toMatchObject([{ id: second.id }])
  await decideApproval(admin, { intent: 'approve', clientId: client.id })
  await expect(removePaper(client, second.id)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const { rows } = await w.owner.query(`select from app.files where owner_id = $1`, [client.id])
  expect(rows).toHaveLength(1)
})

it.each([
  ['en', 'Your licence is missing. Please send it.', 'We need one more thing'],
  ['ar', 'الرخصة غير واضحة، نرجو إرسالها مرة أخرى.', 'نحتاج إلى معلومة أخرى'],
] as const)(
  'asks for more in the client’s language and waits for the answer (%s)',
  async (language, question, subject) => {
    const client = await w.client({ approval: 'pending', language, company: `Asked ${language}` })
    const queueOf = async (): Promise<string | undefined> => {
      for (const state of approvalList.tabs.values) {
        const { rows } = await browseApprovals(
          admin,
          readList(approvalList, new URLSearchParams({ state, q: client.email })),
        )
        if (rows.length > 0) return state
      }
      return undefined
    }
    expect(await queueOf()).toBe('pending')
    await expect(answerApproval(client, 'too early')).rejects.toMatchObject({ code: 'changed-meanwhile' })
    await decideApproval(admin, { intent: 'ask', clientId: client.id, reason: question })
    expect(await queueOf()).toBe('asked')
    expect(await readOwnPapers(client)).toMatchObject({ state: 'pending', question, answer: null })

    const [job] = (await w.waitingJobs('accounts.approval-decided')).slice(-1)
    await announceDecision(job as never)
    const { rows } = await w.owner.query<{ subject: string }>(`select subject from app.emails where profile_id = $1`, [
      client.id,
    ])
    expect(rows[0]!.subject).toContain(subject)

    await answerApproval(client, 'Sent now.')
    expect(await queueOf()).toBe('pending')
    await expect(answerApproval(client, 'again')).rejects.toMatchObject({ code: 'changed-meanwhile' })
    expect(await readPapers(admin, client.id)).toMatchObject({
      approval_question: question,
      approval_answer: 'Sent now.',
    })
    const [answered] = (await w.waitingJobs('accounts.approval-answered')).slice(-1)
    await announceAnswer(answered as never)
    const told = await w.owner.query(
      `select from app.notifications where kind = 'client.answered' and profile_id = $1`,
      [admin.id],
    )
    expect(told.rowCount).toBeGreaterThan(0)

    await decideApproval(admin, { intent: 'ask', clientId: client.id, reason: 'And the other page?' })
    expect(await readOwnPapers(client)).toMatchObject({ question: 'And the other page?', answer: null })
    await decideApproval(admin, { intent: 'approve', clientId: client.id })
    expect(await readOwnPapers(client)).toMatchObject({ state: 'approved', question: null })
  },
)
