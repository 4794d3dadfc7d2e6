import { fold } from './fold.ts'
import type { Lang, Text } from './text.ts'

type City = { name: Text; spellings: readonly string[] }

/** Saudi cities by key, with common spellings. */
export const cities = {
  riyadh: { name: { en: 'Riyadh', ar: 'الرياض' }, spellings: ['riyadh', 'ar riyadh', 'الرياض', 'رياض'] },
  jeddah: { name: { en: 'Jeddah', ar: 'جدة' }, spellings: ['jeddah', 'jiddah', 'jedda', 'جدة'] },
  makkah: {
    name: { en: 'Makkah', ar: 'مكة المكرمة' },
    spellings: ['makkah al mukarramah', 'makkah', 'mecca', 'مكة المكرمة', 'مكة'],
  },
  madinah: {
    name: { en: 'Madinah', ar: 'المدينة المنورة' },
    spellings: ['al madinah al munawwarah', 'madinah', 'medina', 'المدينة المنورة'],
  },
  dammam: { name: { en: 'Dammam', ar: 'الدمام' }, spellings: ['dammam', 'الدمام', 'دمام'] },
  khobar: { name: { en: 'Al Khobar', ar: 'الخبر' }, spellings: ['khobar', 'khubar', 'الخبر'] },
  dhahran: { name: { en: 'Dhahran', ar: 'الظهران' }, spellings: ['dhahran', 'الظهران'] },
  jubail: { name: { en: 'Jubail', ar: 'الجبيل' }, spellings: ['jubail', 'الجبيل'] },
  qatif: { name: { en: 'Qatif', ar: 'القطيف' }, spellings: ['qatif', 'القطيف'] },
  ahsa: {
    name: { en: 'Al Ahsa', ar: 'الأحساء' },
    spellings: ['ahsa', 'hasa', 'hofuf', 'hufuf', 'الأحساء', 'الهفوف'],
  },
  taif: { name: { en: 'Taif', ar: 'الطائف' }, spellings: ['taif', 'الطائف'] },
  abha: { name: { en: 'Abha', ar: 'أبها' }, spellings: ['abha', 'أبها'] },
  khamis_mushait: {
    name: { en: 'Khamis Mushait', ar: 'خميس مشيط' },
    spellings: ['khamis mushait', 'khamis mushayt', 'خميس مشيط'],
  },
  tabuk: { name: { en: 'Tabuk', ar: 'تبوك' }, spellings: ['tabuk', 'tabouk', 'تبوك'] },
  buraydah: { name: { en: 'Buraydah', ar: 'بريدة' }, spellings: ['buraydah', 'buraidah', 'بريدة'] },
  unaizah: { name: { en: 'Unaizah', ar: 'عنيزة' }, spellings: ['unaizah', 'unayzah', 'onaizah', 'عنيزة'] },
  hail: { name: { en: 'Hail', ar: 'حائل' }, spellings: ['hail', 'حائل'] },
  najran: { name: { en: 'Najran', ar: 'نجران' }, spellings: ['najran', 'نجران'] },
  jazan: { name: { en: 'Jazan', ar: 'جازان' }, spellings: ['jazan', 'jizan', 'gizan', 'جازان', 'جيزان'] },
  yanbu: { name: { en: 'Yanbu', ar: 'ينبع' }, spellings: ['yanbu', 'ينبع'] },
  kharj: { name: { en: 'Al Kharj', ar: 'الخرج' }, spellings: ['kharj', 'الخرج'] },
  baha: { name: { en: 'Al Baha', ar: 'الباحة' }, spellings: ['baha', 'bahah', 'الباحة'] },
  arar: { name: { en: 'Arar', ar: 'عرعر' }, spellings: ['arar', 'عرعر'] },
  sakaka: { name: { en: 'Sakaka', ar: 'سكاكا' }, spellings: ['sakaka', 'sakakah', 'سكاكا'] },
  hafar: { name: { en: 'Hafar Al-Batin', ar: 'حفر الباطن' }, spellings: ['hafar al batin', 'حفر الباطن'] },
  alula: { name: { en: 'AlUla', ar: 'العلا' }, spellings: ['alula', 'al ula', 'العلا'] },
  rabigh: { name: { en: 'Rabigh', ar: 'رابغ' }, spellings: ['rabigh', 'رابغ'] },
  bisha: { name: { en: 'Bisha', ar: 'بيشة' }, spellings: ['bisha', 'bishah', 'بيشة'] },
} as const satisfies Record<string, City>

export type CityKey = keyof typeof cities
export const cityKeys = Object.keys(cities) as CityKey[]
export const isCity = (key: string): key is CityKey => Object.hasOwn(cities, key)
/** City name in a language; unknown cities as typed. */
export const cityName = (city: string, lang: Lang): string => (isCity(city) ? cities[city].name[lang] : city)

/** Folded words of a text; hyphens and the Latin article are dropped. */
const words = (text: string): string =>
  fold(text)
    .replace(/[’'`]/g, '')
    .replace(/\b(al|ad|az|at)[- ]/g, '')
    .replace(/[^\p{L}\p{N},،]+/gu, ' ')
    .trim()

const patterns = Object.entries(cities).map(([key, { spellings }]) => ({
  key: key as CityKey,
  // why: a street named after a city is not in that city (`Makkah Road, Riyadh`)
  found: new RegExp(
    `(?<!(?:طريق|شارع|درب) )(?<![\\p{L}])(?:${spellings.map(words).join('|')})(?![\\p{L}])(?! (?:road|rd|street|st|highway|hwy|expressway)(?![\\p{L}]))`,
    'gu',
  ),
}))

const arabic = /\p{Script=Arabic}/u

/** City to print beside a branch's name, if the name does not have it: in the script of the name, or in a language. */
export function cityBeside(name: string, city: string | null, lang: Lang = arabic.test(name) ? 'ar' : 'en'): string {
  if (!city) return ''
  const isInName = isCity(city) ? cityIn(name) === city : fold(name).includes(fold(city))
  return isInName ? '' : cityName(city, lang)
}

/** Finds the city of an address: the last one named, because addresses end with the city. Null without one. */
export function cityIn(location: string): CityKey | null {
  const text = words(location)
  let last: { key: CityKey; at: number } | null = null
  for (const { key, found } of patterns)
    for (const match of text.matchAll(found)) if (!last || match.index > last.at) last = { key, at: match.index }
  return last?.key ?? null
}
