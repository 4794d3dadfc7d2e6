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

/** An article as edited, in both languages. */
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
/** Published article with computed fields. */
export type PublishedContent = PostContent & {
  /** Words of both languages, for the search. */
  search: string
  /** Reading time in minutes. */
  minutes: Record<Lang, number>
  /** Time of the last republication. */
  updatedAt: string | null
}

export const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const longestSlug = 80

/** Draft texts may be incomplete, but never of another type. */
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

/** Default address of a new article. */
export const unnamedSlug = (id: string): string => `draft-${id.replaceAll('-', '').slice(-12)}`
export const isUnnamed = (slug: string): boolean => /^draft-[0-9a-f]{12}$/.test(slug)

/** Missing parts before publication: texts in both languages, topic, address. */
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

/** Words per minute of calm reading; Arabic words carry more. */
const pace: Record<Lang, number> = { en: 220, ar: 180 }
export const minutesToRead = (doc: RichText, lang: Lang): number =>
  Math.max(1, Math.round((plainTextOf(doc).match(/\S+/g) ?? []).length / pace[lang]))

/** Published form of a draft. */
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

/** Slug from an English title; empty without usable characters. */
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
/** changed: published, with a newer draft. */
export type PostState = (typeof postStates)[number]
