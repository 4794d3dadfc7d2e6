import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, moment, type Reader, text } from '#/domain/list-columns.ts'
import type { Lang, Text } from '#/domain/text.ts'
import { pagesMessages } from '#/messages/site/pages.ts'
import type { PageState } from './store.server.ts'

export type PageRow = {
  id: string
  slug: string
  title: Text
  state: PageState
  scheduledFor: string | null
  updatedAt: string
  updatedBy: string | null
}

/** The title in the reader's language, else in the other one, else `untitled`. */
export const titleOf = ({ title }: PageRow, lang: Lang, untitled: string): string =>
  title[lang] || title.en || title.ar || untitled

/** Pages made by staff, last edited first. */
export const pageList = defineList({
  key: 'pages',
  permission: 'site.browse',
  address: href('/admin/page-builder'),
  messages: { ...pagesMessages, searchHint: pagesMessages.search },
  pageSize: 25,
  hasSearch: true,
  filters: { state: oneOf(['draft', 'published', 'changed', 'scheduled']) },
  sorts: { edited: 'desc' },
  columns: {
    title: text({
      header: 'pageTitle',
      value: (row: PageRow, { t, lang }: Reader) => titleOf(row, lang, t('untitled')),
    }),
    address: text({ value: ({ slug }: PageRow) => `/${slug}` }),
    state: label({ card: 'aside' }),
    scheduledFor: moment({ header: 'state_scheduled', only: 'file' }),
    updated: moment({ value: ({ updatedAt }: PageRow) => updatedAt }),
    updatedBy: text({ header: 'editor', only: 'file' }),
  },
  file: { name: 'pages', action: 'pages.export', entity: 'page' },
})
export type PageListQuery = QueryOf<typeof pageList>
