import { plus, type Rational } from '../../rational.ts'
import type { BaseUnit } from '../book.ts'
import { toBase } from '../units.ts'

/** An ingredient that was merged into another one, or into which others were. */
export type KinItem = {
  id: string
  into: string | null
  base: BaseUnit
  density: Rational | null
  pieceWeight: Rational | null
}

/** Merges follow each other; a longer chain than this is a circle. */
const longest = 20

/** Ingredients with those merged into them: stock of all of them counts once, as stock of the last of the chain. */
export class Kin {
  private readonly items: ReadonlyMap<string, KinItem>

  constructor(items: readonly KinItem[]) {
    this.items = new Map(items.map((item) => [item.id, item]))
  }

  /** The ingredient that an ingredient counts as. */
  idOf(id: string): string {
    let at = id
    for (let step = 0; step < longest; step += 1) {
      const into = this.items.get(at)?.into
      if (!into) break
      at = into
    }
    return at
  }

  /** The ingredients with all that count as one of them. */
  withMerged(ids: readonly string[]): string[] {
    const wanted = new Set(ids)
    const merged = [...this.items.keys()].filter((id) => !wanted.has(id) && wanted.has(this.idOf(id)))
    return [...ids, ...merged]
  }

  /**
   * Base units of the ingredient that counts, of a quantity in base units of the one that is named; null: a bridge between
   * the two was taken away since they were merged.
   */
  inBase(id: string, quantity: Rational): Rational | null {
    const [named, counts] = [this.items.get(id), this.items.get(this.idOf(id))]
    if (!named || !counts || named.base === counts.base) return quantity
    const found = toBase({ ...counts, units: [] }, quantity, named.base)
    return 'needs' in found ? null : found.base
  }

  /** Quantities by ingredient added up under the ingredients that count. */
  sum(quantities: Iterable<readonly [id: string, quantity: Rational]>): Map<string, Rational> {
    const sums = new Map<string, Rational>()
    for (const [id, quantity] of quantities) {
      const base = this.inBase(id, quantity)
      const target = this.idOf(id)
      const before = sums.get(target)
      if (base) sums.set(target, before ? plus(before, base) : base)
    }
    return sums
  }
}

type Level = { par: Rational | null; safetyDays: number | null }

/**
 * The level of an ingredient: its own, else one of those merged into it. They name the same goods, so that their levels are
 * not added: the largest quantity counts, else the most days.
 */
export function levelOf<L extends Level>(own: L | null, merged: readonly L[]): L | null {
  if (own) return own
  const isMore = (a: L, b: L) => {
    if (a.par && b.par) return a.par.n * b.par.d > b.par.n * a.par.d
    return a.par ? true : !b.par && a.safetyDays! > b.safetyDays!
  }
  return merged.reduce<L | null>((most, level) => (most === null || isMore(level, most) ? level : most), null)
}
