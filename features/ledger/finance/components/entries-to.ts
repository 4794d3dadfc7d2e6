import type { Account } from '#/domain/ledger.ts'

/** The rows of the ledger that a figure is made of. */
export const rowsOf = (of: { account?: Account; kind?: string; party?: string; from?: string; to?: string }): string =>
  `/admin/finance/ledger?${new URLSearchParams(Object.entries(of))}`
