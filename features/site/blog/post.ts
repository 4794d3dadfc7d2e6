import { z } from 'zod'
import type { Lang, Text } from '#/domain/text.ts'
import { langs } from '#/domain/text.ts'
import {
  emptyRichText,
  isEmptyRichText,
  picturesIn,
  plainTextOf,
  readRichText,
  type RichText,
} from '#/domain/rich-text.ts'

/** An article as staff write it: everything in both languages, side by side. */
export type PostContent = {
  title: Text
  summary: Text
  body: Record<Lang, RichText>
  author: Text
  seoTitle: Text
  seoDescription: Text
  topicId: string | null
  coverId: string | null
}
/** What visitors get: the text as it was when it was published, and what was worked out of it. */
export type PublishedContent = PostContent & {
  /** The words of both languages, for the search. */
  search: string
  /** Reading time in minutes. */
  minutes: Record<Lang, number>
  /** When the published text was last replaced by a newer one. */
  updatedAt: string | null
}

export const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const longestSlug = 80

/** What a text may hold between its saves: unfinished, but never of another kind. */
const text = (most: number) => {
  const line = z
    .string()
    .max(most, 'too-long')
    .refine((typed) => !/(?![\n\t])\p{Cc}|\p{Cs}/u.test(typed), 'unreadable')
  return z.strictObject({ en: line, ar: line })
}
const body = z.unknown().transform((value, context): RichText => {
  const read = readRichText(value)
  if (read) return read
  context.addIssue({ code: 'custom', message: 'unreadable' })
  return z.NEVER
})

export const postContent: z.ZodType<PostContent> = z.strictObject({
  title: text(150),
  summary: text(400),
  body: z.strictObject({ en: body, ar: body }),
  author: text(100),
  seoTitle: text(150),
  seoDescription: text(300),
  topicId: z.uuid().nullable(),
  coverId: z.uuid().nullable(),
})

const blank: Text = { en: '', ar: '' }
export const emptyPost: PostContent = {
  title: blank,
  summary: blank,
  body: { en: emptyRichText, ar: emptyRichText },
  author: blank,
  seoTitle: blank,
  seoDescription: blank,
  topicId: null,
  coverId: null,
}

const required = ['title', 'summary', 'body', 'author'] as const
export type Gap = { field: (typeof required)[number]; lang: Lang } | { field: 'topic' | 'slug'; lang: null }

/** The address a new article has until somebody gives it one. */
export const unnamedSlug = (id: string): string => `draft-${id.replaceAll('-', '').slice(-12)}`
export const isUnnamed = (slug: string): boolean => /^draft-[0-9a-f]{12}$/.test(slug)

/** What is still missing before an article may be published: every text in both languages, its topic and its address. */
export function gapsOf(content: PostContent, slug: string): Gap[] {
  const texts = langs.flatMap((lang) =>
    required
      .filter((field) => (field === 'body' ? isEmptyRichText(content.body[lang]) : content[field][lang].trim() === ''))
      .map((field): Gap => ({ field, lang })),
  )
  return [
    ...texts,
    ...(content.topicId === null ? [{ field: 'topic', lang: null } as const] : []),
    ...(isUnnamed(slug) ? [{ field: 'slug', lang: null } as const] : []),
  ]
}

/** Words a minute of calm reading; Arabic packs more into a word. */
const pace: Record<Lang, number> = { en: 220, ar: 180 }
export const minutesToRead = (doc: RichText, lang: Lang): number =>
  Math.max(1, Math.round((plainTextOf(doc).match(/\S+/g) ?? []).length / pace[lang]))

/** The text that visitors get, made of a draft. */
export function publishedOf(content: PostContent, updatedAt: string | null): PublishedContent {
  const { title, summary, author, body: texts } = content
  return {
    ...content,
    search: [title, summary, author]
      .flatMap(({ en, ar }) => [en, ar])
      .concat(plainTextOf(texts.en), plainTextOf(texts.ar))
      .join('\n'),
    minutes: { en: minutesToRead(texts.en, 'en'), ar: minutesToRead(texts.ar, 'ar') },
    updatedAt,
  }
}

export const picturesOf = (content: PostContent): string[] => [
  ...(content.coverId ? [content.coverId] : []),
  ...picturesIn(content.body.en),
  ...picturesIn(content.body.ar),
]

/** An address made of an English title; empty when nothing of it can stand in one. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longestSlug)
    .replace(/-+$/, '')

export const postStates = ['draft', 'scheduled', 'published', 'changed'] as const
/** changed: published, and the draft has moved on since. */
export type PostState = (typeof postStates)[number]
