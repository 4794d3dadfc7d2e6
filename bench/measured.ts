export type Line = { name: string; times: number; p50: number; p95: number; perSecond: number }

const shareOf = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!

/** Runs sequentially, or with `at once` concurrent callers. */
export async function measured(
  name: string,
  times: number,
  atOnce: number,
  work: (nth: number) => Promise<unknown>,
): Promise<Line> {
  const taken: number[] = []
  let nth = 0
  const started = performance.now()
  const person = async () => {
    while (nth < times) {
      const from = performance.now()
      await work(nth++)
      taken.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, person))
  const perSecond = (1000 * times) / (performance.now() - started)
  const sorted = taken.toSorted((a, b) => a - b)
  return { name, times, p50: shareOf(sorted, 0.5), p95: shareOf(sorted, 0.95), perSecond }
}
