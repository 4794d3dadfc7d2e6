import { unset, type Wave } from './wave.ts'

/** Union-find over list positions; the smallest of a group represents it. */
class Groups {
  private readonly parent: Int32Array
  constructor(size: number) {
    this.parent = Int32Array.from({ length: size }, (_, index) => index)
  }
  of(one: number): number {
    let at = one
    while (this.parent[at] !== at) {
      this.parent[at] = this.parent[this.parent[at]!]!
      at = this.parent[at]!
    }
    return at
  }
  join(a: number, b: number): void {
    const [first, second] = [this.of(a), this.of(b)]
    this.parent[Math.max(first, second)] = Math.min(first, second)
  }
}

/** Splits a wave into parts that share no shopper, directly or indirectly (mostly cities). */
export function partsOf({ visits, shoppers, options: { first, shopper } }: Wave): number[][] {
  const groups = new Groups(visits.length)
  const firstOf = new Int32Array(shoppers.length).fill(unset)
  for (let visit = 0; visit < visits.length; visit += 1)
    for (let option = first[visit]!; option < first[visit + 1]!; option += 1) {
      const who = shopper[option]!
      if (firstOf[who] === unset) firstOf[who] = visit
      else groups.join(visit, firstOf[who]!)
    }
  return [...Map.groupBy(visits.keys(), (visit) => groups.of(visit)).values()]
}
