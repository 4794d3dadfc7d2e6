import { plus, type Rational, zero } from '../../rational.ts'

/** Most lines of a transfer. */
export const mostTransferLines = 30

/** A movement of an ingredient in base units, with its sign: above 0 into the branch. */
export type Moved = { branchId: string; ingredientId: string; quantity: Rational }

/** Movements of both branches for what leaves the one and reaches the other; a difference below 0 goes back. */
export const movesOf = (
  { from, to }: { from: string; to: string },
  lines: ReadonlyMap<string, Rational>,
): (Moved & { kind: 'transfer_in' | 'transfer_out' })[] =>
  [...lines].flatMap(([ingredientId, quantity]) => {
    if (quantity.n === 0n) return []
    const out = { n: -quantity.n, d: quantity.d }
    const kindOf = ({ n }: Rational) => (n > 0n ? ('transfer_in' as const) : ('transfer_out' as const))
    return [
      { branchId: from, ingredientId, quantity: out, kind: kindOf(out) },
      { branchId: to, ingredientId, quantity, kind: kindOf(quantity) },
    ]
  })

/** What was moved of each ingredient with all corrections, seen from either branch: readers may see one of them alone. */
export function movedNow({ to }: { to: string }, moves: readonly Moved[]): Map<string, Rational> {
  const [into, out] = [new Map<string, Rational>(), new Map<string, Rational>()]
  for (const { branchId, ingredientId, quantity } of moves) {
    const side = branchId === to ? into : out
    const signed = branchId === to ? quantity : { n: -quantity.n, d: quantity.d }
    side.set(ingredientId, plus(side.get(ingredientId) ?? zero, signed))
  }
  return new Map([...out, ...into])
}
