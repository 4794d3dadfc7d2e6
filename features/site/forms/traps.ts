import { z } from 'zod'
import type { SentAnswer } from './answers.ts'

/** Minimum milliseconds to write a message; faster ones are automated. */
export const leastWritingMs = 2000
/** Maximum links. Fewer without scripts, when the writing time is unknown. */
const mostLinks = { timed: 3, untimed: 1 } as const
/** Number of other senders within a day from which the same text is a mailing. */
export const mostSameText = 2
/** Shorter texts are alike by chance ("please call me"). */
const telltaleLength = 40

/** Fields of `TrapFields` and of the form's key, for pages with their own schema. */
export const trapFields = {
  clientKey: z.uuid(),
  /** Hidden field. */
  website: z.string().max(2000).default(''),
  /** Milliseconds from visibility to submission, measured by the browser; empty without scripts. */
  took: z
    .string()
    .max(20)
    .default('')
    .transform((typed) => (/^\d{1,12}$/.test(typed) ? Number(typed) : null)),
}
export const traps = z.object(trapFields)
export type Traps = z.output<typeof traps>

const linksIn = (text: string): number => text.match(/https?:\/\/|www\.|\[url|<a\s/gi)?.length ?? 0

/** Text for recognising mailings, or null. */
export const telltaleOf = (answers: readonly SentAnswer[]): SentAnswer | null => {
  const longest = answers.reduce<SentAnswer | null>(
    (found, answer) => (answer.value.length > (found?.value.length ?? 0) ? answer : found),
    null,
  )
  return longest && longest.value.length >= telltaleLength ? longest : null
}

/**
 * Whether a message is filed as spam. It is stored and acknowledged like others, because a person may have sent it (a
 * password manager fills in hidden fields, an owner sends the same enquiry for three companies).
 */
export function looksLikeSpam({ website, took }: Traps, answers: readonly SentAnswer[], sameText: number): boolean {
  if (website !== '' || sameText >= mostSameText) return true
  if (took !== null && took < leastWritingMs) return true
  const links = answers.reduce((sum, { value }) => sum + linksIn(value), 0)
  return links > (took === null ? mostLinks.untimed : mostLinks.timed)
}
