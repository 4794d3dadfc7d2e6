import { expect, test } from 'vitest'
import { closeDatabase, openDatabase } from './database.server.ts'
import type { ReadManner } from './row-level-security.server.ts'

const manners: ReadManner[] = ['one-trip', 'transaction']

test.each(manners)(
  'a lost connection is told while the pool is open; what a leaving server takes from a closed one is not (reads: %s)',
  async (manner) => {
    const told: string[] = []
    const pool = openDatabase('postgres://nobody@127.0.0.1:9/none', 1, ({ message }) => void told.push(message), manner)
    pool.emit('error', new Error('lost'))
    await closeDatabase()
    pool.emit('error', new Error('leaving'))
    expect(told).toEqual(['lost'])
  },
)
