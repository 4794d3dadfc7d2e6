import { href } from 'react-router'
import { cityKeys } from '#/domain/cities.ts'
import {
  type EvaluationStatus,
  evaluationStatuses,
  type EvaluationType,
  evaluationTypes,
  requestCode,
} from '#/domain/evaluation.ts'
import { certificationLevels } from '#/domain/levels.ts'
import {
  dayFilter,
  defineList,
  flag,
  isNarrowed,
  oneOf,
  type QueryOf,
  readList,
  recordId,
  typed,
} from '#/domain/list.ts'
import { day, halalas, label, moment, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import { type DateRisk, type DateRiskReason, dateRisks } from '#/domain/ordering/date-risk.ts'
import type { TriageQueue } from '#/domain/ordering/triage.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { roomMessages } from '#/messages/ordering/control-room.ts'
import { controlRoomMessages, evaluationMessages } from '#/messages/evaluations.ts'
import { mostInRoom, offerStates, roomQueues, roomViews } from './room-query.ts'

/** A request as the control room shows it in every view. */
export type RoomRow = {
  id: string
  number: number
  clientId: string
  clientName: string
  branchId: string
  branchName: string
  branchLocation: string
  type: EvaluationType
  visitAt: string
  earliestOn: Day | null
  latestOn: Day | null
  status: EvaluationStatus
  price: Halalas
  bonus: Halalas
  shopperName: string | null
  /** The offer that waits for an answer. */
  offer: { shopperName: string; until: string } | null
  risk: DateRisk | null
  reasons: DateRiskReason[]
  triage: TriageQueue | null
}

/** The requests of all clients. The columns are those of the file; the four views have their own markup. */
export const roomList = defineList({
  key: 'control-room',
  permission: 'requests.browse',
  address: href('/admin/secret-shopper'),
  messages: {
    ...evaluationMessages,
    ...roomMessages,
    visit: evaluationMessages.visit,
    caption: evaluationMessages.requests,
    search: controlRoomMessages.search,
  },
  pageSize: [25, 50, 100],
  mostListed: mostInRoom,
  hasSearch: true,
  filters: {
    view: oneOf(roomViews, { otherwise: 'table', isView: true, control: 'none' }),
    queue: oneOf(roomQueues, { isView: true, control: 'none' }),
    status: oneOf(evaluationStatuses),
    type: oneOf(evaluationTypes),
    risk: oneOf(dateRisks),
    offer: oneOf(offerStates),
    city: oneOf(cityKeys, { control: 'none' }),
    /** A name, or the id of a record. */
    client: typed(),
    branch: typed(),
    shopper: typed(),
    level: oneOf(certificationLevels, { control: 'none' }),
    wave: recordId(),
    unplaced: flag({ name: 'place', value: 'none' }),
    from: dayFilter({ label: 'dateFrom' }),
    to: dayFilter({ label: 'dateTo' }),
  },
  others: ['day', 'span', 'for', 'find'],
  sorts: { created: 'desc', visit: 'desc', client: 'asc', branch: 'asc', status: 'asc', bonus: 'asc', risk: 'asc' },
  usualSort: ({ queue, from, to }) => (queue && queue !== 'all' ? 'risk' : from || to ? 'visit' : null),
  columns: {
    reference: text({ value: ({ number }: RoomRow) => requestCode(number) }),
    client: text({ value: ({ clientName }: RoomRow) => clientName }),
    branch: text({ value: ({ branchName }: RoomRow) => branchName }),
    location: text({ value: ({ branchLocation }: RoomRow) => branchLocation }),
    type: label(),
    visit: moment({ value: ({ visitAt }: RoomRow) => visitAt }),
    windowFrom: day({ value: ({ earliestOn }: RoomRow) => earliestOn }),
    windowUntil: day({ value: ({ latestOn }: RoomRow) => latestOn }),
    status: label(),
    shopper: text({ value: ({ shopperName }: RoomRow) => shopperName }),
    offeredTo: text({ header: 'offeredToColumn', value: ({ offer }: RoomRow) => offer && offer.shopperName }),
    offerEnds: moment({ value: ({ offer }: RoomRow) => offer && offer.until }),
    price: halalas(),
    bonus: halalas(),
    risk: label(),
  },
  file: { name: 'visits', action: 'evaluations.export', entity: 'request' },
})
export type RoomQuery = QueryOf<typeof roomList>

/** Reads the room's address. The table begins with what needs a step; a filter or another view shows every request. */
export function readRoom(params: URLSearchParams): RoomQuery {
  const query = readList(roomList, params)
  if (query.queue !== null || query.view !== 'table' || isNarrowed(roomList, query)) return query
  return readList(roomList, new URLSearchParams([...params, ['queue', 'attention']]))
}

/** What all four views are narrowed by. */
export type RoomFilter = Omit<RoomQuery, 'view' | 'tab' | 'sort' | 'descending' | 'rows' | 'page'>
