/** LRU cache: makes a value once per key for concurrent callers. Failures are retried. */
export function once<T>(most: number) {
  const made = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = made.get(key)
    if (known) {
      made.delete(key)
      made.set(key, known)
      return known
    }
    const work = make()
    made.set(key, work)
    if (made.size > most) made.delete(made.keys().next().value!)
    work.catch(() => made.delete(key))
    return work
  }
}
