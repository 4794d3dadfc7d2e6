import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, moment, text } from '#/domain/list-columns.ts'
import type { Text } from '#/domain/text.ts'
import { templateMessages } from '#/messages/messaging/templates.ts'
import { type TemplateArea, templateAreas } from './areas.ts'

export const templateChannels = ['both', 'mail', 'bell'] as const
/** `program`: text of the program; `own`: saved by our team; `misfit`: saved, but it no longer fits, so that the text of the program is used. */
export const templateStates = ['program', 'own', 'misfit'] as const
export type TemplateState = (typeof templateStates)[number]
export type TemplateRow = {
  kind: string
  name: Text
  area: TemplateArea
  channel: (typeof templateChannels)[number]
  state: TemplateState
  changedAt: string | null
}

/** Messages of the system, grouped by area. The file names them and says which our team changed; it has no texts. */
export const templateList = defineList({
  key: 'templates',
  permission: 'templates.read',
  address: href('/admin/templates'),
  messages: templateMessages,
  pageSize: 50,
  hasSearch: true,
  filters: { area: oneOf(templateAreas), channel: oneOf(templateChannels), state: oneOf(templateStates) },
  sorts: { area: 'asc', changedAt: 'desc' },
  columns: {
    title: text({ value: ({ name }: TemplateRow, { lang }) => name[lang] }),
    area: label({ sort: 'area' }),
    channel: label(),
    state: label({ card: 'aside', tones: { own: 'blue', misfit: 'yellow' } }),
    changedAt: moment(),
    kind: text({ only: 'file' }),
  },
  file: { name: 'message-templates', action: 'templates.export', entity: 'message' },
})
export type TemplateQuery = QueryOf<typeof templateList>
