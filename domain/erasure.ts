/** Days in which a person can change their mind before the account is erased. */
export const erasureDays = 7

/** What must end before an account is erased; priv.erasure_blocks counts the same. */
export const erasureBlocks = [
  'visits',
  'reports',
  'appeals',
  'payouts',
  'handover',
  'requests',
  'disputes',
  'invoices',
  'plans',
  'lastAdmin',
] as const
export type ErasureBlock = (typeof erasureBlocks)[number]

export const isErasureBlock = (name: string): name is ErasureBlock =>
  (erasureBlocks as readonly string[]).includes(name)
