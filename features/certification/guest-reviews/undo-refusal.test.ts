import { expect, test } from 'vitest'
import type { AppError } from '#/domain/errors.ts'
import { certifiedBranch, leftReview, storedReview } from '#/tests/guest-reviews.ts'
import { world } from '#/tests/world.ts'
import { moderationForm } from './form.ts'
import { decideReviews, undoRefusal } from './moderate.server.ts'
import { readGuestReviews } from './read-guest-reviews.server.ts'

const w = await world()
const [admin, second] = [await w.admin(), await w.admin()]
const client = await w.client()
const refusal = (code: string) => expect.objectContaining<Partial<AppError>>({ code: code as AppError['code'] })
const publish = { decision: 'publish' } as const
const refuse = { decision: 'refuse', reason: 'Advertising' } as const

test('a refusal is undone, not where somebody decided since; publishing has no undo', async () => {
  const { publicId, branchId } = await certifiedBranch(w, client)
  const [waiting, shown, taken] = [
    await leftReview(publicId),
    await leftReview(publicId, {}, admin),
    await leftReview(publicId, { authorName: 'Hind' }),
  ]
  const undo = moderationForm.parse((await decideReviews(admin, [waiting, shown, taken], refuse)).undo)
  if (undo.intent !== 'undo') throw new Error('no undo')
  await decideReviews(second, [taken], publish)
  const told = await w.waitingJobs('guest-reviews.announce')
  await expect(undoRefusal(client, undo.before, undo.at)).rejects.toEqual(refusal('not-allowed'))
  expect(await undoRefusal(second, undo.before, undo.at)).toMatchObject({ undone: 0 })
  expect(await undoRefusal(admin, undo.before, undo.at)).toEqual({ undone: 2, kept: ['Hind'] })
  expect(await storedReview(w, waiting)).toMatchObject({ state: 'waiting', refused_reason: null })
  expect(await storedReview(w, shown)).toMatchObject({ state: 'published', refused_reason: null })
  expect((await readGuestReviews(branchId, 1)).rows.map(({ id }) => id)).toContain(shown)
  expect(await w.waitingJobs('guest-reviews.announce')).toEqual(told)
  expect(await undoRefusal(admin, undo.before, undo.at)).toMatchObject({ undone: 0 })
})
