import { href, useSearchParams } from 'react-router'
import { evaluationTypes } from '#/domain/evaluation.ts'
import { soldTiers } from '#/domain/plans.ts'

type Carried = { signIn: string; plan: string | null }

/** Plan or visit chosen before registering (`?plan=`, `?visit=`), and the sign-in link that leads on to it. */
export function useCarriedPlan(): Carried {
  const [search] = useSearchParams()
  const plan = soldTiers.find((tier) => tier === search.get('plan')) ?? null
  const visit = evaluationTypes.find((type) => type === search.get('visit'))
  const next = plan
    ? `${href('/client/invoices/plan')}?plan=${plan}`
    : visit && `${href('/client/secret-shopper')}?new=1&visit=${visit}`
  return { signIn: next ? `/login?next=${encodeURIComponent(next)}` : '/login', plan }
}
