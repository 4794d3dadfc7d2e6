import { href } from 'react-router'
import { type ReasonClass, type ShownState, shownStates } from '#/domain/certification/certificate.ts'
import { type CertificateLevel, certificateLevels } from '#/domain/certification/certificate-rule.ts'
import { cityKeys, cityName } from '#/domain/cities.ts'
import { defineList, oneOf, type QueryOf, recordId, type TabOf } from '#/domain/list.ts'
import { day, label, number, type Reader, text } from '#/domain/list-columns.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'

/** Ends within so many days. */
export const endingWithin = ['30', '60', '90'] as const

export type CertificateRow = {
  id: string
  number: string
  holder: string
  branch: string
  branchId: string
  city: string | null
  level: CertificateLevel
  state: ShownState
  issued: string
  expires: string
  reason: ReasonClass | null
  publicAddress: string
  band: 'shown' | 'hidden'
  /** Guests' reviews of it that are public. */
  reviews: number
}

/** Everything that was ever issued, in the state of this moment. */
export const registerList = defineList({
  key: 'certificates',
  permission: 'certificates.browse',
  address: href('/admin/certificates'),
  messages: { ...certificateWords, ...adminCertificateMessages },
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'state', values: ['all', ...shownStates], label: 'states' },
  filters: {
    level: oneOf(certificateLevels),
    city: { ...oneOf(cityKeys), values: [] },
    within: { ...oneOf(endingWithin), values: [] },
    client: recordId(),
    branch: recordId(),
  },
  sorts: { issued: 'desc', expires: 'asc', holder: 'asc', level: 'desc', number: 'asc' },
  columns: {
    number: text(),
    state: label({ card: 'aside' }),
    holder: text(),
    branch: text(),
    city: text({ only: 'file', value: ({ city }: CertificateRow, { lang }: Reader) => city && cityName(city, lang) }),
    level: label(),
    issued: day({ room: 'l' }),
    expires: day(),
    reason: label({ only: 'file' }),
    publicAddress: text({ only: 'file' }),
    band: label({ only: 'table' }),
    reviews: number({ only: 'table' }),
  },
  file: { name: 'certificates', action: 'certificates.export', entity: 'certificate' },
})
export type RegisterQuery = QueryOf<typeof registerList>
export type RegisterTab = TabOf<typeof registerList>
