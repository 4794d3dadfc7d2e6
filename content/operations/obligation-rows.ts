import type { Obligation } from '#/domain/operations/papers/obligation.ts'
import type { Text } from '#/domain/text.ts'

type Rest = Partial<Pick<Obligation, 'isCritical' | 'isFinance' | 'proof' | 'note'>>
type Row = [code: string, en: string, ar: string, Obligation['authority'], Obligation['scope'], Obligation['rhythm']]
export const years = (n: number) => ({ months: 12 * n })
export const months = (n: number) => ({ months: n })
/** An obligation whose proof is a paper, not critical and not of finance, where `rest` does not say otherwise. */
export const obligation = (
  [code, en, ar, authority, scope, rhythm]: Row,
  weight: number,
  lead: number,
  basis: Obligation['basis'],
  source: string,
  rest: Rest = {},
): Obligation => ({
  code,
  name: { en, ar },
  authority,
  scope,
  rhythm,
  weight,
  lead,
  basis,
  source,
  proof: 'paper',
  isCritical: false,
  isFinance: false,
  ...rest,
})
export const critical = { isCritical: true }
export const finance = { isFinance: true }
export const check = { proof: 'check' } as const
export const common = 'general knowledge'
export const note = (en: string, ar: string): { note: Text } => ({ note: { en, ar } })
