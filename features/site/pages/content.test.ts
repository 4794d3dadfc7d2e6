import { expect, test } from 'vitest'
import { newBlock, untranslated, withMissingBlocks } from './blank.ts'
import { changesBetween } from './changes.ts'
import { type Block, type PageContent, pageContent } from './content.ts'
import { blockTypes, isReady, missingIn, missingInBlock, readyLanguages } from './gaps.ts'
import { publishablePage } from './publishable.ts'

const hero = (title: string, id = 'hero'): Block => {
  const block = newBlock('Hero', id) as Extract<Block, { type: 'Hero' }>
  return { ...block, props: { ...block.props, title } }
}
const quote = (text: string, id = 'quote'): Block => {
  const block = newBlock('Quote', id) as Extract<Block, { type: 'Quote' }>
  return { ...block, props: { ...block.props, text } }
}
const page = (en: Block[], ar: Block[] = []): PageContent => ({
  title: { en: 'Our method', ar: 'منهجيتنا' },
  description: { en: '', ar: '' },
  imageId: '',
  noindex: false,
  blocks: { en, ar },
})
const accepts = (content: unknown) => pageContent.safeParse(content).success

test('every new block may be kept, and says what it still needs', () => {
  for (const type of blockTypes) expect(accepts(page([newBlock(type, 'one')])), type).toBe(true)
  const gaps = Object.fromEntries(blockTypes.map((type) => [type, missingInBlock(newBlock(type, 'one'))]))
  expect(gaps).toMatchObject({ Hero: 1, Text: 1, Cards: 3, Steps: 3, Questions: 6, CallToAction: 3, Divider: 0 })
})

test.each([
  ['an unknown type', { type: 'Html', props: { id: 'a', html: '<script>1</script>' } }],
  ['an unknown property', { type: 'Quote', props: { id: 'a', text: '', name: '', role: '', onclick: 'x' } }],
  ['a missing property', { type: 'Quote', props: { id: 'a', text: '' } }],
  ['an id with markup', { type: 'Divider', props: { id: '"><script>', look: 'line' } }],
  ['a number for a text', { type: 'Quote', props: { id: 'a', text: 1, name: '', role: '' } }],
  ['a text that is too long', { type: 'Quote', props: { id: 'a', text: 'x'.repeat(2001), name: '', role: '' } }],
  ['a look that does not exist', { type: 'Divider', props: { id: 'a', look: 'red; background: url(x)' } }],
  ['a picture that is no id', { type: 'Picture', props: { id: 'a', mediaId: '../x', caption: '', width: 'wide' } }],
  ['a form that is no address', { type: 'Form', props: { id: 'a', title: '', text: '', slug: '../admin' } }],
  [
    'a rich text with a script node',
    { type: 'Text', props: { id: 'a', title: '', body: { type: 'doc', content: [{ type: 'script' }] } } },
  ],
  ['a rich text as HTML', { type: 'Text', props: { id: 'a', title: '', body: '<p>x</p>' } }],
  [
    'too many items',
    { type: 'Columns', props: { id: 'a', title: '', items: [1, 2, 3, 4].map(() => ({ title: '', text: '' })) } },
  ],
])('%s is refused', (_, block) => expect(accepts(page([block as unknown as Block]))).toBe(false))

test.each([
  ['/plans', true],
  ['/plans#faq', true],
  ['https://example.com/x', true],
  ['', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,<script>1</script>', false],
  ['//example.com', false],
  ['http://example.com', false],
  ['/\\example.com', false],
  [' /plans', false],
])('a button may lead to %j: %s', (buttonTo, may) => {
  const block = hero('x') as Extract<Block, { type: 'Hero' }>
  expect(accepts(page([{ ...block, props: { ...block.props, buttonLabel: 'Go', buttonTo } }]))).toBe(may)
})

test('two blocks with one id, more than sixty blocks and unknown fields of the page are refused', () => {
  expect(accepts(page([hero('a'), hero('b')]))).toBe(false)
  expect(accepts(page(Array.from({ length: 61 }, (_, index) => hero('a', `h${index}`))))).toBe(false)
  expect(accepts({ ...page([]), script: 'x' })).toBe(false)
  expect(accepts({ ...page([]), imageId: 'javascript:1' })).toBe(false)
})

test('what the database cannot keep is taken out of a text', () => {
  const kept = pageContent.parse(page([hero('a\u0000b\ud800')]))
  expect(kept.blocks.en[0]).toMatchObject({ props: { title: 'ab\ufffd' } })
})

test('a language is shown once it has a title, a block and no gap', () => {
  expect(readyLanguages(page([]))).toEqual([])
  expect(readyLanguages(page([hero('')]))).toEqual([])
  expect(readyLanguages(page([hero('Hello')]))).toEqual(['en'])
  expect(readyLanguages(page([hero('Hello')], [hero('مرحبًا')]))).toEqual(['en', 'ar'])
  expect(isReady({ ...page([hero('Hello')]), title: { en: ' ', ar: '' } }, 'en')).toBe(false)
  expect(publishablePage.safeParse(page([hero('')])).success).toBe(false)
})

test('half a button is a gap', () => {
  const block = hero('Hello') as Extract<Block, { type: 'Hero' }>
  const half = { ...block, props: { ...block.props, secondLabel: 'More' } }
  expect(missingIn(page([half]), 'en')).toEqual({ title: false, texts: 1, blocks: 0 })
})

test('the other language begins with the same blocks in their places, its texts still to be written', () => {
  const content = page([hero('Hello'), quote('Words'), hero('Bye', 'last')], [hero('مرحبًا')])
  expect(missingIn(content, 'ar').blocks).toBe(2)
  const blocks = withMissingBlocks(content, 'ar')
  expect(blocks.map((block) => block.props.id)).toEqual(['hero', 'quote', 'last'])
  expect(blocks[0]).toMatchObject({ props: { title: 'مرحبًا' } })
  expect(blocks[1]).toMatchObject({ props: { text: '' } })
  const look = untranslated(hero('Hello'))
  expect(look).toMatchObject({ props: { look: 'brand', title: '' } })
})

test('what changes is named by language, whatever order the keys are kept in', () => {
  const before = page([hero('Hello'), quote('Words')])
  const reordered = JSON.parse(JSON.stringify(before, Object.keys(before).toReversed())) as Partial<PageContent>
  expect(Object.keys(reordered)).not.toEqual(Object.keys(before))
  expect(changesBetween(before, { ...before })).toEqual([])
  const after = {
    ...before,
    title: { ...before.title, ar: 'طريقتنا' },
    noindex: true,
    blocks: { en: [quote('Words'), hero('Hi')], ar: [hero('مرحبًا')] },
  }
  expect(changesBetween(before, after)).toEqual([
    { lang: 'en', kind: 'edited', block: 'Hero' },
    { lang: 'en', kind: 'order' },
    { lang: 'ar', kind: 'title' },
    { lang: 'ar', kind: 'added', block: 'Hero' },
    { lang: null, kind: 'settings' },
  ])
  expect(changesBetween(after, before)).toContainEqual({ lang: 'ar', kind: 'removed', block: 'Hero' })
})
