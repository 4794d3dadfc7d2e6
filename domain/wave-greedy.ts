import { clashOf, visitsOfEach, nobody, type Wave, type WaveTotal } from './wave.ts'

/** Visit after visit in the order of their dates, each to the best shopper who is still allowed: what a person would do by hand. */
export function greedyPlan({ visits, shoppers, options: { first, shopper, fit }, rules }: Wave): Int32Array {
  const shopperOf = new Int32Array(visits.length).fill(nobody)
  const mine = new Map<number, number[]>()
  const order = [...visits.keys()].sort((a, b) => visits[a]!.day - visits[b]!.day || a - b)
  for (const visit of order) {
    let best = nobody
    for (let option = first[visit]!; option < first[visit + 1]!; option += 1) {
      if (best !== nobody && fit[option]! <= fit[best]!) continue
      const { room, taken } = shoppers[shopper[option]!]!
      const already = mine.get(shopper[option]!) ?? []
      if (already.length < room && !clashOf([...already, visit], { visits, rules }, taken)) best = option
    }
    if (best === nobody) continue
    const who = shopper[best]!
    shopperOf[visit] = who
    mine.set(who, [...(mine.get(who) ?? []), visit])
  }
  return shopperOf
}

/** How many visits a plan fills, and the sum of their fits. */
export function totalOf({ options: { first, shopper, fit } }: Wave, shopperOf: Int32Array): WaveTotal {
  const total = { filled: 0, fit: 0 }
  for (const mine of visitsOfEach(shopperOf).values()) total.filled += mine.length
  for (const [visit, who] of shopperOf.entries())
    if (who !== nobody) total.fit += fit[shopper.indexOf(who, first[visit])]!
  return total
}
