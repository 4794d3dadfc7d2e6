import { type QueryOf, readList } from '#/domain/list.ts'
import { searchText } from '#/domain/plain-text.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { type Day, isDay } from '#/domain/riyadh-time.ts'
import { journalList } from './list.ts'

/** Query of the ledger's page. */
export type LedgerQuery = QueryOf<typeof journalList> & {
  /** The booking before which (going back in time) the page begins. */
  before: { on: Day; id: string } | null
}

/** Reads filters and place of the ledger; invalid parameters are ignored. */
export function ledgerQuery(search: URLSearchParams): LedgerQuery {
  const [on = '', id = ''] = searchText(search, 'before').split('~')
  return { ...readList(journalList, search), before: isDay(on) && isRecordId(id) ? { on, id } : null }
}
