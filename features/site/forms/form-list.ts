import { href } from 'react-router'
import { defineList, type QueryOf } from '#/domain/list.ts'
import { label, moment, number, type Reader, text } from '#/domain/list-columns.ts'
import type { Text } from '#/domain/text.ts'
import { formsListMessages } from '#/messages/site/forms-admin.ts'
import { siteAddress } from './fields.ts'

export type FormRow = {
  id: string
  slug: string
  title: Text
  builtin: boolean
  isOpen: boolean
  isPublished: boolean
  /** The draft differs from the published version. */
  isChanged: boolean
  messages: number
  newMessages: number
  updatedAt: string
}

type State = Pick<FormRow, 'isPublished' | 'isChanged' | 'isOpen'>
export type FormState = 'draft' | 'published' | 'changed' | 'closed'
export const formStateOf = ({ isPublished, isChanged, isOpen }: State): FormState => {
  if (!isPublished) return 'draft'
  if (!isOpen) return 'closed'
  return isChanged ? 'changed' : 'published'
}

/** All forms on one page, built-in ones first. */
export const formList = defineList({
  key: 'forms',
  permission: 'site.browse',
  address: href('/admin/forms'),
  messages: formsListMessages,
  pageSize: 500,
  sorts: { created: 'asc' },
  columns: {
    form: text({ value: ({ title }: FormRow, { lang }: Reader) => title[lang] }),
    address: text({ exact: true, value: (row: FormRow) => siteAddress(row) }),
    state: label({ value: (row: FormRow) => formStateOf(row) }),
    messages: number(),
    newMessages: number(),
    changedAt: moment({ card: 'hidden', value: ({ updatedAt }: FormRow) => updatedAt }),
  },
  file: { name: 'forms', action: 'forms.export', entity: 'form' },
})
export type FormsQuery = QueryOf<typeof formList>
