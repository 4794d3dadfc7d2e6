import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { findFile } from '#/features/fieldwork/evidence/find-file.server.ts'
import { at, releasedReport, reportIn, storedReport } from '#/tests/reports.ts'
import { picture, save } from '#/tests/visits.ts'
import { smallPdf } from '#/tests/small-pdf.ts'
import { world } from '#/tests/world.ts'
import { openDispute, withdrawDispute } from './open.server.ts'
import { readDisputes } from './read-disputes.server.ts'
import { readReviewDisputes } from './read-review-disputes.server.ts'

const here = await world()
const editor = await here.admin()
const client = await here.client()
const reason = 'The camera shows that the guest was greeted at 19:02.'
const changed = [save('Q6', false, { comment: 'Nobody greeted us for several minutes.' })]
const dispute = (reportId: string, of: { id?: string; questionKey?: string } = {}) => ({
  id: randomUUID(),
  reportId,
  questionKey: 'Q6',
  reason,
  ...of,
})
const statusOf = async (reportId: string) => (await storedReport(here, reportId)).status
const released = (own: Actor = client) => releasedReport(here, editor, { client: own, changed })
const hoursAfterRelease = async (reportId: string, hours: number) => {
  const row = await storedReport(here, reportId)
  return addHours(new Date(row['released_at'] as string), hours)
}

describe('a dispute', async () => {
  const reportId = await released()
  const first = dispute(reportId)

  test('makes the report disputed, starts its clock and tells the editors', async () => {
    await openDispute(client, first)
    expect(await statusOf(reportId)).toBe('disputed')
    const [own] = await readDisputes(client, reportId)
    expect(own).toMatchObject({ id: first.id, questionKey: 'Q6', reason, state: 'open', decision: null })
    expect(Date.parse(own!.dueAt) - Date.parse(own!.openedAt)).toBe(7 * 24 * 3_600_000)
    expect(await here.waitingJobs('disputes.announce')).toContainEqual({ disputeId: first.id })
  })

  test('sent twice is one dispute; the same key for another question is refused', async () => {
    await openDispute(client, first)
    expect(await readDisputes(client, reportId)).toHaveLength(1)
    await expect(openDispute(client, { ...first, questionKey: 'Q7' })).rejects.toMatchObject({ code: 'bad-request' })
  })

  test('one open dispute a question, others beside it', async () => {
    await expect(openDispute(client, dispute(reportId))).rejects.toMatchObject({ code: 'dispute.already-open' })
    const other = dispute(reportId, { questionKey: 'Q7' })
    await openDispute(client, other)
    await withdrawDispute(client, { reportId, disputeId: other.id })
    expect(await statusOf(reportId)).toBe('disputed')
  })

  test('withdrawn, the report is released again, and the question can be disputed anew', async () => {
    await withdrawDispute(client, { reportId, disputeId: first.id })
    await withdrawDispute(client, { reportId, disputeId: first.id })
    expect(await statusOf(reportId)).toBe('released')
    const { rows } = await here.owner.query(
      `select step, from_status, to_status from app.report_events where report_id = $1 and step in ('dispute', 'resolveDispute') order by created_at`,
      [reportId],
    )
    expect(rows.map(({ step }) => step)).toEqual(['dispute', 'resolveDispute'])
    await openDispute(client, dispute(reportId))
    expect(await statusOf(reportId)).toBe('disputed')
  })
})

test('two at once about one question: one is kept', async () => {
  const reportId = await released()
  const results = await Promise.allSettled([
    openDispute(client, dispute(reportId)),
    openDispute(client, dispute(reportId)),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await readDisputes(client, reportId)).toHaveLength(1)
})

test('the window is seven days: a moment before its end is in time, its end is not', async () => {
  const reportId = await released()
  const end = await hoursAfterRelease(reportId, 7 * 24)
  await expect(at(end, () => openDispute(client, dispute(reportId)))).rejects.toMatchObject({
    code: 'dispute.window-over',
  })
  await at(new Date(end.getTime() - 1), () => openDispute(client, dispute(reportId)))
  expect(await statusOf(reportId)).toBe('disputed')
})

test('a final report takes no dispute, and one that is not out does not exist for its client', async () => {
  const locked = await reportIn('locked', here, editor, { client })
  await expect(openDispute(client, dispute(locked))).rejects.toMatchObject({ code: 'dispute.window-over' })
  for (const status of ['draft', 'submitted', 'in_review', 'rejected'] as const) {
    const hidden = await reportIn(status, here, editor, { client })
    await expect(openDispute(client, dispute(hidden))).rejects.toMatchObject({ code: 'not-found' })
  }
})

test('a decided dispute is final: it is neither withdrawn nor opened again', async () => {
  const reportId = await released()
  const decided = dispute(reportId)
  await openDispute(client, decided)
  // why: deciding is a verb of the review with rules of its own; here only its result matters.
  await here.owner.query(
    `update app.report_disputes set state = 'declined', decision = 'd', decided_at = now(), decided_by = $2 where id = $1`,
    [decided.id, editor.id],
  )
  const again = openDispute(client, dispute(reportId))
  await expect(again).rejects.toMatchObject({ code: 'dispute.already-decided' })
  const withdrawn = withdrawDispute(client, { reportId, disputeId: decided.id })
  await expect(withdrawn).rejects.toMatchObject({ code: 'dispute.closed' })
})

test('strangers find nothing, and only clients dispute', async () => {
  const reportId = await released()
  const open = dispute(reportId)
  await openDispute(client, open)
  const other = await here.client()
  await expect(openDispute(other, dispute(reportId))).rejects.toMatchObject({ code: 'not-found' })
  await expect(withdrawDispute(other, { reportId, disputeId: open.id })).rejects.toMatchObject({ code: 'not-found' })
  const own = await released(other)
  await expect(withdrawDispute(other, { reportId: own, disputeId: open.id })).rejects.toMatchObject({
    code: 'not-found',
  })
  expect(await readDisputes(other, reportId)).toEqual([])
  for (const stranger of [await here.shopper(), editor])
    await expect(openDispute(stranger, dispute(reportId))).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(openDispute(client, dispute('nothing'))).rejects.toMatchObject({ code: 'not-found' })
  await expect(openDispute(client, dispute(reportId, { questionKey: 'Q999' }))).rejects.toMatchObject({
    code: 'bad-request',
  })
})

describe('files of a dispute', () => {
  const photo = async (name: string) => ({ name, bytes: await picture() })
  const filesOf = async (reportId: string, reader: Actor = client) => (await readDisputes(reader, reportId))[0]?.files

  test('photos and PDFs go with it, once, and the editor who decides reads them', async () => {
    const reportId = await released()
    const own = dispute(reportId)
    const files = [await photo('كاميرا.jpg'), { name: 'roster.pdf', bytes: smallPdf() }]
    await openDispute(client, own, files)
    await openDispute(client, own, files)
    const stored = (await filesOf(reportId))!
    expect(stored.map(({ name, kind }) => [name, kind])).toEqual([
      ['كاميرا.jpg', 'photo'],
      ['roster.pdf', 'pdf'],
    ])
    const [shown] = await readReviewDisputes(editor, reportId, 'en')
    expect(shown!.files).toEqual(stored)
    for (const reader of [client, editor]) expect(await findFile(reader, stored[0]!.id)).not.toBeNull()
    const shopper = await here.freelancer()
    for (const stranger of [await here.client(), shopper])
      for (const { id } of stored) expect(await findFile(stranger, id)).toBeNull()
  })

  test('more than five, too large or of another kind are refused at the field, and no dispute is opened', async () => {
    const reportId = await released()
    const six = await Promise.all(Array.from({ length: 6 }, (_, index) => photo(`${index}.jpg`)))
    const large = { name: 'large.jpg', bytes: new Uint8Array(10 * 1024 * 1024 + 1) }
    const text = { name: 'note.txt', bytes: new TextEncoder().encode('a note') }
    const broken = { name: 'half.pdf', bytes: smallPdf().subarray(0, 40) }
    for (const [files, problem] of [
      [six, 'dispute-files-many'],
      [[large], 'attachment-large'],
      [[large, large], 'attachments-large'],
      [[text], 'attachment-kind'],
      [[broken], 'file-broken'],
    ] as const)
      await expect(openDispute(client, dispute(reportId), files)).rejects.toMatchObject({ fields: { file: problem } })
    expect(await readDisputes(client, reportId)).toEqual([])
    expect(await statusOf(reportId)).toBe('released')
  })

  test('a role of the database attaches nothing to what is not its own', async () => {
    const reportId = await released()
    const own = dispute(reportId)
    await openDispute(client, own, [await photo('a.jpg')])
    const stranger = await here.client()
    const [file] = (await filesOf(reportId))!
    const again = (actor: Actor) =>
      asActor(actor, (tx) =>
        tx
          .insertInto('report_attachments')
          .values({
            file_id: file!.id,
            client_id: actor.id,
            dispute_id: own.id,
            place: 2,
            name: 'x',
            added_by: actor.id,
          })
          .execute(),
      )
    await expect(again(stranger)).rejects.toMatchObject({ code: '42501' })
  })
})
