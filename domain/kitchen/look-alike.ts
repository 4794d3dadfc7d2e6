import { fold } from '../fold.ts'

/** Groups of three letters of a text, as pg_trgm makes them: each word with two spaces before and one behind. */
export function trigrams(text: string): Set<string> {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const found = new Set<string>()
  for (const word of words) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3))
  }
  return found
}

/** From this similarity on, two names may mean the same: it is asked about. */
export const nearBy = 0.5

export type Near<T> = { item: T; similarity: number }

/** Finds the most similar of many names. A name is compared only with those that share a group of letters with it. */
export class LookAlikes<T> {
  readonly #sets: { item: T; size: number }[] = []
  readonly #by = new Map<string, number[]>()

  constructor(named: Iterable<{ item: T; name: string }>) {
    for (const { item, name } of named) this.add(item, name)
  }

  add(item: T, name: string): void {
    const set = trigrams(name)
    const at = this.#sets.push({ item, size: set.size }) - 1
    for (const group of set) {
      const list = this.#by.get(group)
      if (list) list.push(at)
      else this.#by.set(group, [at])
    }
  }

  /** The most similar one from `nearBy` on; null: none. */
  nearest(name: string): Near<T> | null {
    const set = trigrams(name)
    const shared = new Map<number, number>()
    for (const group of set) for (const at of this.#by.get(group) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
    let best: Near<T> | null = null
    for (const [at, common] of shared) {
      const { item, size } = this.#sets[at]!
      const similarity = common / (set.size + size - common)
      if (similarity >= nearBy && (best === null || similarity > best.similarity)) best = { item, similarity }
    }
    return best
  }
}
