import { type Day, isDay } from '../../riyadh-time.ts'

/** Years below it are of the Hijri calendar; Gregorian papers of a restaurant are younger. */
const firstGregorianYear = 1600

/** A day as typed; a message key of forms for what is wrong with it. */
export function typedDayProblem(day: string): 'paper-hijri' | 'unreadable' | null {
  const year = /^(\d{4})-\d{2}-\d{2}$/.exec(day)?.[1]
  if (year && Number(year) < firstGregorianYear) return 'paper-hijri'
  return isDay(day) ? null : 'unreadable'
}

type Typed = { issuedOn: Day | null; expiresOn: Day | null; expiresAgain: Day | null; isCritical: boolean }
type Problems = Partial<Record<'issuedOn' | 'expiresOn' | 'expiresAgain', string>>

/** What is wrong with the days of a paper, by field; messages are keys of messages/forms.ts. */
export function paperDateProblems({ issuedOn, expiresOn, expiresAgain, isCritical }: Typed, today: Day): Problems {
  if (issuedOn !== null && issuedOn > today) return { issuedOn: 'paper-future-issue' }
  if (issuedOn !== null && expiresOn !== null && expiresOn < issuedOn) return { expiresOn: 'paper-before-issue' }
  if (isCritical && expiresOn !== null && expiresAgain !== expiresOn) return { expiresAgain: 'paper-twice' }
  return {}
}
