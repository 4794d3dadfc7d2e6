import type { Block, Inline, ListItem, Mark, Paragraph, RichText } from '#/domain/rich-text.ts'
import type { Lang, Text } from '#/domain/text.ts'

/** The drawn cover of an article. */
export type CoverName = 'visit' | 'score' | 'clock' | 'receipt' | 'team' | 'menu'

/** An article of the demo world. Its body is written in lines: `## heading`, `### subheading`, `- item`, `1. item`, `> quote`, else a paragraph. */
export type DemoArticle = {
  slug: string
  topic: 'visits' | 'scores' | 'service' | 'rules'
  cover: CoverName
  /** How long before the present of the demo world it was published. */
  daysAgo: number
  title: Text
  summary: Text
  body: Record<Lang, string>
}

const pieces = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g

const text = (words: string, ...marks: Mark[]): Inline[] =>
  words === '' ? [] : [{ type: 'text', text: words, ...(marks.length > 0 ? { marks } : {}) }]

function inlines(line: string): Inline[] {
  const found: Inline[] = []
  let from = 0
  for (const match of line.matchAll(pieces)) {
    found.push(...text(line.slice(from, match.index)))
    const [whole, bold, words, href] = match
    if (bold !== undefined) found.push(...text(bold, { type: 'bold' }))
    else found.push(...text(words!, { type: 'link', attrs: { href: href! } }))
    from = match.index + whole.length
  }
  return [...found, ...text(line.slice(from))]
}

const paragraph = (line: string): Paragraph => ({ type: 'paragraph', content: inlines(line) })
const item = (line: string): ListItem => ({ type: 'listItem', content: [paragraph(line)] })

const shapes: readonly [RegExp, (rest: string) => Block][] = [
  [/^### /, (rest) => ({ type: 'heading', attrs: { level: 3 }, content: inlines(rest) })],
  [/^## /, (rest) => ({ type: 'heading', attrs: { level: 2 }, content: inlines(rest) })],
  [/^- /, (rest) => ({ type: 'bulletList', content: [item(rest)] })],
  [/^\d+\. /, (rest) => ({ type: 'orderedList', content: [item(rest)] })],
  [/^> /, (rest) => ({ type: 'blockquote', content: [paragraph(rest)] })],
]

function blockOf(line: string): Block {
  const shape = shapes.find(([start]) => start.test(line))
  return shape ? shape[1](line.replace(shape[0], '')) : paragraph(line)
}

/** The lines of an article as the tree that the editor would store. */
export function richTextOf(lines: string): RichText {
  const content: Block[] = []
  for (const line of lines.split('\n').map((each) => each.trim())) {
    if (line === '') continue
    const block = blockOf(line)
    const last = content.at(-1)
    const joins = last && last.type === block.type && (block.type === 'bulletList' || block.type === 'orderedList')
    if (joins) (last as { content: ListItem[] }).content.push(...(block as { content: ListItem[] }).content)
    else content.push(block)
  }
  return { type: 'doc', content }
}
