import { expect, test } from 'vitest'
import { type Allergen, allergens, type AllergenState } from '#/domain/kitchen/book.ts'
import type { MenuContent, MenuDish } from '#/domain/kitchen/menu/content.ts'
import { noFilter } from '#/domain/kitchen/menu/filter.ts'
import { withoutMarks } from '#/domain/text.ts'
import { fromRiyadh } from '#/domain/riyadh-time.ts'
import { filterOfAddress } from './filter-of-address.ts'
import { menuPage, type PageOf } from './page.tsx'
import { menuPolicy, packed } from './send-menu.server.ts'
import { allergenLine, statesCode, statesOf, walkText } from './words.ts'

const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`
const allFree = Object.fromEntries(allergens.map((one) => [one, 'free'])) as Record<Allergen, AllergenState>
const dish = (change: Partial<MenuDish> = {}): MenuDish => ({
  recipeId: id(1),
  names: { en: 'Chicken mandi', ar: 'مندي دجاج' },
  text: { en: 'Half a chicken on saffron rice', ar: 'نصف دجاجة على أرز بالزعفران' },
  tags: [],
  isDrink: false,
  photo: null,
  options: [],
  price: 3900,
  prices: {},
  kcal: 862,
  sodium: 2380,
  isSalty: true,
  caffeine: null,
  walk: 202,
  allergens: allFree,
  ...change,
})
const content = (dishes: MenuDish[]): MenuContent => ({
  names: { en: 'Menu', ar: 'القائمة' },
  note: { en: null, ar: null },
  sections: [{ id: id(900), names: { en: 'Rice', ar: 'رز' }, dishes }],
  dailyEnergy: 2000,
  dailyCaffeine: 400,
})
const page = (dishes: MenuDish[], change: Partial<PageOf> = {}, menu: Partial<PageOf['menu']> = {}): string =>
  menuPage({
    menu: {
      content: content(dishes),
      company: { en: 'Saffron House', ar: 'بيت الزعفران' },
      publishedAt: fromRiyadh('2026-11-23T14:05')!,
      branch: {
        id: id(500),
        names: { en: 'Corniche', ar: 'الكورنيش' },
        hours: { '1': [['12:00', '01:00']] },
        phone: null,
        location: null,
        city: null,
      },
      soldOut: new Set(),
      branches: [],
      ...menu,
    },
    lang: 'ar',
    filter: noFilter,
    at: fromRiyadh('2026-11-23T20:00')!,
    origin: 'https://itqan.example',
    path: '/menu/saffron',
    twin: '/menu/saffron',
    script: null,
    ...change,
  })
const shown = (html: string, name: string): boolean =>
  !new RegExp(`<li class="d[^"]*" hidden=""[^>]*>(?:(?!</li>).)*${name}`).test(html)

test('150 dishes in both languages stay under 60 kB, with scripts and styles', async () => {
  const words = [
    'rice',
    'saffron',
    'grilled',
    'lamb',
    'yoghurt',
    'almond',
    'lemon',
    'mint',
    'tomato',
    'garlic',
    'smoked',
  ]
  const arabic = ['أرز', 'زعفران', 'مشوي', 'لحم', 'لبن', 'لوز', 'ليمون', 'نعناع', 'طماطم', 'ثوم', 'مدخن']
  const pick = (list: string[], n: number, count: number) =>
    Array.from({ length: count }, (_, at) => list[(n * 7 + at * 3 + (n % 5) * at) % list.length]).join(' ')
  const states: (AllergenState | undefined)[] = ['contains', 'may', 'free', 'free', undefined]
  const dishes = Array.from({ length: 150 }, (_, n) =>
    dish({
      recipeId: id(n),
      names: { en: `${pick(words, n, 3)} ${n}`, ar: `${pick(arabic, n, 3)} ${n}` },
      text: { en: pick(words, n + 3, 9), ar: pick(arabic, n + 3, 9) },
      price: 1000 + n * 50,
      kcal: 120 + n * 7,
      walk: 30 + n,
      photo: id(1000 + n),
      tags: n % 3 === 0 ? ['spicy'] : [],
      allergens: Object.fromEntries(
        allergens.flatMap((one, at) => {
          const state = states[(n * 3 + at * (n % 7)) % states.length]
          return state ? [[one, state]] : []
        }),
      ),
    }),
  )
  const script = 'x'.repeat(1000) + Array.from({ length: 1500 }, (_, n) => (n * 7919).toString(36)).join(';')
  for (const lang of ['ar', 'en'] as const) {
    const html = page(dishes, { lang, script })
    for (const encoding of ['br', 'gzip'] as const) expect((await packed(html, encoding)).length).toBeLessThan(60_000)
    expect(html).not.toMatch(/<link rel="(stylesheet|preload)|<script src|https?:\/\/(?!itqan\.example|schema\.org)/)
  }
})

test('price and calories stand together, marks are words, Arabic allergens on both pages', () => {
  const chosen = dish({
    allergens: { ...allFree, milk: 'contains', nuts: 'may', celery: undefined },
  })
  const arabic = withoutMarks(page([chosen]))
  expect(arabic).toContain('<b>39 ريال</b><b>862 سعرة</b>')
  expect(arabic).toMatch(/3 س 22 د مشيًا/)
  expect(arabic).toContain('الملّاحة')
  expect(arabic).toMatch(/يحتوي على<\/b> حليب\..*قد يحتوي على<\/b> مكسرات\..*غير مُفصح عنه: كرفس/)
  expect(arabic).toContain('مفتوح حتى 1:00 ص')
  const english = page([chosen], { lang: 'en' })
  expect(english).toContain('<b>SAR 39</b><b>862 kcal</b>')
  expect(english).toContain('Contains</b> milk.')
  expect(english).toMatch(/lang="ar" dir="rtl"><b>يحتوي على<\/b> حليب/)
  expect(english).toContain('<span lang="ar" dir="rtl">مندي دجاج</span>')
})

test('what is not declared is never called free', () => {
  const html = page([dish({ allergens: {}, kcal: null, walk: null, isDrink: true, caffeine: null })], { lang: 'en' })
  expect(html).toContain('Allergens not declared')
  expect(html).toContain('Calories not declared')
  expect(html).toContain('Caffeine not declared')
  expect(html).not.toMatch(/Free from/)
})

test('avoiding milk hides unknown, may and contains, and says so without scripts', () => {
  const dishes = [
    dish({ names: { en: 'Free', ar: 'خال' } }),
    dish({ recipeId: id(2), names: { en: 'Milky', ar: 'حليبي' }, allergens: { ...allFree, milk: 'contains' } }),
    dish({ recipeId: id(3), names: { en: 'Maybe', ar: 'ربما' }, allergens: { ...allFree, milk: 'may' } }),
    dish({ recipeId: id(4), names: { en: 'Unknown', ar: 'مجهول' }, allergens: {} }),
  ]
  const html = page(dishes, { lang: 'en', filter: filterOfAddress(new URLSearchParams('avoid=milk&avoid=gold')) })
  expect(['Free', 'Milky', 'Maybe', 'Unknown'].map((name) => shown(html, `<h3>${name}`))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(html).toContain('3 dishes hidden: contains it 1, may contain it 1, not declared 1.')
  expect(html).toContain('All dishes are made in one kitchen')
  expect(html).toMatch(/value="milk"[^>]*checked|checked=""[^>]*value="milk"/)
})

test('sold out stays in its place, and a price of the branch counts', () => {
  const html = page([dish({ prices: { [id(500)]: 4200 } })], {}, { soldOut: new Set([id(1)]) })
  expect(html).toContain('class="d out"')
  expect(html).toContain('نفد اليوم')
  expect(html).toContain('42 ريال')
  expect(html).toContain('OutOfStock')
})

test('names cannot leave their place', () => {
  const html = page([dish({ names: { en: '</script><b>x', ar: '</script><img src=x>' } })])
  expect(html).not.toContain('</script><b>x')
  expect(html).not.toContain('<img src=x>')
})

test('the linked data is a menu as schema.org has it', () => {
  const html = page([dish()], { lang: 'en' })
  const data = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)![1]!) as Record<string, never>
  expect(data).toMatchObject({
    '@type': 'Restaurant',
    hasMenu: {
      inLanguage: 'en',
      hasMenuSection: [
        {
          hasMenuItem: [
            {
              name: 'Chicken mandi',
              offers: { price: '39.00', priceCurrency: 'SAR' },
              nutrition: { calories: '862 kcal', sodiumContent: '2380 mg' },
            },
          ],
        },
      ],
    },
  })
})

test('states survive their short form; a policy without other origins', () => {
  const states = { milk: 'contains', nuts: 'may', eggs: 'free' } as const
  expect(statesOf(statesCode(states))).toEqual(states)
  expect(statesCode({})).toBe('u'.repeat(14))
  expect(allergenLine({}, 'en').rest).toBe('unknown')
  expect(walkText(401, 'en')).toBe('6 h 41 min of walking')
  expect(menuPolicy).not.toMatch(/https?:/)
})
