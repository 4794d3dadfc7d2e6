import { type Rational, ratio, zero } from '../../rational.ts'
import { type Day, daysBetween } from '../../riyadh-time.ts'
import { type Obligation, rhythmEnd } from './obligation.ts'

/** A paper or check as far as its standing needs it. */
export type PaperFacts = {
  id: string
  /** Day from which it counts: of issue, or of entry without one. */
  startsOn: Day
  expiresOn: Day | null
  renewalStartedOn: Day | null
  isRejected: boolean
}

export const standingStates = ['missing', 'rejected', 'expired', 'late', 'expiring', 'renewing', 'valid'] as const
export type StandingState = (typeof standingStates)[number]

export type Standing<Facts extends PaperFacts = PaperFacts> = {
  state: StandingState
  value: Rational
  paper: Facts | null
  /** Last day on which it counts; null: no end, or nothing there. */
  endsOn: Day | null
  /** Negative: days since the end. */
  daysLeft: number | null
}

const one: Rational = ratio(1n, 1n)
const half: Rational = ratio(1n, 2n)

/** Days before the end in which an obligation counts half without a renewal under way. */
export const halfValueDays = 7

const endOf = ({ expiresOn }: PaperFacts): Day => expiresOn ?? '9999-12-31'

/** The paper that counted on a day: of those that had begun, the one with the latest end; null: none. */
export function paperOn<Facts extends PaperFacts>(papers: readonly Facts[], day: Day): Facts | null {
  const begun = papers.filter(({ startsOn }) => startsOn <= day)
  const accepted = begun.filter(({ isRejected }) => !isRejected)
  const [best] = (accepted.length > 0 ? accepted : begun).toSorted(
    (a, b) => endOf(b).localeCompare(endOf(a)) || b.startsOn.localeCompare(a.startsOn) || a.id.localeCompare(b.id),
  )
  return best ?? null
}

/** The last check before a day. */
function checkOn<Facts extends PaperFacts>(papers: readonly Facts[], day: Day): Facts | null {
  const [last] = papers
    .filter(({ startsOn, isRejected }) => startsOn <= day && !isRejected)
    .toSorted((a, b) => b.startsOn.localeCompare(a.startsOn))
  return last ?? null
}

const nothing = <Facts extends PaperFacts>(): Standing<Facts> => ({
  state: 'missing',
  value: zero,
  paper: null,
  endsOn: null,
  daysLeft: null,
})

/** How an obligation stood on a day, and what it counts: 0, a half or 1. */
export function standingOn<Facts extends PaperFacts>(
  { proof, rhythm, lead }: Pick<Obligation, 'proof' | 'rhythm' | 'lead'>,
  papers: readonly Facts[],
  day: Day,
): Standing<Facts> {
  if (proof === 'check') {
    const last = checkOn(papers, day)
    if (!last || !rhythm) return nothing()
    const endsOn = rhythmEnd(last.startsOn, rhythm)
    const [length, elapsed, daysLeft] = [
      daysBetween(last.startsOn, endsOn),
      daysBetween(last.startsOn, day),
      daysBetween(day, endsOn),
    ]
    const of = { paper: last, endsOn, daysLeft }
    if (elapsed <= length) return { state: daysLeft <= lead ? 'expiring' : 'valid', value: one, ...of }
    if (2 * elapsed <= 3 * length) return { state: 'late', value: half, ...of }
    return { state: 'expired', value: zero, ...of }
  }
  const paper = paperOn(papers, day)
  if (!paper) return nothing()
  const endsOn = paper.expiresOn
  const daysLeft = endsOn === null ? null : daysBetween(day, endsOn)
  const of = { paper, endsOn, daysLeft }
  if (paper.isRejected) return { state: 'rejected', value: zero, ...of }
  if (daysLeft === null) return { state: 'valid', value: one, ...of }
  if (daysLeft < 0) return { state: 'expired', value: zero, ...of }
  const renews = paper.renewalStartedOn !== null && paper.renewalStartedOn <= day
  if (daysLeft > lead && daysLeft > halfValueDays) return { state: renews ? 'renewing' : 'valid', value: one, ...of }
  if (renews) return { state: 'renewing', value: one, ...of }
  return { state: 'expiring', value: daysLeft <= halfValueDays ? half : one, ...of }
}
