import { isLess, plus, type Rational, rational, times } from '../rational.ts'
import { percent, zero } from './figures.ts'
import {
  type BreakEven,
  breakEven,
  type ChannelTerms,
  floorPrice,
  labourCost,
  type Margin,
  marginAt,
  priceThatKeeps,
  type Sale,
  type Step,
  type TargetPrice,
  targetPrice,
  upTo,
  weightedMean,
} from './margins.ts'
import { decimalText, typedFigure, typedMoney } from './typed-figures.ts'

/** Fields of the calculator, as they are in its form and its address. */
export const figureNames = [
  'food',
  'packaging',
  'price',
  'minutes',
  'hourly',
  'promotion',
  'target',
  'step',
  'way',
  'fixed',
  'appPrice',
  'commission',
  'base',
  'payment',
  'fee',
  'appPackaging',
] as const
export type FigureName = (typeof figureNames)[number]
/** Texts of the fields; those of stored channels are `price-<channel>`. */
export type FigureTexts = Readonly<Record<string, string>>

export const channelField = (channelId: string): string => `price-${channelId}`

/** A channel side by side with the others. */
export type CalculatorChannel = {
  id: string
  terms: ChannelTerms
  packaging: Rational
  /** Portions sold in the last 28 days; null: no sales known. */
  sold: Rational | null
}

/** The channel that is typed where the company has none yet, and the house without commission. */
export const house = 'house'
export const typedApp = 'app'

export type ChannelResult = {
  id: string
  /** Null while no price is typed. */
  at: Margin | null
  /** Null: this channel cannot earn. */
  floor: Rational | null
  target: TargetPrice | null
  /** Menu price that keeps the margin of the first channel, on the step. */
  same: Rational | null
}

export type Calculation = {
  channels: ChannelResult[]
  breakEven: BreakEven | null
  /** Why there is no break-even. */
  noBreakEven: 'no-price' | 'no-margin' | null
  wrong: string[]
}

/** Exact figures behind texts that are rounded for their field. */
export type ExactFigures = Readonly<Record<string, { text: string; value: Rational }>>
type Reader = { wrong: string[]; texts: FigureTexts; exact: ExactFigures }

function money({ wrong, texts, exact }: Reader, name: string): Rational | null {
  const known = exact[name]
  if (known && known.text === texts[name]) return known.value
  const read = typedMoney(texts[name] ?? '')
  if (read.kind === 'wrong') wrong.push(name)
  return read.kind === 'figure' ? read.value : null
}

/** A percentage up to a limit, as a fraction. */
function share({ wrong, texts }: Reader, name: string, most: number): Rational | null {
  const read = typedFigure(texts[name] ?? '', 2)
  if (read.kind === 'empty') return null
  if (read.kind === 'figure' && !isLess(rational(most), read.value)) return times(read.value, percent('1'))
  wrong.push(name)
  return null
}

const stepOf = (texts: FigureTexts): Step => ({
  step: rational(texts['step'] === '1' ? 100 : 50),
  direction: texts['way'] === 'nearest' ? 'nearest' : 'up',
})

/** Highest commission that a channel may have, in per cent. */
export const mostCommission = 60
export const mostPayment = 10

function labourOf(reader: Reader): Rational | null {
  const minutes = typedFigure(reader.texts['minutes'] ?? '')
  if (minutes.kind === 'wrong') reader.wrong.push('minutes')
  const hourly = money(reader, 'hourly')
  return minutes.kind === 'figure' && hourly ? labourCost(minutes.value, hourly) : null
}

/** The house and one delivery app with typed terms, for a company without channels. */
function typedChannels(reader: Reader): CalculatorChannel[] {
  const terms: ChannelTerms = {
    commission: share(reader, 'commission', mostCommission) ?? zero,
    base: reader.texts['base'] === 'net' ? 'net' : 'gross',
    payment: share(reader, 'payment', mostPayment) ?? zero,
    fixed: money(reader, 'fee') ?? zero,
  }
  const none: ChannelTerms = { commission: zero, base: 'gross', payment: zero, fixed: zero }
  const app = { id: typedApp, terms, packaging: money(reader, 'appPackaging') ?? zero, sold: null }
  const isTyped = ['appPrice', 'commission', 'payment', 'fee', 'appPackaging'].some((name) =>
    reader.texts[name]?.trim(),
  )
  const first = { id: house, terms: none, packaging: zero, sold: null }
  return isTyped ? [first, app] : [first]
}

export type CalculatorSetting = {
  isRegistered: boolean
  /** Channels of the company; without any, those that are typed. */
  channels: readonly CalculatorChannel[]
  exact?: ExactFigures
}

const fieldOf = (id: string): string => (id === typedApp ? 'appPrice' : channelField(id))

function resultOf(
  channel: CalculatorChannel,
  price: Rational | null,
  sale: Sale,
  target: Rational | null,
  step: Step,
): ChannelResult {
  return {
    id: channel.id,
    at: price && price.n > 0n ? marginAt(price, sale) : null,
    floor: floorPrice(sale),
    target: target && targetPrice(sale.costs.food, target, sale.isRegistered, step),
    same: null,
  }
}

/** Mean of the channels by what they sold; without any sales the first channel alone. */
function meanOf(channels: readonly CalculatorChannel[], results: readonly ChannelResult[], of: 'margin' | 'net') {
  const priced = results.flatMap(({ at }, index) => (at ? [{ value: at[of], sold: channels[index]!.sold }] : []))
  const mean = weightedMean(priced.map(({ value, sold }) => ({ value, units: sold ?? zero })))
  return mean ?? priced[0]?.value ?? null
}

/** Reads what is typed and computes every channel. Pure, so that the server and the page show the same. */
export function calculate(
  texts: FigureTexts,
  { isRegistered, channels: stored, exact = {} }: CalculatorSetting,
): Calculation {
  const reader: Reader = { wrong: [], texts, exact }
  const channels = stored.length > 0 ? stored : typedChannels(reader)
  const food = money(reader, 'food') ?? zero
  const packaging = money(reader, 'packaging') ?? zero
  const promotion = money(reader, 'promotion') ?? zero
  const labour = labourOf(reader)
  const base = money(reader, 'price')
  const target = share(reader, 'target', 100)
  const fixed = money(reader, 'fixed')
  const step = stepOf(texts)
  const sales = channels.map((channel): Sale => ({
    costs: { food, packaging: plus(packaging, channel.packaging), labour },
    terms: channel.terms,
    isRegistered,
    promotion,
  }))
  const results = channels.map((channel, index) => {
    const own = channel.id === house ? null : money(reader, fieldOf(channel.id))
    return resultOf(channel, own ?? base, sales[index]!, target, step)
  })
  const first = results[0]?.at
  for (const [index, result] of results.entries()) {
    const kept = index > 0 && first ? priceThatKeeps(first.margin, sales[index]!) : null
    if (kept && kept.n > 0n) result.same = upTo(kept, step.step)
  }
  const margin = meanOf(channels, results, 'margin')
  const net = meanOf(channels, results, 'net')
  const found = fixed && margin && net ? breakEven(fixed, margin, net) : null
  const noBreakEven = !fixed || found ? null : margin ? 'no-margin' : 'no-price'
  return { channels: results, breakEven: found, noBreakEven, wrong: reader.wrong }
}

/** Whether a text is a price that can be saved: whole halalas above nothing. */
export const isPriceText = (typed: string): boolean => {
  const text = decimalText(typed, 2)
  return text !== null && Number(text) > 0
}
