import { z } from 'zod'
import { isLinkTarget } from '#/domain/link-target.ts'
import { isSlug } from '#/domain/page-slug.ts'
import { isEmptyRichText, readRichText, type RichText } from '#/domain/rich-text.ts'
import { type Lang, langs } from '#/domain/text.ts'

/** The blocks of a page. Unknown types and unknown properties are refused; texts are plain, addresses are checked. */

// A text is stored as JSON: a half character or NUL in it would be refused by the database.
const text = (most: number) =>
  z
    .string()
    .max(most)
    // eslint-disable-next-line no-control-regex
    .transform((value) => value.toWellFormed().replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ''))
const line = text(160)
const lines = text(2000)
const target = z.string().refine((value) => value === '' || isLinkTarget(value))
const rich = z.unknown().transform((value, issues): RichText => {
  const doc = readRichText(value)
  if (!doc) issues.addIssue({ code: 'custom', message: 'unreadable' })
  return doc ?? z.NEVER
})
const id = z.string().regex(/^[\w-]{1,80}$/)
const items = <T extends z.ZodRawShape>(shape: T, most: number) => z.array(z.strictObject(shape)).max(most)
const buttons = { buttonLabel: line, buttonTo: target, secondLabel: line, secondTo: target }

const props = {
  Hero: { kicker: line, title: line, text: lines, look: z.enum(['plain', 'tinted', 'brand']), ...buttons },
  Text: { title: line, body: rich },
  Cards: {
    title: line,
    text: lines,
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    items: items({ title: line, text: lines, to: target, linkLabel: line }, 12),
  },
  Picture: { mediaId: z.union([z.literal(''), z.uuid()]), caption: line, width: z.enum(['text', 'wide']) },
  Quote: { text: lines, name: line, role: line },
  Statistics: { title: line, items: items({ value: text(20), label: line }, 6) },
  Steps: { title: line, text: lines, items: items({ title: line, text: lines }, 12) },
  Questions: { title: line, items: items({ question: line, answer: lines }, 30) },
  CallToAction: { title: line, text: lines, ...buttons },
  Columns: { title: line, items: items({ title: line, text: lines }, 3) },
  Form: { title: line, text: lines, slug: z.string().refine((value) => value === '' || isSlug(value)) },
  Divider: { look: z.enum(['line', 'space']) },
} as const satisfies Record<string, z.ZodRawShape>

export type BlockType = keyof typeof props
export const blockTypes = Object.keys(props) as BlockType[]
export type BlockProps = { [T in BlockType]: z.output<z.ZodObject<(typeof props)[T]>> }
/** One block; `id` is its own for good and the same in both languages, so that a translation finds its original. */
export type Block = { [T in BlockType]: { type: T; props: { id: string } & BlockProps[T] } }[BlockType]

const blockOf = (type: BlockType) =>
  z.strictObject({ type: z.literal(type), props: z.strictObject({ id, ...props[type] }) })
const block = z.discriminatedUnion(
  'type',
  blockTypes.map(blockOf) as [ReturnType<typeof blockOf>],
) as unknown as z.ZodType<Block>
const blocks = z
  .array(block)
  .max(60)
  .refine((list) => new Set(list.map((one) => one.props.id)).size === list.length)

const both = <T extends z.ZodType>(schema: T) => z.strictObject({ en: schema, ar: schema })

export type PageContent = {
  title: Record<Lang, string>
  description: Record<Lang, string>
  imageId: string
  noindex: boolean
  blocks: Record<Lang, Block[]>
}

/** A page as it is kept, finished or not. What is missing before it can be published is counted by `missingIn`. */
export const pageContent: z.ZodType<PageContent> = z.strictObject({
  title: both(text(120)),
  description: both(text(300)),
  imageId: z.union([z.literal(''), z.uuid()]),
  noindex: z.boolean(),
  blocks: both(blocks),
})

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

/** A page that may be published: at least one language can be read. */
export const publishablePage = pageContent.refine((content) => readyLanguages(content).length > 0, 'not-ready')
