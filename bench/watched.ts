export const megabytes = (bytes: number): number => bytes / 1024 / 1024

/** Measures the duration of work and the peak growth of the process. */
export async function watched<T>(work: () => Promise<T>): Promise<{ seconds: number; mb: number; result: T }> {
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5)
  const from = performance.now()
  try {
    const result = await work()
    const seconds = (performance.now() - from) / 1000
    return { seconds, mb: megabytes(Math.max(most, process.memoryUsage().rss) - before), result }
  } finally {
    clearInterval(watch)
  }
}
