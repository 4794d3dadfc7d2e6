import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'
import type { WorkQuery } from './form.ts'
import { readAllWork } from './read-work.server.ts'

type Cells = readonly (string | number | null)[]

async function* rowsOf(actor: Actor, query: WorkQuery, lang: Lang): AsyncGenerator<Cells> {
  const t = translator(lang, staffTaskMessages)
  yield [t('task'), t('status'), t('owner'), t('due'), t('priority'), t('repeats'), t('notes')]
  for await (const line of readAllWork(actor, query))
    yield [
      line.title,
      t(`status_${line.status}`),
      line.owner?.name ?? null,
      line.dueOn,
      t(`priority_${line.priority}`),
      line.repeats && t(`repeats_${line.repeats}`),
      line.notes,
    ]
}

/** Exports the listed tasks; the export is logged. */
export async function exportWork(actor: Actor, query: WorkQuery, lang: Lang): Promise<AsyncGenerator<Cells>> {
  authorize(actor, 'work.write')
  const { q, tab, owner, status, priority, due } = query
  await asActor(actor, (tx) =>
    recordActivity(tx, actor, {
      action: 'work.export',
      entity: 'task',
      entityId: 'list',
      after: { q, tab, owner, status, priority, due },
    }),
  )
  return rowsOf(actor, query, lang)
}
