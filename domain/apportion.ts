/**
 * Splits a total into whole numbers proportional to the shares, adding up exactly (largest remainder method); of equal
 * remainders the first wins.
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
