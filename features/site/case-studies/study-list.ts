import { href } from 'react-router'
import { defineList, type QueryOf } from '#/domain/list.ts'
import { label, moment, type Reader, text } from '#/domain/list-columns.ts'
import { caseStudyMessages } from '#/messages/site/case-studies.ts'
import type { StudyContent, StudyState } from './content.ts'

export type StudyRow = {
  id: string
  client: string
  title: StudyContent['title']
  state: StudyState
  updatedAt: string
}

/** Stories for staff, latest change first. */
export const studyList = defineList({
  key: 'case-studies',
  permission: 'site.browse',
  address: href('/admin/page-builder/case-studies'),
  messages: caseStudyMessages,
  pageSize: 25,
  sorts: { changed: 'desc' },
  columns: {
    title: text({
      header: 'story',
      value: ({ title }: StudyRow, { t, lang }: Reader) => title[lang] || t('untitled'),
    }),
    state: label({ card: 'aside' }),
    client: text(),
    updated: moment({ value: ({ updatedAt }: StudyRow) => updatedAt }),
  },
  file: { name: 'case-studies', action: 'case-studies.export', entity: 'case-study' },
})
export type StudiesQuery = QueryOf<typeof studyList>
