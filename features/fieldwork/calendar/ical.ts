import { plainText } from '#/domain/plain-text.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'

/** A calendar's text as RFC 5545 wants it: CRLF, lines of at most 75 octets, times in UTC, texts escaped. */

export type CalendarEvent = {
  /** The same for the same thing for ever, so that a changed date moves instead of appearing twice. */
  uid: string
  /** Rises with every change. */
  sequence: number
  changedAt: Date
  from: Date
  /** Something of a whole day, the day of `from` in Riyadh. */
  isAllDay?: true
  /** None: a moment, such as a deadline. */
  until: Date | null
  summary: string
  location: string | null
  url: string
  isCancelled: boolean
}
export type Calendar = { name: string; language: 'en' | 'ar'; events: readonly CalendarEvent[] }

const encoder = new TextEncoder()

/** `20261205T130000Z` */
export const utcStamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Backslash, comma and semicolon stand for themselves only behind a backslash; lines end by \n; marks of direction are none of a calendar's business. */
export const escapeText = (text: string): string =>
  plainText(text)
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

const mostOctets = 75

/** A long line goes on in the next one behind a space, never within a character. */
export function foldLine(line: string): string {
  const lines: string[] = []
  let part = ''
  let octets = 0
  for (const sign of line) {
    const size = encoder.encode(sign).length
    // why: the space that a continued line begins with counts as one of its octets
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
  ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
  `URL:${event.url}`,
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `TRANSP:${event.until && !event.isCancelled ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
]

/** The whole file. Programs that ask again are told to do so every hour. */
export function calendarText({ name, language, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Itqan//Visits//${language.toUpperCase()}`,
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
