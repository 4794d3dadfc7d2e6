import { href } from 'react-router'
import { certificateLevels } from '#/domain/certification/certificate-rule.ts'
import { defineList, oneOf, type QueryOf, type TabOf } from '#/domain/list.ts'
import { label, text } from '#/domain/list-columns.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { branchColumns } from './branch-columns.ts'
import type { VisitDoubt } from './doubts.server.ts'
import type { BranchStanding } from './standing.server.ts'

export type EligibleRow = BranchStanding & {
  clientId: string
  clientName: string
  applicationNote: string | null
  /** Counted visits that are disputed or doubted: issuing needs a reason. */
  doubts: VisitDoubt[]
}

/** Branches measured by the rule of today: who earns a certificate, who asked for one, who is near, and whose is at risk. */
export const eligibleList = defineList({
  key: 'eligible-branches',
  permission: 'certificates.browse',
  address: href('/admin/certificates/eligible'),
  messages: {
    ...certificateWords,
    ...adminCertificateMessages,
    caption: adminCertificateMessages.eligibleCaption,
    searchHint: adminCertificateMessages.searchBranch,
  },
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'show', values: ['eligible', 'applied', 'nearly', 'at-risk'], label: 'shows' },
  filters: { level: oneOf(certificateLevels) },
  sorts: { branch: 'asc' },
  columns: {
    ...branchColumns,
    number: text({ value: ({ held }: EligibleRow) => held && held.number }),
    state: label({ value: ({ held }: EligibleRow) => held && held.state }),
    risk: label({
      header: 'why',
      value: ({ risk, held }: EligibleRow) => (risk === 'none' || held?.state === 'suspended' ? null : risk),
    }),
  },
  file: { name: 'certificate-branches', action: 'certificates.export-branches', entity: 'certificate' },
})
export type EligibleQuery = QueryOf<typeof eligibleList>
export type EligibleTab = TabOf<typeof eligibleList>
