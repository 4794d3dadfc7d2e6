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

/**
 * Finds the most similar of many names. From half of their letter groups in common on, two names share one of the
 * rarest groups of either, so that only names with such a group are compared.
 */
export class LookAlikes<T> {
  readonly #sets: { item: T; set: ReadonlySet<string> }[] = []
  readonly #by = new Map<string, number[]>()

  constructor(named: Iterable<{ item: T; name: string }>) {
    for (const { item, name } of named) {
      const set = trigrams(name)
      const at = this.#sets.push({ item, set }) - 1
      for (const group of set) {
        const list = this.#by.get(group)
        if (list) list.push(at)
        else this.#by.set(group, [at])
      }
    }
  }

  /** The most similar one from `nearBy` on; null: none. */
  nearest(name: string): Near<T> | null {
    const set = trigrams(name)
    const lists = [...set].map((group) => this.#by.get(group) ?? []).toSorted((a, b) => a.length - b.length)
    const enough = set.size - Math.ceil(set.size * nearBy) + 1
    let best: Near<T> | null = null
    for (const at of new Set(lists.slice(0, enough).flat())) {
      const { item, set: other } = this.#sets[at]!
      const common = [...set].filter((group) => other.has(group)).length
      const similarity = common / (set.size + other.size - common)
      if (similarity >= nearBy && (best === null || similarity > best.similarity)) best = { item, similarity }
    }
    return best
  }
}
