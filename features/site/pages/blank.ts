import { emptyRichText, type RichText } from '#/domain/rich-text.ts'
import { type Lang, otherLang } from '#/domain/text.ts'
import type { Block, BlockProps, BlockType, PageContent } from './content.ts'

const buttons = { buttonLabel: '', buttonTo: '', secondLabel: '', secondTo: '' }

/** A new block: empty, with the usual number of items. */
export const blankProps: { [T in BlockType]: () => BlockProps[T] } = {
  Hero: () => ({ kicker: '', title: '', text: '', look: 'brand', ...buttons }),
  Text: () => ({ title: '', body: emptyRichText }),
  Cards: () => ({ title: '', text: '', columns: 3, items: [0, 1, 2].map(() => blankItem('Cards')) }),
  Picture: () => ({ mediaId: '', caption: '', width: 'wide' }),
  Quote: () => ({ text: '', name: '', role: '' }),
  Statistics: () => ({ title: '', items: [0, 1, 2].map(() => blankItem('Statistics')) }),
  Steps: () => ({ title: '', text: '', items: [0, 1, 2].map(() => blankItem('Steps')) }),
  Questions: () => ({ title: '', items: [0, 1, 2].map(() => blankItem('Questions')) }),
  CallToAction: () => ({ title: '', text: '', ...buttons }),
  Columns: () => ({ title: '', items: [0, 1].map(() => blankItem('Columns')) }),
  Form: () => ({ title: '', text: '', slug: '' }),
  Divider: () => ({ look: 'line' }),
}

type WithItems = { [T in BlockType]: BlockProps[T] extends { items: readonly (infer I)[] } ? I : never }
const blankItems = {
  Cards: { title: '', text: '', to: '', linkLabel: '' },
  Statistics: { value: '', label: '' },
  Steps: { title: '', text: '' },
  Questions: { question: '', answer: '' },
  Columns: { title: '', text: '' },
} as const

/** A new card, step or question. */
export const blankItem = <T extends keyof typeof blankItems>(type: T): WithItems[T] =>
  ({ ...blankItems[type] }) as unknown as WithItems[T]

export const newBlock = (type: BlockType, id: string): Block =>
  ({ type, props: { id, ...blankProps[type]() } }) as unknown as Block

/** Properties shared by both languages: targets and looks. */
const shared = new Set(['id', 'look', 'columns', 'width', 'mediaId', 'slug', 'buttonTo', 'secondTo', 'to', 'value'])

const withoutTexts = (part: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      if (shared.has(name)) return [name, value]
      if (Array.isArray(value)) return [name, value.map((item) => withoutTexts(item as Record<string, unknown>))]
      return [name, typeof value === 'string' ? '' : (emptyRichText satisfies RichText)]
    }),
  )

/** The block with empty texts: the start of its translation. */
export const untranslated = (block: Block): Block =>
  ({ type: block.type, props: withoutTexts(block.props) }) as unknown as Block

/** Blocks of a language, plus those only the other one has, in the other's order. */
export function withMissingBlocks(content: PageContent, lang: Lang): Block[] {
  const blocks = [...content.blocks[lang]]
  const theirs = content.blocks[otherLang(lang)]
  for (const [index, block] of theirs.entries()) {
    if (blocks.some((one) => one.props.id === block.props.id)) continue
    const before = theirs.slice(0, index).map((one) => one.props.id)
    const place = blocks.findLastIndex((one) => before.includes(one.props.id))
    blocks.splice(place + 1, 0, untranslated(block))
  }
  return blocks
}
