import { searchText } from '#/domain/plain-text.ts'
import { isDay } from '#/domain/riyadh-time.ts'

/** States of a message. */
export const submissionStates = ['new', 'open', 'done', 'spam'] as const
export type SubmissionState = (typeof submissionStates)[number]
export const isSubmissionState = (value: unknown): value is SubmissionState =>
  submissionStates.includes(value as SubmissionState)

/** Filters of the inbox; empty texts match all. Without a state spam is excluded. */
export type InboxQuery = { form: string; state: SubmissionState | ''; from: string; to: string; q: string }

const textOf = (search: URLSearchParams, name: string): string => (search.get(name) ?? '').trim().slice(0, 200)

/** Reads the filters of an address; invalid ones are ignored. */
export function inboxQueryOf(search: URLSearchParams): InboxQuery {
  const day = (name: string) => (isDay(textOf(search, name)) ? textOf(search, name) : '')
  const state = textOf(search, 'state')
  return {
    form: textOf(search, 'form'),
    state: isSubmissionState(state) ? state : '',
    from: day('from'),
    to: day('to'),
    q: searchText(search),
  }
}

export const isNarrowed = (query: InboxQuery): boolean => Object.values(query).some((value) => value !== '')
