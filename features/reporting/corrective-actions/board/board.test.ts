import { expect, test } from 'vitest'
import { actionStepBetween } from '#/domain/corrective-action.ts'
import { readList } from '#/domain/list.ts'
import { world } from '#/tests/world.ts'
import { correctiveActionList } from '../list.ts'
import { boardColumnSize, readActionBoard } from './read-board.server.ts'

const w = await world()
const [owner, stranger] = [await w.client(), await w.client({ company: 'Dallah' })]
const { rows: branches } = await w.owner.query<{ id: string }>(
  `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh'), ($1, 'Tahlia', 'Jeddah') returning id`,
  [owner.id],
)
const [here, elsewhere] = branches.map(({ id }) => id) as [string, string]
const manager = await w.member(owner, [{ role: 'manager', node: here }])

const fill = (status: string, count: number, branch: string, of = '') =>
  w.owner.query(
    `insert into app.report_actions (id, client_id, source, branch_id, title, owner_name, owner_id, priority, due_on, status, verification, created_by)
     select gen_random_uuid(), $1, 'manual', $2, 'Action ' || n, 'Huda', $5, 'high', date '2027-01-01' + n, $3,
       case when $3 = 'verified' then 'self' end, $1 from generate_series(1, $4::int) n`,
    [owner.id, branch, status, count, of === '' ? null : of],
  )
await fill('open', boardColumnSize + 12, here)
await fill('open', 1, here, manager.id)
await fill('in_progress', 3, elsewhere)
await fill('done', 2, here)
await fill('verified', 1, here)
await fill('cancelled', 4, here)

const board = (actor: typeof owner, address = '') =>
  readActionBoard(actor, readList(correctiveActionList, new URLSearchParams(`view=board&${address}`)))
const sizes = async (actor: typeof owner, address = '') =>
  Object.fromEntries(Object.entries((await board(actor, address)).board).map(([name, { total }]) => [name, total]))

test('columns are capped and counted in full; cancelled actions are in the list alone', async () => {
  const { board: found } = await board(owner)
  expect(await sizes(owner)).toEqual({ open: boardColumnSize + 13, reopened: 0, in_progress: 3, done: 2, verified: 1 })
  expect(found.open.rows).toHaveLength(boardColumnSize)
  expect(found.open.rows.map(({ dueOn }) => dueOn)).toEqual(found.open.rows.map(({ dueOn }) => dueOn).toSorted())
})

test('the filters of the list count on the board, and the own work comes first', async () => {
  expect(await sizes(owner, `branch=${elsewhere}`)).toMatchObject({ open: 0, in_progress: 3 })
  expect(await sizes(owner, 'priority=low')).toMatchObject({ open: 0, in_progress: 0 })
  expect(await sizes(owner, 'status=done')).toMatchObject({ open: 0, done: 2 })
  expect((await board(manager)).board.open.rows[0]).toMatchObject({ ownerId: manager.id })
})

test('a member sees the own branches, a stranger nothing', async () => {
  expect(await sizes(manager)).toMatchObject({ in_progress: 0, done: 2 })
  expect((await board(stranger)).total).toBe(0)
  const shopper = await w.shopper()
  await expect(board(shopper)).rejects.toMatchObject({ code: 'not-allowed' })
})

test.each([
  ['open', 'in_progress', 'start'],
  ['in_progress', 'done', 'finish'],
  ['done', 'verified', 'verify'],
  ['done', 'reopened', 'reopen'],
  ['verified', 'reopened', 'reopen'],
  ['open', 'verified', null],
  ['cancelled', 'open', null],
] as const)('from %s to %s: %s', (from, to, step) => expect(actionStepBetween(from, to)).toBe(step))

test('ten thousand actions are on the board within two seconds', async () => {
  await fill('open', 10_000, elsewhere)
  await w.owner.query('analyze app.report_actions')
  await board(owner)
  const began = performance.now()
  const { board: found } = await board(owner)
  expect(found.open.rows).toHaveLength(boardColumnSize)
  expect(performance.now() - began).toBeLessThan(2000)
}, 60_000)
