import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, moment, type Reader, text } from '#/domain/list-columns.ts'
import type { QuestionType } from '#/domain/questionnaire.ts'
import type { Text } from '#/domain/text.ts'
import { bankListMessages } from '#/messages/fieldwork/question-bank.ts'
import { questionKinds } from '../components/question-kinds.ts'
import { textIn } from '../condition-words.ts'

export type BankRow = {
  id: string
  text: Text
  type: QuestionType
  tags: string[]
  standard: string
  source: string
  at: string
}

export const bankStates = ['active', 'retired'] as const

/** Questions of the bank. */
export const bankList = defineList({
  key: 'question-bank',
  permission: 'questionnaires.read',
  address: href('/admin/questionnaires/bank'),
  messages: bankListMessages,
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'state', values: bankStates, otherwise: 'active', label: 'states' },
  filters: { type: oneOf(questionKinds) },
  sorts: { at: 'desc', source: 'asc' },
  columns: {
    question: text({ only: 'table', value: ({ text: said }: BankRow, { lang }: Reader) => textIn(said, lang) }),
    textEn: text({ only: 'file', value: ({ text: said }: BankRow) => said.en }),
    textAr: text({ only: 'file', value: ({ text: said }: BankRow) => said.ar }),
    type: label({ card: 'aside' }),
    tags: text({ value: ({ tags }: BankRow, { lang }: Reader) => tags.join(lang === 'ar' ? '، ' : ', ') }),
    standard: text(),
    source: text({ card: 'hidden' }),
    at: moment({ header: 'changedAt', card: 'hidden' }),
  },
  file: { name: 'question-bank', action: 'questionnaires.bank-export', entity: 'questionnaire' },
})
export type BankQuery = QueryOf<typeof bankList>
