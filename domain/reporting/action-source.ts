/** Where a corrective action comes from; `paper`: a document, or a gap of compliance where none is kept. */
export const actionSources = ['visit', 'audit', 'daily', 'guest', 'paper', 'manual'] as const
export type ActionSource = (typeof actionSources)[number]

/** Code of an obligation of the catalogue. */
export const isPaperKind = (text: string): boolean => /^[a-z][a-z-]{1,40}$/.test(text)
