import { plainCode } from './iban.ts'
import type { Day } from './riyadh-time.ts'

export const identityKinds = ['national_id', 'iqama', 'passport'] as const
export type IdentityKind = (typeof identityKinds)[number]

/** Luhn check of national and residence numbers. */
const addsUp = (digits: string): boolean => {
  const sum = [...digits].reduce((total, sign, index) => {
    const value = Number(sign) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const shapes: Record<IdentityKind, RegExp> = {
  national_id: /^1\d{9}$/,
  iqama: /^2\d{9}$/,
  passport: /^(?=.*\d)[A-Z0-9]{6,15}$/,
}

/** Normalises the number of an identity document; null when invalid for its kind. */
export function identityNumber(kind: IdentityKind, typed: string): string | null {
  const code = plainCode(typed)
  if (!shapes[kind].test(code)) return null
  return kind === 'passport' || addsUp(code) ? code : null
}

/** Minimum age of shoppers. */
export const leastAge = 18
export const greatestAge = 100

/** Age in years on a day. */
export function ageOn(birth: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}
