import { type Day, startOfDay } from '../../riyadh-time.ts'
import type { Lang } from '../../text.ts'

const locale = { en: 'en-u-ca-islamic-umalqura-nu-latn', ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn' } as const
const formats = {
  en: new Intl.DateTimeFormat(locale.en, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Riyadh' }),
  ar: new Intl.DateTimeFormat(locale.ar, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Riyadh' }),
} as const

/** A day in the Umm al-Qura calendar with the month in full: '18 Jumada II 1448', '18 جمادى الآخرة 1448'. */
export function hijriDay(day: Day, lang: Lang): string {
  const parts = formats[lang].formatToParts(startOfDay(day))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('day')} ${part('month')} ${part('year')}`
}
