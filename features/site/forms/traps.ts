import { z } from 'zod'
import type { SentAnswer } from './answers.ts'

/** A person needs longer than this to write a message; what is faster was not written by one. */
export const leastWritingMs = 2000
/** More links than this are advertising. Without scripts nobody knows how long the writing took, so fewer are taken. */
const mostLinks = { timed: 3, untimed: 1 } as const
/** So many others who sent the very same words within a day make it a mailing. */
export const mostSameText = 2
/** Shorter texts are alike by chance ("please call me"). */
const telltaleLength = 40

/** The fields of `TrapFields` and of the form's key, for the schema of a page that makes its own. */
export const trapFields = {
  clientKey: z.uuid(),
  /** A field no person sees. */
  website: z.string().max(2000).default(''),
  /** Milliseconds from seeing the form to sending it, measured by the browser; empty without scripts. */
  took: z
    .string()
    .max(20)
    .default('')
    .transform((typed) => (/^\d{1,12}$/.test(typed) ? Number(typed) : null)),
}
export const traps = z.object(trapFields)
export type Traps = z.output<typeof traps>

const linksIn = (text: string): number => text.match(/https?:\/\/|www\.|\[url|<a\s/gi)?.length ?? 0

/** The text by which a mailing to many forms is recognised, or null when there is none. */
export const telltaleOf = (answers: readonly SentAnswer[]): SentAnswer | null => {
  const longest = answers.reduce<SentAnswer | null>(
    (found, answer) => (answer.value.length > (found?.value.length ?? 0) ? answer : found),
    null,
  )
  return longest && longest.value.length >= telltaleLength ? longest : null
}

/**
 * Whether a message goes to the spam folder of the inbox. It is kept and acknowledged like any other, because a person may be
 * behind it (a password manager fills in hidden fields, an owner sends the same enquiry for three companies).
 */
export function looksLikeSpam({ website, took }: Traps, answers: readonly SentAnswer[], sameText: number): boolean {
  if (website !== '' || sameText >= mostSameText) return true
  if (took !== null && took < leastWritingMs) return true
  const links = answers.reduce((sum, { value }) => sum + linksIn(value), 0)
  return links > (took === null ? mostLinks.untimed : mostLinks.timed)
}
