import { setTimeout as pause } from 'node:timers/promises'
import type { Door } from './call.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'
import { type Kind, newWrite, sendWrite, type Write } from './writes.ts'

export type Load = {
  writes: Write[]
  /** Number of answers of each status; 0: lost. */
  statuses: () => Record<number, number>
  end: () => Promise<void>
}

type Plan = {
  door: () => Door
  world: World
  random: Random
  workers: number
  kinds: readonly Kind[]
  /** Milliseconds of a worker between its writes. */
  restMs?: number
  /** Whether a worker ends with its first lost answer, as when the server is killed. */
  endsWithLoss?: boolean
}

/** Writes from several workers at the same time until ended. */
export function startLoad({ door, world, random, workers, kinds, restMs = 0, endsWithLoss = false }: Plan): Load {
  const writes: Write[] = []
  const state = { goesOn: true }
  // why: a phone sends the answers of a report one after the other
  const chains = new Map<string, Promise<unknown>>()
  const inOrder = async (write: Write, work: () => Promise<void>) => {
    if (!write.answer) return work()
    const chain = `${write.answer.reportId} ${write.answer.questionKey}`
    const mine = (chains.get(chain) ?? Promise.resolve()).then(work)
    chains.set(chain, mine)
    return mine
  }
  const worker = async () => {
    while (state.goesOn) {
      const write = await newWrite(random.pick(kinds), world, random)
      await inOrder(write, async () => {
        if (!state.goesOn) return
        writes.push(write)
        await sendWrite(door(), write)
      })
      if (endsWithLoss && write.status === 0) return
      await pause(write.status === 0 || write.status >= 429 ? Math.max(restMs, 50) : restMs)
    }
  }
  const working = Promise.all(Array.from({ length: workers }, worker))
  return {
    writes,
    statuses: () => {
      const counts: Record<number, number> = {}
      for (const { status } of writes) counts[status] = (counts[status] ?? 0) + 1
      return counts
    },
    end: async () => {
      state.goesOn = false
      await working
    },
  }
}
