import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { addDays, addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { at } from '#/tests/reports.ts'
import { newBranch } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { timelineList } from './list.ts'
import { readTimeline } from './list.server.ts'
import { changeNote, readNoteForm, removeNote, writeNote } from './notes.server.ts'
import { sentenceOf } from './sentence.ts'

let w: World
let client: Actor
let here: string
let there: string
const today = riyadhDay(now())

beforeAll(async () => {
  w = await world()
  client = await w.client()
  here = await newBranch(w, client)
  there = await newBranch(w, client)
})

const read = async (actor: Actor, address = '') => {
  const query = readList(timelineList, new URLSearchParams(`group=notes&${address}`))
  return (await readTimeline(actor, query)).rows
}
const said = async (actor: Actor, address = '') => (await read(actor, address)).map((row) => sentenceOf(row, 'en'))
const written = async (actor: Actor, of: Partial<Parameters<typeof writeNote>[1]> = {}) => {
  const note = { clientKey: randomUUID(), branchId: here, day: today, text: 'Terrace closed', ...of }
  await writeNote(actor, note)
  return note.clientKey
}
const loggedOf = async (noteId: string) =>
  (
    await w.owner.query<{ action: string }>(
      `select action from app.activity_log where after ->> 'id' = $1 order by at, id`,
      [noteId],
    )
  ).rows.map(({ action }) => action)

test('a note stands at its day, on its branch, with its writer; sent twice it is one', async () => {
  const manager = await w.member(client, [{ role: 'branch_manager', node: here }], { name: 'Huda' })
  const note = { clientKey: randomUUID(), branchId: here, day: addDays(today, -3), text: 'Kitchen repaired' }
  await writeNote(manager, note)
  await writeNote(manager, note)
  const rows = await read(client, `branch=${here}`)
  expect(rows).toHaveLength(1)
  expect(riyadhDay(new Date(rows[0]!.at))).toBe(note.day)
  expect(rows[0]).toMatchObject({ branchId: here, who: 'Huda', note: { text: 'Kitchen repaired', mayChange: false } })
  expect((await read(manager))[0]!.note!.mayChange).toBe(true)
  await expect(writeNote(client, note)).rejects.toMatchObject({ code: 'bad-request' })
})

test('a day to come is refused', async () => {
  await expect(written(client, { day: addDays(today, 1) })).rejects.toMatchObject({ fields: { day: 'day-not-future' } })
})

test('the writer changes a note and withdraws it within 24 hours; each step is recorded', async () => {
  const id = await written(client, { branchId: null, text: 'Prices raised' })
  await changeNote(client, { noteId: id, version: 1, text: 'Prices raised by 5%' })
  const rows = await read(client)
  expect(rows.find(({ refId }) => refId === id)!.note).toEqual({
    text: 'Prices raised by 5%',
    isEdited: true,
    mayChange: true,
  })
  await expect(changeNote(client, { noteId: id, version: 1, text: 'x' })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  await removeNote(client, { noteId: id, version: 2 })
  expect(await said(client)).toContain('A note was withdrawn')
  expect((await w.owner.query('select text from app.timeline_notes where id = $1', [id])).rows[0].text).toBeNull()
  await expect(changeNote(client, { noteId: id, version: 3, text: 'x' })).rejects.toMatchObject({ code: 'not-found' })
  expect(await loggedOf(id)).toEqual(['timeline.note', 'timeline.change-note', 'timeline.remove-note'])
})

test('after 24 hours, and for others, a note stays as it is', async () => {
  const id = await written(client)
  const change = (actor: Actor) => changeNote(actor, { noteId: id, version: 1, text: 'x' })
  await expect(at(addHours(now(), 25), () => change(client))).rejects.toMatchObject({ code: 'not-found' })
  const manager = await w.member(client, [{ role: 'manager' }])
  await expect(change(manager)).rejects.toMatchObject({ code: 'not-found' })
  await expect(removeNote(manager, { noteId: id, version: 1 })).rejects.toMatchObject({ code: 'not-found' })
  await w.owner.query(`update app.timeline_notes set created_at = now() - interval '25 hours' where id = $1`, [id])
  // the database refuses too, whatever the clock of the server says
  await expect(at(addHours(now(), -24), () => change(client))).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

test('members write and read within their part', async () => {
  const [manager, viewer, elsewhere] = [
    await w.member(client, [{ role: 'branch_manager', node: here }]),
    await w.member(client, [{ role: 'viewer', node: here }]),
    await w.member(client, [{ role: 'manager', node: there }]),
  ]
  await written(manager, { text: 'Seen here' })
  await written(client, { branchId: null, text: 'For all' })
  expect(await said(viewer)).toContain('Note: Seen here')
  expect(await said(elsewhere)).not.toContain('Note: Seen here')
  expect(await said(viewer)).not.toContain('Note: For all')
  await expect(written(manager, { branchId: there })).rejects.toMatchObject({ code: 'not-found' })
  await expect(written(manager, { branchId: null })).rejects.toMatchObject({ code: 'not-found' })
  const form = await readNoteForm(manager, 'new', there)
  expect(form).toMatchObject({ kind: 'new', mayCompany: false, branchId: null, branches: [{ value: here }] })
  expect(await readNoteForm(client, 'new', there)).toMatchObject({ mayCompany: true, branchId: there })
})

test('strangers, readers and shoppers write nothing', async () => {
  const id = await written(client)
  const stranger = await w.client({ company: 'Stranger' })
  await expect(written(stranger)).rejects.toMatchObject({ code: 'not-found' })
  await expect(changeNote(stranger, { noteId: id, version: 1, text: 'x' })).rejects.toMatchObject({ code: 'not-found' })
  await expect(readNoteForm(stranger, id, null)).rejects.toMatchObject({ code: 'not-found' })
  const refused = [
    await w.member(client, [{ role: 'viewer' }]),
    await w.member(client, [{ role: 'accountant' }]),
    await w.shopper(),
    await w.admin(),
  ]
  for (const actor of refused) {
    await expect(written(actor)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(removeNote(actor, { noteId: id, version: 1 })).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readNoteForm(actor, 'new', null)).rejects.toMatchObject({ code: 'not-allowed' })
  }
})
