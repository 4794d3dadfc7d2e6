import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { day, label, moment, number, text } from '#/domain/list-columns.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { libraryAudiences, type LibraryAudience, libraryStates, type LibraryState } from '#/domain/site/library.ts'
import { documentLibraryMessages } from '#/messages/site/document-library.ts'

export type LibraryRow = {
  id: string
  title: string
  audiences: LibraryAudience[]
  state: LibraryState
  version: number
  published: string
  expires: Day | null
  mustConfirm: boolean
  readers: number
  confirmed: number | null
}

/** Documents for clients, field people and staff. */
export const libraryList = defineList({
  key: 'document-library',
  permission: 'library.browse',
  address: href('/admin/document-library'),
  messages: documentLibraryMessages,
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'state', values: libraryStates, otherwise: 'live', label: 'states' },
  filters: { audience: oneOf(libraryAudiences), confirm: oneOf(['open', 'asked']) },
  sorts: { published: 'desc', title: 'asc', expires: 'asc' },
  columns: {
    title: text({ header: 'document' }),
    audiences: text({
      value: ({ audiences }: LibraryRow, { t }) => audiences.map((one) => t(`audience_${one}`)).join(t('comma')),
    }),
    confirmed: number(),
    readers: number(),
    version: number(),
    published: moment(),
    expires: day(),
    state: label({ only: 'file' }),
  },
  file: { name: 'document-library', action: 'library.export', entity: 'document' },
})
export type LibraryQuery = QueryOf<typeof libraryList>

export type ReaderRow = { id: string; name: string; audience: LibraryAudience; confirmedAt: string | null }

/** Readers of one document, by default those who have not confirmed. */
export const readerList = (documentId: string) =>
  defineList({
    key: 'document-library-readers',
    permission: 'library.browse',
    address: href('/admin/document-library/:documentId', { documentId }),
    messages: documentLibraryMessages,
    pageSize: 25,
    hasSearch: true,
    tabs: { name: 'readers', values: ['missing', 'done'], otherwise: 'missing', label: 'readers' },
    filters: { group: oneOf(libraryAudiences, { prefix: 'audience' }) },
    sorts: { name: 'asc', confirmedAt: 'desc' },
    columns: {
      name: text({ header: 'reader' }),
      audience: label(),
      confirmedAt: moment(),
    },
    file: { name: 'document-readers', action: 'library.export-readers', entity: 'document', entityId: documentId },
  })
export type ReaderQuery = QueryOf<ReturnType<typeof readerList>>
