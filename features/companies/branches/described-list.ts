import { href } from 'react-router'
import { type AttributesOfBranch, branchAttributeKeys, branchAttributes } from '#/domain/branch-attributes.ts'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { type Reader, text } from '#/domain/list-columns.ts'
import { branchMessages } from '#/messages/questionnaire-builder-list.ts'

export type DescribedBranch = {
  id: string
  name: string
  location: string
  client: string
  attributes: AttributesOfBranch
  latitude: number | null
  longitude: number | null
}

/** The attributes that were said to be there, or not to be there, in the reader's language. */
const said =
  (isThere: boolean) =>
  ({ attributes }: DescribedBranch, { lang }: Reader): string =>
    branchAttributeKeys
      .filter((key) => attributes[key] === isThere)
      .map((key) => branchAttributes[key][lang])
      .join(lang === 'ar' ? '، ' : ', ')

export const coordinatesOf = ({ latitude, longitude }: DescribedBranch): string | null =>
  latitude === null || longitude === null ? null : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`

/** Branches of all clients with their attributes. */
export const describedList = defineList({
  key: 'described-branches',
  permission: 'questionnaires.read',
  address: href('/admin/questionnaires/branches'),
  messages: { ...branchMessages, only_unsaid: branchMessages.unsaid, only_unplaced: branchMessages.unplaced },
  pageSize: 25,
  hasSearch: true,
  filters: { only: oneOf(['unsaid', 'unplaced'], { label: 'show' }) },
  sorts: { name: 'asc' },
  columns: {
    branch: text({ value: ({ name }: DescribedBranch) => name }),
    location: text({ only: 'file' }),
    client: text(),
    has: text({ value: said(true) }),
    hasNot: text({ only: 'file', value: said(false) }),
    place: text({ value: coordinatesOf }),
  },
  file: { name: 'branches', action: 'branches.export', entity: 'branch' },
})
export type DescribedQuery = QueryOf<typeof describedList>
