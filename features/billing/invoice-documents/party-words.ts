import type { Text } from '#/domain/text.ts'
import type { TaxParty } from '#/domain/tax-document.ts'
import { invoicePaperMessages as words } from '#/messages/billing/invoice-paper.ts'

const arabicLetter = /[\u0590-\u08FF\uFB50-\uFEFC]/u

/** A text as it stands on a tax document: `Arabic | English`, or in one language only; the other half is then null. */
export function halvesOf(text: string): { ar: string | null; en: string | null } {
  const [first, ...rest] = text.split('|').map((part) => part.trim())
  const second = rest.join(' | ')
  if (!second || !first) {
    const only = first || second || text.trim()
    return arabicLetter.test(only) ? { ar: only, en: null } : { ar: null, en: only }
  }
  // whoever typed it may have begun with the English part
  return arabicLetter.test(first) || !arabicLetter.test(second) ? { ar: first, en: second } : { ar: second, en: first }
}

/** The same, each half filled: a name that is registered in one language only is printed as it is on both sides. */
export function bothOf(text: string): Text {
  const { ar, en } = halvesOf(text)
  return { ar: ar ?? en ?? '', en: en ?? ar ?? '' }
}

const kingdom: Text = { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' }
const countryOf = (code: string): Text =>
  code === 'SA'
    ? kingdom
    : {
        en: new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code,
        ar: new Intl.DisplayNames('ar', { type: 'region' }).of(code) ?? code,
      }

/** The national address in the order in which each language writes it; null where none is known. */
export function addressOf({ address }: TaxParty): Text | null {
  if (!address) return null
  const [street, district, city] = [bothOf(address.street), bothOf(address.district), bothOf(address.city)]
  const country = countryOf(address.country)
  const of = (lang: 'en' | 'ar') =>
    [`${address.building} ${street[lang]}`, district[lang], `${city[lang]} ${address.postalCode}`, country[lang]]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(lang === 'ar' ? '، ' : ', ')
  return { en: of('en'), ar: of('ar') }
}

/** The numbers by which a party is known. */
export const numbersOf = ({ vatNumber, id }: TaxParty): { label: Text; value: string }[] => [
  ...(vatNumber ? [{ label: words.vatNumber, value: vatNumber }] : []),
  ...(id ? [{ label: words[`id_${id.scheme}`], value: id.value }] : []),
]
