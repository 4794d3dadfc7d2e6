import { withoutMarks } from '#/domain/text.ts'
import { plainText } from '#/domain/plain-text.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'

/** Calendar text by RFC 5545: CRLF, lines of at most 75 octets, times in UTC, escaped texts. */

export type CalendarEvent = {
  /** Stable identifier, so that a changed date moves the event instead of duplicating it. */
  uid: string
  /** Increases with every change. */
  sequence: number
  changedAt: Date
  from: Date
  /** Whole-day event, on the day of `from` in Riyadh. */
  isAllDay?: true
  /** Null: a moment, such as a deadline. */
  until: Date | null
  summary: string
  description?: string
  location: string | null
  url: string
  isCancelled: boolean
  /** Reminders, in whole days before the day of the event; shown at nine in the morning. */
  alarms?: readonly number[]
}
export type Calendar = {
  name: string
  language: 'en' | 'ar'
  /** What the calendar is of, for its PRODID. Default: visits. */
  product?: string
  events: readonly CalendarEvent[]
}

const encoder = new TextEncoder()

/** `20261205T130000Z` */
export const utcStamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

/**
 * Escapes backslash, comma and semicolon by a backslash, writes line ends as
 * and removes direction marks.
 */
export const escapeText = (text: string): string =>
  withoutMarks(plainText(text))
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

const mostOctets = 75

/** Folds a long line: the next one begins with a space. Never splits a character. */
export function foldLine(line: string): string {
  const lines: string[] = []
  let part = ''
  let octets = 0
  for (const sign of line) {
    const size = encoder.encode(sign).length
    // why: the leading space of a continuation line is one of its octets
    if (octets + size > mostOctets) {
      lines.push(part)
      part = ' '
      octets = 1
    }
    part += sign
    octets += size
  }
  return [...lines, part].join('\r\n')
}

const alarmHour = 9

/** `-P59DT15H`: at nine in the morning, so many days before an event that begins at midnight; `PT9H` on its day. */
const triggerOf = (days: number): string => (days === 0 ? `PT${alarmHour}H` : `-P${days - 1}DT${24 - alarmHour}H`)

const alarmLines = ({ alarms = [], summary }: CalendarEvent): string[] =>
  alarms.flatMap((days) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${triggerOf(days)}`,
    `DESCRIPTION:${escapeText(summary)}`,
    'END:VALARM',
  ])

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utcStamp(event.changedAt)}`,
  `LAST-MODIFIED:${utcStamp(event.changedAt)}`,
  event.isAllDay
    ? `DTSTART;VALUE=DATE:${riyadhDay(event.from).replaceAll('-', '')}`
    : `DTSTART:${utcStamp(event.from)}`,
  ...(event.until ? [`DTEND:${utcStamp(event.until)}`] : []),
  `SUMMARY:${escapeText(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
  ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
  `URL:${event.url}`,
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `TRANSP:${event.until && !event.isCancelled ? 'OPAQUE' : 'TRANSPARENT'}`,
  ...alarmLines(event),
  'END:VEVENT',
]

/** The whole file, with a refresh interval of one hour. */
export function calendarText({ name, language, product = 'Visits', events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Itqan//${product}//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Asia/Riyadh',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
