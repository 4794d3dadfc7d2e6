import { href } from 'react-router'
import { triageQueues } from '#/domain/ordering/triage.ts'

export const roomPath = href('/admin/secret-shopper')
export const roomViews = ['table', 'board', 'calendar', 'map'] as const
export type RoomView = (typeof roomViews)[number]

/** Maximum row for counts and pages; longer results need a narrower search. */
export const mostInRoom = 10_000
/** Maximum requests of a bulk change. */
export const mostAtOnce = 500

/** Views of the table: all queues of the triage, one of them, or every request. */
export const roomQueues = ['attention', ...triageQueues, 'all'] as const
export type RoomQueue = (typeof roomQueues)[number]

export const offerStates = ['open', 'none'] as const

/** Address of the room with changed parameters; null removes one. */
export function roomAddress(params: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next.size > 0 ? `${roomPath}?${next}` : roomPath
}
