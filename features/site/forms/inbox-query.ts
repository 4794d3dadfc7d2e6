import { searchText } from '#/domain/plain-text.ts'
import { isDay } from '#/domain/riyadh-time.ts'

/** What became of a message: it came in, somebody is at it, it is settled, or it is advertising. */
export const submissionStates = ['new', 'open', 'done', 'spam'] as const
export type SubmissionState = (typeof submissionStates)[number]
export const isSubmissionState = (value: unknown): value is SubmissionState =>
  submissionStates.includes(value as SubmissionState)

/** What the inbox is narrowed to; an empty text is everything. Without a state the inbox leaves spam out. */
export type InboxQuery = { form: string; state: SubmissionState | ''; from: string; to: string; q: string }

const textOf = (search: URLSearchParams, name: string): string => (search.get(name) ?? '').trim().slice(0, 200)

/** The filters of an address. What cannot be read counts as not set. */
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
