import { parentPort, workerData } from 'node:worker_threads'
import type { Asked } from './solve-apart.server.ts'

const { task, input } = workerData as Asked

async function answer(): Promise<unknown> {
  if (task === 'propose') return (await import('./solve.ts')).solveWave(input)
  const { capacityOf } = await import('./capacity.ts')
  const { mostTryingMs } = await import('./plan.ts')
  const began = performance.now()
  return capacityOf(input, () => performance.now() - began < mostTryingMs)
}

parentPort?.postMessage(await answer(), [])
