import { href } from 'react-router'
import { cityKeys, cityName } from '#/domain/cities.ts'
import { defineList, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { day, label, number, type Reader, text } from '#/domain/list-columns.ts'
import { missingText } from '#/features/certification/certificates/missing-text.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { partMessages } from '#/messages/companies/parts.ts'
import { clientCertificateMessages } from '#/messages/certification/client-certificates.ts'
import type { GuestStars, OpenCorrectiveAction } from './beside.server.ts'
import { certificateFilters, shows, type Situation } from './lists.ts'
import type { BranchStanding } from './standing-list.ts'

/** A branch of the list: its state, the reason, and the client's possible steps. */
export type OwnBranch = BranchStanding & {
  situation: Situation
  /** The mean that this level needs. */
  need: number | null
  daysLeft: number | null
  canRenew: boolean
  actions: OpenCorrectiveAction[]
  guests: GuestStars | null
}

/** A client's branches and their certificates, what needs attention first. */
export const ownCertificateList = defineList({
  key: 'own-certificates',
  permission: 'certificates.read',
  address: href('/client/certificates'),
  messages: { ...certificateWords, ...clientCertificateMessages, ...partMessages },
  pageSize: 25,
  hasSearch: true,
  filters: {
    show: oneOf(shows),
    state: oneOf(certificateFilters, { label: 'certificateState' }),
    part: recordId({ control: 'select' }),
    city: { ...oneOf(cityKeys), values: [] },
  },
  sorts: { need: 'asc', branch: 'asc', mean: 'asc', expires: 'asc' },
  columns: {
    branch: text({ value: ({ branchName }: OwnBranch) => branchName }),
    city: text({ value: ({ city }: OwnBranch, { lang }: Reader) => city && cityName(city, lang) }),
    standing: label({ prefix: 'situation', value: ({ situation }: OwnBranch) => situation }),
    state: label({ value: ({ certificate }: OwnBranch) => certificate && certificate.state }),
    level: label({ value: ({ certificate }: OwnBranch) => certificate && certificate.level }),
    number: text({ value: ({ certificate }: OwnBranch) => certificate && certificate.number }),
    expires: day({ value: ({ certificate }: OwnBranch) => certificate && certificate.expiresAt }),
    today: number({ value: ({ eligibility }: OwnBranch) => eligibility.mean }),
    countedHeading: number({ value: ({ eligibility }: OwnBranch) => eligibility.counted.length }),
    missingHeading: text({
      value: ({ eligibility }: OwnBranch, { lang }: Reader) =>
        eligibility.missing.map((one) => missingText(one, lang)).join(' · '),
    }),
  },
  file: { name: 'certificates', action: 'certificates.export', entity: 'client' },
})
export type CertificatesQuery = QueryOf<typeof ownCertificateList>
