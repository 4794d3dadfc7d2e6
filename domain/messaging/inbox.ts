import { addDays, type Day, riyadhDay } from '../riyadh-time.ts'

/** A notification as the inbox groups it. */
export type Grouped = { id: string; link: string; at: string; topic: string | null }
export const inboxPeriods = ['today', 'week', 'earlier'] as const
export type InboxPeriod = (typeof inboxPeriods)[number]

/** One row of the inbox: a single notification, or several about one record or one topic, newest first. */
export type InboxRow<N extends Grouped> = {
  key: string
  period: InboxPeriod
  about: 'one' | 'record' | 'topic'
  notices: N[]
}

/** Topics whose notifications are never folded by topic: each names a danger or a step of its own. */
const apart = new Set(['critical', 'criticalWaiting', 'failedJobs', 'account'])
/** Fewer notifications of a topic than this stay rows of their own. */
const fewestOfTopic = 3

const identifier = /[0-9a-f]{8}-[0-9a-f]{4}-/i

/** Record that a link leads to; null for the address of a list or of the own account. */
export const recordOf = (link: string): string | null => {
  const [address] = link.split('#')
  return address && identifier.test(address) ? address : null
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

/**
 * Folds notifications, newest first, into rows: those of one record within a period together, then three or more of one
 * topic. A row has the place of its newest notification.
 */
export function inboxRows<N extends Grouped>(notices: readonly N[], today: Day): InboxRow<N>[] {
  const placed = notices.map((notice) => ({
    notice,
    period: periodOf(notice.at, today),
    record: recordOf(notice.link),
  }))
  type Placed = (typeof placed)[number]
  const recordKey = ({ period, record }: Placed) => record && `${period}:record:${record}`
  const perRecord = countBy(placed, recordKey)
  const ofRecord = (one: Placed) => {
    const key = recordKey(one)
    return key !== null && perRecord.get(key)! > 1 ? key : null
  }
  const topicKey = (one: Placed) => {
    const { topic } = one.notice
    return topic === null || apart.has(topic) || ofRecord(one) ? null : `${one.period}:topic:${topic}`
  }
  const perTopic = countBy(placed, topicKey)
  const rows = new Map<string, InboxRow<N>>()
  for (const one of placed) {
    const { notice, period } = one
    const record = ofRecord(one)
    const topic = topicKey(one)
    const ofTopic = topic !== null && perTopic.get(topic)! >= fewestOfTopic ? topic : null
    const key = record ?? ofTopic ?? `${period}:one:${notice.id}`
    const row = rows.get(key)
    if (row) row.notices.push(notice)
    else rows.set(key, { key, period, about: record ? 'record' : ofTopic ? 'topic' : 'one', notices: [notice] })
  }
  return [...rows.values()]
}
