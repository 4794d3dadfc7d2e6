import { beforeAll, expect, test } from 'vitest'
import { asActor, readAs, visitor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type Cell, csvLine } from '#/domain/csv.ts'
import { readList } from '#/domain/list.ts'
import { world, type World } from '#/tests/world.ts'
import { exportSubmissions } from './export-submissions.server.ts'
import { bulkForm, changeStates, handleSubmission, inboxForm, undoStates } from './handle-submissions.server.ts'
import { inboxList } from './inbox-list.ts'
import { countNewMessages, formNames, readInbox, readSubmission } from './read-inbox.server.ts'
import { submitBuiltin } from './submit.server.ts'
import { traps } from './traps.ts'

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
})

const label = (word: string) => ({ en: word, ar: `${word} ع` })
let senders = 0
async function send(
  values: Record<string, string>,
  lang: 'en' | 'ar' = 'en',
  slug: 'contact' | 'consultant' = 'contact',
) {
  const answers = Object.entries(values).map(([key, value]) => ({ key, label: label(key), value }))
  const seen = traps.parse({ clientKey: crypto.randomUUID(), took: '9000' })
  const { ticket } = await submitBuiltin({ network: `198.51.100.${++senders}`, lang }, slug, answers, seen)
  const { rows } = await w.owner.query('select id from app.form_submissions where ticket = $1', [ticket])
  return { id: rows[0].id as string, ticket }
}
const query = (search: string) => readList(inboxList, new URLSearchParams(search))
const found = async (search: string) =>
  (await readInbox(admin, { ...query(search), rows: 100 })).rows.map(({ ticket }) => ticket)

test('the inbox is searched in either spelling, by ticket, form and state, and leaves spam out', async () => {
  const arabic = await send({ name: 'أحمد الزهراني', email: 'ahmed@example.com', message: 'فرع مكّة' }, 'ar')
  const english = await send(
    { name: 'Reem', email: 'reem@example.com', message: '100% of our_branches' },
    'en',
    'consultant',
  )
  const spam = await send({ name: 'Bot', message: 'http://a http://b http://c http://d' })
  expect(await found('q=احمد')).toEqual([arabic.ticket])
  expect(await found('q=مكه')).toEqual([arabic.ticket])
  expect(await found(`q=${english.ticket}`)).toEqual([english.ticket])
  expect(await found('q=100%25')).toEqual([english.ticket])
  expect(await found('q=our_b')).toEqual([english.ticket])
  expect(await found('q=ourXb')).toEqual([])
  expect(await found('q=REEM@EXAMPLE')).toEqual([english.ticket])
  expect(await found('q=name')).toEqual([])
  expect(await found('form=consultant')).toEqual([english.ticket])
  expect(await found('')).not.toContain(spam.ticket)
  expect(await found('state=spam')).toEqual([spam.ticket])
  expect(await found('from=2026-02-30&state=nonsense&form=')).toContain(arabic.ticket)
  expect(await found('to=2001-01-01')).toEqual([])
})

test('a message is moved on, noted, and keeps who did what', async () => {
  const { id } = await send({ name: 'Sara', email: 'sara@example.com', message: 'Call me' })
  await handleSubmission(admin, id, { intent: 'state', seen: 'new', state: 'open' })
  await handleSubmission(admin, id, { intent: 'note', seen: '', note: 'Called, no answer' })
  const read = await readSubmission(admin, id)
  expect(read).toMatchObject({ state: 'open', note: 'Called, no answer', language: 'en' })
  expect(read.events.map(({ action, who }) => [action, who])).toEqual([
    ['submissions.note', admin.name],
    ['submissions.state', admin.name],
  ])
})

test('two colleagues never overwrite each other', async () => {
  const { id } = await send({ name: 'Omar', message: 'Hello' })
  await handleSubmission(admin, id, { intent: 'state', seen: 'new', state: 'done' })
  await expect(handleSubmission(admin, id, { intent: 'state', seen: 'new', state: 'spam' })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  await handleSubmission(admin, id, { intent: 'note', seen: '', note: 'First' })
  await expect(handleSubmission(admin, id, { intent: 'note', seen: '', note: 'Second' })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  expect(await readSubmission(admin, id)).toMatchObject({ state: 'done', note: 'First' })
})

test('many messages change at once, each with its own line in the log', async () => {
  const sent = await Promise.all([1, 2, 3].map((number) => send({ name: `Bulk ${number}`, message: 'x' })))
  const ids = sent.map(({ id }) => id)
  const change = bulkForm.parse({ scope: 'chosen', state: 'done', ids })
  expect(await changeStates(admin, change)).toMatchObject({ changed: 3, more: false })
  expect(await changeStates(admin, change)).toMatchObject({ changed: 0, more: false })
  const all = bulkForm.parse({ scope: 'matching', state: 'open', search: 'q=Bulk&state=done' })
  expect(await changeStates(admin, all)).toMatchObject({ changed: 3, more: false })
  expect((await readSubmission(admin, ids[0]!)).events).toHaveLength(2)
  expect(inboxForm.safeParse({ scope: 'chosen', state: 'done' }).success).toBe(false)
  expect(inboxForm.safeParse({ scope: 'chosen', state: 'gone', ids: ids[0]! }).success).toBe(false)
  expect(inboxForm.safeParse({ scope: 'chosen', state: 'done', ids: ids[0]! }).success).toBe(true)
})

async function rowsOf(search: string, lang: 'en' | 'ar' = 'en'): Promise<(readonly Cell[])[]> {
  const rows: (readonly Cell[])[] = []
  for await (const row of await exportSubmissions(admin, query(search), lang)) rows.push(row)
  return rows
}

test('an export has a column for each question, no formulas, and is recorded', async () => {
  const { ticket } = await send({
    name: '=HYPERLINK("http://x")',
    email: 'exp@example.com',
    city: '+966',
    message: '@SUM(1)',
  })
  await send({ name: 'Exporter', email: 'exp@example.com', message: 'plain' }, 'ar', 'consultant')
  const [head, ...rows] = await rowsOf('q=exp@example.com')
  expect(head).toEqual([
    'Enquiry number',
    'Form',
    'Received',
    'Status',
    'Language',
    'name',
    'email',
    'city',
    'message',
    'Internal note',
  ])
  expect(rows).toHaveLength(2)
  expect(rows[0]![7]).toBeNull()
  const line = csvLine(rows.find(([number]) => number === ticket)!)
  expect(line).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(line).toContain(`"'+966"`)
  expect(line).toContain(`"'@SUM(1)"`)
  expect((await rowsOf('q=exp@example.com', 'ar'))[0]![5]).toBe('name ع')
  const { rows: log } = await w.owner.query("select actor_id from app.activity_log where action = 'submissions.export'")
  expect(log).toHaveLength(2)
})

test('only administrators read or handle submissions', async () => {
  const { id } = await send({ name: 'Private', message: 'secret' })
  const change = { intent: 'state', seen: 'new', state: 'done' } as const
  const bulk = bulkForm.parse({ scope: 'matching', state: 'done', search: '' })
  for (const stranger of [await w.client(), await w.shopper(), await w.freelancer()]) {
    for (const attempt of [
      () => readInbox(stranger, query('')),
      () => readSubmission(stranger, id),
      () => handleSubmission(stranger, id, change),
      () => changeStates(stranger, bulk),
      () => countNewMessages(stranger),
      () => formNames(stranger),
      () => exportSubmissions(stranger, query(''), 'en'),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readAs(stranger, (db) => db.selectFrom('form_submissions').select('id').execute())).rejects.toThrow(
      /permission denied/,
    )
  }
  await expect(readAs(visitor, (db) => db.selectFrom('form_submissions').select('id').execute())).rejects.toThrow(
    /permission denied/,
  )
  await expect(
    asActor(visitor, (tx) => tx.updateTable('form_submissions').set({ state: 'done' }).execute()),
  ).rejects.toThrow(/permission denied/)
  expect(await readSubmission(admin, id)).toMatchObject({ state: 'new' })
})

test.each(['00000000-0000-7000-8000-000000000000', 'x', ''])('an unknown message (%j) is not found', async (id) => {
  await expect(readSubmission(admin, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(handleSubmission(admin, id, { intent: 'note', seen: '', note: 'x' })).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('ten thousand messages are paged, searched, moved on and exported', async () => {
  await w.owner
    .query(`insert into app.form_submissions (form_id, client_key, name, email, answers, language, created_at)
    select (select id from app.forms where slug = 'contact'), gen_random_uuid(), 'Sender ' || n, 'sender' || n || '@example.com',
      jsonb_build_array(jsonb_build_object('key', 'message', 'label', '{"en": "Message", "ar": "الرسالة"}'::jsonb,
        'value', 'رسالة رقم ' || n || ' عن الفرع')), 'ar', now() - n * interval '1 minute' from generate_series(1, 10000) n`)
  await w.owner.query('analyze app.form_submissions')
  const last = await readInbox(admin, query('q=Sender&form=contact&page=400'))
  expect(last.total).toBe(10_000)
  expect(last.rows.at(-1)).toMatchObject({ name: 'Sender 10000' })
  const one = await readInbox(admin, query('q=sender7777@example.com'))
  expect(one.rows.map(({ name }) => name)).toEqual(['Sender 7777'])
  const moved = await changeStates(admin, bulkForm.parse({ scope: 'matching', state: 'done', search: 'q=Sender' }))
  expect(moved).toMatchObject({ changed: 1000, more: true })
  const rows = await rowsOf('q=Sender')
  expect(rows).toHaveLength(10_001)
  expect(new Set(rows.map(([ticket]) => ticket)).size).toBe(10_001)
})

test('a bulk step is undone but for messages handled since, and a stranger undoes nothing', async () => {
  const [one, two, three] = [await send({ name: 'One' }), await send({ name: 'Two' }), await send({ name: 'Three' })]
  await handleSubmission(admin, three.id, { intent: 'state', seen: 'new', state: 'open' })
  const ids = [one.id, two.id, three.id]
  const { undo } = await changeStates(admin, { scope: 'chosen', state: 'done', ids })
  const parsed = inboxForm.parse(undo)
  if (parsed.scope !== 'undo') throw new Error('no undo')
  const colleague = await w.admin()
  await handleSubmission(colleague, two.id, { intent: 'note', seen: '', note: 'Called back' })
  await expect(undoStates(await w.client(), parsed)).rejects.toMatchObject({ code: 'not-allowed' })
  expect(await undoStates(colleague, parsed)).toMatchObject({ undone: 0 })
  expect(await undoStates(admin, parsed)).toEqual({ undone: 2, kept: [String(two.ticket)] })
  const { rows } = await w.owner.query('select id, state from app.form_submissions where id = any($1)', [ids])
  expect(new Map(rows.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [one.id, 'new'],
      [two.id, 'done'],
      [three.id, 'open'],
    ]),
  )
  expect((await undoStates(admin, parsed)).undone).toBe(0)
  const logged = await w.owner.query(
    `select before, after from app.activity_log where entity_id = $1 and action = 'submissions.state' order by at, id`,
    [one.id],
  )
  expect(logged.rows.at(-1)).toEqual({ before: { state: 'done' }, after: { state: 'new' } })
})

test.each(['', 'x', 'new', '019a0000-0000-7000-8000-000000000001:'])('an undo of %j is refused', (before) =>
  expect(inboxForm.safeParse({ scope: 'undo', state: 'done', at: new Date().toISOString(), before }).success).toBe(
    false,
  ),
)
