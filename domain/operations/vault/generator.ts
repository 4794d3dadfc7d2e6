/** What a generated password is made of. */
export type GeneratorPolicy = { length: number; digits: boolean; symbols: boolean }
export const usualPolicy: GeneratorPolicy = { length: 20, digits: true, symbols: true }
export const generatedLengths = { shortest: 12, longest: 64 } as const

// without letters that are mistaken for each other when they are typed from paper
const lower = 'abcdefghijkmnpqrstuvwxyz'
const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const figures = '23456789'
const signs = '!#%+-_=?@'

const setsOf = ({ digits, symbols }: GeneratorPolicy): string[] => [
  lower,
  upper,
  ...(digits ? [figures] : []),
  ...(symbols ? [signs] : []),
]

/**
 * A password with at least one character of each chosen kind. `below(n)`: an unbiased random whole number from 0 to
 * n - 1. Passwords that lack a kind are thrown away whole, which keeps all others equally likely.
 */
export function generatePassword(policy: GeneratorPolicy, below: (limit: number) => number): string {
  const length = Math.min(Math.max(Math.round(policy.length), generatedLengths.shortest), generatedLengths.longest)
  const sets = setsOf(policy)
  const all = sets.join('')
  for (;;) {
    const made = Array.from({ length }, () => all.charAt(below(all.length))).join('')
    if (sets.every((set) => [...set].some((character) => made.includes(character)))) return made
  }
}
