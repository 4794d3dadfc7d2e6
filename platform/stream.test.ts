import { expect, test } from 'vitest'
import { begun, streamOf } from './stream.server.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
function rowsOf(texts: readonly (string | Error)[]) {
  const state = { ended: false }
  async function* rows() {
    try {
      for (const text of texts) {
        if (text instanceof Error) throw text
        yield bytes(text)
      }
    } finally {
      state.ended = true
    }
  }
  return { state, rows: rows() }
}

test.each([[[]], [['heading']], [['heading', 'a']], [['heading', 'a', 'b', 'c']]])(
  '%o arrives whole',
  async (texts) => {
    const { rows, state } = rowsOf(texts)
    expect(await new Response(streamOf(await begun(rows))).text()).toBe(texts.join(''))
    expect(state.ended).toBe(true)
  },
)

test.each([[[new Error('at once')]], [['heading', new Error('at the first row')]]])(
  'what cannot be read is refused before an answer begins: %o',
  async (texts) => {
    await expect(begun(rowsOf(texts).rows)).rejects.toThrow(/at/)
  },
)

test('a reader that goes away ends the reading', async () => {
  const { rows, state } = rowsOf(['heading', 'a', 'b', 'c'])
  const stream = streamOf(await begun(rows))
  await stream.cancel()
  expect(state.ended).toBe(true)
})
