import { href } from 'react-router'
import { defineList, type ListFilter, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { day, label, text } from '#/domain/list-columns.ts'
import { paperScopes } from '#/domain/operations/papers/obligation.ts'
import { paperStates } from '#/domain/operations/papers/paper-state.ts'
import { hijriDay } from '#/domain/operations/papers/hijri.ts'
import { partMessages } from '#/messages/companies/parts.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import type { PaperLine } from './read-paper.server.ts'

/** Codes of the catalogue. */
const kind: ListFilter<string | null> = {
  control: 'select',
  read: (part) => (/^[a-z][a-z-]{1,40}$/.test(part) ? part : null),
  unset: null,
}

/** Papers of one client, by default those that end first. */
export const paperList = defineList({
  key: 'papers',
  permission: 'documents.read',
  address: href('/client/document-monitoring'),
  messages: { ...paperMessages, ...partMessages },
  pageSize: 50,
  hasSearch: true,
  tabs: { name: 'state', values: ['current', ...paperStates], otherwise: 'current', label: 'states' },
  filters: {
    kind,
    scope: oneOf(paperScopes),
    part: recordId({ control: 'select' }),
    branch: recordId({ control: 'select' }),
  },
  sorts: { end: 'asc', kind: 'asc', subject: 'asc', issued: 'desc' },
  columns: {
    kind: text({ value: ({ name }: PaperLine, { lang }) => name[lang] }),
    state: label({ card: 'aside' }),
    subject: text({ value: ({ worker, branch }: PaperLine) => worker ?? branch }),
    branch: text({ only: 'file' }),
    number: text({ room: 's' }),
    issued: day({ room: 'l', value: ({ issuedOn }: PaperLine) => issuedOn }),
    end: day({ value: ({ endsOn }: PaperLine) => endsOn }),
    hijri: text({
      room: 'm',
      value: ({ endsOn, hijri }: PaperLine, { lang }) => hijri ?? (endsOn && hijriDay(endsOn, lang)),
    }),
  },
  file: { name: 'papers', action: 'papers.export', entity: 'client' },
})
export type PaperQuery = QueryOf<typeof paperList>
