import type { Actor } from '#/domain/actor.ts'
import { toRiyadh } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { exportOwnReports } from './browse-own.server.ts'
import type { OwnReportsQuery } from './form.ts'

export type Cells = readonly (string | number | null)[]

const columns = [
  'number',
  'branch',
  'location',
  'client',
  'type',
  'visited',
  'submitted',
  'state',
  'grade',
  'fee',
] as const
const moment = (at: string | null): string | null => at && toRiyadh(new Date(at)).replace('T', ' ')

/** A shopper's reports as rows of a file, under the filters of the list; fees in riyals. */
export async function ownReportRows(actor: Actor, query: OwnReportsQuery, lang: Lang): Promise<AsyncGenerator<Cells>> {
  const t = translator(lang, shopperReportMessages)
  const lines = await exportOwnReports(actor, query)
  return (async function* () {
    yield columns.map((column) => t(column))
    for (const line of lines) {
      yield [
        line.submittedAt ? line.receipt : null,
        line.branch,
        line.location,
        line.client,
        t(`type_${line.type}`),
        moment(line.visitedAt),
        moment(line.submittedAt),
        t(`status_${line.status}`),
        line.grade,
        line.fee === null ? null : line.fee / 100,
      ]
    }
  })()
}
