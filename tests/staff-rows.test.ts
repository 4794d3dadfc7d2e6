import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import { world } from './world.ts'

const w = await world()
const [client, shopper] = [await w.client(), await w.shopper()]
const owner = await w.admin()
const editor = await w.admin({ role: 'editor' })
const finance = await w.admin({ role: 'finance' })
const content = await w.admin({ role: 'content' })

const app = new pg.Client({ connectionString: w.appUrl })
await app.connect()
afterAll(() => app.end())

/** Rows changed by a member of staff, rolled back; or 'refused'. */
async function changedBy({ id }: { id: string }, text: string): Promise<number | 'refused'> {
  await app.query(
    `begin; select set_config('role', 'itqan_admin', true), set_config('app.user_id', ${pg.escapeLiteral(id)}, true)`,
  )
  try {
    return (await app.query(text)).rowCount ?? 0
  } catch (error) {
    if ((error as pg.DatabaseError).code === '42501') return 'refused'
    throw error
  } finally {
    await app.query('rollback')
  }
}

test('people are seen by the areas that work with them, colleagues by every member of staff', async () => {
  for (const [who, expected] of [
    [owner, [client.id, shopper.id, owner.id]],
    [editor, [client.id, shopper.id, owner.id]],
    [finance, [client.id, shopper.id, owner.id]],
    [content, [client.id, owner.id]],
  ] as const) {
    const rows = await readAs(who, (db) =>
      db.selectFrom('profiles').select('id').where('id', 'in', [client.id, shopper.id, owner.id]).execute(),
    )
    expect(new Set(rows.map(({ id }) => id)), who.staff!.role).toEqual(new Set(expected))
  }
  expect(await changedBy(content, `update app.profiles set theme = 'dark' where id = '${content.id}'`)).toBe(1)
  expect(await changedBy(content, `update app.profiles set theme = 'dark' where id = '${owner.id}'`)).toBe(0)
})

test('log entries are read by the area of their record', async () => {
  for (const entity of ['post', 'invoice', 'tax-unit'])
    await w.owner.query(
      `insert into app.activity_log (actor_id, actor_type, action, entity, entity_id) values ($1, 'admin', 'test.row', $2, 'x')`,
      [owner.id, entity],
    )
  const read = async (who: typeof owner) =>
    (
      await readAs(who, (db) =>
        db.selectFrom('activity_log').select('entity').where('action', '=', 'test.row').orderBy('entity').execute(),
      )
    ).map(({ entity }) => entity)
  expect(await read(owner)).toEqual(['invoice', 'post', 'tax-unit'])
  expect(await read(finance)).toEqual(['invoice'])
  expect(await read(content)).toEqual(['post'])
  expect(await read(editor)).toEqual([])
})

test('branding is written by the site, every other setting by owners', async () => {
  const write = (key: string) => `insert into app.settings (key, value) values ('${key}', '1')`
  expect(await changedBy(content, write('branding.test'))).toBe(1)
  expect(await changedBy(content, write('payouts.test'))).toBe('refused')
  expect(await changedBy(finance, write('branding.test'))).toBe('refused')
  expect(await changedBy(owner, write('payouts.test'))).toBe(1)
})

test('of two owners who are removed at once one stays, in every round', async () => {
  const others = await Promise.all([w.admin(), w.admin()])
  await w.owner.query(`update app.staff_members set role = 'support' where profile_id = $1`, [owner.id])
  const connections = await Promise.all(
    [0, 1].map(async () => {
      const one = new pg.Client({ connectionString: w.ownerUrl })
      await one.connect()
      return one
    }),
  )
  for (let round = 0; round < 10; round++) {
    const change =
      round % 2 === 0
        ? `update app.staff_members set state = 'removed' where profile_id = $1`
        : `update app.profiles set status = 'blocked' where id = $1`
    const done = await Promise.allSettled(connections.map((one, nth) => one.query(change, [others[nth]!.id])))
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await w.owner.query(`update app.staff_members set state = 'active' where state = 'removed'`)
    await w.owner.query(`update app.profiles set status = 'active' where status = 'blocked'`)
  }
  await Promise.all(connections.map((one) => one.end()))
})
