import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { firstPlan } from '#/features/ordering/wave-solver/plan.ts'
import { draftWave } from '#/features/ordering/waves/write-wave.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'

/** A draft wave over the demo clients' branches; nothing is ordered yet. */
export async function tellWaves({ admin, saffron }: Cast, begun: Date): Promise<void> {
  const today = riyadhDay(begun)
  const { plan } = firstPlan(today, [saffron.id])
  await happeningAt(begun, () =>
    draftWave(admin, sameIdFor('wave', 'coming month'), {
      name: 'All branches of Saffron House, coming month',
      from: addDays(today, 21),
      until: addDays(today, 62),
      plan: {
        ...plan,
        visitsPerBranch: 2,
        quotas: { ...plan.quotas, breakfast: 20, lunch: 40, dinner: 40 },
        pace: 'halves',
      },
    }),
  )
}
