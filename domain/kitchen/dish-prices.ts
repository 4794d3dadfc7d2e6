/** A price of a dish from a day on; null: of every channel, of every branch. */
export type DishPrice = {
  id: string
  channelId: string | null
  branchId: string | null
  halalas: number
  startsOn: string
}

type At = { channelId: string | null; branchId: string | null; on: string }

/** Branch and channel count most, then branch, then channel, then the price of all. */
const closeness = ({ channelId, branchId }: DishPrice): number => (branchId ? 2 : 0) + (channelId ? 1 : 0)

/**
 * The price that counts on a day in a channel of a branch: the most specific, and of these the last that has begun. Null:
 * the dish has no price there.
 */
export function priceInForce(prices: readonly DishPrice[], { channelId, branchId, on }: At): DishPrice | null {
  const fitting = prices.filter(
    (price) =>
      price.startsOn <= on &&
      (price.channelId === null || price.channelId === channelId) &&
      (price.branchId === null || price.branchId === branchId),
  )
  const [best] = fitting.toSorted(
    (a, b) => closeness(b) - closeness(a) || b.startsOn.localeCompare(a.startsOn) || b.id.localeCompare(a.id),
  )
  return best ?? null
}
