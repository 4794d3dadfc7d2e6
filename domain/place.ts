export type Place = { latitude: number; longitude: number }

const earthMetres = 6_371_008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Distance along the ground in metres. */
export function metresBetween(a: Place, b: Place): number {
  const across = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const up = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const share = up + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * across
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(share)))
}

export const verifiedWithinMetres = 150
export const nearWithinMetres = 500
/** Accuracy in metres from which a fix proves nothing. */
export const vagueFromMetres = 1000

export const placeProofs = ['verified', 'near', 'far', 'vague', 'refused', 'unknown'] as const
export type PlaceProof = (typeof placeProofs)[number]

type Fix = { distance: number | null; accuracy: number | null; given: boolean }

/**
 * Compares a check-in's place with its branch: verified within 150 m, or within twice the phone's stated accuracy; near
 * up to 500 m; far beyond. Refused: no permission on the phone; unknown: the branch has no place.
 */
export function placeProof({ distance, accuracy, given }: Fix): PlaceProof {
  if (!given) return 'refused'
  if (distance === null) return 'unknown'
  const vague = accuracy !== null && accuracy > vagueFromMetres
  if (distance <= Math.max(verifiedWithinMetres, 2 * (accuracy ?? 0))) return vague ? 'vague' : 'verified'
  return distance <= nearWithinMetres ? 'near' : 'far'
}
