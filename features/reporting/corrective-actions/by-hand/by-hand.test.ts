import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { readList } from '#/domain/list.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { forgetAttempts } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { certifiedBranch, leftReview } from '#/tests/guest-reviews.ts'
import { picture } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { changeCorrectiveAction, moveCorrectiveAction } from '../change-action.server.ts'
import { correctiveActionList } from '../list.ts'
import { browseCorrectiveActions } from '../list.server.ts'
import { readCorrectiveAction } from '../read-corrective-actions.server.ts'
import { addCorrectiveAction, type AddedAction } from './add-action.server.ts'
import { readNewAction } from './read-new-action.server.ts'

const w = await world()
const editor = await w.admin()
const [owner, stranger] = [await w.client(), await w.client({ company: 'Dallah' })]
const { publicId, branchId: here } = await certifiedBranch(w, owner)
const { branchId: elsewhere } = await certifiedBranch(w, owner)
const reviewId = await leftReview(publicId, { stars: 2, text: 'The terrace was dirty' }, editor)
const manager = await w.member(owner, [{ role: 'manager', node: here }])
const ofElsewhere = await w.member(owner, [{ role: 'manager', node: elsewhere }])
const viewer = await w.member(owner, [{ role: 'viewer', node: here }])
const today = riyadhDay(now())

const paperId = randomUUID()
await w.owner.query(
  `insert into app.papers (id, client_id, kind, branch_id, expires_on, lead_days, is_check, owner_id, created_by)
   values ($1, $2, 'pest-control', $3, $4, 7, false, $2, $2)`,
  [paperId, owner.id, here, addDays(today, 3)],
)

const action = (of: Partial<AddedAction> = {}): AddedAction => ({
  id: randomUUID(),
  branchId: here,
  title: 'Repair the fridge door',
  details: 'Order the seal first',
  ownerName: 'Huda',
  ownerEmail: null,
  priority: 'medium',
  dueOn: null,
  reviewId: null,
  paperKind: null,
  paperId: null,
  ...of,
})
const added = async (of: Partial<AddedAction> = {}, by = owner) => {
  const one = action(of)
  await addCorrectiveAction(by, one)
  return one.id
}
const sources = (address: string, actor = owner) =>
  browseCorrectiveActions(actor, readList(correctiveActionList, new URLSearchParams(address)))
const asked = { review: '', paper: '', gap: '', branch: '' }

// why: the tests open more actions in a minute than a person may
beforeEach(() => [owner, manager, stranger, ofElsewhere].map(({ id }) => forgetAttempts('report work by account', id)))

test('an action by hand has its branch, instructions and day, and is one when sent twice', async () => {
  const one = action()
  await addCorrectiveAction(manager, one)
  await addCorrectiveAction(manager, { ...one, title: 'Again' })
  expect(await readCorrectiveAction(owner, one.id, 'en')).toMatchObject({
    source: 'manual',
    branchId: here,
    title: one.title,
    details: 'Order the seal first',
    dueOn: addDays(today, 7),
    status: 'open',
    reportId: null,
    origin: { review: null, paper: null },
    events: [{ step: 'open' }],
  })
  await expect(addCorrectiveAction(manager, { ...one, reviewId })).rejects.toMatchObject({ code: 'bad-request' })
})

test('the review and the document that an action comes from stay with it', async () => {
  const ofReview = await readCorrectiveAction(owner, await added({ reviewId }, manager), 'en')
  expect(ofReview).toMatchObject({ source: 'guest', origin: { review: { id: reviewId, stars: 2 }, paper: null } })
  const ofPaper = await readCorrectiveAction(owner, await added({ paperId, paperKind: 'pest-control' }, manager), 'en')
  expect(ofPaper).toMatchObject({ source: 'paper', origin: { paper: { id: paperId, isGap: false } } })
  const ofGap = await readCorrectiveAction(owner, await added({ paperKind: 'night-permit' }), 'en')
  expect(ofGap).toMatchObject({ source: 'paper', origin: { paper: { id: null, code: 'night-permit', isGap: true } } })
})

test('the form offers the branches on which the reader works, and knows what it was opened from', async () => {
  const names = async (actor: typeof owner) => (await readNewAction(actor, asked)).branches.map(({ id }) => id)
  expect((await names(owner)).toSorted()).toEqual([here, elsewhere].toSorted())
  expect(await names(manager)).toEqual([here])
  expect(await readNewAction(manager, { ...asked, review: reviewId })).toMatchObject({
    source: { kind: 'guest', stars: 2, text: 'The terrace was dirty' },
    branchId: here,
  })
  expect(await readNewAction(manager, { ...asked, paper: paperId })).toMatchObject({
    source: { kind: 'paper', code: 'pest-control' },
    branchId: here,
  })
  for (const actor of [stranger, ofElsewhere]) {
    for (const from of [{ review: reviewId }, { paper: paperId }])
      await expect(readNewAction(actor, { ...asked, ...from })).rejects.toMatchObject({ code: 'not-found' })
    await expect(readNewAction(actor, { ...asked, gap: 'lease', branch: here })).rejects.toMatchObject({
      code: 'not-found',
    })
  }
})

test.each([
  ['a branch of another company', () => addCorrectiveAction(stranger, action()), 'bad-request'],
  ['a branch outside the scope', () => addCorrectiveAction(ofElsewhere, action()), 'bad-request'],
  ['someone who only reads', () => addCorrectiveAction(viewer, action()), 'not-allowed'],
  [
    'a review of another branch',
    () => addCorrectiveAction(owner, action({ branchId: elsewhere, reviewId })),
    'bad-request',
  ],
  [
    'a document of another kind',
    () => addCorrectiveAction(owner, action({ paperId, paperKind: 'lease' })),
    'not-found',
  ],
  ['an unknown review', () => addCorrectiveAction(owner, action({ reviewId: randomUUID() })), 'not-found'],
  ['a day that has passed', () => addCorrectiveAction(owner, action({ dueOn: addDays(today, -1) })), 'bad-request'],
])('refuses %s', async (_, add, code) => {
  const before = (await sources('')).total
  await expect(add()).rejects.toMatchObject({ code })
  expect((await sources('')).total).toBe(before)
})

test('a closed branch gets no new action', async () => {
  const { branchId } = await certifiedBranch(w, owner)
  await w.owner.query(`update app.branches set closed_at = now() where id = $1`, [branchId])
  await expect(addCorrectiveAction(owner, action({ branchId }))).rejects.toMatchObject({ code: 'bad-request' })
  expect((await readNewAction(owner, asked)).branches.map(({ id }) => id)).not.toContain(branchId)
})

test('the list is filtered by source, and a stranger finds none of it', async () => {
  const id = await added({ reviewId, title: 'Clean the terrace every hour' })
  const { rows, total } = await sources('source=guest')
  expect(rows.map((row) => row.id)).toContain(id)
  expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(['guest']))
  expect((await sources('source=manual')).rows.map((row) => row.id)).not.toContain(id)
  expect((await sources('source=guest', stranger)).total).toBe(0)
  expect((await sources('source=guest', ofElsewhere)).total).toBe(0)
  expect((await sources('source=guest', viewer)).total).toBe(total)
})

test('a photo of the problem is shown, and proves nothing', async () => {
  const one = action({ priority: 'critical' })
  await addCorrectiveAction(manager, one, [{ name: 'door.jpg', bytes: await picture() }])
  const read = () => readCorrectiveAction(owner, one.id, 'en')
  expect(await read()).toMatchObject({ photos: [], problem: [{ name: 'door.jpg' }], needs: { proof: true } })
  const step = { actionId: one.id, note: 'New seal', rootCause: 'Worn out', causeClass: 'equipment' } as const
  await moveCorrectiveAction(manager, { ...step, version: 1, step: 'start' })
  await expect(
    moveCorrectiveAction(manager, { ...step, version: 2, step: 'finish', prevention: 'Checked each month' }),
  ).rejects.toMatchObject({ code: 'action.proof-required' })
})

test('instructions are changed with the action', async () => {
  const id = await added()
  const given = {
    actionId: id,
    title: 'Repair',
    ownerName: 'Huda',
    ownerEmail: null,
    priority: 'low',
    dueOn: null,
  } as const
  await changeCorrectiveAction(owner, { ...given, version: 1, details: 'Call the supplier' })
  expect((await readCorrectiveAction(owner, id, 'en')).details).toBe('Call the supplier')
  await changeCorrectiveAction(owner, { ...given, version: 2, details: '' })
  expect((await readCorrectiveAction(owner, id, 'en')).details).toBe('')
})
