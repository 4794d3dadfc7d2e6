import type { Account } from '#/domain/ledger.ts'

export const revenueAccounts = ['plan_revenue', 'visit_revenue', 'other_revenue'] as const satisfies readonly Account[]
export const costAccounts = [
  'shopper_fees',
  'shopper_bonuses',
  'reimbursements',
  'provider_fees',
] as const satisfies readonly Account[]
