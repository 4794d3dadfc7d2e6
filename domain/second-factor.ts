/**
 * `advised`: optional, in the demo. `grace`: days left for the set-up. `due`: administration locked until the set-up.
 * Null: enabled or not required. `by`: required by the company; its pages are locked, the own account is open.
 */
export type SecondFactorDuty =
  | { state: 'advised' }
  | { state: 'due'; by?: 'company' }
  | { state: 'grace'; daysLeft: number; by?: 'company' }
  | null

/** Rule of a company: which members need a second factor. */
export const secondFactorRules = ['off', 'owners', 'all'] as const
export type SecondFactorRule = (typeof secondFactorRules)[number]
/** Days of grace of members, from the rule, the joining or the role. */
export const companyGraceDays = 7

type Facts = {
  isAdmin: boolean
  isOn: boolean
  /** By the role; otherwise only advised. */
  isRequired?: boolean
  isDemo: boolean
  firstSignIn: Date | null
  /** When the role began to require it of the person; null: from the first sign-in. */
  roleSince?: Date | null
  graceDays: number
}

const dayMs = 24 * 3600_000

/** Second factor required of an administrator, after the days of grace from the first sign-in or the role's rule. */
export function secondFactorDuty(
  { isAdmin, isOn, isRequired = true, isDemo, firstSignIn, roleSince = null, graceDays }: Facts,
  at: Date,
): SecondFactorDuty {
  if (!isAdmin || isOn) return null
  if (isDemo || !isRequired) return { state: 'advised' }
  const from = firstSignIn ?? at
  return afterGrace(roleSince && roleSince > from ? roleSince : from, graceDays, at)
}

type CompanyFacts = { isOn: boolean; isDemo: boolean; companySince: Date | null }

/** Second factor that the company of a session requires of the member. Not required in the demo. */
export function companyFactorDuty({ isOn, isDemo, companySince }: CompanyFacts, at: Date): SecondFactorDuty {
  if (isOn || isDemo || !companySince) return null
  return { ...afterGrace(companySince, companyGraceDays, at), by: 'company' }
}

/** When a changed rule begins to count: a stricter one from now, a milder one as before; null: it requires nothing. */
export function ruleSince(known: { rule: SecondFactorRule; since: Date | null }, rule: SecondFactorRule, at: Date) {
  if (rule === 'off') return null
  const rank = (one: SecondFactorRule) => secondFactorRules.indexOf(one)
  return known.since && rank(rule) <= rank(known.rule) ? known.since : at
}

function afterGrace(from: Date, days: number, at: Date): { state: 'due' } | { state: 'grace'; daysLeft: number } {
  const left = from.getTime() + days * dayMs - at.getTime()
  return left > 0 ? { state: 'grace', daysLeft: Math.ceil(left / dayMs) } : { state: 'due' }
}
