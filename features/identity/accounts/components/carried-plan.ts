import { useSearchParams } from 'react-router'
import { soldTiers } from '#/domain/plans.ts'

/** The plan that somebody chose before registering (`?plan=`), and where its sign-in leads. */
export function useCarriedPlan(): { signIn: string; plan: string | null } {
  const [search] = useSearchParams()
  const asked = search.get('plan')
  const plan = soldTiers.find((tier) => tier === asked)
  if (!plan) return { signIn: '/login', plan: null }
  return { signIn: `/login?next=${encodeURIComponent(`/client/invoices/plan?plan=${plan}`)}`, plan }
}
