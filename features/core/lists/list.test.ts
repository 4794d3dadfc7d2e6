import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { asActor, databasePool, readAs } from '#/db/database.server.ts'
import { openSnapshot } from '#/db/snapshot.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { defineList, readList, typed } from '#/domain/list.ts'
import { day, number, text } from '#/domain/list-columns.ts'
import { defineMessages } from '#/domain/text.ts'
import { type World, world } from '#/tests/world.ts'
import { changeListView, readListViews } from '#/features/core/list-views/views.server.ts'
import { countViews } from './count-views.server.ts'
import { exportList } from './export-list.server.ts'
import { pageRows, type RowsOf } from './list-rows.server.ts'
import { wordsMatch } from './search.server.ts'

const messages = defineMessages({
  caption: { en: 'Numbers', ar: 'أرقام' },
  search: { en: 'Search', ar: 'بحث' },
  number: { en: 'Number', ar: 'الرقم' },
  note: { en: 'Note', ar: 'ملاحظة' },
  on: { en: 'Day', ar: 'اليوم' },
})
const numbers = defineList({
  key: 'numbers',
  permission: 'invoices.read',
  address: '/numbers',
  messages,
  pageSize: 25,
  hasSearch: true,
  filters: { upTo: { ...typed({ control: 'none' }), unset: '2000' } },
  sorts: { group: 'desc', number: 'asc' },
  columns: { number: number(), note: text(), on: day() },
  file: { name: 'numbers', action: 'invoices.export', entity: 'invoice' },
})
type Row = { id: number; number: number; note: string; on: string }

/** Rows with very many equal sort values. */
const numberRows: RowsOf<typeof numbers, Row> = (db, { upTo }) => ({
  select: db
    .selectFrom(sql<{ n: number }>`generate_series(1, ${upTo}::int)`.as('s'))
    .select(sql<number>`s`.as('number')),
  order: { group: sql`s % 3`, number: sql`s` },
  id: 's',
  finish: (rows) => rows.map((row) => ({ ...row, id: row.number, note: `=${row.number}`, on: '2026-11-23' })),
})

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
})
const query = (address = '') => readList(numbers, new URLSearchParams(address))
const cellsOf = async (address = '', actor = admin) => {
  const cells = []
  for await (const line of await exportList(actor, numbers, query(address), numberRows, 'ar')) cells.push(line)
  return cells
}

test('a file holds every row once, in the order of the page, over all its parts', async () => {
  const [heading, ...rows] = await cellsOf('sort=group')
  expect(heading).toEqual(['الرقم', 'ملاحظة', 'اليوم'])
  expect(rows).toHaveLength(2000)
  expect(new Set(rows.map(([first]) => first)).size).toBe(2000)
  expect(rows[0]).toEqual([3, '=3', { day: '2026-11-23' }])
  const page = await readAs(admin, (db) => pageRows(db, admin, query('sort=group&page=2'), numberRows))
  expect(page.map((row) => row.number)).toEqual(rows.slice(25, 50).map(([first]) => first))
})

const saveView = (actor: Actor, name: string, query: string) =>
  changeListView(actor, { intent: 'save', list: 'numbers', name, query, address: '/admin' })
const read = (params: URLSearchParams) => readList(numbers, params)

test('saved views are counted within the rights of their reader, and no further than shown', async () => {
  const [own, other] = [await w.admin(), await w.admin()]
  expect(await countViews(own, numbers, numberRows, { read })).toEqual({})
  await saveView(own, 'Few', 'upTo=7')
  await saveView(own, 'Many', 'upTo=50000&sort=group')
  await saveView(other, 'Theirs', 'upTo=3')
  const idOf = new Map((await readListViews(own))!.map(({ name, id }) => [name, id]))
  expect(await countViews(own, numbers, numberRows, { read })).toEqual({
    [idOf.get('Few')!]: 7,
    [idOf.get('Many')!]: 1000,
  })
  const clients: RowsOf<typeof numbers, Row> = (db) => ({
    select: db.selectFrom('profiles').select('id'),
    order: { group: sql`id`, number: sql`id` },
    id: 'id',
  })
  const client = await w.client()
  await saveView(client, 'Own', 'q=x')
  const counted = await countViews(client, numbers, clients, { read })
  expect(Object.values(counted)).toEqual([1])
})

test('a count that takes too long is left out and leaves the database usable', async () => {
  const slow: RowsOf<typeof numbers, Row> = (db) => ({
    select: db.selectFrom(sql<{ n: number }>`(select pg_sleep(2)) `.as('s')).select(sql<number>`1`.as('number')),
    order: { group: sql`1`, number: sql`1` },
    id: 's',
  })
  const actor = await w.admin()
  await saveView(actor, 'Slow', 'upTo=7')
  const begun = performance.now()
  expect(await countViews(actor, numbers, slow, { read, milliseconds: 50 })).toEqual({})
  expect(performance.now() - begun).toBeLessThan(1500)
  expect(Object.values(await countViews(actor, numbers, numberRows, { read }))).toEqual([7])
})

test('a part that is as long as the list ends it', async () => {
  expect(await cellsOf('upTo=500')).toHaveLength(501)
  expect(await cellsOf('upTo=0')).toHaveLength(1)
})

test('that a file is taken is recorded with what was asked; who may not read the list gets none', async () => {
  await cellsOf('q=saffron&upTo=3&sort=number')
  const { rows } = await w.owner.query(
    `select entity, entity_id, after from app.activity_log where action = 'invoices.export' and actor_id = $1 order by at desc, id desc limit 1`,
    [admin.id],
  )
  expect(rows[0]).toEqual({ entity: 'invoice', entity_id: 'list', after: { q: 'saffron', upTo: '3', sort: 'number' } })
  const stranger = await w.shopper()
  await expect(cellsOf('', stranger)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a snapshot does not see what is changed while it is read, and changes nothing', async () => {
  const client = await w.client({ company: 'Before' })
  const { tx, close } = await openSnapshot(admin)
  const name = () => tx.selectFrom('profiles').select('company_name').where('id', '=', client.id).executeTakeFirst()
  expect(await name()).toEqual({ company_name: 'Before' })
  await w.owner.query(`update app.profiles set company_name = 'After' where id = $1`, [client.id])
  expect(await name()).toEqual({ company_name: 'Before' })
  await expect(sql`update profiles set company_name = 'x' where id = ${client.id}`.execute(tx)).rejects.toThrow(
    'read-only',
  )
  await close()
})

test('files that nobody takes to their end give their connection back, and others wait for their turn', async () => {
  const most = Math.max(1, Math.floor(databasePool().options.max / 3))
  const begun = await Promise.all(
    Array.from({ length: most }, async () => {
      const rows = await exportList(admin, numbers, query(), numberRows, 'en')
      await rows.next()
      await rows.next()
      return rows
    }),
  )
  let hasRead = false
  const next = cellsOf('upTo=1').then((cells) => {
    hasRead = true
    return cells
  })
  await asActor(admin, (tx) => sql`select pg_sleep(0.2)`.execute(tx))
  expect(hasRead).toBe(false)
  await Promise.all(begun.map((rows) => rows.return(undefined)))
  expect(await next).toHaveLength(2)
})

test.each([
  ['مطعم الأصالة', true],
  ['الاصاله مطعم', true],
  ['مطعم شرقي', false],
  ['100%', false],
  ['  ', true],
])('the words %s are found, whatever their spelling and order: %s', async (typedText, wanted) => {
  const { rows } = await readAs(admin, (db) =>
    sql<{
      found: boolean
    }>`select ${wordsMatch(sql`concat_ws(' ', 'مَطْعَم', 'الأصالة', '1000')`, typedText)} as found`.execute(db),
  )
  expect(rows[0]?.found).toBe(wanted)
})
