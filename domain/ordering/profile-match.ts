import { type CuisineKey, cuisineIn } from '../cuisines.ts'
import { fold } from '../fold.ts'

export type WantedProfile = { city: string | null; businessType: string | null; cuisine: string | null }
export type ShopperProfile = { city: string | null; specialisations: readonly string[] }

const businessWords: Record<string, readonly string[]> = {
  restaurant: ['restaurant', 'dining', 'مطعم', 'مطاعم'],
  cafe: ['cafe', 'café', 'coffee', 'مقهى', 'مقاهي', 'مقاه', 'كافيه', 'قهوة'],
  hotel: ['hotel', 'hospitality', 'فندق', 'فنادق', 'ضيافة'],
  retail: ['retail', 'shop', 'store', 'تجزئة', 'متجر', 'متاجر'],
}

const fits = (specialisations: readonly string[], { businessType, cuisine }: WantedProfile): boolean => {
  const words = specialisations.map(fold)
  const wanted = [...(businessWords[businessType ?? ''] ?? []), businessType ?? '', cuisine ?? '']
    .filter(Boolean)
    .map(fold)
  if (words.some((word) => wanted.some((part) => word.includes(part)))) return true
  const known: (CuisineKey | null)[] = specialisations.map((word) => cuisineIn(word, null))
  return cuisine !== null && known.includes(cuisine as CuisineKey)
}

/**
 * Share of the preferred profile that a shopper meets: residence in the branch's city, experience with this kind of
 * place. Unknown facts are left out. A wish for the visit counts as met; its absence costs nothing.
 */
export function profileMatch(shopper: ShopperProfile, wanted: WantedProfile, hasWished: boolean): number | null {
  const met: boolean[] = []
  if (shopper.city && wanted.city) met.push(shopper.city === wanted.city)
  if (shopper.specialisations.length > 0 && (wanted.businessType || wanted.cuisine))
    met.push(fits(shopper.specialisations, wanted))
  if (hasWished) met.push(true)
  return met.length === 0 ? null : met.filter(Boolean).length / met.length
}
