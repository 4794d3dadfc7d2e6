import { href, useSearchParams } from 'react-router'
import { soldTiers } from '#/domain/plans.ts'

/** Plan chosen before registering (`?plan=`), and its sign-in link. */
export function useCarriedPlan(): { signIn: string; plan: string | null } {
  const [search] = useSearchParams()
  const asked = search.get('plan')
  const plan = soldTiers.find((tier) => tier === asked)
  if (!plan) return { signIn: '/login', plan: null }
  return { signIn: `/login?next=${encodeURIComponent(`${href('/client/invoices/plan')}?plan=${plan}`)}`, plan }
}
