import { plainText } from '#/domain/plain-text.ts'
import { z } from 'zod'
import { isLinkTarget } from '#/domain/link-target.ts'
import { isSlug } from '#/domain/page-slug.ts'
import { readRichText, type RichText } from '#/domain/rich-text.ts'
import type { Lang } from '#/domain/text.ts'

/** Content of a page. Unknown types and properties are refused; texts are plain, addresses validated. */

// why plainText: the database refuses lone surrogates and NUL in JSON
const text = (most: number) => z.string().max(most).transform(plainText)
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
export type BlockProps = { [T in BlockType]: z.output<z.ZodObject<(typeof props)[T]>> }
/** A block; `id` is permanent and shared by both languages, linking translations. */
export type Block = { [T in BlockType]: { type: T; props: { id: string } & BlockProps[T] } }[BlockType]

const blockOf = (type: BlockType) =>
  z.strictObject({ type: z.literal(type), props: z.strictObject({ id, ...props[type] }) })
const block = z.discriminatedUnion(
  'type',
  (Object.keys(props) as BlockType[]).map(blockOf) as [ReturnType<typeof blockOf>],
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

/** A stored page, complete or not. See `missingIn` for what publication needs. */
export const pageContent: z.ZodType<PageContent> = z.strictObject({
  title: both(text(120)),
  description: both(text(300)),
  imageId: z.union([z.literal(''), z.uuid()]),
  noindex: z.boolean(),
  blocks: both(blocks),
})
