import { NearestFirst } from './nearest-first.ts'

/**
 * Which visit goes to whom at the least total cost, when every visit goes to one place at most, every place takes one visit, and every
 * shopper fills only so many of their places. A place is a shopper together with a client and a time in which the client should not
 * see the shopper twice. Exact: shortest augmenting paths with prices (Ahuja, Magnanti, Orlin, Network Flows, 1993, chapter 9.7).
 */
export type FlowNetwork = {
  /** Edges of visit v are those from first[v] to first[v + 1]. */
  first: Int32Array
  /** The place of each edge. */
  place: Int32Array
  /** The cost of each edge, whole and not negative. */
  cost: Int32Array
  /** The shopper of each place. */
  shopperOf: Int32Array
  /** How many places of each shopper may be filled. */
  room: Int32Array
  /** What it costs to leave a visit without a shopper: more than any edge. */
  dropCost: number
}

/** Everything that a flow may come back to. */
export type Saved = {
  edgeOf: Int32Array
  visitAt: Int32Array
  used: Int32Array
  forbidden: Uint8Array
  price: Float64Array
}

const none = -1
const undecided = -2
const dropped = -1

export class BestFlow {
  /** The edge that each visit goes over; -1: it stays without a shopper. */
  readonly edgeOf: Int32Array
  /** The visit at each place, or -1. */
  readonly visitAt: Int32Array
  private readonly net: FlowNetwork
  private readonly used: Int32Array
  private readonly forbidden: Uint8Array
  private readonly price: Float64Array
  private readonly distance: Float64Array
  private readonly from: Int32Array
  private readonly over: Int32Array
  private readonly seen: Int32Array
  private readonly done: Int32Array
  private readonly placesFrom: Int32Array
  private readonly placesOf: Int32Array
  private readonly heap = new NearestFirst()
  private readonly visits: number
  private readonly shoppersFrom: number
  private readonly sink: number
  private round = 0
  private target = none

  constructor(net: FlowNetwork) {
    this.net = net
    const visits = net.first.length - 1
    const places = net.shopperOf.length
    const shoppers = net.room.length
    const nodes = visits + places + shoppers + 1
    this.visits = visits
    this.shoppersFrom = visits + places
    this.sink = nodes - 1
    this.edgeOf = new Int32Array(visits).fill(undecided)
    this.visitAt = new Int32Array(places).fill(none)
    this.used = new Int32Array(shoppers)
    this.forbidden = new Uint8Array(net.place.length)
    this.price = new Float64Array(nodes)
    this.distance = new Float64Array(nodes)
    this.from = new Int32Array(nodes)
    this.over = new Int32Array(nodes)
    this.seen = new Int32Array(nodes)
    this.done = new Int32Array(nodes)
    this.placesFrom = new Int32Array(shoppers + 1)
    for (const shopper of net.shopperOf) this.placesFrom[shopper + 1]! += 1
    for (let shopper = 0; shopper < shoppers; shopper += 1) this.placesFrom[shopper + 1]! += this.placesFrom[shopper]!
    const next = this.placesFrom.slice()
    this.placesOf = new Int32Array(places)
    for (let place = 0; place < places; place += 1) this.placesOf[next[net.shopperOf[place]!]!++] = place
    for (let visit = 0; visit < visits; visit += 1) this.move(visit, this.sink)
  }

  /** What the whole costs, visits without a shopper included. */
  get cost(): number {
    let sum = 0
    for (const edge of this.edgeOf) sum += edge === dropped ? this.net.dropCost : this.net.cost[edge]!
    return sum
  }

  /** No visit goes over this edge any more; everything else moves as little as is best. */
  forbid(edge: number): void {
    if (this.forbidden[edge]) return
    this.forbidden[edge] = 1
    const place = this.net.place[edge]!
    const visit = this.visitAt[place]!
    if (visit === none || this.edgeOf[visit] !== edge) return
    this.edgeOf[visit] = undecided
    this.move(visit, this.visits + place)
  }

  /** What an edge that is not in the network would save at most: below zero it would make the whole cheaper. */
  reducedCost(visit: number, shopper: number, cost: number): number {
    return cost + this.price[visit]! - this.price[this.shoppersFrom + shopper]!
  }

  save(): Saved {
    const { edgeOf, visitAt, used, forbidden, price } = this
    return {
      edgeOf: edgeOf.slice(),
      visitAt: visitAt.slice(),
      used: used.slice(),
      forbidden: forbidden.slice(),
      price: price.slice(),
    }
  }
  restore(saved: Saved): void {
    this.edgeOf.set(saved.edgeOf)
    this.visitAt.set(saved.visitAt)
    this.used.set(saved.used)
    this.forbidden.set(saved.forbidden)
    this.price.set(saved.price)
  }

  /** Sends the undecided visit on the cheapest way to the target, and others out of its way. */
  private move(source: number, target: number): void {
    const { price, distance, done, heap } = this
    this.round += 1
    this.target = target
    const reached: number[] = []
    heap.clear()
    this.reach(source, 0, none, none)
    for (;;) {
      const node = heap.take()
      if (done[node] === this.round) continue
      done[node] = this.round
      if (node === target) break
      reached.push(node)
      this.lookFrom(node, distance[node]! + price[node]!)
    }
    const far = distance[target]!
    for (const node of reached) price[node]! += distance[node]! - far
    this.shift(target)
  }

  /** A way to a node, with all that it costs so far. */
  private reach(node: number, far: number, before: number, edge: number): void {
    const { distance, seen, round, target } = this
    if (this.done[node] === round) return
    if (seen[node] === round && distance[node]! <= far) return
    // why: what is farther than the target already is can be on no cheapest way to it
    if (seen[target] === round && far >= distance[target]! && node !== target) return
    seen[node] = round
    distance[node] = far
    this.from[node] = before
    this.over[node] = edge
    this.heap.put(node, far)
  }

  private lookFrom(node: number, base: number): void {
    if (node < this.visits) this.lookFromVisit(node, base)
    else if (node < this.shoppersFrom) this.lookFromPlace(node, base)
    else if (node < this.sink) this.lookFromShopper(node, base)
    else this.lookFromSink(base)
  }

  private lookFromVisit(node: number, base: number): void {
    const { price, visits, sink } = this
    const { first, place, cost, dropCost } = this.net
    const own = this.edgeOf[node]!
    if (own !== dropped) this.reach(sink, base + dropCost - price[sink]!, node, none)
    for (let edge = first[node]!; edge < first[node + 1]!; edge += 1) {
      if (edge === own || this.forbidden[edge]) continue
      const to = visits + place[edge]!
      this.reach(to, base + cost[edge]! - price[to]!, node, edge)
    }
  }

  /** From a free place to its shopper, from a taken one to the visit that would have to go elsewhere. */
  private lookFromPlace(node: number, base: number): void {
    const { price, shoppersFrom, edgeOf } = this
    const spot = node - this.visits
    const visit = this.visitAt[spot]!
    if (visit !== none) return this.reach(visit, base - this.net.cost[edgeOf[visit]!]! - price[visit]!, node, none)
    const to = shoppersFrom + this.net.shopperOf[spot]!
    this.reach(to, base - price[to]!, node, none)
  }

  /** To the end when the shopper has room, else to the places that could be emptied. */
  private lookFromShopper(node: number, base: number): void {
    const { price, visits, sink, visitAt } = this
    const shopper = node - this.shoppersFrom
    if (this.used[shopper]! < this.net.room[shopper]!) this.reach(sink, base - price[sink]!, node, none)
    for (let index = this.placesFrom[shopper]!; index < this.placesFrom[shopper + 1]!; index += 1) {
      const spot = this.placesOf[index]!
      if (visitAt[spot] !== none) this.reach(visits + spot, base - price[visits + spot]!, node, none)
    }
  }

  private lookFromSink(base: number): void {
    const { price, visits, shoppersFrom, sink, edgeOf, used } = this
    const { room, dropCost } = this.net
    for (let shopper = 0; shopper < room.length; shopper += 1) {
      const to = shoppersFrom + shopper
      if (used[shopper]! > 0) this.reach(to, base - price[to]!, sink, none)
    }
    for (let visit = 0; visit < visits; visit += 1)
      if (edgeOf[visit] === dropped) this.reach(visit, base - dropCost - price[visit]!, sink, none)
  }

  /** Moves along the way that was found, from its end to its beginning. */
  private shift(target: number): void {
    const { visits, shoppersFrom, sink, from, over, edgeOf, visitAt, used } = this
    for (let node = target; from[node] !== none; node = from[node]!) {
      const before = from[node]!
      if (before < visits) {
        if (node === sink) edgeOf[before] = dropped
        else {
          edgeOf[before] = over[node]!
          visitAt[node - visits] = before
        }
      } else if (before < shoppersFrom) {
        if (node < visits) visitAt[before - visits] = none
        else used[node - shoppersFrom]! += 1
      } else if (before < sink && node !== sink) {
        used[before - shoppersFrom]! -= 1
        if (node === target) visitAt[node - visits] = none
      }
    }
  }
}
