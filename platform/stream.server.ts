/** Reads heading and first row ahead, so that failures surface before a streamed answer begins. */
export async function begun<T>(rows: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const first = [await rows.next(), await rows.next()]
  async function* all() {
    for (const { done, value } of first) if (!done) yield value
    yield* rows
  }
  const whole = all()
  const end = whole.return.bind(whole)
  // why: a generator that never started does not run its `finally`, and the underlying rows are open
  whole.return = async (value) => {
    await rows.return(undefined)
    return end(value)
  }
  return whole
}

/** Streams pieces as a response body, made on demand. */
export const streamOf = (source: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await source.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await source.return(undefined)),
  })
