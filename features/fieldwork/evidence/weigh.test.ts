import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { answerPoint, seen, storedReport, submit } from '#/tests/reports.ts'
import { requestRevision } from '#/features/reporting/editing/request-revision.server.ts'
import { startReview } from '#/features/reporting/editing/start-review.server.ts'
import { scene } from '#/tests/scenes.ts'
import { arrival, assignedVisit, begunVisit, fillReport, save } from '#/tests/visits.ts'
import { checkIn } from '#/features/fieldwork/visits/check-in.server.ts'
import { saveAnswers } from '#/features/fieldwork/visits/save-answers.server.ts'
import { world } from '#/tests/world.ts'
import { storePhoto } from './store-photo.server.ts'
import { storeMoments } from './store-moments.server.ts'
import { weighEvidence } from './weigh.server.ts'
import { weighedEvidence } from './weighed.ts'

const here = await world()

const photo = (actor: Actor, reportId: string, bytes: Uint8Array, questionKey = 'Q3') =>
  storePhoto(actor, { id: randomUUID(), reportId, questionKey, bytes })

async function weighed(reportId: string) {
  await weighEvidence({ reportId })
  const report = await storedReport(here, reportId)
  return { score: Number(report['evidence_score']), ...weighedEvidence.parse(report['evidence']) }
}
const keysOf = ({ reasons }: { reasons: readonly { key: string }[] }) => reasons.map(({ key }) => key)

test('handing in asks for the weighing, and so does handing in again', async () => {
  const shopper = await here.shopper()
  const editor = await here.admin()
  const reportId = await begunVisit(here, shopper)
  await fillReport(shopper, reportId)
  await submit(shopper, reportId)
  const asked = async () => (await here.waitingJobs('evidence.weigh')).filter((job) => job['reportId'] === reportId)
  expect(await asked()).toHaveLength(1)
  await startReview(editor, await seen(here, reportId))
  await requestRevision(editor, { ...(await seen(here, reportId)), reason: 'Say more.', questions: ['Q4'] })
  await answerPoint(shopper, reportId, 'Q4')
  await submit(shopper, reportId)
  expect(await asked()).toHaveLength(2)
})

test('weighing twice, and at once, gives the same, and changes nothing else', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  await fillReport(shopper, reportId)
  await submit(shopper, reportId)
  const before = await storedReport(here, reportId)
  const [one] = await Promise.all([weighed(reportId), weighEvidence({ reportId }), weighEvidence({ reportId })])
  const two = await weighed(reportId)
  expect({ ...two, weighedAt: '' }).toEqual({ ...one, weighedAt: '' })
  const { evidence: _, evidence_score: __, ...after } = await storedReport(here, reportId)
  const { evidence: _e, evidence_score: __e, ...rest } = before
  expect(after).toEqual(rest)
  expect(keysOf(one)).toContain('place-unknown')
  await expect(weighEvidence({ reportId: randomUUID() })).resolves.toBeUndefined()
})

test('a picture of another report is found, made smaller, darker and saved anew, whoever sent it', async () => {
  const [first, second] = [await here.shopper(), await here.shopper()]
  const [theirs, own] = [await begunVisit(here, first), await begunVisit(here, second)]
  const original = await scene(7)
  const { id: otherId } = await photo(first, theirs, original)
  for (const seed of [8, 9, 10, 11]) await photo(first, theirs, await scene(seed), 'Q12')
  const copy = await sharp(original).resize(400).modulate({ brightness: 0.8 }).jpeg({ quality: 50 }).toBuffer()
  const { id: photoId } = await photo(second, own, copy)
  await photo(second, own, await scene(99), 'Q12')
  const result = await weighed(own)
  expect(result.photos).toMatchObject([{ photoId, otherId }])
  expect(result.reasons[0]).toMatchObject({ key: 'photos-known', points: 30, facts: { count: 1 } })
})

test('the same picture twice in a report, and one of a covered lens, are seen', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const bytes = await scene(21)
  await photo(shopper, reportId, bytes)
  await photo(shopper, reportId, await sharp(bytes).resize(300).jpeg().toBuffer(), 'Q12')
  const dark = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#080808' } })
    .jpeg()
    .toBuffer()
  await photo(shopper, reportId, dark, 'Q16')
  const result = await weighed(reportId)
  expect(result.photos).toEqual([])
  expect(result.reasons).toContainEqual(
    expect.objectContaining({ key: 'photos-repeated', points: 5, facts: { count: 1 } }),
  )
  expect(result.reasons).toContainEqual(expect.objectContaining({ key: 'photos-blank', facts: { count: 1 } }))
})

test('photos from before they were looked at get their look when they are weighed', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const { id } = await photo(shopper, reportId, await scene(31))
  const lookOf = async () =>
    (await here.owner.query('select perceptual_hash::text as look from app.report_photos where id = $1', [id])).rows[0]
      .look
  const look = await lookOf()
  await here.owner.query('update app.report_photos set perceptual_hash = null where id = $1', [id])
  await weighed(reportId)
  expect(await lookOf()).toBe(look)
})

const seenThere =
  'We stood at the counter for three minutes while two people behind it talked about their shift, then one looked up.'

test('words of an earlier report of the same shopper, or of the same branch, are found; of others they are not looked for', async () => {
  const [first, second] = [await here.shopper(), await here.shopper()]
  const client = await here.client()
  const earlier = await begunVisit(here, first, { client })
  const text = (reportId: string, actor: Actor, comment: string) =>
    saveAnswers(actor, { reportId, saves: [save('Q2', 2, { comment })] })
  await text(earlier, first, seenThere)

  const again = await begunVisit(here, first)
  await text(again, first, `Today ${seenThere.toUpperCase()}`)
  const own = await weighed(again)
  expect(own.words).toMatchObject([{ questionKey: 'Q2', reportId: earlier, otherKey: 'Q2' }])
  expect(own.reasons[0]).toMatchObject({ key: 'words-known', points: 25 })

  const elsewhere = await begunVisit(here, second)
  await text(elsewhere, second, seenThere)
  expect((await weighed(elsewhere)).words).toEqual([])

  const sameBranch = await assignedVisit(here, second, { client })
  await here.owner.query(
    `update app.mystery_shopping_requests set branch_id = (select q.branch_id from app.mystery_shopping_requests q
       join app.mystery_shopping_reports r on r.request_id = q.id where r.id = $1) where id = $2`,
    [earlier, sameBranch],
  )
  const { reportId } = await checkIn(second, arrival(sameBranch))
  await text(reportId, second, seenThere)
  expect((await weighed(reportId)).words.length).toBe(1)
  expect((await weighed(earlier)).words).toEqual([])
})

test('pace, stay and stamps come from what the phone logged', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const start = Date.now()
  const after = (seconds: number) => new Date(start + seconds * 1000).toISOString()
  const answered = Array.from({ length: 12 }, (_, at) => ({
    id: randomUUID(),
    kind: 'question' as const,
    name: `Q${at + 1}`,
    deviceAt: after(at),
    detail: { event: 'answered' as const },
  }))
  const stamp = (name: 'ordered' | 'served' | 'left', seconds: number) => ({
    id: randomUUID(),
    kind: 'stamp' as const,
    name,
    deviceAt: after(seconds),
    detail: {},
  })
  await storeMoments(shopper, {
    reportId,
    sentAt: after(300),
    moments: [...answered, stamp('ordered', 90), stamp('served', 60), stamp('left', 300)],
  })
  const result = await weighed(reportId)
  expect(result.reasons).toContainEqual(expect.objectContaining({ key: 'pace-fast', points: 15 }))
  expect(result.reasons).toContainEqual(expect.objectContaining({ key: 'stay-short', points: 25 }))
  expect(result.reasons).toContainEqual(expect.objectContaining({ key: 'stamps-disorder', points: 5 }))
  expect(result.score).toBe(100 - result.reasons.reduce((sum, { points }) => sum + points, 0))
})
