import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarText, escapeText, foldLine, utcStamp } from './ical.ts'

const bytes = (text: string) => new TextEncoder().encode(text).length

test('a calendar, to the letter', () => {
  const event = {
    uid: 'visit-1@itqan.example',
    sequence: 3,
    changedAt: new Date('2026-12-01T08:00:00.000Z'),
    from: new Date('2026-12-05T10:00:00.000Z'),
    until: new Date('2026-12-05T12:00:00.000Z'),
    summary: 'Visit: Olaya; north, \\ gate',
    location: 'Olaya Street\nRiyadh',
    url: 'https://itqan.example/freelancer/secret-shopper/1',
    isCancelled: false,
  }
  const due = { ...event, uid: 'due-2@itqan.example', sequence: 1, until: null, location: null, summary: 'موعد تقرير' }
  const text = calendarText({ name: 'Itqan: زياراتك', language: 'ar', events: [event, { ...due, isCancelled: true }] })
  expect(text).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Itqan//Visits//AR',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Itqan: زياراتك',
      'X-WR-CALNAME:Itqan: زياراتك',
      'X-WR-TIMEZONE:Asia/Riyadh',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:visit-1@itqan.example',
      'SEQUENCE:3',
      'DTSTAMP:20261201T080000Z',
      'LAST-MODIFIED:20261201T080000Z',
      'DTSTART:20261205T100000Z',
      'DTEND:20261205T120000Z',
      'SUMMARY:Visit: Olaya\\; north\\, \\\\ gate',
      'LOCATION:Olaya Street\\nRiyadh',
      'URL:https://itqan.example/freelancer/secret-shopper/1',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:due-2@itqan.example',
      'SEQUENCE:1',
      'DTSTAMP:20261201T080000Z',
      'LAST-MODIFIED:20261201T080000Z',
      'DTSTART:20261205T100000Z',
      'SUMMARY:موعد تقرير',
      'URL:https://itqan.example/freelancer/secret-shopper/1',
      'STATUS:CANCELLED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

describe('a long line', () => {
  test('is folded at 75 octets, and unfolds to what it was, whatever is written in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (words) => {
        const line = `SUMMARY:${escapeText(words)}`
        const folded = foldLine(line).split('\r\n')
        for (const part of folded) expect(bytes(part)).toBeLessThanOrEqual(75)
        for (const part of folded.slice(1)) expect(part.startsWith(' ')).toBe(true)
        expect(folded.map((part, index) => (index ? part.slice(1) : part)).join('')).toBe(line)
      }),
    )
  })

  test('of 75 octets stays whole, of 76 does not', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
    expect(foldLine('ع'.repeat(38)).split('\r\n')[0]).toBe('ع'.repeat(37))
  })
})

test('marks of direction and of the terminal are left out; times are in UTC', () => {
  expect(escapeText('\u2068Olaya\u2069\u0007')).toBe('Olaya')
  expect(utcStamp(new Date('2026-12-31T23:59:59.999Z'))).toBe('20261231T235959Z')
})
