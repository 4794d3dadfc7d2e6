import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'

export type EntryKind = 'visit' | 'visited' | 'report' | 'revision' | 'offer' | 'payable' | 'paid'

/** One entry of a shopper's calendar. */
export type Entry = {
  id: string
  kind: EntryKind
  at: string
  day: Day
  branch: string
  location: string
  /** Of payouts, which have a day and no hour; otherwise null. */
  amount: Halalas | null
  link: string
}

export type DayOf = { day: Day; isOff: boolean; entries: Entry[] }
