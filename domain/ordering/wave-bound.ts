import { areTooClose, dropCost, type Market } from './wave-market.ts'
import { unset } from './wave.ts'

type Mate = { need: number; isOfBranch: boolean; day: number }

const isInside = (day: number, since: number, days: number): boolean => day >= since && day < since + days

/** Visits that conflict with the one at a place and would come if only the cheapest place were paid. */
function matesAt(market: Market, who: number, own: number): Mate[] {
  const { turned, profit, lowPrice, client, branch, day } = market
  const mates: Mate[] = []
  for (let at = turned.from[who]!; at < turned.from[who + 1]!; at += 1) {
    const visit = turned.visit[at]!
    if (client[visit] !== client[own] || visit === own) continue
    const need = turned.fit[at]! - profit[visit]! - lowPrice[who]!
    if (need > 0 && areTooClose(market, visit, own))
      mates.push({ need, isOfBranch: branch[visit] === branch[own], day: day[visit]! })
  }
  return mates
}

/** Shares that minimise the gain of the mates. */
function sharesAt(mates: readonly Mate[], own: number, above: number, days: number): [since: number, ofBranch: number] {
  let best: [number, number] = [own, above]
  let least = Infinity
  for (let since = own - days + 1; since <= own && mates.length > 0; since += 1) {
    const apart = mates.filter(({ isOfBranch, day }) => isOfBranch && !isInside(day, since, days))
    for (const wanted of [0, ...apart.map(({ need }) => need)]) {
      const ofBranch = Math.min(above, wanted)
      let missing = 0
      for (const { need, isOfBranch, day } of mates) {
        const paid = (isOfBranch ? ofBranch : 0) + (isInside(day, since, days) ? above - ofBranch : 0)
        missing += Math.max(0, need - paid)
      }
      if (missing >= least) continue
      least = missing
      best = [since, ofBranch]
    }
  }
  return best
}

/**
 * Dual prices of rows that no shopper may exceed: their capacity, and the shares of their places above the cheapest.
 */
type Prices = { low: Float64Array; since: Int32Array; ofBranch: Float64Array; ofStretch: Float64Array }

function pricesOf(market: Market): Prices {
  const { placesFrom, visitAt, price, lowPrice, day, rules } = market
  const since = new Int32Array(visitAt.length)
  const ofBranch = new Float64Array(visitAt.length)
  const ofStretch = new Float64Array(visitAt.length)
  for (let who = 0; who + 1 < placesFrom.length; who += 1)
    for (let place = placesFrom[who]!; place < placesFrom[who + 1]!; place += 1) {
      const own = visitAt[place]!
      if (own === unset) continue
      const above = price[place]! - lowPrice[who]!
      const [begin, share] = sharesAt(matesAt(market, who, own), day[own]!, above, rules.sameClientDays)
      since[place] = begin
      ofBranch[place] = share
      ofStretch[place] = above - share
    }
  return { low: lowPrice.slice(), since, ofBranch, ofStretch }
}

const paysBranch = ({ visitAt, branch, day, rules }: Market, place: number, visit: number): boolean =>
  visitAt[place] !== unset &&
  branch[visitAt[place]!] === branch[visit] &&
  Math.abs(day[visitAt[place]!]! - day[visit]!) < rules.sameBranchDays

const paysStretch = (
  { visitAt, client, day, rules }: Market,
  since: Int32Array,
  place: number,
  visit: number,
): boolean =>
  visitAt[place] !== unset &&
  client[visitAt[place]!] === client[visit] &&
  isInside(day[visit]!, since[place]!, rules.sameClientDays)

/** Price of a visit at a shopper. */
function dueAt(market: Market, { low, since, ofBranch, ofStretch }: Prices, who: number, visit: number): number {
  const { placesFrom, visitAt, client } = market
  let due = low[who]!
  for (let place = placesFrom[who]!; place < placesFrom[who + 1]!; place += 1) {
    const other = visitAt[place]!
    if (other === unset || client[other] !== client[visit]) continue
    if (paysBranch(market, place, visit)) due += ofBranch[place]!
    if (paysStretch(market, since, place, visit)) due += ofStretch[place]!
  }
  return due
}

/** Value of the prices; the choice of each visit at them, and its margin over the alternatives. */
type Wishes = { worth: number; chosenBy: Map<number, number[]>; margin: Float64Array }

function wishesAt(market: Market, prices: Prices): Wishes {
  const { first, shopper, fit, placesFrom, profit } = market
  const { low, ofBranch, ofStretch } = prices
  let worth = 0
  for (let place = 0; place < ofBranch.length; place += 1) worth += ofBranch[place]! + ofStretch[place]!
  for (let who = 0; who < low.length; who += 1) {
    const places = placesFrom[who + 1]! - placesFrom[who]!
    if (places > 0) worth += places * low[who]!
  }
  const margin = new Float64Array(profit.length)
  const chosenBy = new Map<number, number[]>()
  for (let visit = 0; visit < profit.length; visit += 1) {
    let best = -dropCost
    let second = -dropCost
    let chosen = unset
    for (let one = first[visit]!; one < first[visit + 1]!; one += 1) {
      const who = shopper[one]!
      if (fit[one]! - low[who]! <= second) continue
      const value = fit[one]! - dueAt(market, prices, who, visit)
      if (value > best) {
        second = best
        best = value
        chosen = who
      } else if (value > second) second = value
    }
    worth += best
    margin[visit] = best - second
    if (chosen === unset) continue
    const others = chosenBy.get(chosen)
    if (others) others.push(visit)
    else chosenBy.set(chosen, [visit])
  }
  return { worth, chosenBy, margin }
}

/** Price increase until demand for a row does not exceed its capacity. */
function raise(wanting: readonly number[], most: number, margin: Float64Array): number {
  if (wanting.length <= most) return 0
  const by = wanting.map((visit) => margin[visit]!).sort((a, b) => a - b)[wanting.length - most - 1]!
  for (const visit of wanting) margin[visit] = Math.max(0, margin[visit]! - by)
  return by
}

/** Raises the price of each overfilled row; each step lowers the dual value. */
function raiseAll(market: Market, prices: Prices, { chosenBy, margin }: Wishes): void {
  const { placesFrom } = market
  const { low, since, ofBranch, ofStretch } = prices
  for (const [who, visits] of chosenBy) {
    const wanting = (pays: (visit: number) => boolean) => visits.filter((visit) => margin[visit]! > 0 && pays(visit))
    for (let place = placesFrom[who]!; place < placesFrom[who + 1]!; place += 1) {
      ofStretch[place]! += raise(
        wanting((visit) => paysStretch(market, since, place, visit)),
        1,
        margin,
      )
      ofBranch[place]! += raise(
        wanting((visit) => paysBranch(market, place, visit)),
        1,
        margin,
      )
    }
    low[who]! += raise(
      wanting(() => true),
      placesFrom[who + 1]! - placesFrom[who]!,
      margin,
    )
  }
}

const mostPasses = 4

/** Upper bound of any plan's fits less the cost of unfilled visits: the dual value (weak duality). */
export function worthAtMost(market: Market): number {
  const prices = pricesOf(market)
  let least = Infinity
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const wishes = wishesAt(market, prices)
    if (wishes.worth >= least) break
    least = wishes.worth
    raiseAll(market, prices, wishes)
  }
  return least
}

/**
 * Upper bound of filled visits: prices rounded to 0 or the whole cost of an unfilled visit, fits ignored. Exact where
 * shoppers are either overfilled or not (König, 1931).
 */
export function filledAtMost(market: Market): number {
  const round = (value: number): number => (Math.abs(value) < dropCost / 2 ? 0 : Math.sign(value) * dropCost)
  const worth = worthAtMost({
    ...market,
    fit: new Int16Array(market.fit.length),
    turned: { ...market.turned, fit: new Int16Array(market.fit.length) },
    price: market.price.map(round),
    lowPrice: market.lowPrice.map(round),
    profit: market.profit.map(round),
  })
  return Math.floor(market.profit.length + worth / dropCost)
}
