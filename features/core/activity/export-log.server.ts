import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Cell } from '#/domain/csv.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { toRiyadh } from '#/domain/riyadh-time.ts'
import type { Lang, Messages } from '#/domain/text.ts'
import { translator } from '#/domain/text.ts'
import { activityLogMessages } from '#/messages/activity.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { actionText, entityText, type LogQuery, type RawEntry } from './entry.ts'
import { profileNames } from './name-records.server.ts'
import { findEntries } from './read-log.server.ts'
import { recordActivity } from './record.server.ts'

const atOnce = 1000
const headings = ['when', 'who', 'person', 'what', 'kind', 'record', 'before', 'after', 'reason'] as const

async function* lines(actor: Actor, query: LogQuery, lang: Lang): AsyncGenerator<readonly Cell[]> {
  const t = translator(lang, activityLogMessages as Messages) as (key: string) => string
  yield headings.map((key) => t(key))
  let cursor = query.cursor
  for (;;) {
    const { rows, people } = await readAs(actor, async (db) => {
      const found = await findEntries(db, { ...query, cursor }, atOnce)
      return { rows: found, people: await profileNames(db, found) }
    })
    for (const row of rows)
      yield lineOf(row, people.get(row.actor_id ?? '') ?? { name: t('platform'), email: '' }, lang)
    if (rows.length < atOnce) return
    cursor = rows.at(-1)!.id
  }
}

const lineOf = (row: RawEntry, who: { name: string; email: string }, lang: Lang): readonly Cell[] => [
  toRiyadh(new Date(row.at)).replace('T', ' '),
  who.name,
  who.email,
  actionText(lang, row.action),
  entityText(lang, row.entity),
  row.entity_id,
  row.before === null ? null : JSON.stringify(row.before),
  row.after === null ? null : JSON.stringify(row.after),
  row.reason,
]

/** Reads matching entries as lines of a file, heading first; the export itself is logged. */
export async function exportLog(actor: Actor, query: LogQuery, lang: Lang): Promise<AsyncGenerator<readonly Cell[]>> {
  authorize(actor, 'activity.read')
  if (query.cursor) recordId(query.cursor)
  await confirmedRecently(actor)
  await asActor(actor, (tx) =>
    recordActivity(tx, actor, { action: 'activity.export', entity: 'activity', entityId: 'csv', after: { ...query } }),
  )
  return lines(actor, query, lang)
}
