import { latinDigits } from './digits.ts'
import type { Text } from './text.ts'

/** Normalises a typed code: Latin digits, no spaces or separators. */
export const plainCode = (typed: string): string =>
  latinDigits(typed.normalize('NFKC'))
    .replace(/[\s\-\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '')
    .toUpperCase()

/** IBAN modulo 97 (ISO 13616): country and check digits moved to the end, letters as two digits. */
function remainder(iban: string): number {
  let rest = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 55
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** Normalises a Saudi IBAN (SA and 22 digits, valid check digits); null when invalid. */
export function saudiIban(typed: string): string | null {
  const code = plainCode(typed)
  return /^SA\d{22}$/.test(code) && remainder(code) === 1 ? code : null
}

/** Banks by digits 5 and 6. An unlisted code is valid; only its name is unknown. */
const banks: Record<string, Text> = {
  '05': { en: 'Alinma Bank', ar: 'مصرف الإنماء' },
  '10': { en: 'Saudi National Bank', ar: 'البنك الأهلي السعودي' },
  '15': { en: 'Bank Albilad', ar: 'بنك البلاد' },
  '20': { en: 'Riyad Bank', ar: 'بنك الرياض' },
  '30': { en: 'Arab National Bank', ar: 'البنك العربي الوطني' },
  '36': { en: 'D360 Bank', ar: 'بنك دال ثلاثمئة وستون' },
  '40': { en: 'Saudi National Bank', ar: 'البنك الأهلي السعودي' },
  '45': { en: 'Saudi Awwal Bank', ar: 'البنك السعودي الأول' },
  '50': { en: 'Saudi Awwal Bank', ar: 'البنك السعودي الأول' },
  '55': { en: 'Banque Saudi Fransi', ar: 'البنك السعودي الفرنسي' },
  '60': { en: 'Bank AlJazira', ar: 'بنك الجزيرة' },
  '65': { en: 'Saudi Investment Bank', ar: 'البنك السعودي للاستثمار' },
  '71': { en: 'National Bank of Bahrain', ar: 'بنك البحرين الوطني' },
  '75': { en: 'National Bank of Kuwait', ar: 'بنك الكويت الوطني' },
  '76': { en: 'Bank Muscat', ar: 'بنك مسقط' },
  '78': { en: 'STC Bank', ar: 'بنك إس تي سي' },
  '80': { en: 'Al Rajhi Bank', ar: 'مصرف الراجحي' },
  '85': { en: 'BNP Paribas', ar: 'بي إن بي باريبا' },
  '90': { en: 'Gulf International Bank', ar: 'بنك الخليج الدولي' },
  '95': { en: 'Emirates NBD', ar: 'بنك الإمارات دبي الوطني' },
}

/** Bank code of an IBAN. */
export const bankCode = (iban: string): string => iban.slice(4, 6)

/** Name of a bank by its code; null when unlisted. */
export const bankName = (code: string): Text | null => banks[code] ?? null
