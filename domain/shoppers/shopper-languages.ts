import type { Text } from '../text.ts'

/** Languages a shopper may speak with guests and staff. */
export const shopperLanguages = {
  ar: { en: 'Arabic', ar: 'العربية' },
  en: { en: 'English', ar: 'الإنجليزية' },
  ur: { en: 'Urdu', ar: 'الأردية' },
  hi: { en: 'Hindi', ar: 'الهندية' },
  bn: { en: 'Bengali', ar: 'البنغالية' },
  tl: { en: 'Filipino', ar: 'الفلبينية' },
  id: { en: 'Indonesian', ar: 'الإندونيسية' },
  fr: { en: 'French', ar: 'الفرنسية' },
  tr: { en: 'Turkish', ar: 'التركية' },
} as const satisfies Record<string, Text>

export type ShopperLanguage = keyof typeof shopperLanguages
export const shopperLanguageKeys = Object.keys(shopperLanguages) as ShopperLanguage[]
