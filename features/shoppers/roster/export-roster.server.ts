import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { cities, isCity } from '#/domain/cities.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { orderedIds, readRows, type RosterRow } from './browse-shoppers.server.ts'
import type { RosterQuery } from './list-query.ts'

type Cells = readonly (string | number | null)[]
const atOnce = 500

function headingIn(lang: Lang): Cells {
  const t = translator(lang, rosterMessages)
  const page = translator(lang, shopperPageMessages)
  const own = [t('name'), page('email'), page('phone'), t('type'), t('state'), t('level'), t('city'), t('rating')]
  const kept = [t('gradedReports'), page('inTime'), page('handBacks'), page('noShows'), t('reliabilityShare')]
  return [...own, ...kept, t('openJobs'), t('lastVisit'), t('joined')]
}

function cellsOf(row: RosterRow, lang: Lang): Cells {
  const t = translator(lang, rosterMessages)
  const word = translator(lang, assignmentMessages)
  return [
    row.name,
    row.email,
    row.phone,
    t(`type_${row.type}`),
    t(row.isMerged ? 'merged' : `state_${row.state}`),
    word(`level_${row.level}`),
    row.city && isCity(row.city) ? cities[row.city].name[lang] : null,
    row.grade === null ? null : Math.round(row.grade * 100) / 100,
    row.graded,
    row.inTime,
    row.handBacks,
    row.noShows,
    row.reliability === null ? null : Math.round(row.reliability * 100),
    row.openJobs,
    row.lastVisitAt && riyadhDay(new Date(row.lastVisitAt)),
    riyadhDay(new Date(row.joinedAt)),
  ]
}

async function* rowsOf(actor: Actor, query: RosterQuery, lang: Lang): AsyncGenerator<Cells> {
  yield headingIn(lang)
  const ids = await readAs(actor, (db) => orderedIds(db, query).execute())
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce).map(({ id }) => id)
    for (const row of await readAs(actor, (db) => readRows(db, part))) yield cellsOf(row, lang)
  }
}

/** Exports the listed shoppers; the export is logged. */
export async function exportRoster(actor: Actor, query: RosterQuery, lang: Lang): Promise<AsyncGenerator<Cells>> {
  authorize(actor, 'shoppers.read')
  await confirmedRecently(actor)
  await asActor(actor, (tx) =>
    recordActivity(tx, actor, { action: 'shoppers.export', entity: 'profile', entityId: 'list', after: { ...query } }),
  )
  return rowsOf(actor, query, lang)
}
