import { safeLink } from './link.ts'

/** Rich text of an article or page block: a tree of a few allowed kinds, never HTML. */
export type Mark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } }
export type Inline = { type: 'text'; text: string; marks?: Mark[] } | { type: 'hardBreak' }
export type Paragraph = { type: 'paragraph'; content?: Inline[] }
export type Heading = { type: 'heading'; attrs: { level: 2 | 3 }; content?: Inline[] }
export type ListItem = { type: 'listItem'; content: (Paragraph | List)[] }
export type List = { type: 'bulletList' | 'orderedList'; content: ListItem[] }
export type Quote = { type: 'blockquote'; content: Paragraph[] }
export type PictureBlock = { type: 'picture'; attrs: { mediaId: string } }
export type Block = Paragraph | Heading | List | Quote | PictureBlock
export type RichText = { type: 'doc'; content: Block[] }

export const emptyRichText: RichText = { type: 'doc', content: [] }

const mostNodes = 5000
const mostCharacters = 100_000
const deepestList = 4
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Control characters and lone surrogates; PostgreSQL refuses some of them. */
const unreadable = /(?![\n\t])\p{Cc}|\p{Cs}/gu

type Raw = Record<string, unknown>
type Budget = { nodes: number; characters: number }

/** Thrown internally and caught in `readRichText`: refuses the whole text. */
const refuse = (): never => {
  throw new RangeError('not a text')
}
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

function rawOf(value: unknown, budget: Budget): Raw {
  budget.nodes -= 1
  return isRaw(value) && budget.nodes >= 0 ? value : refuse()
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : refuse())
const attribute = (node: Raw, name: string): unknown => (isRaw(node['attrs']) ? node['attrs'][name] : undefined)

function markOf(value: unknown): Mark {
  const mark = isRaw(value) ? value : refuse()
  if (mark['type'] === 'bold' || mark['type'] === 'italic') return { type: mark['type'] }
  const href = mark['type'] === 'link' ? safeLink(attribute(mark, 'href')) : null
  return href === null ? refuse() : { type: 'link', attrs: { href } }
}

/** Returns null when no readable text is left. */
function inlineOf(value: unknown, budget: Budget): Inline | null {
  const node = rawOf(value, budget)
  if (node['type'] === 'hardBreak') return { type: 'hardBreak' }
  if (node['type'] !== 'text' || typeof node['text'] !== 'string') return refuse()
  const text = node['text'].replace(unreadable, '')
  if (text === '') return null
  budget.characters -= text.length
  if (budget.characters < 0) return refuse()
  const marks = listOf(node['marks'])
  if (marks.length > 3) return refuse()
  return marks.length > 0 ? { type: 'text', text, marks: marks.map(markOf) } : { type: 'text', text }
}

const inlines = (node: Raw, budget: Budget) => {
  const content = listOf(node['content'])
    .map((child) => inlineOf(child, budget))
    .filter((child) => child !== null)
  return content.length > 0 ? { content } : {}
}

const paragraphOf = (value: unknown, budget: Budget): Paragraph => {
  const node = rawOf(value, budget)
  return node['type'] === 'paragraph' ? { type: 'paragraph', ...inlines(node, budget) } : refuse()
}

function listBlock(node: Raw, type: List['type'], budget: Budget, depth: number): List {
  if (depth > deepestList) return refuse()
  const items = listOf(node['content']).map((value): ListItem => {
    const item = rawOf(value, budget)
    if (item['type'] !== 'listItem') return refuse()
    const content = listOf(item['content']).map((child) => {
      const kind = isRaw(child) ? child['type'] : null
      if (kind !== 'bulletList' && kind !== 'orderedList') return paragraphOf(child, budget)
      return listBlock(rawOf(child, budget), kind, budget, depth + 1)
    })
    return content.length > 0 ? { type: 'listItem', content } : refuse()
  })
  return items.length > 0 ? { type, content: items } : refuse()
}

function blockOf(value: unknown, budget: Budget): Block {
  if (!isRaw(value)) return refuse()
  const type = value['type']
  if (type === 'paragraph') return paragraphOf(value, budget)
  const node = rawOf(value, budget)
  if (type === 'heading') {
    const level = attribute(node, 'level')
    return level === 2 || level === 3 ? { type, attrs: { level }, ...inlines(node, budget) } : refuse()
  }
  if (type === 'bulletList' || type === 'orderedList') return listBlock(node, type, budget, 1)
  if (type === 'blockquote') {
    const content = listOf(node['content']).map((child) => paragraphOf(child, budget))
    return content.length > 0 ? { type, content } : refuse()
  }
  const mediaId = type === 'picture' ? attribute(node, 'mediaId') : null
  return typeof mediaId === 'string' && uuid.test(mediaId) ? { type: 'picture', attrs: { mediaId } } : refuse()
}

/**
 * Reads rich text from an editor, rebuilt from the allowed kinds: unknown nodes, marks and links refuse the whole
 * (null), unknown attributes and control characters are dropped.
 */
export function readRichText(value: unknown): RichText | null {
  try {
    const budget = { nodes: mostNodes, characters: mostCharacters }
    const doc = rawOf(value, budget)
    if (doc['type'] !== 'doc') return null
    return { type: 'doc', content: listOf(doc['content']).map((block) => blockOf(block, budget)) }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const inlineText = (content: readonly Inline[] = []): string =>
  content.map((node) => (node.type === 'text' ? node.text : ' ')).join('')

function blockText(block: Block | ListItem): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.content)
    case 'picture':
      return ''
    default:
      return block.content.map(blockText).join('\n')
  }
}

/** Plain text of a rich text: for search, counting and previews. */
export const plainTextOf = (doc: RichText): string =>
  doc.content
    .map(blockText)
    .filter((text) => text.trim() !== '')
    .join('\n')

export const isEmptyRichText = (doc: RichText): boolean =>
  plainTextOf(doc).trim() === '' && !doc.content.some(({ type }) => type === 'picture')

/** Ids of the pictures in a text. */
export const picturesIn = (doc: RichText): string[] =>
  doc.content.flatMap((block) => (block.type === 'picture' ? [block.attrs.mediaId] : []))

export type Contents = { anchor: string; text: string }[]

/** Anchor of a heading, by number (why: Arabic headings make unreadable addresses). */
export const anchorOf = (number: number): string => `section-${number}`

/** Main headings in order, each with its anchor. */
export const contentsOf = (doc: RichText): Contents =>
  doc.content
    .filter((block) => block.type === 'heading' && block.attrs.level === 2)
    .map((block, index) => ({ anchor: anchorOf(index + 1), text: blockText(block).trim() }))
    .filter(({ text }) => text !== '')
