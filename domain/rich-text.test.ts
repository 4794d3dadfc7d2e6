import { expect, test } from 'vitest'
import { contentsOf, isEmptyRichText, picturesIn, plainTextOf, readRichText, type RichText } from './rich-text.ts'

const mediaId = '01890a5d-ac96-774b-bcce-b302099a8057'
const p = (text: string, marks?: unknown) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks ? { marks } : {}) }],
})
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const link = (href: unknown) => [{ type: 'link', attrs: { href, target: '_blank', class: 'x' } }]

test('every allowed kind comes through, and only what is allowed of it', () => {
  const typed = doc(
    { type: 'heading', attrs: { level: 2, dir: 'rtl', onclick: 'x' }, content: [{ type: 'text', text: 'A' }] },
    {
      type: 'paragraph',
      attrs: { dir: null },
      content: [{ type: 'text', text: 'b', marks: [{ type: 'bold' }] }, { type: 'hardBreak' }],
    },
    { type: 'paragraph' },
    p('c', link('/plans')),
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [
        {
          type: 'listItem',
          content: [p('d'), { type: 'bulletList', content: [{ type: 'listItem', content: [p('e')] }] }],
        },
      ],
    },
    { type: 'blockquote', content: [p('f')] },
    { type: 'picture', attrs: { mediaId, src: 'https://evil.example/x.png' } },
  )
  const read = readRichText(typed)!
  expect(read.content[0]).toEqual({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'A' }] })
  expect(read.content[3]).toEqual({
    type: 'paragraph',
    content: [{ type: 'text', text: 'c', marks: [{ type: 'link', attrs: { href: '/plans' } }] }],
  })
  expect(read.content[6]).toEqual({ type: 'picture', attrs: { mediaId } })
  expect(readRichText(read)).toEqual(read)
  expect(plainTextOf(read)).toBe('A\nb \nc\nd\ne\nf')
  expect(picturesIn(read)).toEqual([mediaId])
  expect(contentsOf(read)).toEqual([{ anchor: 'section-1', text: 'A' }])
})

const deep = (levels: number): unknown =>
  levels === 0 ? p('end') : { type: 'bulletList', content: [{ type: 'listItem', content: [deep(levels - 1)] }] }

test.each([
  ['a link that runs a script', doc(p('x', link('javascript:alert(1)')))],
  ['a link without an address', doc(p('x', [{ type: 'link' }]))],
  ['an unknown mark', doc(p('x', [{ type: 'code' }]))],
  ['raw HTML', doc({ type: 'html', content: '<script>alert(1)</script>' })],
  ['an image from elsewhere', doc({ type: 'image', attrs: { src: 'https://evil.example/x.png' } })],
  ['a picture that is no identifier', doc({ type: 'picture', attrs: { mediaId: '../../etc/passwd' } })],
  ['a heading of the first level', doc({ type: 'heading', attrs: { level: 1 } })],
  ['a heading without a level', doc({ type: 'heading' })],
  [
    'a heading in a list',
    doc({ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'heading', attrs: { level: 2 } }] }] }),
  ],
  ['an empty list', doc({ type: 'bulletList', content: [] })],
  ['text outside of a paragraph', doc({ type: 'text', text: 'x' })],
  ['text that is no text', doc({ type: 'paragraph', content: [{ type: 'text', text: { toString: 'x' } }] })],
  ['content that is no list', doc({ type: 'paragraph', content: { length: 1 } })],
  ['a list as a node', doc([])],
  ['endless lists', doc(deep(60))],
  ['too many nodes', doc(...Array.from({ length: 6000 }, () => ({ type: 'paragraph' })))],
  ['too long', doc(p('x'.repeat(100_001)))],
  ['another root', { type: 'paragraph' }],
  ['nothing', null],
  ['a string', '<p>x</p>'],
  ['a number', 4],
])('%s is refused as a whole', (_, typed) => {
  expect(readRichText(typed)).toBeNull()
})

test('what cannot be read is left behind', () => {
  expect(readRichText(doc(p('a\u0000b\ud800c'), p('\u0007')))).toEqual({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'abc' }] }, { type: 'paragraph' }],
  })
})

test('a text deep enough to exhaust the stack is refused, not crashed on', () => {
  let value: unknown = p('x')
  for (let level = 0; level < 100_000; level++) value = { type: 'blockquote', content: [value] }
  expect(readRichText(doc(value))).toBeNull()
})

test('a text is empty without words and pictures', () => {
  expect(isEmptyRichText({ type: 'doc', content: [] })).toBe(true)
  expect(
    isEmptyRichText({
      type: 'doc',
      content: [{ type: 'paragraph' }, { type: 'paragraph', content: [{ type: 'text', text: ' ' }] }],
    } satisfies RichText),
  ).toBe(true)
  expect(isEmptyRichText({ type: 'doc', content: [{ type: 'picture', attrs: { mediaId } }] })).toBe(false)
})
