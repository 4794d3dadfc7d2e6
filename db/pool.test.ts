import { expect, test } from 'vitest'
import { closeDatabase, openDatabase } from './database.server.ts'

test('a lost connection is told while the pool is open; what a leaving server takes from a closed one is not', async () => {
  const told: string[] = []
  const pool = openDatabase('postgres://nobody@127.0.0.1:9/none', 1, ({ message }) => void told.push(message))
  pool.emit('error', new Error('lost'))
  await closeDatabase()
  pool.emit('error', new Error('leaving'))
  expect(told).toEqual(['lost'])
})
