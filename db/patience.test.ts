import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { world } from '#/tests/world.ts'
import {
  asActor,
  asSystem,
  closeDatabase,
  databasePool,
  openDatabase,
  readAs,
  readAsSystem,
  type Tx,
  visitor,
} from './database.server.ts'
import { withPatience } from './patience.server.ts'
import type { ReadManner } from './row-level-security.server.ts'

const { admin, appUrl, client, shopper } = await world()
const people = { admin: await admin(), client: await client(), shopper: await shopper() }

const patience = async (tx: Tx): Promise<string> => {
  const { rows } = await sql<{ ms: string }>`select current_setting('statement_timeout') as ms`.execute(tx)
  return rows[0]!.ms
}
const ways = {
  visitor: [() => readAs(visitor, patience), () => asActor(visitor, patience)],
  admin: [() => readAs(people.admin, patience), () => asActor(people.admin, patience)],
  client: [() => readAs(people.client, patience), () => asActor(people.client, patience)],
  shopper: [() => readAs(people.shopper, patience), () => asActor(people.shopper, patience)],
  platform: [() => readAsSystem('test', patience), () => asSystem('test', patience)],
}

describe.each<ReadManner>(['one-trip', 'transaction'])('reads: %s', (manner) => {
  beforeAll(async () => {
    await closeDatabase()
    openDatabase(appUrl, 10, () => {}, manner)
  })

  test.each([
    ['visitor', '3s'],
    ['admin', '8s'],
    ['client', '8s'],
    ['shopper', '8s'],
    ['platform', '8s'],
  ] as const)('a statement of a %s may take %s, and a minute in a job', async (who, most) => {
    for (const ask of ways[who]) {
      expect(await ask()).toBe(most)
      expect(await withPatience(ask)).toBe('1min')
    }
  })

  test('reads at the same time keep their own patience, and none stays on a connection', async () => {
    const [soon, later, job] = await Promise.all([
      readAs(visitor, patience),
      readAs(people.client, patience),
      withPatience(() => readAs(visitor, patience)),
    ])
    expect([soon, later, job]).toEqual(['3s', '8s', '1min'])
    const { rows } = await databasePool().query<{ ms: string }>(`select current_setting('statement_timeout') as ms`)
    expect(rows[0]!.ms).toBe('8s')
  })
})
