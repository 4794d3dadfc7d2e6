import { fork } from 'node:child_process'
import { resolve } from 'node:path'
import type { WaveCapacity } from './capacity.ts'
import type { Solved, SolveInput } from './solve.ts'

/** Maximum milliseconds for a proposal. */
const mostMs = 10 * 60_000
const askAgainMs = 1000

/**
 * Solves a wave in its own process, so that pages are not blocked. Null when stopped: `isWanted` is polled, and the
 * process ends on false.
 */
export const solveApart = (input: SolveInput, isWanted: () => Promise<boolean>): Promise<Solved | null> =>
  apart<Solved>({ task: 'propose', input }, isWanted)

/** Computes a wave's capacity in its own process. */
export const capacityApart = async (input: SolveInput): Promise<WaveCapacity> =>
  (await apart<WaveCapacity>({ task: 'capacity', input }, async () => true))!

export type Asked = { task: 'propose' | 'capacity'; input: SolveInput }
export type Answer<T> = { solved: T; failure?: never } | { solved?: never; failure: string }

/** Memory of a process that solves, in megabytes. */
const mostMemory = 1024

/**
 * A process and not a thread: freeing the code of a WebAssembly solver can abort the whole process in Node 24
 * (https://github.com/nodejs/node/issues/64500), which may end a solver after its answer, but never the server.
 */
function apart<T>(asked: Asked, isWanted: () => Promise<boolean>): Promise<T | null> {
  return new Promise((done, failed) => {
    const solver = fork(resolve('features/ordering/wave-solver/solve-process.ts'), {
      env: {},
      execArgv: [`--max-old-space-size=${mostMemory}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const end = (settle: () => void) => {
      clearInterval(asking)
      clearTimeout(latest)
      settle()
      solver.kill('SIGKILL')
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
    solver.once('message', (answer) => {
      const { solved, failure } = answer as Answer<T>
      end(() => (failure === undefined ? done(solved) : failed(new Error(failure))))
    })
    solver.once('error', (error) => end(() => failed(error)))
    // not 'exit', which can come before an answer that was already sent
    solver.once('disconnect', () => end(() => failed(new Error('the process of a wave ended'))))
    solver.send(asked)
  })
}
