import { href } from 'react-router'
import { defineList, flag, type QueryOf } from '#/domain/list.ts'
import { number, text } from '#/domain/list-columns.ts'
import { branchPlaceMessages } from '#/messages/ordering/control-room.ts'

export type BranchPlaceRow = {
  id: string
  branch: string
  client: string
  location: string
  latitude: number | null
  longitude: number | null
}

/** Branches with their places. The page shows those without one; the file can be completed and imported. */
export const placeList = defineList({
  key: 'branch-places',
  permission: 'requests.browse',
  address: href('/admin/secret-shopper/places'),
  messages: { ...branchPlaceMessages, caption: branchPlaceMessages.withoutPlace },
  pageSize: 25,
  hasSearch: true,
  filters: { only: { ...flag({ value: 'unplaced' }), isView: true } },
  others: ['branch'],
  sorts: { name: 'asc' },
  columns: {
    branch: text(),
    client: text(),
    location: text(),
    latitude: number({ only: 'file' }),
    longitude: number({ only: 'file' }),
  },
  file: { name: 'branches', action: 'branches.export-places', entity: 'branch' },
})
export type PlacesQuery = QueryOf<typeof placeList>
