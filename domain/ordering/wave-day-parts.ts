import { apportion } from '../apportion.ts'
import type { DayPart } from '../day-part.ts'
import type { Day } from '../riyadh-time.ts'

type Quota = { part: DayPart; percent: number }
/** A visit of a wave with its day; `rank` is its place in the overall order. */
type Dated = { branch: { id: string }; day: Day; rank: number }

/** Assigns parts of the day: exactly by quota, spread over time and over each branch's visits. */
export function partsOf<S extends Dated>(slots: readonly S[], quotas: readonly Quota[]): Map<S, DayPart> {
  const counts = apportion(
    slots.length,
    quotas.map(({ percent }) => percent),
  )
  const used = quotas.map(() => 0)
  const atBranch = new Map<string, number[]>()
  const parts = new Map<S, DayPart>()
  const inOrder = slots.toSorted((a, b) => (a.day === b.day ? a.rank - b.rank : a.day < b.day ? -1 : 1))
  for (const [index, slot] of inOrder.entries()) {
    const own = atBranch.get(slot.branch.id) ?? quotas.map(() => 0)
    atBranch.set(slot.branch.id, own)
    const visited = own.reduce((sum, count) => sum + count, 1)
    // deficit so far: among all visits, and among those of the branch
    const due = (part: number) => {
      const share = counts[part]! / slots.length
      return share * (index + 1) - used[part]! + share * visited - own[part]!
    }
    const open = [...quotas.keys()].filter((part) => used[part]! < counts[part]!)
    if (open.length === 0) break
    const chosen = open.reduce((best, part) => (due(part) > due(best) ? part : best))
    used[chosen]! += 1
    own[chosen]! += 1
    parts.set(slot, quotas[chosen]!.part)
  }
  return parts
}
