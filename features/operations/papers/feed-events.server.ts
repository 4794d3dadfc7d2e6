import { href } from 'react-router'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { hijriDay } from '#/domain/operations/papers/hijri.ts'
import { reminderStages } from '#/domain/operations/papers/reminders.ts'
import { halfValueDays } from '#/domain/operations/papers/standing.ts'
import { addDays, type Day, formatDay, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import type { CalendarEvent } from '#/features/fieldwork/calendar/ical.ts'
import { paperCalendarMessages } from '#/messages/operations/paper-calendar.ts'
import { type Catalogue, readCatalogue } from '#/features/operations/catalogue/read-catalogue.server.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { type PaperRow, selectPapers } from './read-paper.server.ts'

const most = 3000
const daysBack = 60
const yearsAhead = 6

const uid = (id: string): string => `paper-${id}@${new URL(env().origin).hostname}`
const page = (path: string): string => `${env().origin}${path}`

type Ending = PaperRow & { expires_on: Day }

/** Papers that end, of what the reader sees, without those that were replaced or refused. */
async function readEnding(db: Tx, reader: Actor): Promise<Ending[]> {
  const today = riyadhDay(now())
  const rows = await selectPapers(db, reader)
    .where('p.replaced_at', 'is', null)
    .where('p.rejected_at', 'is', null)
    .where('p.expires_on', '>=', addDays(today, -daysBack))
    .where('p.expires_on', '<=', addDays(today, yearsAhead * 365))
    .where('w.left_on', 'is', null)
    .where('b.closed_at', 'is', null)
    .orderBy('p.expires_on')
    .orderBy('p.id')
    .limit(most)
    .execute()
  return rows.flatMap((row) => (row.expires_on === null ? [] : [{ ...row, expires_on: row.expires_on }]))
}

/** Days of reminders before the end; a renewal that was started rests them until seven days before. */
const alarmsOf = ({ lead_days: lead, renewal_started_on: renewal }: Ending): number[] =>
  reminderStages(lead).filter((days) => renewal === null || days <= halfValueDays)

/**
 * One event for each paper that ends, all day on its last day. Papers of the workers of a branch that end on one day are
 * one event without their names, because calendars are kept on devices and servers of others.
 */
export async function readPaperEvents(db: Tx, reader: Actor): Promise<CalendarEvent[]> {
  const rows = await readEnding(db, reader)
  const catalogue = await readCatalogue(db)
  const groups = Map.groupBy(rows, (row) =>
    row.worker_id === null ? row.id : `${row.kind}-${row.branch_id}-${row.expires_on}`,
  )
  return [...groups].map(([key, papers]) => eventOf(key, papers, catalogue, reader.language))
}

function eventOf(key: string, papers: readonly Ending[], { nameOf }: Catalogue, lang: Lang): CalendarEvent {
  const t = translator(lang, paperCalendarMessages)
  const [first] = papers as [Ending]
  const ofWorkers = first.worker_id !== null
  const day = first.expires_on
  const name = nameOf(first.kind)[lang]
  const named = ofWorkers ? t('ofWorkers', { name, count: papers.length }) : name
  const summary = t(first.is_check ? 'checkDue' : 'ends', { name: named })
  const renewing = papers.every(({ renewal_started_on: since }) => since !== null)
  return {
    uid: uid(key),
    sequence: papers.reduce((sum, { revision }) => sum + revision, 0),
    changedAt: new Date(papers.reduce((last, { created_at: at }) => (at > last ? at : last), first.created_at)),
    from: startOfDay(day),
    isAllDay: true,
    until: null,
    summary: first.branch ? `${summary} · ${first.branch}` : summary,
    description: [
      t('on', { day: formatDay(day, lang), hijri: hijriDay(day, lang) }),
      ...(ofWorkers || first.number === null ? [] : [t('number', { number: first.number })]),
      ...(renewing ? [t('renewing')] : []),
    ].join('\n'),
    location: null,
    url: page(
      ofWorkers
        ? href('/client/document-monitoring/workers')
        : href('/client/document-monitoring/:documentId', { documentId: first.id }),
    ),
    isCancelled: false,
    alarms: [...new Set(papers.flatMap(alarmsOf))].toSorted((a, b) => b - a),
  }
}
