import { href } from 'react-router'
import type { Account } from '#/domain/ledger.ts'

/** The rows of the ledger that a figure is made of. */
export const rowsOf = (of: { account?: Account; kind?: string; party?: string; from?: string; to?: string }): string =>
  `${href('/admin/finance/ledger')}?${new URLSearchParams(Object.entries(of))}`
