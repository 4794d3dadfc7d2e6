import { expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import { readList } from '#/domain/list.ts'
import { pageRows } from '#/features/core/lists/list-rows.server.ts'
import { world } from '#/tests/world.ts'
import { activityList } from './list.ts'
import { activityRows, readLog, readLogOfClient } from './list.server.ts'

const w = await world()
const admin = await w.admin({ name: 'Huda Owner' })
const client = await w.client()
await w.owner.query(
  `insert into app.activity_log (at, actor_id, actor_type, action, entity, entity_id, client_id, before, after, reason)
   select '2026-11-01'::timestamptz + n * interval '1 hour', case when n % 3 = 0 then $1::uuid end, 'admin',
     (array['emails.resend', 'settings.save', 'clients.approve'])[n % 3 + 1], (array['email', 'setting', 'client'])[n % 3 + 1], 'record ' || n,
     case when n % 2 = 0 then $2::uuid end, jsonb_build_object('state', 'waiting', 'total', n), jsonb_build_object('state', 'done'),
     case when n % 50 = 7 then 'a rare kumquat' when n % 7 = 0 then 'سُدّدت الفاتورة 100%' end
   from generate_series(1, 300) n`,
  [admin.id, client.id],
)

const query = (text: string) => readList(activityList, new URLSearchParams(text))

/** All ids of a query by the condition of the list itself, as the file reads them. */
const wanted = async (text: string): Promise<string[]> =>
  (await readAs(admin, (db) => pageRows(db, admin, { ...query(text), rows: 1000 }, activityRows))).map(({ id }) => id)

/** All ids of a query over the pages that a reader turns. */
async function shown(text: string): Promise<string[]> {
  const ids: string[] = []
  for (let next: string | null = ''; next !== null;) {
    const page = await readLog(admin, { ...query(text), before: next })
    ids.push(...page.entries.map(({ id }) => id))
    next = page.older
  }
  return ids
}

test.each([
  'q=kumquat',
  'q=rare+waiting',
  'q=الفاتوره',
  'q=100%25',
  'q=record+17',
  'q=done&action=settings.save',
  'q=done&entity=client&person=huda',
  'q=done&person=no+such+person',
  `q=done&client=${client.id}`,
  'q=done&from=2026-11-03&to=2026-11-05',
  `q=${encodeURIComponent(`it's "quoted" \\ $1`)}`,
  'q=nowhere',
])('a search by the index finds what the list holds, over all pages: %s', async (text) => {
  expect(await shown(text)).toEqual(await wanted(text))
})

test('a search finds something, and of a client only what belongs to it', async () => {
  expect(await shown('q=kumquat')).toHaveLength(6)
  const ofClient = { ...query('q=done'), client: client.id }
  const support = await w.admin({ role: 'support' })
  expect((await readLogOfClient(support, ofClient)).entries).toHaveLength(25)
  await expect(readLog(support, query('q=done'))).rejects.toMatchObject({ code: 'not-allowed' })
})
