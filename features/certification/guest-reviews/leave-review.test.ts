import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AppError } from '#/domain/errors.ts'
import { addDays, startOfDay } from '#/domain/riyadh-time.ts'
import { at } from '#/tests/reports.ts'
import { aGuest, aReview, certifiedBranch, leftReview, storedReview } from '#/tests/guest-reviews.ts'
import { world } from '#/tests/world.ts'
import { forgetOrigins } from './forget-origins.server.ts'
import { guestReviewForm } from './form.ts'
import { leaveReview } from './leave-review.server.ts'

const w = await world()
const client = await w.client()
const other = await w.client({ company: 'Dallah' })
const refusal = (code: string) => expect.objectContaining<Partial<AppError>>({ code: code as AppError['code'] })
const countOf = async (branchId: string): Promise<number> =>
  (await w.owner.query('select 1 from app.guest_reviews where branch_id = $1', [branchId])).rows.length

test('a review waits for a moderator, in the words of the guest, and the office is told by a job', async () => {
  const { publicId, branchId, certificateId } = await certifiedBranch(w, client)
  const input = aReview({ stars: 2, text: 'الخبز طازج 🍞\nلكن الانتظار طويل', authorName: 'أم سعود' })
  expect(await leaveReview(aGuest({ lang: 'ar' }), publicId, input)).toEqual({ what: 'guest-review' })
  expect(await storedReview(w, input.clientKey)).toMatchObject({
    stars: 2,
    text: 'الخبز طازج 🍞\nلكن الانتظار طويل',
    author_name: 'أم سعود',
    language: 'ar',
    state: 'waiting',
    signals: [],
    branch_id: branchId,
    certificate_id: certificateId,
    client_id: client.id,
  })
  expect(await w.waitingJobs('guest-reviews.announce')).toContainEqual({ reviewId: input.clientKey, told: 'left' })
})

test('nothing that could tell who wrote is kept in the open', async () => {
  const { publicId } = await certifiedBranch(w, client)
  const guest = aGuest()
  const input = aReview()
  await leaveReview(guest, publicId, input)
  const row = JSON.stringify(await storedReview(w, input.clientKey))
  for (const secret of [guest.network, guest.userAgent, guest.device]) expect(row).not.toContain(secret)
})

test('what is sent twice is one review, also at the same moment', async () => {
  const { publicId, branchId } = await certifiedBranch(w, client)
  const guest = aGuest()
  const input = aReview()
  const answers = await Promise.all([1, 2, 3].map(() => leaveReview(guest, publicId, input)))
  expect(answers).toEqual([1, 2, 3].map(() => ({ what: 'guest-review' })))
  expect(await leaveReview(aGuest(), publicId, input)).toEqual({ what: 'guest-review' })
  expect(await countOf(branchId)).toBe(1)
})

test('two different reviews at the same moment from one device: one is kept, the other refused', async () => {
  const { publicId, branchId } = await certifiedBranch(w, client)
  const guest = aGuest()
  const answers = await Promise.allSettled([1, 2].map(() => leaveReview(guest, publicId, aReview())))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await countOf(branchId)).toBe(1)
})

test('one a day from a device, whatever network it is on, and from a browser of a network without a token', async () => {
  const { publicId } = await certifiedBranch(w, client)
  const guest = aGuest()
  await leaveReview(guest, publicId, aReview())
  const again = [
    { ...guest },
    { ...guest, network: '10.9.9.9', userAgent: 'Another' },
    { ...guest, device: randomBytes(16).toString('base64url') },
  ]
  for (const same of again)
    await expect(leaveReview(same, publicId, aReview())).rejects.toEqual(refusal('guest-review.once-a-day'))
})

test('the family behind one network with other devices may write, and so may the same guest about another branch', async () => {
  const { publicId } = await certifiedBranch(w, client)
  const guest = aGuest()
  await leaveReview(guest, publicId, aReview())
  await leaveReview(aGuest({ network: guest.network }), publicId, aReview())
  const third = aReview()
  await leaveReview(aGuest({ network: guest.network }), publicId, third)
  expect((await storedReview(w, third.clientKey))?.signals).toEqual(['one-network'])
  const elsewhere = await certifiedBranch(w, client)
  await leaveReview({ ...guest, network: '10.1.1.1' }, elsewhere.publicId, aReview())
  expect(await countOf(elsewhere.branchId)).toBe(1)
})

test('the day is the one of Riyadh: a second before midnight is refused, midnight is not', async () => {
  const { publicId, branchId } = await certifiedBranch(w, client)
  const guest = aGuest()
  const day = addDays(new Date().toISOString().slice(0, 10), 3)
  const noon = new Date(startOfDay(day).getTime() + 12 * 3600_000)
  const midnight = startOfDay(addDays(day, 1))
  await at(noon, () => leaveReview(guest, publicId, aReview()))
  await expect(at(new Date(midnight.getTime() - 1000), () => leaveReview(guest, publicId, aReview()))).rejects.toEqual(
    refusal('guest-review.once-a-day'),
  )
  await at(midnight, () => leaveReview(guest, publicId, aReview()))
  expect(await countOf(branchId)).toBe(2)
  // why: midnight in Riyadh is 21:00 UTC of the same day, when the limit must not end
  expect(midnight.toISOString()).toContain('T21:00')
})

test('traps: a field nobody sees and a speed nobody has are thanked for and not kept', async () => {
  const { publicId, branchId } = await certifiedBranch(w, client)
  for (const trapped of [{ website: 'https://spam.example' }, { took: 300 }])
    expect(await leaveReview(aGuest(), publicId, aReview(trapped))).toEqual({ what: 'guest-review' })
  expect(await countOf(branchId)).toBe(0)
  await leaveReview(aGuest(), publicId, aReview({ took: null }))
  expect(await countOf(branchId)).toBe(1)
})

test('signals: the same words elsewhere, and people of this restaurant, of another one, or of ours', async () => {
  const [here, there] = [await certifiedBranch(w, client), await certifiedBranch(w, other)]
  const text = 'Best grill of the whole city, go there now'
  await leaveReview(aGuest(), here.publicId, aReview({ text }))
  const signalsOf = async (guest: Parameters<typeof aGuest>[0], words: string) => {
    const input = aReview({ text: words })
    await leaveReview(aGuest(guest), there.publicId, input)
    return (await storedReview(w, input.clientKey))?.signals
  }
  expect(await signalsOf({}, 'BEST grill of the whole city, go there now')).toContain('same-words')
  expect(await signalsOf({}, 'Good')).toEqual([])
  expect(await signalsOf({}, 'Good')).toEqual([])
  expect(await signalsOf({ actor: other }, 'We are great')).toEqual(['own-people'])
  expect(await signalsOf({ actor: client }, 'They are bad')).toEqual(['other-company'])
  expect(await signalsOf({ actor: await w.shopper() }, 'I was there')).toEqual(['insider'])
})

test('a suspended certificate still takes reviews; one that is over or revoked, or that is none, takes no more', async () => {
  const { publicId, certificateId } = await certifiedBranch(w, client)
  const change = (set: string) => w.owner.query(`update app.certificates set ${set} where id = $1`, [certificateId])
  await change(`state = 'suspended', reason_class = 'critical_failure'`)
  await leftReview(publicId)
  await change(`state = 'active', reason_class = null, expires_at = now() - interval '1 second'`)
  await expect(leftReview(publicId)).rejects.toEqual(refusal('guest-review.closed'))
  await change(`state = 'revoked', reason_class = 'misuse', expires_at = now() + interval '1 year'`)
  await expect(leftReview(publicId)).rejects.toEqual(refusal('guest-review.closed'))
  await expect(leftReview(randomBytes(16).toString('hex'))).rejects.toEqual(refusal('not-found'))
})

test('who sends without end is slowed down', async () => {
  const { publicId } = await certifiedBranch(w, client)
  const network = '10.77.77.77'
  const flood = async () => {
    for (let n = 0; n < 25; n++) await leaveReview(aGuest({ network }), publicId, aReview())
  }
  await expect(flood()).rejects.toEqual(refusal('too-many-attempts'))
})

test('after thirty days nothing tells from where a review came; the words stay', async () => {
  const { publicId } = await certifiedBranch(w, client)
  const [old, young] = [aReview(), aReview()]
  const guest = aGuest()
  await leaveReview(guest, publicId, old)
  await at(new Date(Date.now() + 10 * 86_400_000), () => leaveReview(guest, publicId, young))
  const before = await storedReview(w, old.clientKey)
  await at(new Date(Date.now() + 31 * 86_400_000), forgetOrigins)
  const after = await storedReview(w, old.clientKey)
  expect(after).toMatchObject({ text: old.text, browser_hash: null, network_hash: null })
  expect(after?.person_hash).not.toBe(before?.person_hash)
  expect((await storedReview(w, young.clientKey))?.person_hash).toBe(before?.person_hash)
})

test('the form takes plain text in any language and refuses what is too long or has no stars', () => {
  const sent = { intent: 'guest-review', clientKey: '0198b3a0-0000-7000-8000-000000000001' }
  const parse = (more: Record<string, unknown>) => guestReviewForm.safeParse({ ...sent, ...more })
  expect(parse({ stars: '5', text: '  a\u202Eb\u0000c\r\nd ', authorName: ' Um   Saud ' }).data).toMatchObject({
    stars: 5,
    text: 'abc\nd',
    authorName: 'Um Saud',
    took: null,
  })
  expect(parse({ stars: '5' }).data).toMatchObject({ text: '', authorName: null })
  for (const wrong of [{}, { stars: '0' }, { stars: '6' }, { stars: '4.5' }, { stars: ['1', '2'] }])
    expect(parse(wrong).error?.issues.map(({ message }) => message)).toEqual(['stars'])
  expect(parse({ stars: '1', text: 'x'.repeat(2001) }).error?.issues[0]?.message).toBe('too-long')
  expect(parse({ stars: '1', authorName: 'x'.repeat(81) }).success).toBe(false)
  expect(parse({ stars: '1', state: 'published' }).success).toBe(false)
})
