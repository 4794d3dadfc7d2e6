import { useSearchParams } from 'react-router'
import { soldTiers } from '#/domain/plans.ts'

/** The plan that somebody chose before registering (`?plan=`), as part of the addresses on the way to ordering it. */
export function useCarriedPlan(): { signIn: string; query: string } {
  const [search] = useSearchParams()
  const asked = search.get('plan')
  const plan = soldTiers.find((tier) => tier === asked)
  if (!plan) return { signIn: '/login', query: '' }
  return { signIn: `/login?next=${encodeURIComponent(`/client/invoices/plan?plan=${plan}`)}`, query: `?plan=${plan}` }
}
