import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { toRiyadh } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { wavePickMessages } from '#/messages/ordering/wave-visits.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'
import type { PicksQuery } from './lists.ts'
import { everyPick } from './read-picks.server.ts'

export type Cells = readonly (string | number | null)[]

const log = (actor: Actor, entityId: string, after: Record<string, string | number | boolean | null>): Promise<void> =>
  asActor(actor, (tx) => recordActivity(tx, actor, { action: 'waves.export', entity: 'wave', entityId, after }))

async function* pickRows(actor: Actor, waveId: string, query: PicksQuery, lang: Lang): AsyncGenerator<Cells> {
  const t = translator(lang, wavePickMessages)
  const word = translator(lang, waveMessages)
  yield [t('visit'), word('client'), t('branch'), t('date'), t('state'), t('shopper'), t('fit')]
  for await (const row of everyPick(actor, waveId, query))
    yield [
      requestCode(row.number),
      row.clientName,
      `${row.branchName}, ${row.branchLocation}`,
      toRiyadh(new Date(row.visitAt)).replace('T', ' '),
      t(`state_${row.state}`),
      row.shopperName,
      row.fit,
    ]
}

/** The visits of a wave that match, with whom they are given to. */
export async function exportPicks(
  actor: Actor,
  waveId: string,
  query: PicksQuery,
  lang: Lang,
): Promise<AsyncGenerator<Cells>> {
  authorize(actor, 'waves.read')
  await log(actor, recordId(waveId), { q: query.q, state: query.state })
  return pickRows(actor, recordId(waveId), query, lang)
}
