import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { moderationMessages } from '#/messages/certification/guest-review-desk.ts'
import type { ModerationQuery } from './form.ts'
import { type ModerationRow, orderedIds, readModerationRows } from './select-moderation.server.ts'

type Cells = readonly (string | number | null)[]
const atOnce = 500
/** Maximum rows of a sheet; narrow the list for others. */
const mostExported = 50_000

function headingIn(lang: Lang): Cells {
  const t = translator(lang, moderationMessages)
  const said = [t('day'), t('client'), t('branch'), t('stars'), t('name'), t('text'), t('signals')]
  return [...said, t('state'), t('reason'), t('moderator'), t('reply'), t('reportNote')]
}

function cellsOf(row: ModerationRow, lang: Lang): Cells {
  const t = translator(lang, moderationMessages)
  return [
    riyadhDay(new Date(row.at)),
    row.client,
    row.branch,
    row.stars,
    row.authorName,
    row.text,
    row.signals.map((signal) => t(`signal_${signal}`)).join(lang === 'ar' ? '، ' : ', '),
    t(`tab_${row.state}`),
    row.refusedReason,
    row.moderatedBy,
    row.reply?.text ?? null,
    row.reported?.note ?? null,
  ]
}

async function* rowsOf(actor: Actor, query: ModerationQuery, lang: Lang): AsyncGenerator<Cells> {
  yield headingIn(lang)
  const ids = await readAs(actor, (db) => orderedIds(db, query).limit(mostExported).execute())
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce).map(({ id }) => id)
    for (const row of await readAs(actor, (db) => readModerationRows(db, part))) yield cellsOf(row, lang)
  }
}

/** Exports the reviews of a queue; the export is logged. */
export async function exportModeration(
  actor: Actor,
  query: ModerationQuery,
  lang: Lang,
): Promise<AsyncGenerator<Cells>> {
  authorize(actor, 'guest-reviews.moderate')
  await asActor(actor, (tx) =>
    recordActivity(tx, actor, {
      action: 'guest-reviews.export',
      entity: 'guest-review',
      entityId: 'list',
      after: { ...query },
    }),
  )
  return rowsOf(actor, query, lang)
}
