/**
 * Whole numbers in proportion to shares that add up to the total exactly: each gets what it is due rounded down, and those with the
 * largest remainders one more (Hamilton's way); of equal remainders the first.
 */
export function apportion(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0)
  if (sum <= 0) return shares.map(() => 0)
  const parts = shares.map((share) => Math.floor((total * share) / sum))
  const rest = shares.map((share) => (total * share) % sum)
  const order = [...shares.keys()].sort((a, b) => rest[b]! - rest[a]! || a - b)
  const left = total - parts.reduce((all, part) => all + part, 0)
  for (const index of order.slice(0, left)) parts[index]! += 1
  return parts
}
