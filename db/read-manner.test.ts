import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { world } from '#/tests/world.ts'
import { closeDatabase, openDatabase, readAs } from './database.server.ts'
import { readManner, usableManner } from './row-level-security.server.ts'

const w = await world()
const anna = await w.client()
type Internals = Record<string, unknown>
const query = pg.Query.prototype as unknown as Internals
const before = Object.getOwnPropertyDescriptors(query)
afterEach(() => {
  for (const name of Object.keys(query)) if (!(name in before)) delete query[name]
  Object.defineProperties(query, before)
})

const askedFor = async (wanted: Parameters<typeof usableManner>[1]) => {
  const told: string[] = []
  return { manner: await usableManner(w.appUrl, wanted, (reason) => void told.push(reason)), told }
}
const ownIds = async () =>
  (await readAs(anna, (db) => db.selectFrom('profiles').select('id').execute())).map(({ id }) => id)

test('the pg that is installed reads in one trip; a transaction for each read is taken when it is asked for', async () => {
  expect(await askedFor('one-trip')).toEqual({ manner: 'one-trip', told: [] })
  expect(await askedFor('transaction')).toEqual({ manner: 'transaction', told: [] })
  expect(readManner('one-trip')).toBe('one-trip')
})

/** Another version of pg: a method has another name, and pg itself calls it by that. */
function renamed(name: string): void {
  const method = query[name]
  delete query[name]
  query[`_${name}`] = method
}

test.each(['prepare', 'handleDataRow', '_getRows'])('a pg without Query.%s is told once', async (name) => {
  renamed(name)
  expect(await askedFor('one-trip')).toEqual({ manner: 'transaction', told: [`pg has no Query.${name}`] })
  expect(readManner('one-trip')).toBe('transaction')
})

type Connection = Record<'parse' | 'bind' | 'describe' | 'execute', (message: object) => void> & {
  sync: () => void
  query: (text: string) => void
}
type Query = {
  text: string
  name?: string
  types: unknown
  values?: (string | number | null)[]
  requiresPreparation: () => boolean
}

/** Another version of pg: a query writes its messages itself, and its methods stay for others. */
function submitWithoutPrepare(this: Query, connection: Connection): null {
  if (!this.requiresPreparation()) connection.query(this.text)
  else {
    connection.parse({ text: this.text, name: '', types: this.types })
    const values = (this.values ?? []).map((value) => (value === null ? null : String(value)))
    connection.bind({ portal: '', statement: '', values, valueMapper: (value: unknown) => value })
    connection.describe({ type: 'P', name: '' })
    connection.execute({ portal: '', rows: 0 })
    connection.sync()
  }
  return null
}

test('a pg that has the methods and does not call them is noticed by its answers; reads in transactions are right with it', async () => {
  query['submit'] = submitWithoutPrepare
  const { manner, told } = await askedFor('one-trip')
  expect([manner, told]).toEqual(['transaction', ['reads in one trip were not answered as they must be']])
  await closeDatabase()
  openDatabase(w.appUrl, 4, () => {}, manner)
  expect(await ownIds()).toEqual([anna.id])
})
