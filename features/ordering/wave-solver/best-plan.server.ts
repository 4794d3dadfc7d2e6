import { firstPlan, withPart } from '#/domain/ordering/plan-wave.ts'
import { closePart } from '#/domain/ordering/wave-program.ts'
import { proveNear } from '#/domain/ordering/wave-proof.ts'
import { isNear, type OpenPart, type Wave, type WavePlan } from '#/domain/ordering/wave.ts'
import { solveProgram } from './solve-program.server.ts'

/** The solver sees the likely options of a large part only; of more visits these are still too many for seconds. */
const mostVisits = 2000
/** A large part that is nearly the best is left as it is. */
const isWorthSolving = ({ plan, wave, likely }: OpenPart): boolean =>
  likely === null || (!isNear(plan) && wave.visits.length <= mostVisits)

/** The best plan of a wave: what the market leaves open goes to the solver of linear programs, unless it is too large. */
export async function bestPlan(wave: Wave): Promise<WavePlan> {
  const { plan, open } = firstPlan(wave)
  let best = plan
  for (const one of open) {
    if (!isWorthSolving(one.part)) continue
    const plan = proveNear(one.part)
    best = withPart(best, one, isWorthSolving({ ...one.part, plan }) ? await closePart(one.part, solveProgram) : plan)
  }
  return best
}
