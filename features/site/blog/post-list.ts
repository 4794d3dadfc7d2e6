import { href } from 'react-router'
import { defineList, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { day, label, moment, number, type Reader, text } from '#/domain/list-columns.ts'
import type { Lang, Text } from '#/domain/text.ts'
import { blogEditorMessages } from '#/messages/site/blog-editor.ts'
import { type PostState, postStates } from './post.ts'

export type PostRow = {
  id: string
  slug: string
  title: Text
  state: PostState
  topic: Text | null
  /** Number of missing texts by language. */
  gaps: Record<Lang, number>
  at: string
  scheduledFor: string | null
}

const missingIn = (language: Text): Text => ({
  en: `${blogEditorMessages.translation.en} (${language.en})`,
  ar: `${blogEditorMessages.translation.ar} (${language.ar})`,
})

/** All articles for staff, last edited first. */
export const postList = defineList({
  key: 'posts',
  permission: 'site.browse',
  address: href('/admin/page-builder/blog'),
  messages: {
    ...blogEditorMessages,
    searchHint: blogEditorMessages.search,
    gapsEn: missingIn(blogEditorMessages.inEnglish),
    gapsAr: missingIn(blogEditorMessages.inArabic),
  },
  pageSize: 25,
  hasSearch: true,
  filters: { state: oneOf(postStates), topic: recordId({ control: 'select' }) },
  sorts: { edited: 'desc' },
  columns: {
    title: text({
      header: 'post',
      value: ({ title }: PostRow, { t, lang }: Reader) => title[lang] || title.en || title.ar || t('untitled'),
    }),
    state: label({ card: 'aside' }),
    topic: text({ value: ({ topic }: PostRow, { lang }: Reader) => topic && topic[lang] }),
    gaps: text({ header: 'translation', only: 'table', value: () => null }),
    gapsEn: number({ only: 'file', value: ({ gaps }: PostRow) => gaps.en }),
    gapsAr: number({ only: 'file', value: ({ gaps }: PostRow) => gaps.ar }),
    date: day({ value: ({ at }: PostRow) => at }),
    scheduledFor: moment({ only: 'file' }),
  },
  file: { name: 'articles', action: 'posts.export', entity: 'post' },
})
export type PostQuery = QueryOf<typeof postList>
