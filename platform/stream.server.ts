/**
 * Rows whose heading and first row are read already, for an answer that is made piece by piece: what cannot be read is refused here,
 * while it can still be said.
 */
export async function begun<T>(rows: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const first = [await rows.next(), await rows.next()]
  async function* all() {
    for (const { done, value } of first) if (!done) yield value
    yield* rows
  }
  const whole = all()
  const end = whole.return.bind(whole)
  // why: what was never asked for its first row does not run its own end, and the rows behind it are under way
  whole.return = async (value) => {
    await rows.return(undefined)
    return end(value)
  }
  return whole
}

/** What is made piece by piece as the body of an answer: nothing is made that nobody takes. */
export const streamOf = (source: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await source.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await source.return(undefined)),
  })
