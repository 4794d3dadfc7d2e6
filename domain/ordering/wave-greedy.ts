import { clashOf, unset, type Wave } from './wave.ts'

/** Greedy plan: visits in order of their dates, each to the best allowed shopper; option of each, or -1. */
export function greedyPlan({ visits, shoppers, options: { first, shopper, fit }, rules }: Wave): Int32Array {
  const optionOf = new Int32Array(visits.length).fill(unset)
  const mine = shoppers.map((): number[] => [])
  const mayHave = (visit: number, who: number): boolean =>
    mine[who]!.length < shoppers[who]!.room && !clashOf([...mine[who]!, visit], { visits, rules }, shoppers[who]!.taken)
  for (const visit of [...visits.keys()].sort((a, b) => visits[a]!.day - visits[b]!.day)) {
    let best = unset
    for (let one = first[visit]!; one < first[visit + 1]!; one += 1)
      if ((best === unset || fit[one]! > fit[best]!) && mayHave(visit, shopper[one]!)) best = one
    if (best === unset) continue
    optionOf[visit] = best
    mine[shopper[best]!]!.push(visit)
  }
  return optionOf
}
