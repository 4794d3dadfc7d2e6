import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import { readInSnapshot } from '#/db/snapshot.server.ts'
import { companyOf, type Actor, staffBehind } from '#/domain/actor.ts'
import type { Cell } from '#/domain/csv.ts'
import { AppError } from '#/domain/errors.ts'
import { addressParts, type ListShape, type QueryOf, readList } from '#/domain/list.ts'
import { columnsIn, fileCell, type RowOf, type Word } from '#/domain/list-columns.ts'
import { authorize, may, reachOf } from '#/domain/permissions.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { type ActivityEntry, recordActivity } from '#/features/core/activity/record.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import { countViews } from './count-views.server.ts'
import { type Computed, inOrder, type ListRows, type RowsOf } from './list-rows.server.ts'

type Cells = readonly Cell[]
type FileOf = {
  file: { name: string; action: string; entity: ActivityEntry['entity']; entityId?: string; confirm?: boolean }
}
type ListWithFile = ListShape & FileOf
const atOnce = 500

/** Reads rows in parts: with a cursor none is skipped or doubled, and memory does not grow with the list. */
async function* readInParts<L extends ListShape, Row, Raw>(
  tx: Tx,
  actor: Actor,
  query: QueryOf<L>,
  rowsOf: RowsOf<L, Row, Raw>,
): AsyncGenerator<Row> {
  const rows = (await rowsOf(tx, query, actor)) as ListRows<ListShape, Row, Raw>
  await sql`declare list_rows no scroll cursor for ${inOrder(rows, query)}`.execute(tx)
  for (;;) {
    const { rows: found } = await sql<Raw>`fetch ${sql.lit(atOnce)} from list_rows`.execute(tx)
    yield* rows.finish ? await rows.finish(found, tx) : (found as unknown as Row[])
    if (found.length < atOnce) return
  }
}

async function* cellsOf(
  list: ListShape,
  actor: Actor,
  rows: AsyncIterable<unknown> | Iterable<unknown>,
  lang: Lang,
): AsyncGenerator<Cells> {
  const t = translator(lang, list.messages) as Word
  const columns = columnsIn(list.columns, 'file', (permission) => may(actor, permission))
  yield columns.map(([name, { header = name }]) => t(header))
  for await (const row of rows) yield columns.map(([name, column]) => fileCell(name, column, row, t, lang))
}

/** Logs the export of a list with its filters. */
async function recordExport(actor: Actor, list: ListWithFile, query: QueryOf<ListShape>): Promise<void> {
  const { action, entity } = list.file
  const after = addressParts(list, query)
  const clientId = actor.type === 'client' ? companyOf(actor) : null
  const entityId = list.file.entityId ?? (clientId && entity === 'client' ? clientId : 'list')
  // why: in a view as a company the database lets nothing be written
  const person = staffBehind(actor)
  await asActor(person, (tx) => recordActivity(tx, person, { action, entity, entityId, clientId, after }))
}

function authorizeList(actor: Actor, { permission, reach }: ListShape): void {
  authorize(actor, permission)
  if (reach && reachOf(actor.type, permission) !== reach) throw new AppError('not-allowed')
}

/**
 * Streams a list under its query as lines of a file, heading first. The export is logged before the first row is read.
 */
export async function exportList<L extends ListWithFile, Row extends RowOf<L['columns']>, Raw>(
  actor: Actor,
  list: L,
  query: QueryOf<L>,
  rowsOf: RowsOf<L, Row, Raw> | { all: Computed<L, Row> },
  lang: Lang,
): Promise<AsyncGenerator<Cells>> {
  authorizeList(actor, list)
  if (list.file.confirm) await confirmedRecently(actor)
  await recordExport(actor, list, query as QueryOf<ListShape>)
  const rows =
    'all' in rowsOf
      ? await rowsOf.all(actor, query)
      : readInSnapshot(actor, (tx) => readInParts(tx, actor, query, rowsOf))
  return cellsOf(list, actor, rows, lang)
}

/**
 * Loader of a list's file, CSV or Excel, with the same address parameters as its page, and with `counts` the counts of the
 * reader's saved views. `read`: how the page reads its address, where it adds to `readList`.
 */
export const exportRoute = <L extends ListWithFile, Row extends RowOf<L['columns']>, Raw>(
  list: L,
  rowsOf: RowsOf<L, Row, Raw> | { all: Computed<L, Row> },
  read = (params: URLSearchParams): QueryOf<L> => readList(list, params),
) =>
  pageData(async ({ context, url }: Parameters<Parameters<typeof pageData>[0]>[0]) => {
    const { lang } = infoOf(context)
    const actor = actorOf(context)
    if (url.searchParams.has('counts')) {
      authorizeList(actor, list)
      const headers = { 'cache-control': 'private, no-store' }
      return Response.json(await countViews(actor, list, rowsOf, { read }), { headers })
    }
    const rows = await exportList(actor, list, read(url.searchParams), rowsOf, lang)
    return tableFile(rows, list.file.name, tableFormatOf(url.searchParams), lang)
  })
