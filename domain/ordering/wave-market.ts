import { unset, type Wave } from './wave.ts'

/**
 * Auction in which visits bid for places of shoppers, the highest bid winning, until the prices settle at the greatest
 * total fit (Bertsekas, The auction algorithm, 1988; similar places: Bertsekas and Castañon, 1989). A winner also pays
 * for the visits that the rules exclude beside it, which leave: the plan is lawful at any time.
 */
export type Market = {
  client: Int32Array
  branch: Int32Array
  day: Int32Array
  rules: Wave['rules']
  shoppers: Wave['shoppers']
  first: Int32Array
  shopper: Int32Array
  fit: Int16Array
  turned: Turned
  /** Places of shopper s: from placesFrom[s] to placesFrom[s + 1]. */
  placesFrom: Int32Array
  /** 1 for shoppers who could exceed their visits per day. */
  daysFill: Uint8Array
  visitAt: Int32Array
  price: Float64Array
  /** Price of each shopper's cheapest place. */
  lowPrice: Float64Array
  /** Place and option of each visit, or unset, and its fit above the price. */
  placeOf: Int32Array
  optionOf: Int32Array
  profit: Float64Array
  /** Bid increment: a smaller one is nearer to the optimum and takes more bids. */
  step: number
}
/** Options by shopper: those of s from from[s] to from[s + 1]. */
type Turned = { from: Int32Array; option: Int32Array; visit: Int32Array; fit: Int16Array }

/** Cost of an unfilled visit in tenths of a point: ten times the most that a visit can bring. */
export const dropCost = 10_000

export function openMarket({ visits, shoppers, options, rules }: Wave): Market {
  const placesFrom = new Int32Array(shoppers.length + 1)
  for (const [who, { room }] of shoppers.entries()) placesFrom[who + 1] = placesFrom[who]! + Math.max(0, room)
  const places = placesFrom[shoppers.length]!
  return {
    client: Int32Array.from(visits, ({ client }) => client),
    branch: Int32Array.from(visits, ({ branch }) => branch),
    day: Int32Array.from(visits, ({ day }) => day),
    rules,
    shoppers,
    ...options,
    turned: turn(options, shoppers.length),
    placesFrom,
    daysFill: Uint8Array.from(shoppers, ({ room, taken }) => +(room > rules.shopperVisitsPerDay || taken.size > 0)),
    visitAt: new Int32Array(places).fill(unset),
    price: new Float64Array(places),
    lowPrice: Float64Array.from(shoppers, ({ room }) => (room > 0 ? 0 : Infinity)),
    placeOf: new Int32Array(visits.length).fill(unset),
    optionOf: new Int32Array(visits.length).fill(unset),
    profit: new Float64Array(visits.length).fill(-dropCost),
    step: 1,
  }
}

function turn({ first, shopper, fit }: Wave['options'], shoppers: number): Turned {
  const from = new Int32Array(shoppers + 1)
  for (const who of shopper) from[who + 1]! += 1
  for (let who = 0; who < shoppers; who += 1) from[who + 1]! += from[who]!
  const next = from.slice()
  const turned = {
    from,
    option: new Int32Array(shopper.length),
    visit: new Int32Array(shopper.length),
    fit: new Int16Array(shopper.length),
  }
  for (let visit = 0; visit + 1 < first.length; visit += 1)
    for (let option = first[visit]!; option < first[visit + 1]!; option += 1) {
      const at = next[shopper[option]!]!++
      turned.option[at] = option
      turned.visit[at] = visit
      turned.fit[at] = fit[option]!
    }
  return turned
}

/** `tooClose` on columns. */
export function areTooClose({ client, branch, day, rules }: Market, a: number, b: number): boolean {
  if (client[a] !== client[b] && branch[a] !== branch[b]) return false
  const gap = Math.abs(day[a]! - day[b]!)
  return (
    (client[a] === client[b] && gap < rules.sameClientDays) || (branch[a] === branch[b] && gap < rules.sameBranchDays)
  )
}

const roomOn = ({ shoppers, rules }: Market, who: number, day: number): number =>
  rules.shopperVisitsPerDay - (shoppers[who]!.taken.get(day) ?? 0)

/** Cheapest place of a shopper's full day; unset: the day has room. Null: no capacity at all. */
function dayPlace(market: Market, who: number, visit: number): number | null {
  const { placesFrom, visitAt, price, day, daysFill } = market
  if (daysFill[who] === 0) return unset
  let count = 0
  let cheapest = unset
  for (let place = placesFrom[who]!; place < placesFrom[who + 1]!; place += 1) {
    const other = visitAt[place]!
    if (other === unset || day[other] !== day[visit] || areTooClose(market, visit, other)) continue
    count += 1
    if (cheapest === unset || price[place]! < price[cheapest]!) cheapest = place
  }
  if (count < roomOn(market, who, day[visit]!)) return unset
  return count === 0 ? null : cheapest
}

/** Price of a visit at a shopper: the cheapest place, plus the excess of the places it displaces. */
function costAt(market: Market, who: number, visit: number): number {
  const { placesFrom, visitAt, price, lowPrice } = market
  const low = lowPrice[who]!
  let cost = low
  for (let place = placesFrom[who]!; place < placesFrom[who + 1]!; place += 1) {
    const other = visitAt[place]!
    if (other !== unset && areTooClose(market, visit, other)) cost += price[place]! - low
  }
  const full = dayPlace(market, who, visit)
  if (full === null) return Infinity
  return full === unset ? cost : cost + price[full]! - low
}

function leave({ placeOf, visitAt, optionOf, profit }: Market, visit: number): void {
  if (placeOf[visit] === unset) return
  visitAt[placeOf[visit]!] = unset
  placeOf[visit] = unset
  optionOf[visit] = unset
  profit[visit] = -dropCost
}

function take(market: Market, visit: number, option: number, place: number, price: number): void {
  market.visitAt[place] = visit
  market.price[place] = price
  market.placeOf[visit] = place
  market.optionOf[visit] = option
  market.profit[visit] = market.fit[option]! - price
  findLow(market, market.shopper[option]!)
}

function findLow({ placesFrom, price, lowPrice }: Market, who: number): void {
  let low = Infinity
  for (let place = placesFrom[who]!; place < placesFrom[who + 1]!; place += 1) low = Math.min(low, price[place]!)
  lowPrice[who] = low
}

/** Displaces the visits that were outbid and returns the place: the dearest of theirs, else the cheapest. */
function makeRoom(market: Market, who: number, visit: number, waiting: number[]): number {
  const { placesFrom, visitAt, price, lowPrice } = market
  const emptied: number[] = []
  let cheapest = placesFrom[who]!
  for (let place = placesFrom[who]!; place < placesFrom[who + 1]!; place += 1) {
    if (price[place]! < price[cheapest]!) cheapest = place
    const other = visitAt[place]!
    if (other !== unset && areTooClose(market, visit, other)) emptied.push(place)
  }
  const full = dayPlace(market, who, visit)
  if (full !== null && full !== unset) emptied.push(full)
  if (emptied.length === 0) emptied.push(cheapest)
  const dearest = emptied.reduce((most, place) => (price[place]! > price[most]! ? place : most))
  for (const place of emptied) {
    const other = visitAt[place]!
    if (other !== unset) {
      leave(market, other)
      waiting.push(other)
    }
    // why: displaced prices are paid with the dearest, so the sum of prices rises with every bid and bidding ends
    if (place !== dearest) price[place] = lowPrice[who]!
  }
  return dearest
}

/** Bids for the best shopper at these prices, up to the value of the second best; displaced visits wait again. */
function bid(market: Market, visit: number, waiting: number[]): void {
  const { first, shopper, fit, lowPrice } = market
  let best = -dropCost
  let second = -dropCost
  let option = unset
  for (let one = first[visit]!; one < first[visit + 1]!; one += 1) {
    const who = shopper[one]!
    if (fit[one]! - lowPrice[who]! <= second) continue
    const value = fit[one]! - costAt(market, who, visit)
    if (value > best) {
      second = best
      best = value
      option = one
    } else if (value > second) second = value
  }
  if (option === unset) return
  const place = makeRoom(market, shopper[option]!, visit, waiting)
  take(market, visit, option, place, fit[option]! - second + market.step)
}

function bidAll(market: Market, waiting: number[]): void {
  for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) bid(market, visit, waiting)
}

/** Whether a visit fits a free place of a shopper without displacing another. */
function couldJoin(market: Market, who: number, visit: number): boolean {
  const { placesFrom, visitAt } = market
  for (let place = placesFrom[who]!; place < placesFrom[who + 1]!; place += 1) {
    const other = visitAt[place]!
    if (other !== unset && (other === visit || areTooClose(market, visit, other))) return false
  }
  return dayPlace(market, who, visit) === unset
}

/**
 * Lowers the price of an empty place until a visit moves to it, which empties another place, or until it reaches 0
 * (reverse auction: Bertsekas, Castañon and Tsaknakis, 1993). Returns the place left empty, or unset.
 */
function offer(market: Market, place: number, who: number): number {
  const { turned, profit, placeOf, price, step } = market
  let best = step
  let second = 0
  let found = unset
  for (let at = turned.from[who]!; at < turned.from[who + 1]!; at += 1) {
    const visit = turned.visit[at]!
    const value = turned.fit[at]! - profit[visit]!
    if (value <= second || !couldJoin(market, who, visit)) continue
    if (value > best) {
      second = best
      best = value
      found = at
    } else second = value
  }
  if (found === unset) {
    price[place] = 0
    findLow(market, who)
    return unset
  }
  const visit = turned.visit[found]!
  const emptied = placeOf[visit]!
  leave(market, visit)
  take(market, visit, turned.option[found]!, place, Math.min(Math.max(0, second - step), price[place]!))
  return emptied
}

/** Offers every empty place with a price above 0. */
function offerAll(market: Market): void {
  const { visitAt, price, placesFrom } = market
  const ownerOf = new Int32Array(visitAt.length)
  for (let who = 0; who + 1 < placesFrom.length; who += 1) ownerOf.fill(who, placesFrom[who], placesFrom[who + 1])
  const empty: number[] = []
  for (let place = 0; place < visitAt.length; place += 1) if (visitAt[place] === unset) empty.push(place)
  for (let place = empty.pop(); place !== undefined; place = empty.pop()) {
    const next = price[place]! > 0 ? offer(market, place, ownerOf[place]!) : unset
    if (next !== unset) empty.push(next)
  }
}

/** Lowers the prices and lets all visits bid again with this step size. */
export function settle(market: Market, step: number, lowerBy: number): void {
  const { placesFrom, placeOf, price } = market
  market.step = step
  for (const visit of placeOf.keys()) leave(market, visit)
  for (let place = 0; place < price.length; place += 1) price[place] = Math.max(0, price[place]! - lowerBy)
  for (let who = 0; who + 1 < placesFrom.length; who += 1) findLow(market, who)
  bidAll(market, [...placeOf.keys()].reverse())
  offerAll(market)
}

/** Lets visits with a better alternative bid again; returns their number. */
export function reconsider(market: Market): number {
  const { first, shopper, fit, profit, lowPrice, step, optionOf } = market
  const wouldMove = (visit: number): boolean => {
    const least = profit[visit]! + step
    for (let one = first[visit]!; one < first[visit + 1]!; one += 1) {
      const who = shopper[one]!
      if (
        fit[one]! - lowPrice[who]! > least &&
        one !== optionOf[visit] &&
        fit[one]! - costAt(market, who, visit) > least
      )
        return true
    }
    return false
  }
  const moving = [...optionOf.keys()].filter(wouldMove)
  for (const visit of moving) leave(market, visit)
  bidAll(market, moving.slice())
  offerAll(market)
  return moving.length
}
