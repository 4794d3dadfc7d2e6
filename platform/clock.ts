let read = (): Date => new Date()

/** The current time. Rules receive the time as an argument instead. */
export const now = (): Date => read()

/** Replaces the clock in tests; returns a function that restores it. */
export function setClock(next: () => Date): () => void {
  const before = read
  read = next
  return () => void (read = before)
}
