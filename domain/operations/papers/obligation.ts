import { addDays, addMonths, type Day } from '../../riyadh-time.ts'
import type { Text } from '../../text.ts'

export const authorities = [
  'civil-defence',
  'municipality',
  'sfda',
  'commerce',
  'zatca',
  'labour',
  'interior',
  'contracts',
] as const
export type Authority = (typeof authorities)[number]

/** What a paper is about: the whole company, one branch, or each worker of a branch. */
export const paperScopes = ['company', 'branch', 'worker'] as const
export type PaperScope = (typeof paperScopes)[number]

export type Rhythm = { months: number } | { days: number }

/** An obligation of a restaurant in Saudi Arabia. Its proof is a dated paper, or a check done by the company itself. */
export type Obligation = {
  code: string
  name: Text
  authority: Authority
  scope: PaperScope
  proof: 'paper' | 'check'
  /** How long a paper or check usually counts; null: as the contract says. */
  rhythm: Rhythm | null
  /** Days before the end from which the paper counts as expiring. */
  lead: number
  weight: number
  isCritical: boolean
  /** Also read by an accountant of the company. */
  isFinance: boolean
  /** How firm the rhythm is: official page, press or law firm, general knowledge. */
  basis: 'A' | 'B' | 'C'
  source: string
  /** Fines and conditions, shown as information only. */
  note?: Text
}

/** Last day on which a paper or check of that day counts. */
export const rhythmEnd = (from: Day, rhythm: Rhythm): Day =>
  'days' in rhythm ? addDays(from, rhythm.days) : addMonths(from, rhythm.months)
