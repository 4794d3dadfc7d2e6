import { isEmptyRichText, type RichText } from '#/domain/rich-text.ts'
import { type Lang, langs } from '#/domain/text.ts'
import type { Block, BlockType, PageContent } from './content.ts'

/** Required texts and non-empty lists of blocks; all others are optional. */
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

/** Number of missing texts, pictures and addresses of a block. */
export function missingInBlock({ type, props: of }: Block): number {
  const values = of as Record<string, unknown>
  const list = (Array.isArray(values['items']) ? values['items'] : []) as Record<string, unknown>[]
  const open = needed[type].reduce((sum, name) => {
    if (name === 'items') return sum + (list.length === 0 ? 1 : 0)
    if (name.startsWith('items.')) return sum + list.filter((item) => isEmpty(item[name.slice(6)])).length
    return sum + (isEmpty(values[name]) ? 1 : 0)
  }, 0)
  // a button needs both text and target
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

/** Missing parts of one language: title, texts, and blocks only the other language has. */
export function missingIn(content: PageContent, lang: Lang): { title: boolean; texts: number; blocks: number } {
  const other = content.blocks[lang === 'en' ? 'ar' : 'en']
  const own = new Set(content.blocks[lang].map((one) => one.props.id))
  return {
    title: isEmpty(content.title[lang]),
    texts: content.blocks[lang].reduce((sum, one) => sum + missingInBlock(one), 0),
    blocks: other.filter((one) => !own.has(one.props.id)).length,
  }
}

/** A language is public once it has a title, a block, and no incomplete block. */
export const isReady = (content: PageContent, lang: Lang): boolean => {
  const { title, texts } = missingIn(content, lang)
  return !title && texts === 0 && content.blocks[lang].length > 0
}

/** Complete languages of a page. In others its address does not exist. */
export const readyLanguages = (content: PageContent): Lang[] => langs.filter((lang) => isReady(content, lang))

/** All block types, in the order offered. */
export const blockTypes = Object.keys(needed) as BlockType[]
