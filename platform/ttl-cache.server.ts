const every = new Set<TtlCache<unknown>>()

/**
 * Cache with a time to live in milliseconds. Concurrent callers share one promise; failures are not cached. Holds at
 * most `most` entries.
 */
export class TtlCache<T> {
  readonly #answers = new Map<string, { answer: Promise<T>; until: number }>()
  readonly #ms: number
  readonly #most: number

  constructor(ms: number, most = 100) {
    this.#ms = ms
    this.#most = most
    every.add(this)
  }

  answer(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key)
    if (known && known.until > performance.now()) return known.answer
    if (this.#answers.size >= this.#most) this.#answers.clear()
    const entry = { answer: ask(), until: performance.now() + this.#ms }
    this.#answers.set(key, entry)
    entry.answer.catch(() => {
      // why: a newer entry, made after `forget`, must stay
      if (this.#answers.get(key) === entry) this.#answers.delete(key)
    })
    return entry.answer
  }

  /** Drops all entries; a pending answer reaches only its waiting callers. */
  forget(): void {
    this.#answers.clear()
  }
}

/** Clears all caches, for a switch to another database in the same process. */
export function clearCaches(): void {
  for (const kept of every) kept.forget()
}
