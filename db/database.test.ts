import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { world } from '#/tests/world.ts'
import { asActor, asSystem, closeDatabase, databasePool, openDatabase, readAs, visitor } from './database.server.ts'
import type { ReadManner } from './row-level-security.server.ts'

const w = await world()
const [anna, badr, admin] = await Promise.all([w.client({ company: 'Anna' }), w.client({ company: 'Badr' }), w.admin()])

const whoAmI = sql<{ id: string | null; role: string }>`select app.uid() as id, current_user as role`

const circular: { self?: unknown } = {}
circular.self = circular

describe.each<ReadManner>(['one-trip', 'transaction'])('reads: %s', (manner) => {
  beforeAll(async () => {
    await closeDatabase()
    openDatabase(w.appUrl, 10, () => {}, manner)
  })

  test('an actor sees only their own profile, an admin all of them, a visitor none', async () => {
    const idsOf = async (principal: typeof anna | null) =>
      (await readAs(principal, (db) => db.selectFrom('profiles').select('id').execute())).map((row) => row.id)
    expect(await idsOf(anna)).toEqual([anna.id])
    expect(await idsOf(badr)).toEqual([badr.id])
    expect(new Set(await idsOf(admin))).toEqual(new Set([anna.id, badr.id, admin.id]))
    await expect(idsOf(visitor)).rejects.toThrow(/permission denied/)
  })

  test('no identity stays on a connection after a statement, a transaction, or a failure', async () => {
    await readAs(anna, (db) => whoAmI.execute(db))
    await asActor(badr, (tx) => whoAmI.execute(tx))
    await expect(asActor(badr, (tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow(/division/)
    await expect(readAs(anna, (db) => sql`select 1 / 0`.execute(db))).rejects.toThrow(/division/)
    for (let i = 0; i < 20; i++) {
      const { rows } = await databasePool()
        .query('select app.uid() as id, current_user as role')
        .catch((error: Error) => ({ rows: [error.message] }))
      expect(rows).toEqual(['permission denied for schema app'])
    }
  })

  test('a thousand interleaved reads and transactions of two clients never cross', async () => {
    const turns = Array.from({ length: 1000 }, (_, i) => {
      const actor = i % 2 ? anna : badr
      const kind = i % 5
      if (kind === 4)
        return asActor(actor, (tx) => sql`select 1 / 0`.execute(tx)).then(
          () => 'passed',
          () => 'failed as meant',
        )
      const ask = kind < 2 ? readAs(actor, (db) => whoAmI.execute(db)) : asActor(actor, (tx) => whoAmI.execute(tx))
      return ask.then(({ rows }) => (rows[0]?.id === actor.id && rows[0].role === 'itqan_client' ? 'right' : 'crossed'))
    })
    const outcomes = await Promise.all(turns)
    expect(outcomes.filter((outcome) => outcome === 'crossed')).toEqual([])
    expect(outcomes.filter((outcome) => outcome === 'passed')).toEqual([])
  })

  test('reads that begin together are each answered for their own actor, and one that fails takes no other with it', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_, i) => {
        const actor = i % 2 ? anna : badr
        if (i % 7 === 3) return readAs(actor, (db) => sql`select 1 / 0`.execute(db))
        if (i % 7 === 5) return readAs(actor, (db) => sql`select not_there_${sql.raw(String(i))}`.execute(db))
        if (i % 7 === 6) return readAs(actor, (db) => sql`select ${'no number'}::int`.execute(db))
        if (i % 7 === 4) return readAs(actor, (db) => sql`select ${circular}::jsonb`.execute(db))
        return readAs(actor, (db) => whoAmI.execute(db))
      }),
    )
    const expected = (i: number) => (i % 2 ? anna : badr).id
    const outcomes = answers.map((answer, i) => {
      if (answer.status === 'rejected') return answer.reason instanceof Error ? answer.reason.message : 'no error'
      return (answer.value.rows[0] as { id: string }).id === expected(i) ? 'right' : 'crossed'
    })
    const meant = (outcome: string, i: number) => {
      if (i % 7 === 3) return /division by zero/.test(outcome)
      if (i % 7 === 5) return /does not exist/.test(outcome)
      if (i % 7 === 4) return /circular/.test(outcome)
      return i % 7 === 6 ? /invalid input syntax/.test(outcome) : outcome === 'right'
    }
    expect(outcomes.filter((outcome, i) => !meant(outcome, i))).toEqual([])
  })

  test('four reads of one actor share a transaction; whichever fails, the others are answered, then and later', async () => {
    const own = (n: number) => sql<{ id: string; n: number }>`select id, ${sql.raw(String(n))} as n from profiles`
    for (let round = 0; round < 6; round++)
      for (const failing of [0, 1, 2, 3]) {
        // statements unknown to every connection beside one that repeats and is known after the first round
        const numbers = [round * 10 + failing, 1000, round * 10 + failing + 5, 1000]
        const answers = await Promise.allSettled(
          numbers.map((n, i) =>
            readAs(anna, (db) => (i === failing ? sql`select 1 / ${n - n}::int` : own(n)).execute(db)),
          ),
        )
        expect(
          answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows[0] : answer.reason.message)),
        ).toEqual(numbers.map((n, i) => (i === failing ? 'division by zero' : { id: anna.id, n })))
      }
  })

  test('a statement that was never parsed, because one before it failed, is known as such to the next actor', async () => {
    for (let round = 0; round < 20; round++) {
      const fresh = sql<{ id: string; n: number }>`select id, ${sql.raw(String(round + 0.5))}::float as n from profiles`
      const [failed, ...rest] = await Promise.allSettled([
        readAs(anna, (db) => sql`select 1 / ${0}::int`.execute(db)),
        readAs(anna, (db) => fresh.execute(db)),
        readAs(badr, (db) => fresh.execute(db)),
      ])
      expect(failed.status).toBe('rejected')
      expect(rest.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows[0]?.id : answer.reason))).toEqual([
        anna.id,
        badr.id,
      ])
    }
  })

  test('a statement without a name that fails takes no name of the others with it', async () => {
    // the first thousand texts have names; this file may have used them up or not, so that more than these are made
    for (let nth = 0; nth < 1000; nth += 4)
      await Promise.all(
        [0, 1, 2, 3].map((of) => readAs(anna, (db) => sql`select ${sql.raw(String(nth + of))} as many`.execute(db))),
      )
    await closeDatabase()
    openDatabase(w.appUrl, 1, () => {}, manner)
    const known = () => readAs(anna, (db) => whoAmI.execute(db))
    const [failed, answered] = await Promise.allSettled([
      readAs(anna, (db) => sql`select 1 / (0 * length(${'unnamed'}))`.execute(db)),
      known(),
    ])
    expect([failed.status, answered.status]).toEqual(['rejected', 'fulfilled'])
    expect((await known()).rows[0]!.id).toBe(anna.id)
    await closeDatabase()
    openDatabase(w.appUrl, 10, () => {}, manner)
  })

  test('reads that wait on a connection when it is lost fail, and the next ones are answered', async () => {
    const read = () => readAs(anna, (db) => whoAmI.execute(db))
    const lost = Promise.allSettled([readAs(anna, (db) => sql`select pg_sleep(20)`.execute(db)), read(), read()])
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'select pg_sleep(20)%' and pid <> pg_backend_pid()`
    await expect.poll(async () => (await w.owner.query(end)).rowCount).toBe(1)
    const others = manner === 'one-trip' ? 'rejected' : 'fulfilled' // a transaction of its own has a connection of its own
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', others, others])
    expect((await read()).rows[0]?.id).toBe(anna.id)
  })

  test('a client cannot write for another client, whatever the code above says', async () => {
    const write = (clientId: string) =>
      asActor(anna, (tx) =>
        tx
          .insertInto('branches')
          .values({ client_id: clientId, name: `Corniche ${manner}`, location: 'Jeddah' })
          .execute(),
      )
    await write(anna.id)
    await expect(write(badr.id)).rejects.toThrow(/row-level security/)
  })

  test('a failing transaction leaves nothing behind', async () => {
    const before = await readAs(anna, (db) => db.selectFrom('branches').select('id').execute())
    await expect(
      asActor(anna, async (tx) => {
        await tx.insertInto('branches').values({ client_id: anna.id, name: 'Half', location: 'Done' }).execute()
        throw new Error('stop')
      }),
    ).rejects.toThrow('stop')
    expect(await readAs(anna, (db) => db.selectFrom('branches').select('id').execute())).toEqual(before)
  })

  test('the platform itself sees all rows, but cannot rewrite its history', async () => {
    await asSystem('test', (tx) =>
      tx
        .insertInto('activity_log')
        .values({ actor_type: 'system', action: 'x.y', entity: 'setting', entity_id: '1' })
        .execute(),
    )
    await expect(
      asSystem('test', (tx) => tx.updateTable('activity_log').set({ action: 'z' }).execute()),
    ).rejects.toThrow(/permission denied/)
    await expect(asSystem('test', (tx) => tx.deleteFrom('activity_log').execute())).rejects.toThrow(/permission denied/)
  })
})
