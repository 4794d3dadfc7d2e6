let read = (): Date => new Date()

/** The present moment. Rules never ask the clock themselves: they are given the time. */
export const now = (): Date => read()

/** For tests over simulated time; answers how to put the real clock back. */
export function setClock(next: () => Date): () => void {
  const before = read
  read = next
  return () => void (read = before)
}
