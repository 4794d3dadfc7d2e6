import { addDays, type Day, riyadhDay } from '../riyadh-time.ts'
import { burstMinutes, mostInBurst } from './delivery.ts'
import { isUrgentGroup } from './urgency.ts'

/** A notification as the inbox groups it. */
export type Grouped = { id: string; kind: string; link: string; at: string; topic: string | null }
export const inboxPeriods = ['today', 'week', 'earlier'] as const
export type InboxPeriod = (typeof inboxPeriods)[number]

/** One row of the inbox: a single notification, or several about one record or one topic, newest first. */
export type InboxRow<N extends Grouped> = {
  key: string
  period: InboxPeriod
  about: 'one' | 'record' | 'topic'
  notices: N[]
}

/** Whether notifications of a topic stay rows of their own: each names a danger or a step of its own. */
const isApart = (topic: string): boolean => topic === 'failedJobs' || isUrgentGroup(topic)
/** Fewer notifications of a topic than this stay rows of their own. */
const fewestOfTopic = 3

const identifier = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

/**
 * Record that a link leads to: the identifier in its path, which pages of one record have in common, else the address if
 * its search names one; null for the address of a list or of the own account.
 */
export function recordOf(link: string): string | null {
  const [address = ''] = link.split('#')
  const [path = ''] = address.split('?')
  const inPath = identifier.exec(path)?.[0].toLowerCase() ?? null
  return inPath ?? (identifier.test(address) ? address : null)
}

/** The current day in Riyadh, the six days before it, or earlier. */
export function periodOf(at: string, today: Day): InboxPeriod {
  const day = riyadhDay(new Date(at))
  if (day >= today) return 'today'
  return day >= addDays(today, -6) ? 'week' : 'earlier'
}

const countBy = <T>(all: readonly T[], keyOf: (each: T) => string | null): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const each of all) {
    const key = keyOf(each)
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Notifications of one kind, more than five of which came within ten minutes, by the newest of them. */
function burstsOf(notices: readonly Grouped[]): Map<string, string> {
  const bursts = new Map<string, string>()
  const known = notices.filter(({ topic }) => topic !== null && !isUrgentGroup(topic))
  for (const ofKind of Map.groupBy(known, ({ kind }) => kind).values()) {
    let rest = ofKind
    while (rest.length > mostInBurst) {
      const newest = rest[0]!
      const since = Date.parse(newest.at) - burstMinutes * 60_000
      const near = rest.filter(({ at }) => Date.parse(at) >= since)
      if (near.length > mostInBurst) for (const { id } of near) bursts.set(id, newest.id)
      rest = rest.slice(near.length > mostInBurst ? near.length : 1)
    }
  }
  return bursts
}

type Placed = { id: string; period: InboxPeriod; day: Day; record: string | null; topic: string | null }

/** Keys of rows that hold several notifications: of one record and day, of a topic, of a burst. */
function groupKeys(notices: readonly Grouped[], today: Day): Map<string, { key: string; about: 'record' | 'topic' }> {
  const placed = notices.map(({ id, at, link, topic }): Placed => ({
    id,
    period: periodOf(at, today),
    day: riyadhDay(new Date(at)),
    record: recordOf(link),
    topic,
  }))
  const keys = new Map<string, { key: string; about: 'record' | 'topic' }>()
  const recordKey = ({ day, record }: Placed) => record && `${day}:record:${record}`
  const perRecord = countBy(placed, recordKey)
  for (const one of placed) {
    const key = recordKey(one)
    if (key !== null && perRecord.get(key)! > 1) keys.set(one.id, { key, about: 'record' })
  }
  const alone = placed.filter(({ id, topic }) => !keys.has(id) && topic !== null && !isApart(topic))
  const topicKey = ({ period, topic }: Placed) => `${period}:topic:${topic}`
  const perTopic = countBy(alone, topicKey)
  for (const one of alone) {
    const key = topicKey(one)
    if (perTopic.get(key)! >= fewestOfTopic) keys.set(one.id, { key, about: 'topic' })
  }
  const bursts = burstsOf(notices.filter(({ id }) => !keys.has(id)))
  for (const [id, newest] of bursts) keys.set(id, { key: `burst:${newest}`, about: 'topic' })
  return keys
}

/**
 * Folds notifications, newest first, into rows: those of one record and day together, then three or more of one topic,
 * then more than five of one kind within ten minutes. A row has the place of its newest notification.
 */
export function inboxRows<N extends Grouped>(notices: readonly N[], today: Day): InboxRow<N>[] {
  const keys = groupKeys(notices, today)
  const rows = new Map<string, InboxRow<N>>()
  for (const notice of notices) {
    const { key, about } = keys.get(notice.id) ?? { key: `one:${notice.id}`, about: 'one' as const }
    const row = rows.get(key)
    if (row) row.notices.push(notice)
    else rows.set(key, { key, period: periodOf(notice.at, today), about, notices: [notice] })
  }
  return [...rows.values()]
}
