/**
 * `advised`: the demo, where it is optional. `grace`: days are left to set it up. `due`: the administration stays closed until it is set
 * up. Null: it is on, or not asked of this person.
 */
export type SecondFactorDuty = { state: 'advised' } | { state: 'due' } | { state: 'grace'; daysLeft: number } | null

type Facts = { isAdmin: boolean; isOn: boolean; isDemo: boolean; firstSignIn: Date | null; graceDays: number }

const dayMs = 24 * 3600_000

/** What an administrator owes: a second factor, within the days of grace after the first sign-in. */
export function secondFactorDuty({ isAdmin, isOn, isDemo, firstSignIn, graceDays }: Facts, at: Date): SecondFactorDuty {
  if (!isAdmin || isOn) return null
  if (isDemo) return { state: 'advised' }
  const left = (firstSignIn ?? at).getTime() + graceDays * dayMs - at.getTime()
  return left > 0 ? { state: 'grace', daysLeft: Math.ceil(left / dayMs) } : { state: 'due' }
}
