/** Cache names, stored on phones: a renamed cache would be neither read nor deleted. */
export const cacheNames = {
  /** Pages of one account; its id follows. */
  pages: 'visit-pages:',
  /** Files of one build; its version follows. */
  files: 'visit-files:',
  /** Id of the account whose pages are cached. */
  account: 'visit-account',
} as const
