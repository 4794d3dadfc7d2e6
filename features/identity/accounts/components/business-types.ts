import { accountMessages } from '#/messages/accounts.ts'
import { useT } from '#/ui/language.tsx'
import { type BusinessType, businessTypes } from '#/domain/business-types.ts'

const labels = {
  restaurant: 'businessRestaurant',
  cafe: 'businessCafe',
  hotel: 'businessHotel',
  retail: 'businessRetail',
  other: 'businessOther',
} as const satisfies Record<BusinessType, keyof typeof accountMessages>

/** Business types as choices in the page's language. */
export function useBusinessTypes(): { value: BusinessType; label: string }[] {
  const t = useT(accountMessages)
  return businessTypes.map((value) => ({ value, label: t(labels[value]) }))
}
