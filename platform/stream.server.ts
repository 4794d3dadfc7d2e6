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
