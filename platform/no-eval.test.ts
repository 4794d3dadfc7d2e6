import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** A process without code generation from strings, as under our content policy. */
const run = (lines: string) =>
  spawnSync(process.execPath, ['--disallow-code-generation-from-strings', '--input-type=module', '-e', lines], {
    cwd: `${import.meta.dirname}/..`,
    encoding: 'utf8',
  })
const probe = `
  const { z } = await import('zod')
  let tried = 0
  globalThis.Function = new Proxy(Function, { construct: () => { tried++; throw new Error('forbidden') } })
  const parsed = z.object({ a: z.string() }).safeParse({ a: 'x' }).success
  console.log(JSON.stringify({ parsed, tried, jitless: z.config().jitless ?? false }))`

test('schemas do not try to make code from text', () => {
  expect(JSON.parse(run(`await import('./platform/no-eval.ts')${probe}`).stdout)).toEqual({
    parsed: true,
    tried: 0,
    jitless: true,
  })
})

test('they would without being told', () => {
  expect(JSON.parse(run(probe).stdout)).toMatchObject({ parsed: true, tried: 1 })
})
