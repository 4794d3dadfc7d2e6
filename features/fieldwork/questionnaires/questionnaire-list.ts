import { href } from 'react-router'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { defineList, type QueryOf } from '#/domain/list.ts'
import { label, moment, number, type Reader, text } from '#/domain/list-columns.ts'
import type { Text } from '#/domain/text.ts'
import { questionnairesMessages } from '#/messages/questionnaire-builder-list.ts'
import { textIn } from './condition-words.ts'

export type QuestionnaireRow = {
  id: string
  code: string
  title: Text
  client: string | null
  evaluationType: EvaluationType
  published: number | null
  state: 'draft' | 'published' | 'changed'
  isCurrent: boolean
  updatedAt: string
}

/** All questionnaires on one page, those in use first. */
export const questionnaireList = defineList({
  key: 'questionnaires',
  permission: 'questionnaires.read',
  address: href('/admin/questionnaires'),
  messages: questionnairesMessages,
  pageSize: 500,
  hasSearch: true,
  sorts: { code: 'asc' },
  columns: {
    name: text({ value: ({ title }: QuestionnaireRow, { lang }: Reader) => textIn(title, lang) }),
    code: text({ only: 'file' }),
    whose: text({ value: ({ client }: QuestionnaireRow, { t }: Reader) => client ?? t('everybody') }),
    type: text({ value: ({ evaluationType }: QuestionnaireRow, { t }: Reader) => t(evaluationType) }),
    version: number({ value: ({ published }: QuestionnaireRow) => published }),
    state: label(),
    changedAt: moment({ card: 'hidden', value: ({ updatedAt }: QuestionnaireRow) => updatedAt }),
  },
  file: { name: 'questionnaires', action: 'questionnaires.export', entity: 'questionnaire' },
})
export type QuestionnairesQuery = QueryOf<typeof questionnaireList>
