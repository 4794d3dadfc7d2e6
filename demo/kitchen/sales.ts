import type { ChannelKind } from '#/features/kitchen/calculator/channels.server.ts'

/** A dish with its menu price and the portions of an average day in all branches. */
export type DemoSale = { en: string; riyals: number; portions: number }

type DemoChannel = {
  en: string
  ar: string
  kind: ChannelKind
  commission: string
  base: 'gross' | 'net'
  payment: string
  packaging: number
  /** Riyals that a dish costs more here. */
  dearer: number
  /** Share of all portions. */
  share: number
}

/** Terms of no known app: a client types those of its own contracts. */
export const demoChannels: readonly DemoChannel[] = [
  {
    en: 'Dine-in',
    ar: 'محلي',
    kind: 'dine_in',
    commission: '0',
    base: 'gross',
    payment: '0',
    packaging: 0,
    dearer: 0,
    share: 0.6,
  },
  {
    en: 'Delivery app A',
    ar: 'تطبيق التوصيل أ',
    kind: 'delivery',
    commission: '25',
    base: 'gross',
    payment: '2.5',
    packaging: 95,
    dearer: 6,
    share: 0.25,
  },
  {
    en: 'Delivery app B',
    ar: 'تطبيق التوصيل ب',
    kind: 'delivery',
    commission: '18',
    base: 'net',
    payment: '2',
    packaging: 95,
    dearer: 4,
    share: 0.15,
  },
]

export const saffronSales: readonly DemoSale[] = [
  { en: 'Chicken mandi', riyals: 39, portions: 92 },
  { en: 'Family mandi platter', riyals: 82, portions: 11 },
  { en: 'Chicken kabsa', riyals: 34, portions: 62 },
  { en: 'Lamb kabsa', riyals: 56, portions: 22 },
  { en: 'Mixed grill', riyals: 62, portions: 34 },
  { en: 'Grilled hammour', riyals: 68, portions: 10 },
  { en: 'Saleeg', riyals: 30, portions: 16 },
  { en: 'Kofta plate', riyals: 36, portions: 24 },
  { en: 'Hummus plate', riyals: 14, portions: 38 },
  { en: 'Fattoush', riyals: 18, portions: 20 },
]

export const dallahSales: readonly DemoSale[] = [
  { en: 'Saffron milk', riyals: 18, portions: 46 },
  { en: 'Mint lemonade', riyals: 16, portions: 58 },
  { en: 'Maamoul', riyals: 12, portions: 30 },
]
