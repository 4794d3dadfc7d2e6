/** Names of caches on phones. Stored there: a renamed cache would be neither read nor deleted. */
export const cacheNames = {
  /** Pages of one account; its id follows. */
  pages: 'visit-pages:',
  /** Files of one build; its version follows. */
  files: 'visit-files:',
  /** The id of the account whose pages are kept. */
  account: 'visit-account',
} as const
