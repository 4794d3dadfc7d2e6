/** Converts Arabic-Indic and Persian digits to 0-9. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) as number) & 0xf))

/** Splits a field at both kinds of comma, trims the entries and drops empty ones. */
export const splitList = (text: string): string[] =>
  text
    .split(/[,،]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** Normalises a Saudi mobile number to +9665xxxxxxxx; null when invalid. */
export const normaliseSaudiMobile = (typed: string): string | null => {
  const digits = latinDigits(typed).replace(/[\s\-().\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
  const match = /^(?:\+966|00966|966)?0?(5\d{8})$/.exec(digits)
  return match ? `+966${match[1]}` : null
}

/** A number as stored: Latin digits, without spaces, dashes and marks of direction between them. */
export const numberText = (typed: string): string =>
  latinDigits(typed.normalize('NFKC')).replaceAll(/[\s\u2010-\u2015\u200E\u200F\u2066-\u2069-]/g, '')

/** A licence number in one of its usual spellings; other texts stay as they are. */
export function licenceText(typed: string): string {
  const digits = numberText(typed)
  return /^\d+$/.test(digits) ? digits : typed
}

/** A Saudi VAT number has 15 digits and starts and ends with 3. */
export const isVatNumber = (typed: string): boolean => /^3\d{13}3$/.test(latinDigits(typed).trim())

/** Folds equivalent Arabic spellings; for search only, never for display. */
export const normaliseArabic = (text: string): string =>
  latinDigits(text)
    .normalize('NFKC')
    .replace(/[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ؤ/g, 'و')
    .replace(/[ىئی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
