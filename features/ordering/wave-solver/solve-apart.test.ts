import { expect, test } from 'vitest'
import { input, job, shopper } from '#/tests/waves.ts'
import { capacityApart, solveApart } from './solve-apart.server.ts'
import type { SolveInput } from './solve.ts'

const small = input([shopper({ id: 'a' })], [job('branch', 1)]) as unknown as SolveInput
const wanted = async () => true

test('a wave is solved in another process', async () => {
  expect(await solveApart(small, wanted)).toMatchObject({ picks: [{ shopperId: 'a' }], total: { filled: 1 } })
})

test('a failure of the process is an error here, with its cause', async () => {
  const broken = { ...small, jobs: null } as unknown as SolveInput
  await expect(solveApart(broken, wanted)).rejects.toThrow(/null/)
  await expect(capacityApart(broken)).rejects.toThrow(/null/)
})
