import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { AppError } from '#/domain/errors.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { certifiedBranch, leftReview, storedReview } from '#/tests/guest-reviews.ts'
import { at } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { announceGuestReview } from './announce.server.ts'
import { decideReviews, keepReported, removeReply } from './moderate.server.ts'
import { moderationList } from './moderation-list.ts'
import { browseModeration, moderationRows } from './moderation-list.server.ts'
import { ownReviewList } from './own-list.ts'
import { browseOwnReviews, ownReviewRows } from './own-list.server.ts'
import { readGuestReviews } from './read-guest-reviews.server.ts'
import { replyToReview, reportReview } from './reply.server.ts'

const w = await world()
const [admin, second] = [await w.admin(), await w.admin()]
const client = await w.client()
const other = await w.client({ company: 'Dallah' })
const refusal = (code: string) => expect.objectContaining<Partial<AppError>>({ code: code as AppError['code'] })
const publish = { decision: 'publish' } as const
const refuse = { decision: 'refuse', reason: 'Advertising' } as const
const own = (text = '') => readList(ownReviewList, new URLSearchParams(text))
const queryOf = (text = '') => readList(moderationList, new URLSearchParams(text))
const noticesOf = async ({ id }: Actor): Promise<{ kind: string; params: object; link: string }[]> =>
  (
    await w.owner.query(
      'select kind, params, link from app.notifications where profile_id = $1 order by created_at, id',
      [id],
    )
  ).rows
const logged = async (id: string) =>
  (
    await w.owner.query('select action, reason, before, after from app.activity_log where entity_id = $1 order by id', [
      id,
    ])
  ).rows

test('waiting and refused reviews are visible neither to the public nor to the restaurant', async () => {
  const { publicId, branchId } = await certifiedBranch(w, client)
  const waiting = await leftReview(publicId)
  const refused = await leftReview(publicId)
  await decideReviews(admin, [refused], refuse)
  const shown = await leftReview(publicId, { stars: 5 }, admin)
  expect((await readGuestReviews(branchId, 1)).rows.map(({ id }) => id)).toEqual([shown])
  expect((await browseOwnReviews(client, own(`branch=${branchId}`))).rows.map(({ id }) => id)).toEqual([shown])
  for (const id of [waiting, refused])
    await expect(replyToReview(client, { reviewId: id, reply: 'Thanks' })).rejects.toEqual(refusal('not-found'))
})

test('publishing tells the restaurant once, with a record of who did it', async () => {
  const { publicId, branchId } = await certifiedBranch(w, client)
  const id = await leftReview(publicId, { stars: 3 }, admin)
  const { rows } = await w.owner.query<{ name: string }>('select name from app.branches where id = $1', [branchId])
  expect(await w.waitingJobs('guest-reviews.announce')).toContainEqual({ reviewId: id, told: 'published' })
  const before = (await noticesOf(client)).length
  await announceGuestReview({ reviewId: id, told: 'published' })
  await announceGuestReview({ reviewId: id, told: 'published' })
  expect((await noticesOf(client)).slice(before)).toEqual([
    {
      kind: 'guest-review.published',
      params: { branch: rows[0]!.name, stars: '3' },
      link: `/client/certificates/reviews?branch=${branchId}`,
    },
  ])
  expect(await logged(id)).toEqual([
    { action: 'guest-reviews.publish', reason: null, before: { status: 'waiting' }, after: { status: 'published' } },
  ])
})

test('the office is told that a branch has reviews to read, once a day', async () => {
  const { publicId } = await certifiedBranch(w, client)
  const before = (await noticesOf(admin)).length
  for (const id of [await leftReview(publicId), await leftReview(publicId)])
    await announceGuestReview({ reviewId: id, told: 'left' })
  const after = (await noticesOf(admin)).slice(before)
  expect(after.map(({ kind, link }) => [kind, link])).toEqual([['guest-review.waiting', '/admin/certificates/reviews']])
})

test('two moderators at once: one decides, the other learns that it was decided', async () => {
  const { publicId } = await certifiedBranch(w, client)
  const id = await leftReview(publicId)
  const answers = await Promise.allSettled([decideReviews(admin, [id], publish), decideReviews(second, [id], publish)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await logged(id)).toHaveLength(1)
})

test('many at once: what somebody else decided meanwhile is left and said', async () => {
  const { publicId } = await certifiedBranch(w, client)
  const ids = [await leftReview(publicId), await leftReview(publicId), await leftReview(publicId)]
  await decideReviews(second, [ids[1]!], publish)
  expect(await decideReviews(admin, ids, publish)).toEqual({ done: 2, left: [ids[1]], undo: null })
  await expect(decideReviews(admin, [randomUUID()], publish)).rejects.toEqual(refusal('guest-review.step-refused'))
})

test('a published review can be taken down and come back; its reply comes back with it', async () => {
  const { publicId, branchId } = await certifiedBranch(w, client)
  const id = await leftReview(publicId, {}, admin)
  await replyToReview(client, { reviewId: id, reply: 'شكرًا لزيارتكم' })
  await decideReviews(second, [id], refuse)
  expect(await storedReview(w, id)).toMatchObject({ state: 'refused', refused_reason: 'Advertising' })
  expect((await readGuestReviews(branchId, 1)).total).toBe(0)
  await decideReviews(admin, [id], publish)
  expect(await storedReview(w, id)).toMatchObject({ state: 'published', refused_reason: null })
  expect((await readGuestReviews(branchId, 1)).rows[0]?.reply?.text).toBe('شكرًا لزيارتكم')
})

test('only its own restaurant replies, and it changes the reply for a day', async () => {
  const { publicId } = await certifiedBranch(w, client)
  const id = await leftReview(publicId, {}, admin)
  for (const stranger of [other, await w.shopper(), admin])
    await expect(replyToReview(stranger, { reviewId: id, reply: 'Ha' })).rejects.toEqual(
      refusal(stranger === other ? 'not-found' : 'not-allowed'),
    )
  await replyToReview(client, { reviewId: id, reply: 'Thank you' })
  const after = (hours: number, seconds = 0) => new Date(Date.now() + hours * 3600_000 + seconds * 1000)
  await at(after(23), () => replyToReview(client, { reviewId: id, reply: 'Thank you!' }))
  await expect(at(after(24, 5), () => replyToReview(client, { reviewId: id, reply: 'No' }))).rejects.toEqual(
    refusal('guest-review.reply-fixed'),
  )
  expect((await storedReview(w, id))?.reply).toBe('Thank you!')
  expect((await logged(id)).map(({ action }) => action)).toEqual([
    'guest-reviews.publish',
    'guest-reviews.reply',
    'guest-reviews.reply',
  ])
})

test('the office takes a reply down; what it said stays in the record', async () => {
  const { publicId } = await certifiedBranch(w, client)
  const id = await leftReview(publicId, {}, admin)
  await replyToReview(client, { reviewId: id, reply: 'Call me at 0500000000' })
  await removeReply(admin, id, 'A phone number')
  expect((await storedReview(w, id))?.reply).toBeNull()
  expect((await logged(id)).at(-1)).toMatchObject({
    action: 'guest-reviews.remove-reply',
    reason: 'A phone number',
    before: { reply: 'Call me at 0500000000' },
  })
  await expect(removeReply(admin, id, 'Again')).rejects.toEqual(refusal('guest-review.step-refused'))
})

test('a reported review stays public until somebody decided, and is reported once', async () => {
  const { publicId, branchId } = await certifiedBranch(w, client)
  const [kept, removed] = [await leftReview(publicId, {}, admin), await leftReview(publicId, {}, admin)]
  await expect(reportReview(other, { reviewId: kept, note: 'x' })).rejects.toEqual(refusal('not-found'))
  for (const reviewId of [kept, removed]) await reportReview(client, { reviewId, note: 'Never was a guest here' })
  await expect(reportReview(client, { reviewId: kept, note: 'x' })).rejects.toEqual(
    refusal('guest-review.already-reported'),
  )
  expect((await readGuestReviews(branchId, 1)).total).toBe(2)
  const queue = async () => (await browseModeration(admin, queryOf(`state=reported&branch=${branchId}`))).rows
  expect((await queue()).map(({ reported }) => reported?.note)).toEqual([
    'Never was a guest here',
    'Never was a guest here',
  ])
  await keepReported(admin, kept)
  await expect(keepReported(second, kept)).rejects.toEqual(refusal('guest-review.step-refused'))
  await decideReviews(admin, [removed], refuse)
  expect(await queue()).toEqual([])
  expect((await readGuestReviews(branchId, 1)).rows.map(({ id }) => id)).toEqual([kept])
  const before = (await noticesOf(client)).length
  await announceGuestReview({ reviewId: kept, told: 'kept' })
  await announceGuestReview({ reviewId: removed, told: 'removed' })
  expect((await noticesOf(client)).slice(before).map(({ kind }) => kind)).toEqual([
    'guest-review.kept',
    'guest-review.removed',
  ])
})

test('only the office moderates, and only the restaurant sees its own page', async () => {
  const { publicId } = await certifiedBranch(w, client)
  const id = await leftReview(publicId)
  for (const stranger of [client, await w.shopper(), await w.freelancer()]) {
    await expect(decideReviews(stranger, [id], publish)).rejects.toEqual(refusal('not-allowed'))
    await expect(browseModeration(stranger, queryOf())).rejects.toEqual(refusal('not-allowed'))
    await expect(exportList(stranger, moderationList, queryOf(), moderationRows, 'en')).rejects.toEqual(
      refusal('not-allowed'),
    )
    await expect(keepReported(stranger, id)).rejects.toEqual(refusal('not-allowed'))
    await expect(removeReply(stranger, id, 'x')).rejects.toEqual(refusal('not-allowed'))
  }
  await expect(browseOwnReviews(await w.shopper(), own())).rejects.toEqual(refusal('not-allowed'))
  await expect(browseOwnReviews(admin, own())).rejects.toEqual(refusal('not-allowed'))
})

test('no mean below five reviews; from five on the mean with every star counted', async () => {
  const { publicId, branchId } = await certifiedBranch(w, client)
  for (const stars of [5, 5, 4, 1]) await leftReview(publicId, { stars }, admin)
  expect(await readGuestReviews(branchId, 1)).toMatchObject({ mean: null, total: 4 })
  await leftReview(publicId, { stars: 3 }, admin)
  expect(await readGuestReviews(branchId, 1)).toMatchObject({
    mean: 3.6,
    total: 5,
    counts: { 1: 1, 2: 0, 3: 1, 4: 1, 5: 2 },
  })
})

test('pages of ten, newest first; a page that is not there is the last one', async () => {
  const { publicId, branchId } = await certifiedBranch(w, client)
  const ids: string[] = []
  for (let n = 0; n < 12; n++) ids.unshift(await leftReview(publicId, {}, admin))
  expect((await readGuestReviews(branchId, 1)).rows.map(({ id }) => id)).toEqual(ids.slice(0, 10))
  expect((await readGuestReviews(branchId, 2)).rows.map(({ id }) => id)).toEqual(ids.slice(10))
  for (const asked of [99, 2.7]) expect((await readGuestReviews(branchId, asked)).page).toBe(2)
  for (const asked of [0, -1, Number.NaN]) expect((await readGuestReviews(branchId, asked)).page).toBe(1)
})

test('the queue is searched, filtered and sorted by the server', async () => {
  const { publicId, branchId } = await certifiedBranch(w, other)
  const plain = await leftReview(publicId, { stars: 1, text: 'الأكل بارد جدًا ولم يعتذر أحد' })
  const linked = await leftReview(publicId, { stars: 5, text: 'Go to www.example.org now', authorName: 'Zubayda' })
  const found = async (text: string) =>
    (await browseModeration(admin, queryOf(`client=${other.id}&${text}`))).rows
      .map(({ id }) => id)
      .filter((id) => [plain, linked].includes(id))
  expect(await found('')).toEqual([plain, linked])
  expect(await found('sort=newest')).toEqual([linked, plain])
  expect(await found('sort=best')).toEqual([linked, plain])
  expect(await found('sort=worst')).toEqual([plain, linked])
  expect(await found('stars=1')).toEqual([plain])
  expect(await found('signal=links')).toEqual([linked])
  expect(await found('signal=any')).toEqual([linked])
  expect(await found('signal=none')).toEqual([plain])
  expect(await found(`q=${encodeURIComponent('الاكل بارد')}`)).toEqual([plain])
  expect(await found('q=zubay')).toEqual([linked])
  expect(await found('q=dallah')).toEqual([plain, linked])
  expect(await found('q=%25')).toEqual([])
  expect(await found(`branch=${branchId}`)).toEqual([plain, linked])
  expect(await found('state=nonsense&stars=9&sort=x&page=-1')).toEqual([plain, linked])
  const { clients, branches } = await browseModeration(admin, queryOf(`client=${other.id}`))
  expect(clients.map(({ id }) => id)).toContain(other.id)
  expect(branches).toHaveLength(1)
})

test('the file has the rows of the list, and that it was taken is recorded', async () => {
  const { publicId, branchId } = await certifiedBranch(w, client)
  await leftReview(publicId, { stars: 2, text: '=1+1 is what I paid', authorName: 'Um Fahad' })
  const rows: unknown[] = []
  for await (const row of await exportList(admin, moderationList, queryOf(`branch=${branchId}`), moderationRows, 'en'))
    rows.push(row)
  expect(rows).toHaveLength(2)
  expect(rows[1]).toEqual(expect.arrayContaining([2, 'Um Fahad', '=1+1 is what I paid', 'Waiting']))
  expect((await logged('list')).at(-1)?.action).toBe('guest-reviews.export')
})

test('a restaurant takes its own reviews as a file, and no others', async () => {
  const { publicId, branchId } = await certifiedBranch(w, client)
  await leftReview(publicId, { stars: 4, text: 'Warm bread' }, admin)
  await leftReview(publicId, { stars: 1, text: 'Nobody read this yet' })
  const fileOf = async (actor: Actor) => {
    const rows: unknown[] = []
    const file = await exportList(actor, ownReviewList, own(`branch=${branchId}`), ownReviewRows, 'en')
    for await (const row of file) rows.push(row)
    return rows
  }
  const [heading, ...lines] = await fileOf(client)
  expect(heading).toContain('Stars')
  expect(lines).toEqual([expect.arrayContaining([4, 'Warm bread'])])
  expect(await fileOf(other)).toHaveLength(1)
  await expect(fileOf(await w.shopper())).rejects.toEqual(refusal('not-allowed'))
})

test('stars and visits side by side are of the same branch and period, each with its number', async () => {
  const { publicId, branchId } = await certifiedBranch(w, client)
  for (const stars of [5, 4, 4, 5, 2]) await leftReview(publicId, { stars }, admin)
  const { side } = await browseOwnReviews(client, own(`branch=${branchId}&period=3`))
  expect(side.stars).toMatchObject({ mean: 4, total: 5 })
  expect(side.visits).toEqual([])
  await w.owner.query(`update app.guest_reviews set created_at = now() - interval '5 months' where branch_id = $1`, [
    branchId,
  ])
  const quarter = await browseOwnReviews(client, own(`branch=${branchId}&period=3`))
  expect([quarter.total, quarter.side.stars.total]).toEqual([0, 0])
  const half = await browseOwnReviews(client, own(`branch=${branchId}&period=6&stars=4`))
  expect([half.total, half.side.stars.total]).toEqual([2, 5])
  expect((await browseOwnReviews(other, own(`branch=${branchId}&period=24`))).total).toBe(0)
})
