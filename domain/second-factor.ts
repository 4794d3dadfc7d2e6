/**
 * `advised`: optional, in the demo. `grace`: days left for the set-up. `due`: administration locked until the set-up.
 * Null: enabled or not required.
 */
export type SecondFactorDuty = { state: 'advised' } | { state: 'due' } | { state: 'grace'; daysLeft: number } | null

type Facts = {
  isAdmin: boolean
  isOn: boolean
  /** By the role; otherwise only advised. */
  isRequired?: boolean
  isDemo: boolean
  firstSignIn: Date | null
  graceDays: number
}

const dayMs = 24 * 3600_000

/** Second factor required of an administrator, after the days of grace from the first sign-in. */
export function secondFactorDuty(
  { isAdmin, isOn, isRequired = true, isDemo, firstSignIn, graceDays }: Facts,
  at: Date,
): SecondFactorDuty {
  if (!isAdmin || isOn) return null
  if (isDemo || !isRequired) return { state: 'advised' }
  const left = (firstSignIn ?? at).getTime() + graceDays * dayMs - at.getTime()
  return left > 0 ? { state: 'grace', daysLeft: Math.ceil(left / dayMs) } : { state: 'due' }
}
