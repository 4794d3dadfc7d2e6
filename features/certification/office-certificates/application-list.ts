import { href } from 'react-router'
import { defineList, type QueryOf } from '#/domain/list.ts'
import { label, moment, text } from '#/domain/list-columns.ts'
import { branchColumns } from '#/features/certification/certificates/branch-columns.ts'
import type { BranchStanding } from '#/features/certification/certificates/standing.server.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'

const states = ['waiting', 'issued', 'declined', 'withdrawn'] as const
export type ApplicationState = (typeof states)[number]

/** An application with the current result of its branch. */
export type ApplicationRow = BranchStanding & {
  applicationId: string
  clientId: string
  clientName: string
  applicationState: ApplicationState
  appliedAt: string
  note: string | null
  answer: string | null
  decidedAt: string | null
  decidedBy: string | null
  certificate: { id: string; number: string } | null
}

/** What clients applied for, and how it was answered. */
export const applicationList = defineList({
  key: 'certificate-applications',
  permission: 'certificates.browse',
  address: href('/admin/certificates/applications'),
  messages: {
    ...certificateWords,
    ...adminCertificateMessages,
    caption: adminCertificateMessages.applicationsCaption,
    searchHint: adminCertificateMessages.searchBranch,
  },
  pageSize: 25,
  hasSearch: true,
  tabs: {
    name: 'state',
    values: states,
    prefix: 'application',
    label: 'caption',
  },
  sorts: { branch: 'asc' },
  columns: {
    ...branchColumns,
    state: label({ prefix: 'application', value: ({ applicationState }: ApplicationRow) => applicationState }),
    appliedAt: moment(),
    note: text(),
    decidedAt: moment(),
    decidedBy: text(),
    answer: text(),
    number: text({ value: ({ certificate }: ApplicationRow) => certificate && certificate.number }),
  },
  file: { name: 'certificate-applications', action: 'certificates.export-applications', entity: 'certificate' },
})
export type ApplicationQuery = QueryOf<typeof applicationList>
