import { sql } from 'kysely'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import { toRiyadh } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { roomMessages } from '#/messages/ordering/control-room.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { asRoomRow, type RoomRow, selectRows } from './browse-room.server.ts'
import { matches, prepare, type Wanted } from './filter.server.ts'
import type { RoomFilter } from './room-query.ts'

type Cells = readonly (string | number | null)[]
type Cursor = { at: string; id: string } | null

const atOnce = 500

const readPart = (actor: Actor, wanted: Wanted, after: Cursor) =>
  readAs(actor, (tx) =>
    selectRows(tx)
      .where(matches(wanted))
      .$if(after !== null, (rest) =>
        rest.where(sql<boolean>`(q.scheduled_date, q.id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
      )
      .orderBy('q.scheduled_date')
      .orderBy('q.id')
      .limit(atOnce)
      .execute(),
  )

const wallTime = (at: string): string => toRiyadh(new Date(at)).replace('T', ' ')

/** The requests of the filter in the order of their dates, a heading and then a row each, read in parts while they are written. */
async function* rowsOf(actor: Actor, wanted: Wanted, lang: Lang): AsyncGenerator<Cells> {
  const t = translator(lang, roomMessages)
  const word = translator(lang, evaluationMessages)
  const cellsOf = (row: RoomRow): Cells => [
    requestCode(row.number),
    row.clientName,
    row.branchName,
    row.branchLocation,
    word(`type_${row.type}`),
    wallTime(row.visitAt),
    row.earliestOn,
    row.latestOn,
    word(`status_${row.status}`),
    row.shopperName,
    row.offer?.shopperName ?? null,
    row.offer ? wallTime(row.offer.until) : null,
    row.price / 100,
    row.bonus / 100,
    row.risk ? t(`risk_${row.risk}`) : null,
  ]
  yield [
    word('reference'),
    word('client'),
    word('branch'),
    word('location'),
    word('type'),
    word('visit'),
    t('windowFrom'),
    t('windowUntil'),
    word('status'),
    word('shopper'),
    t('offeredToColumn'),
    t('offerEnds'),
    word('price'),
    t('bonus'),
    t('risk'),
  ]
  for (let after: Cursor = null; ;) {
    const rows: RoomRow[] = (await readPart(actor, wanted, after)).map(asRoomRow)
    for (const row of rows) yield cellsOf(row)
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = { at: last.visitAt, id: last.id }
  }
}

/** The requests of the filter for a file of any kind; that somebody took them is itself recorded. */
export async function exportRoom(
  actor: Actor,
  filter: RoomFilter,
  lang: Lang,
  format: 'csv' | 'xlsx',
): Promise<AsyncGenerator<Cells>> {
  authorize(actor, 'evaluations.approve')
  await asActor(actor, (tx) =>
    recordActivity(tx, actor, {
      action: 'evaluations.export',
      entity: 'request',
      entityId: format,
      after: { ...filter },
    }),
  )
  return rowsOf(actor, await prepare(actor, filter), lang)
}
