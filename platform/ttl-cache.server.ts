const every = new Set<TtlCache<unknown>>()

/**
 * What is the same for everybody is asked once in a while, however many ask at a time. A failure is not kept. Each answer lives for so
 * many milliseconds from when it was asked for, and never more than `most` of them.
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
      // why: what was asked since then, after something was published, is not this one's to forget
      if (this.#answers.get(key) === entry) this.#answers.delete(key)
    })
    return entry.answer
  }

  /** Asks again at the next occasion; an answer that is under way reaches only those who wait for it. */
  forget(): void {
    this.#answers.clear()
  }
}

/** For who goes on with another database in the same process: nothing that the last one said holds for it. */
export function clearCaches(): void {
  for (const kept of every) kept.forget()
}
