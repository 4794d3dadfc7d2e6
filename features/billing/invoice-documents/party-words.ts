import type { Text } from '#/domain/text.ts'
import type { TaxParty } from '#/domain/tax-document.ts'
import { invoicePaperMessages as words } from '#/messages/billing/invoice-paper.ts'

const arabicLetter = /[\u0590-\u08FF\uFB50-\uFEFC]/u

/** Parts of a text on a tax document: `Arabic | English`, or one language only with null for the other. */
export function halvesOf(text: string): { ar: string | null; en: string | null } {
  const [first, ...rest] = text.split('|').map((part) => part.trim())
  const second = rest.join(' | ')
  if (!second || !first) {
    const only = first || second || text.trim()
    return arabicLetter.test(only) ? { ar: only, en: null } : { ar: null, en: only }
  }
  // the English part may have been typed first
  return arabicLetter.test(first) || !arabicLetter.test(second) ? { ar: first, en: second } : { ar: second, en: first }
}

/** As `halvesOf`, with both parts filled: a name registered in one language only is printed on both sides. */
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

/** National address in the order of each language; null when unknown. */
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

/** Registration numbers of a party. */
export const numbersOf = ({ vatNumber, id }: TaxParty): { label: Text; value: string }[] => [
  ...(vatNumber ? [{ label: words.vatNumber, value: vatNumber }] : []),
  ...(id ? [{ label: words[`id_${id.scheme}`], value: id.value }] : []),
]
