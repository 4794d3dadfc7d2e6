import { href } from 'react-router'
import { namesOfBranch, nameFor, type Names } from '#/domain/branch-names.ts'
import type { ShownState } from '#/domain/certification/certificate.ts'
import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { cityKeys, cityName } from '#/domain/cities.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import { defineList, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { day, label, moment, number, type Reader, text } from '#/domain/list-columns.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { branchListMessages } from '#/messages/office/branch-records.ts'

/** Last counted visit of a branch. */
export type LastScore = { score: number; day: Day; type: MysteryType; reportId: string }
export type BranchCertificate = { id: string; level: CertificateLevel; state: ShownState; until: string }

export type BranchLine = {
  id: string
  names: Names
  location: string
  city: string | null
  closedAt: string | null
  /** Names of the groups above, from the top, without the company. */
  path: readonly Names[]
  manager: string | null
  last: LastScore | null
  /** Days since the last visit where they are too many; null: a recent visit, a closed branch, or a reader without scores. */
  waits: number | 'never' | null
  /** Counted visits so far. */
  visits: number
  certificate: BranchCertificate | null
  nextVisit: string | null
  openActions: number
}

export const branchNameIn = ({ names }: Pick<BranchLine, 'names'>, lang: Lang): string => nameFor(names, lang)
export const pathIn = (path: readonly Names[], lang: Lang): string =>
  path.map((names) => nameFor(names, lang)).join(lang === 'ar' ? ' ‹ ' : ' › ')
export { namesOfBranch }

const certificateOf = ({ certificate }: BranchLine, { t }: Reader) => certificate && t(`level_${certificate.level}`)

/** Branches of a company, as far as the reader may see them. */
export const branchList = defineList({
  key: 'own-branches',
  permission: 'branches.read',
  address: href('/client/branches'),
  messages: branchListMessages,
  pageSize: [50, 100, 200],
  hasSearch: true,
  tabs: { name: 'show', values: ['open', 'idle', 'closed'], label: 'shown' },
  filters: {
    brand: recordId(),
    region: recordId(),
    city: oneOf(cityKeys, { control: 'none' }),
  },
  sorts: { name: 'asc', score: 'asc', visit: 'desc', wait: 'asc' },
  usualSort: ({ tab }) => (tab === 'idle' ? 'wait' : null),
  columns: {
    name: text({ value: (row: BranchLine, { lang }: Reader) => branchNameIn(row, lang) }),
    otherName: text({
      only: 'file',
      value: (row: BranchLine, { lang }: Reader) => row.names[lang === 'ar' ? 'en' : 'ar'],
    }),
    place: text({ card: 'hidden', value: ({ path }: BranchLine, { lang }: Reader) => pathIn(path, lang) || null }),
    city: text({
      card: 'hidden',
      value: ({ city, location }: BranchLine, { lang }: Reader) => (city ? cityName(city, lang) : location),
    }),
    address: text({ only: 'file', value: ({ location }: BranchLine) => location }),
    manager: text({ card: 'hidden' }),
    score: number({ card: 'aside', value: ({ last }: BranchLine) => last && last.score }),
    type: label({ only: 'file', value: ({ last }: BranchLine) => last && last.type }),
    lastVisit: day({ card: 'hidden', sort: 'visit', value: ({ last }: BranchLine) => last && last.day }),
    visits: number({ only: 'file' }),
    certificate: text({ card: 'hidden', value: certificateOf }),
    certificateState: label({
      only: 'file',
      prefix: 'state',
      value: ({ certificate }: BranchLine) => certificate && certificate.state,
    }),
    certificateUntil: day({ only: 'file', value: ({ certificate }: BranchLine) => certificate && certificate.until }),
    nextVisit: moment({ card: 'hidden' }),
    openActions: number({ card: 'hidden' }),
  },
  file: { name: 'branches', action: 'branches.export-own', entity: 'branch' },
})
export type BranchQuery = QueryOf<typeof branchList>
