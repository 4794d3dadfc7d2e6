import { firstPlan, withPart } from '#/domain/ordering/plan-wave.ts'
import { closePart } from '#/domain/ordering/wave-program.ts'
import { proveNear } from '#/domain/ordering/wave-proof.ts'
import { isNear, type OpenPart, type Wave, type WavePlan } from '#/domain/ordering/wave.ts'
import { solveProgram } from './solve-program.server.ts'

/** Maximum visits for the solver: with more, even the likely options take too long. */
const mostVisits = 2000
/** Large parts that are nearly optimal are left as they are. */
const isWorthSolving = ({ plan, wave, likely }: OpenPart): boolean =>
  likely === null || (!isNear(plan) && wave.visits.length <= mostVisits)

/** Best plan of a wave: open parts of the market go to the linear programming solver, unless too large. */
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
