import { filesIn } from '../files.server.ts'
import { type Place, readWhole } from './place.ts'

const atOnce = 4
const tellEvery = 1000

export type CopiedStore = { copied: number; there: number; bytes: number }

/**
 * Copies every stored file to another place and reads it back. Those that are there with the same size stay, so that it goes on
 * after a break; nothing is removed. Throws when a file comes back different.
 */
export async function copyStore(from: Place, to: Place, tell: (count: number) => void): Promise<CopiedStore> {
  const sizes = new Map<string, number>()
  for await (const entries of filesIn(to)) for (const { key, bytes } of entries) sizes.set(key, bytes)
  const done: CopiedStore = { copied: 0, there: 0, bytes: 0 }
  const copyOne = async (name: string) => {
    const bytes = await readWhole(from, name)
    // removed meanwhile
    if (!bytes) return
    await to.put(name, bytes)
    const back = await readWhole(to, name)
    if (!back || Buffer.compare(back, bytes) !== 0) throw new Error(`${name} came back different`)
    done.copied += 1
    done.bytes += bytes.length
    if (done.copied % tellEvery === 0) tell(done.copied)
  }
  for await (const entries of filesIn(from)) {
    const missing = entries.filter(({ key, bytes }) => sizes.get(key) !== bytes)
    done.there += entries.length - missing.length
    const worker = async () => {
      for (let next = missing.shift(); next; next = missing.shift()) await copyOne(next.name)
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }
  return done
}
