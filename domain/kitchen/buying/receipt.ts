import { isLess, plus, rational, type Rational, times } from '../../rational.ts'
import { type ContentUnit, inBase, netOfPack, type VatMode } from './supplier.ts'

/** Why packs are sent back. `short` is noted for a line of which less came than was ordered. */
export const refusalReasons = ['damaged', 'wrong', 'warm', 'expired', 'price'] as const
export type RefusalReason = (typeof refusalReasons)[number]
export type LineReason = RefusalReason | 'short'

export type Storage = 'ambient' | 'chilled' | 'frozen'
/** Highest temperatures at which goods are taken, in degrees Celsius. */
export type TemperatureLimits = { chilled: number; frozen: number }
export const usualTemperatureLimits: TemperatureLimits = { chilled: 5, frozen: -18 }

/** The limit of an item; null for what is kept at room temperature. */
export const limitOf = (storage: Storage | null, limits: TemperatureLimits): number | null =>
  storage === 'chilled' ? limits.chilled : storage === 'frozen' ? limits.frozen : null
export const isWarm = (temperature: number | null, limit: number | null): boolean =>
  temperature !== null && limit !== null && temperature > limit

export type PackPrice = { price: number; vatMode: VatMode }

/** A line as the receiver entered it; quantities in packs, at most three decimals. */
export type ReceivedLine = {
  delivered: number
  refused: number
  reason: RefusalReason | null
  /** Weighed content of the accepted packs; null: as printed on the pack. */
  measured: number | null
  temperature: number | null
  expiresOn: string | null
  /** Price of a pack on the paper of the delivery; null: the paper has none. */
  paper: PackPrice | null
  /** What was agreed in the order; null: it came without one. */
  agreed: PackPrice | null
  /** Whether a price above the agreed one was accepted; null: not decided. */
  takesPrice: boolean | null
  hasPhoto: boolean
}
export type ReceivedAt = { limit: number | null; arrivedOn: string }

export const lineProblems = ['delivered', 'refused', 'reason', 'photo', 'expired', 'measured', 'price-choice'] as const
export type LineProblem = (typeof lineProblems)[number]

const thousandths = (value: number): number => Math.round(value * 1000)
const hasThreeDecimals = (value: number): boolean => Math.abs(value * 1000 - thousandths(value)) < 1e-6

/** Packs that were taken: accepted and refused add up to delivered, exactly. */
export const acceptedOf = ({ delivered, refused }: Pick<ReceivedLine, 'delivered' | 'refused'>): number =>
  (thousandths(delivered) - thousandths(refused)) / 1000

/** Whether the price on the paper is above the agreed one, both without VAT. */
export const isPriceAbove = (paper: PackPrice | null, agreed: PackPrice | null): boolean =>
  paper !== null &&
  agreed !== null &&
  isLess(netOfPack(agreed.price, agreed.vatMode), netOfPack(paper.price, paper.vatMode))

/** A photo has to show damage, and goods out of their temperature limit. */
export const needsPhoto = ({ reason, refused, temperature }: ReceivedLine, limit: number | null): boolean =>
  (refused > 0 && reason === 'damaged') || isWarm(temperature, limit)

/** What is missing or wrong in a line; empty: it can be posted. */
export function problemsOf(line: ReceivedLine, { limit, arrivedOn }: ReceivedAt): LineProblem[] {
  const { delivered, refused, reason, measured, expiresOn, takesPrice } = line
  const accepted = acceptedOf(line)
  const found: [LineProblem, boolean][] = [
    ['delivered', !(delivered >= 0) || delivered > 100_000 || !hasThreeDecimals(delivered)],
    ['refused', !(refused >= 0) || refused > delivered || !hasThreeDecimals(refused)],
    ['reason', refused > 0 && reason === null],
    ['photo', needsPhoto(line, limit) && !line.hasPhoto],
    ['expired', expiresOn !== null && expiresOn < arrivedOn && accepted > 0],
    ['measured', measured !== null && (!(measured > 0) || accepted <= 0 || !hasThreeDecimals(measured))],
    ['price-choice', accepted > 0 && isPriceAbove(line.paper, line.agreed) && takesPrice === null],
  ]
  return found.flatMap(([problem, is]) => (is ? [problem] : []))
}

/** Reason as stored: that of what was refused, or that less came than was ordered. */
export const storedReason = (line: ReceivedLine, ordered: number | null): LineReason | null =>
  line.refused > 0 ? line.reason : ordered !== null && line.delivered < ordered ? 'short' : null

/** A price on the paper counts unless it is above the agreed one and was not accepted, or nothing was taken. */
export const takesPaperPrice = (line: ReceivedLine): boolean =>
  line.paper !== null && acceptedOf(line) > 0 && (!isPriceAbove(line.paper, line.agreed) || line.takesPrice === true)

type Taken = { accepted: number; measured: number | null }
type Pack = { quantity: number; unit: ContentUnit }

/** What came into stock, in base units, exact: the weighed content where there is one. */
export const inStock = ({ accepted, measured }: Taken, { quantity, unit }: Pack): Rational =>
  measured === null || accepted === 0 ? times(rational(accepted), inBase(quantity, unit)) : inBase(measured, unit)

export type Posted = Taken & { refused: number }
export type Difference = {
  delivered: number
  accepted: number
  refused: number
  measured: number | null
  base: Rational
}

const less = (a: number, b: number): number => (thousandths(a) - thousandths(b)) / 1000
const minus = (a: Rational, b: Rational): Rational => plus(a, { n: -b.n, d: b.d })

/** The counter-entry that turns what was posted into what is true; null: nothing changes. */
export function correctionOf(posted: Posted, wanted: Posted, pack: Pack): Difference | null {
  const accepted = less(wanted.accepted, posted.accepted)
  const refused = less(wanted.refused, posted.refused)
  const weighed = less(wanted.measured ?? 0, posted.measured ?? 0)
  const base = minus(inStock(wanted, pack), inStock(posted, pack))
  if (accepted === 0 && refused === 0 && weighed === 0 && base.n === 0n) return null
  const delivered = (thousandths(accepted) + thousandths(refused)) / 1000
  return { delivered, accepted, refused, measured: weighed === 0 ? null : weighed, base }
}

/** A quantity in base units as a decimal text, exact: three decimals of packs times three of content have six. */
export function decimalOf({ n, d }: Rational): string {
  const scaled = (n * 1_000_000n) / d
  const size = scaled < 0n ? -scaled : scaled
  const whole = `${size / 1_000_000n}.${String(size % 1_000_000n).padStart(6, '0')}`
  return scaled < 0n ? `-${whole}` : whole
}
