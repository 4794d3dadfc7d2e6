import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { WaveCapacity } from './capacity.ts'
import type { Solved, SolveInput } from './solve.ts'

/** Maximum milliseconds for a proposal. */
const mostMs = 10 * 60_000
const askAgainMs = 1000

/**
 * Solves a wave in its own thread, so that pages are not blocked. Null when stopped: `isWanted` is polled, and the
 * thread ends on false.
 */
export const solveApart = (input: SolveInput, isWanted: () => Promise<boolean>): Promise<Solved | null> =>
  apart<Solved>({ task: 'propose', input }, isWanted)

/** Computes a wave's capacity in its own thread. */
export const capacityApart = async (input: SolveInput): Promise<WaveCapacity> =>
  (await apart<WaveCapacity>({ task: 'capacity', input }, async () => true))!

export type Asked = { task: 'propose' | 'capacity'; input: SolveInput }

function apart<T>(asked: Asked, isWanted: () => Promise<boolean>): Promise<T | null> {
  return new Promise((done, failed) => {
    const worker = new Worker(resolve('features/ordering/wave-solver/solve-worker.ts'), {
      workerData: asked,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    })
    const end = (settle: () => void) => {
      clearInterval(asking)
      clearTimeout(latest)
      settle()
      void worker.terminate()
    }
    const ask = async () => {
      try {
        if (!(await isWanted())) end(() => done(null))
      } catch (error) {
        end(() => failed(error))
      }
    }
    const asking = setInterval(() => void ask(), askAgainMs)
    const latest = setTimeout(() => end(() => failed(new Error('a wave took too long'))), mostMs)
    worker.once('message', (solved: T) => end(() => done(solved)))
    worker.once('error', (error) => end(() => failed(error)))
    worker.once('exit', () => end(() => failed(new Error('the thread of a wave ended'))))
  })
}
