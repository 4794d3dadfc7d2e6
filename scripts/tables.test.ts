import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { world } from '#/tests/world.ts'
import { tablesFile, tablesOf } from './tables.server.ts'

const { ownerUrl } = await world()

test('db/tables.ts is what the migrations make; `npm run tables` writes it', async () => {
  expect(readFileSync(tablesFile, 'utf8')).toBe(await tablesOf(ownerUrl))
})
