export type Limits = { entries: number; bytes: number; maxAgeMs: number; now: () => number }
export type Sized = { bytes: number }

/**
 * LRU cache of made values. `of` shares one making among concurrent callers; a making begun before `forget` is neither
 * stored nor given to later callers.
 */
export function keeper<T extends Sized>({ entries, bytes, maxAgeMs, now }: Limits) {
  const entriesByKey = new Map<string, { value: T; until: number }>()
  let making = new Map<string, Promise<T | null>>()
  let total = 0

  const drop = (key: string) => {
    total -= entriesByKey.get(key)?.value.bytes ?? 0
    entriesByKey.delete(key)
  }
  const keep = (key: string, value: T) => {
    drop(key)
    if (value.bytes > bytes) return
    entriesByKey.set(key, { value, until: now() + maxAgeMs })
    total += value.bytes
    for (const oldest of entriesByKey.keys()) {
      if (entriesByKey.size <= entries && total <= bytes) return
      drop(oldest)
    }
  }
  const find = (key: string): T | null => {
    const found = entriesByKey.get(key)
    if (!found) return null
    entriesByKey.delete(key)
    if (found.until <= now()) {
      total -= found.value.bytes
      return null
    }
    entriesByKey.set(key, found)
    return found.value
  }
  /** Returns the stored value or makes it; null is not stored and goes to all waiting callers. */
  const of = async (key: string, make: () => Promise<T | null>): Promise<T | null> => {
    const found = find(key)
    if (found) return found
    const begun = making
    const underWay = begun.get(key)
    if (underWay) return underWay
    const work = make()
      .then((value) => {
        if (value && begun === making) keep(key, value)
        return value
      })
      .finally(() => begun.delete(key))
    begun.set(key, work)
    return work
  }
  const forget = () => {
    entriesByKey.clear()
    making = new Map()
    total = 0
  }
  return { find, of, forget, size: () => ({ entries: entriesByKey.size, bytes: total }) }
}
