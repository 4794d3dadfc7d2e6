import type { Permission } from '../permissions.ts'
import type { ApiScope } from './api-scopes.ts'

type Followed = {
  /** Permission of a reader, which the database repeats in `app.record_changes.needs`. */
  needs: Permission
  scope: ApiScope
  /** Operation of the API that reads the record, below /api/v1; null: only its list has it. */
  path: string | null
}

/** Tables whose changes a program can follow. */
export const realtimeTables = {
  requests: { needs: 'evaluations.read', scope: 'requests:read', path: '/requests' },
  reports: { needs: 'reports.read', scope: 'reports:read', path: '/reports' },
  actions: { needs: 'actions.read', scope: 'actions:read', path: '/actions' },
  certificates: { needs: 'certificates.read', scope: 'certificates:read', path: '/certificates' },
  invoices: { needs: 'invoices.read', scope: 'invoices:read', path: '/invoices' },
  payments: { needs: 'payments.read', scope: 'payments:read', path: null },
  'daily-reports': { needs: 'daily.read', scope: 'daily:read', path: '/daily-reports' },
  orders: { needs: 'orders.read', scope: 'orders:read', path: '/orders' },
  documents: { needs: 'documents.read', scope: 'documents:read', path: '/documents' },
  branches: { needs: 'branches.read', scope: 'branches:read', path: '/branches' },
  ingredients: { needs: 'kitchen.read', scope: 'kitchen:read', path: '/ingredients' },
  recipes: { needs: 'kitchen.read', scope: 'kitchen:read', path: '/recipes' },
  menus: { needs: 'kitchen.read', scope: 'kitchen:read', path: '/menus' },
} as const satisfies Record<string, Followed>
export type RealtimeTable = keyof typeof realtimeTables
export const realtimeTableNames = Object.keys(realtimeTables) as RealtimeTable[]
export const isRealtimeTable = (name: string): name is RealtimeTable => Object.hasOwn(realtimeTables, name)

export const changeKinds = ['insert', 'update', 'delete'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Hours for which changes are kept, and a stream can go on where it was cut. */
export const keptChangeHours = 48
/** Open streams of one key on one server. */
export const mostStreamsOfKey = 5
/** Open streams on one server. */
export const mostStreams = 1000
/** Seconds between two looks for changes and at the keys of the streams. */
export const lookSeconds = 1
/** Seconds between two signs of life. */
export const heartbeatSeconds = 25
/** Seconds after which a reader that takes nothing is cut. */
export const slowSeconds = 30

/** A place among the changes: after row `seq` of the transaction `xid`. Both are whole numbers beyond 2^53. */
export type Place = { xid: bigint; seq: bigint }
/** Where a stream begins: after a place that a stream told at `at`, or at a moment. */
export type Since = { place: Place; at: Date } | { moment: Date }

/** Greatest number of the database's whole numbers of eight bytes; as `seq`: after all rows of a transaction. */
export const lastNumber = 9_223_372_036_854_775_807n
const written = /^(\d{13})-(\d{1,19})-(\d{1,19})$/

/** Cursor of a place, as it is told at that moment. */
export const cursorOf = ({ xid, seq }: Place, at: Date): string => `${at.getTime()}-${xid}-${seq}`

/** A cursor or a moment of ISO 8601 with its zone; null for any other text. */
export function sinceOf(text: string): Since | null {
  const cursor = written.exec(text)
  if (cursor) {
    const place = { xid: BigInt(cursor[2]!), seq: BigInt(cursor[3]!) }
    return place.xid > lastNumber || place.seq > lastNumber ? null : { place, at: new Date(Number(cursor[1])) }
  }
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(text)) return null
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? null : { moment }
}

/** Whether changes since then may have been removed. */
export const isTooOld = (at: Date, now: Date): boolean => now.getTime() - at.getTime() > keptChangeHours * 3_600_000
