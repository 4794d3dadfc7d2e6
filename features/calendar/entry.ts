import type { Day } from '#/domain/riyadh-time.ts'

export type EntryKind = 'visit' | 'visited' | 'report' | 'revision' | 'offer'

/** One thing on a shopper's calendar. */
export type Entry = {
  id: string
  kind: EntryKind
  at: string
  day: Day
  branch: string
  location: string
  link: string
}

export type DayOf = { day: Day; isOff: boolean; entries: Entry[] }
