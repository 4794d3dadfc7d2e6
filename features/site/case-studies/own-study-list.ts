import { href } from 'react-router'
import { defineList, type QueryOf } from '#/domain/list.ts'
import { day, label, type Reader, text } from '#/domain/list-columns.ts'
import { caseStudyMessages } from '#/messages/site/case-studies.ts'
import type { StudyContent, StudyFigures, StudyState } from './content.ts'

export type OwnStudy = {
  id: string
  content: StudyContent
  figures: StudyFigures
  state: StudyState
  version: number
  answeredAt: string | null
}

/** A client's stories on one page, the last one offered first. */
export const ownStudyList = defineList({
  key: 'own-case-studies',
  permission: 'case-studies.read',
  reach: 'own',
  address: href('/client/case-studies'),
  messages: { ...caseStudyMessages, state_offered: caseStudyMessages.ownState_offered },
  pageSize: 500,
  sorts: { offered: 'desc' },
  columns: {
    title: text({ header: 'story', value: ({ content }: OwnStudy, { lang }: Reader) => content.title[lang] }),
    state: label({ card: 'aside' }),
    answered: day({
      header: 'updated',
      value: ({ answeredAt, state }: OwnStudy) => (state === 'offered' ? null : answeredAt),
    }),
  },
  file: { name: 'case-studies', action: 'case-studies.export', entity: 'case-study' },
})
export type OwnStudiesQuery = QueryOf<typeof ownStudyList>
