import type { Day } from '../riyadh-time.ts'

/** Readers of a document: members of client companies, approved shoppers and freelancers, staff. */
export const libraryAudiences = ['clients', 'shoppers', 'freelancers', 'staff'] as const
export type LibraryAudience = (typeof libraryAudiences)[number]

/** `live`: its readers see it; `expired`: after its last day; `archived`: withdrawn by our team. */
export const libraryStates = ['live', 'expired', 'archived'] as const
export type LibraryState = (typeof libraryStates)[number]

/** State of a document on a day in Riyadh; `expiresOn` is its last day. */
export function libraryStateOf(of: { archivedAt: string | null; expiresOn: Day | null }, today: Day): LibraryState {
  if (of.archivedAt !== null) return 'archived'
  return of.expiresOn !== null && of.expiresOn < today ? 'expired' : 'live'
}

/** Oldest version whose confirmation still counts after version `number` is published. */
export const neededAfter = (needed: number, number: number, confirmAgain: boolean): number =>
  confirmAgain ? number : needed

/** Days after a version at which readers without a confirmation are reminded, once. */
export const remindAfterDays = 7
/** Days before the last day at which our team is told. */
export const reviewBeforeDays = 30

/** Files that the library takes, by ending. */
export const libraryFileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  jpg: 'image/jpeg',
} as const
export type LibraryFileType = keyof typeof libraryFileTypes

/** Ending of a stored file. */
export const libraryEndingOf = (contentType: string): LibraryFileType | null =>
  (Object.keys(libraryFileTypes) as LibraryFileType[]).find((type) => libraryFileTypes[type] === contentType) ?? null

/** Maximum bytes of one file. */
export const mostLibraryBytes = 10 * 1024 * 1024
