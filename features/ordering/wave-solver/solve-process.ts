import process from 'node:process'
import type { Answer, Asked } from './solve-apart.server.ts'

async function solved({ task, input }: Asked): Promise<unknown> {
  if (task === 'propose') return (await import('./solve.ts')).solveWave(input)
  const { capacityOf } = await import('./capacity.ts')
  const { mostTryingMs } = await import('./plan.ts')
  const began = performance.now()
  return capacityOf(input, () => performance.now() - began < mostTryingMs)
}

async function answerTo(asked: Asked): Promise<Answer<unknown>> {
  try {
    return { solved: await solved(asked) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.once('message', (asked) => void answerTo(asked as Asked).then((answer) => process.send?.(answer)))
// the server ended before its answer
process.once('disconnect', () => process.exit())
