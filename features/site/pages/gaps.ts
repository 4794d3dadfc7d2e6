import { isEmptyRichText, type RichText } from '#/domain/rich-text.ts'
import { type Lang, langs } from '#/domain/text.ts'
import type { Block, BlockType, PageContent } from './content.ts'

/** Lists of a block may not be empty, and these texts must be there; all others may stay empty. */
const needed: { [T in BlockType]: readonly string[] } = {
  Hero: ['title'],
  Text: ['body'],
  Cards: ['items', 'items.title'],
  Picture: ['mediaId'],
  Quote: ['text'],
  Statistics: ['items', 'items.value', 'items.label'],
  Steps: ['items', 'items.title'],
  Questions: ['items', 'items.question', 'items.answer'],
  CallToAction: ['title', 'buttonLabel', 'buttonTo'],
  Columns: ['items', 'items.text'],
  Form: ['slug'],
  Divider: [],
}
const pairs = [
  ['buttonLabel', 'buttonTo'],
  ['secondLabel', 'secondTo'],
  ['linkLabel', 'to'],
] as const

const isEmpty = (value: unknown): boolean => {
  if (typeof value === 'object' && value !== null) return isEmptyRichText(value as RichText)
  return value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** How many texts, pictures and addresses a block still needs. */
export function missingInBlock({ type, props: of }: Block): number {
  const values = of as Record<string, unknown>
  const list = (Array.isArray(values['items']) ? values['items'] : []) as Record<string, unknown>[]
  const open = needed[type].reduce((sum, name) => {
    if (name === 'items') return sum + (list.length === 0 ? 1 : 0)
    if (name.startsWith('items.')) return sum + list.filter((item) => isEmpty(item[name.slice(6)])).length
    return sum + (isEmpty(values[name]) ? 1 : 0)
  }, 0)
  // a button is its words and where it leads: one without the other is half a button
  const halves = [values, ...list].reduce(
    (sum, part) =>
      sum +
      pairs.filter(
        ([label, to]) => label in part && !needed[type].includes(label) && isEmpty(part[label]) !== isEmpty(part[to]),
      ).length,
    0,
  )
  return open + halves
}

/** What one language of a page still lacks: its title, its blocks, and the blocks that only the other language has. */
export function missingIn(content: PageContent, lang: Lang): { title: boolean; texts: number; blocks: number } {
  const other = content.blocks[lang === 'en' ? 'ar' : 'en']
  const own = new Set(content.blocks[lang].map((one) => one.props.id))
  return {
    title: isEmpty(content.title[lang]),
    texts: content.blocks[lang].reduce((sum, one) => sum + missingInBlock(one), 0),
    blocks: other.filter((one) => !own.has(one.props.id)).length,
  }
}

/** A language is shown to visitors once it has a title, a block, and no block with a gap. */
export const isReady = (content: PageContent, lang: Lang): boolean => {
  const { title, texts } = missingIn(content, lang)
  return !title && texts === 0 && content.blocks[lang].length > 0
}

/** The languages in which a page can be read. In the others its address does not exist. */
export const readyLanguages = (content: PageContent): Lang[] => langs.filter((lang) => isReady(content, lang))

/** Every kind of block, in the order in which they are offered. */
export const blockTypes = Object.keys(needed) as BlockType[]
