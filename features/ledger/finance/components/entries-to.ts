import { href } from 'react-router'
import type { Account } from '#/domain/ledger.ts'

/** Address of the ledger filtered to the bookings behind a figure. */
export const rowsOf = (of: { account?: Account; kind?: string; party?: string; from?: string; to?: string }): string =>
  `${href('/admin/finance/ledger')}?${new URLSearchParams(Object.entries(of))}`
