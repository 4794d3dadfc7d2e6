import { searchText } from '#/domain/plain-text.ts'
import { type Account, accounts } from '#/domain/ledger.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { type Day, isDay } from '#/domain/riyadh-time.ts'

/** What the address of the ledger asks for. */
export type LedgerQuery = {
  q: string
  account: Account | null
  kind: string | null
  party: string | null
  from: Day | null
  to: Day | null
  /** The booking before which (going back in time) the page begins. */
  before: { on: Day; id: string } | null
}

export const isAccount = (text: string): text is Account => Object.hasOwn(accounts, text)

/** Reads filters and place of the ledger; what cannot be read counts as not set. */
export function ledgerQuery(search: URLSearchParams): LedgerQuery {
  const text = (name: string) => searchText(search, name)
  const day = (name: string) => (isDay(text(name)) ? text(name) : null)
  const account = text('account')
  const kind = text('kind')
  const [on = '', id = ''] = text('before').split('~')
  return {
    q: text('q'),
    account: isAccount(account) ? account : null,
    kind: /^[a-z.-]{1,40}$/.test(kind) ? kind : null,
    party: isRecordId(text('party')) ? text('party').toLowerCase() : null,
    from: day('from'),
    to: day('to'),
    before: isDay(on) && isRecordId(id) ? { on, id } : null,
  }
}

export const isNarrowed = ({ q, account, kind, party, from, to }: LedgerQuery): boolean =>
  q !== '' || [account, kind, party, from, to].some((one) => one !== null)
