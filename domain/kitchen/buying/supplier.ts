import { type Rational, ratio, rational, times } from '../../rational.ts'
import { addDays, type Day } from '../../riyadh-time.ts'

/** Licences of a supplier: without a current one of the food authority a supplier gets no award. */
export const licenceKinds = ['sfda', 'municipal'] as const
export type LicenceKind = (typeof licenceKinds)[number]

export const licenceStates = ['missing', 'expired', 'expiring', 'valid'] as const
export type LicenceState = (typeof licenceStates)[number]

/** Days before its end from which a licence is shown as expiring. */
export const licenceLeadDays = 60

/** State of a licence on a day; it is valid through the day on which it expires. */
export function licenceState(expiresOn: Day | null, today: Day): LicenceState {
  if (expiresOn === null) return 'missing'
  if (expiresOn < today) return 'expired'
  return expiresOn <= addDays(today, licenceLeadDays) ? 'expiring' : 'valid'
}

/** Whether the licence of the food authority stops an award. One that was never entered only warns. */
export const stopsAwards = (sfda: LicenceState): boolean => sfda === 'expired'

/** How a price was typed: VAT within it, on top of it, or none charged because the supplier is not registered. */
export const vatModes = ['excluded', 'included', 'none'] as const
export type VatMode = (typeof vatModes)[number]

/** Halalas of a pack without VAT, never rounded. `price`: riyals as typed. */
export function netOfPack(price: number, mode: VatMode): Rational {
  const halalas = times(rational(price), { n: 100n, d: 1n })
  return mode === 'included' ? times(halalas, { n: 100n, d: 115n }) : halalas
}

export const contentUnits = ['kg', 'g', 'l', 'ml', 'piece'] as const
export type ContentUnit = (typeof contentUnits)[number]
type Base = 'g' | 'ml' | 'piece'

const bases: Record<ContentUnit, { base: Base; size: bigint }> = {
  kg: { base: 'g', size: 1000n },
  g: { base: 'g', size: 1n },
  l: { base: 'ml', size: 1000n },
  ml: { base: 'ml', size: 1n },
  piece: { base: 'piece', size: 1n },
}

/** Units in which a content or a need of an ingredient may be typed, the usual one first. */
export const unitsOf = (base: Base): ContentUnit[] => contentUnits.filter((unit) => bases[unit].base === base)
export const fitsBase = (unit: ContentUnit, base: Base): boolean => bases[unit].base === base

/** A quantity in base units (g, ml, pieces), exact. */
export const inBase = (quantity: number, unit: ContentUnit): Rational =>
  times(rational(quantity), ratio(bases[unit].size, 1n))

/** Base units in a unit, exact. */
export const inUnit = (base: Rational, unit: ContentUnit): Rational => times(base, ratio(1n, bases[unit].size))

export type OfferState = 'current' | 'coming' | 'over'

/** Whether an offer counts on a day. */
export function offerState(
  offer: { validFrom: Day; validUntil: Day | null; isEnded: boolean },
  today: Day,
): OfferState {
  if (offer.isEnded || (offer.validUntil !== null && offer.validUntil < today)) return 'over'
  return offer.validFrom > today ? 'coming' : 'current'
}
