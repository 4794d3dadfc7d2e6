import { z } from 'zod'
import { bankCode, bankName, saudiIban } from '#/domain/iban.ts'
import { readInvoiceQr } from '#/domain/kitchen/buying/e-invoice.ts'
import { priceAtTarget } from '#/domain/kitchen/margins.ts'
import { ceiling } from '#/domain/kitchen/figures.ts'
import { type StandardUnit, standardUnits } from '#/domain/kitchen/units.ts'
import { fixedHolidays } from '#/domain/payouts/payout-holidays.ts'
import { hijriDay } from '#/domain/operations/papers/hijri.ts'
import { isRamadan } from '#/domain/ramadan.ts'
import { over, ratio, rational, times, toNumber } from '#/domain/rational.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { vatPercent, withVat } from '#/domain/vat.ts'
import { workingState } from '#/domain/working-hours.ts'
import { AppError } from '#/domain/errors.ts'
import { now } from '#/platform/clock.ts'
import { about, field } from '../operation.ts'
import { functionOperation } from './function-operation.ts'

const mostAmount = 100_000_000_000
const amount = z
  .number()
  .int()
  .min(0)
  .max(mostAmount)
  .meta(about('Halalas; 100 are one riyal.', 'بالهللات، كل 100 هللة ريال واحد.'))

export const vatOfAmountFunction = functionOperation({
  name: 'vat-of-amount',
  summary: {
    en: 'VAT of an amount, half up at the halala',
    ar: 'ضريبة القيمة المضافة لمبلغ، بتقريب نصف الهللة إلى أعلى',
  },
  body: z.strictObject({ amount, includes_vat: z.boolean().default(false) }),
  answer: z.object({ net: field.halalas, vat: field.halalas, gross: field.halalas, percent: z.number() }),
  run: ({ amount: given, includes_vat: includesVat }) => {
    if (!includesVat) return { ...withVat(given), percent: vatPercent }
    const vat = Math.floor((given * vatPercent * 2 + 100 + vatPercent) / ((100 + vatPercent) * 2))
    return { net: given - vat, vat, gross: given, percent: vatPercent }
  },
})

export const formatHijriDateFunction = functionOperation({
  name: 'format-hijri-date',
  summary: { en: 'A day in the Umm al-Qura calendar', ar: 'يوم بتقويم أم القرى' },
  body: z.strictObject({ day: field.day }),
  answer: z.object({ en: z.string(), ar: z.string(), is_ramadan: z.boolean() }),
  run: ({ day }) => ({ en: hijriDay(day, 'en'), ar: hijriDay(day, 'ar'), is_ramadan: isRamadan(day) }),
})

export const nextOfficialHolidaysFunction = functionOperation({
  name: 'next-official-holidays',
  summary: {
    en: 'Official holidays with a fixed day, from a day on; those of the lunar calendar are announced each year',
    ar: 'الإجازات الرسمية ثابتة التاريخ بدءًا من يوم محدد؛ أما إجازات التقويم الهجري فتُعلن كل عام',
  },
  body: z.strictObject({ from: field.day.nullable().default(null), count: z.number().int().min(1).max(20).default(4) }),
  answer: z.object({ days: z.array(field.day) }),
  run: ({ from, count }) => {
    const first = from ?? riyadhDay(now())
    const year = Number(first.slice(0, 4))
    const years = Array.from({ length: Math.ceil(count / 2) + 1 }, (_, later) => year + later)
    return {
      days: fixedHolidays(years)
        .filter((day) => day >= first)
        .toSorted()
        .slice(0, count),
    }
  },
})

export const zatcaQrReadFunction = functionOperation({
  name: 'zatca-qr-read',
  summary: { en: 'Fields of the QR code of a tax invoice', ar: 'حقول رمز QR في فاتورة ضريبية' },
  body: z.strictObject({
    code: z.string().min(1).max(2000).meta(about('Text of the code, in base64.', 'نص الرمز بصيغة base64.')),
  }),
  answer: z.object({
    seller: z.string(),
    vat_number: z.string(),
    issued_on: field.day.nullable(),
    total: field.halalas,
    vat: field.halalas,
  }),
  run: ({ code }) => {
    const read = readInvoiceQr(code)
    if (!read) throw new AppError('bad-value', {}, { code: 'invoice_code' })
    const { seller, vatNumber, issuedOn, total, vat } = read
    return { seller, vat_number: vatNumber, issued_on: issuedOn, total, vat }
  },
})

export const checkIbanFunction = functionOperation({
  name: 'check-iban',
  summary: { en: 'Whether a Saudi IBAN is valid, and of which bank', ar: 'صحة رقم آيبان سعودي واسم بنكه' },
  body: z.strictObject({ iban: z.string().min(1).max(60) }),
  answer: z.object({
    is_valid: z.boolean(),
    iban: z.string().nullable(),
    bank_en: z.string().nullable(),
    bank_ar: z.string().nullable(),
  }),
  run: ({ iban: typed }) => {
    const iban = saudiIban(typed)
    const bank = iban && bankName(bankCode(iban))
    return {
      is_valid: iban !== null,
      iban,
      bank_en: bank ? bank.en : null,
      bank_ar: bank ? bank.ar : null,
    }
  },
})

export const officeHoursFunction = functionOperation({
  name: 'office-hours',
  summary: { en: 'Whether our office is open at a moment', ar: 'هل مكتبنا مفتوح في وقت محدد' },
  body: z.strictObject({ at: field.at.nullable().default(null) }),
  answer: z.object({
    is_open: z.boolean(),
    opens: z
      .string()
      .nullable()
      .meta(
        about(
          'today, tomorrow or a weekday; null while open',
          'اليوم أو الغد أو يوم من الأسبوع، وقيمته null أثناء الدوام.',
        ),
      ),
  }),
  run: ({ at }) => {
    const state = workingState(at === null ? now() : new Date(at))
    return state.open ? { is_open: true, opens: null } : { is_open: false, opens: state.opens }
  },
})

const unitNames = Object.keys(standardUnits) as [StandardUnit, ...StandardUnit[]]
const quantity = z.number().min(0).max(1_000_000_000)

export const convertQuantityFunction = functionOperation({
  name: 'convert-quantity',
  summary: { en: 'A kitchen quantity in another unit', ar: 'كمية في المطبخ بوحدة أخرى' },
  body: z.strictObject({
    quantity,
    from: z.enum(unitNames),
    to: z.enum(unitNames),
    grams_per_ml: z
      .number()
      .positive()
      .max(100)
      .nullable()
      .default(null)
      .meta(about('Needed between weight and volume.', 'تلزم للتحويل بين الوزن والحجم.')),
  }),
  answer: z.object({ quantity: z.number() }),
  run: ({ quantity: given, from, to, grams_per_ml: density }) => {
    const [source, target] = [standardUnits[from], standardUnits[to]]
    const inBase = times(rational(given), source.of)
    if (source.dimension === target.dimension) return { quantity: toNumber(over(inBase, target.of)) }
    if (source.dimension === 'piece' || target.dimension === 'piece')
      throw new AppError('bad-value', {}, { to: 'other_dimension' })
    if (density === null) throw new AppError('bad-value', {}, { gramsPerMl: 'missing' })
    const bridge = rational(density)
    const crossed = source.dimension === 'ml' ? times(inBase, bridge) : over(inBase, bridge)
    return { quantity: toNumber(over(crossed, target.of)) }
  },
})

export const priceOfDishFunction = functionOperation({
  name: 'price-of-dish',
  summary: {
    en: 'Menu price at which the food costs a share of the net price',
    ar: 'سعر الصنف الذي تكون عنده كلفة الطعام نسبةً محددة من السعر الصافي',
  },
  body: z.strictObject({
    food_cost: amount,
    target_percent: z.number().min(1).max(100),
    is_registered: z
      .boolean()
      .default(true)
      .meta(about('Whether the price includes VAT.', 'هل يشمل السعر ضريبة القيمة المضافة.')),
  }),
  answer: z.object({ price: field.halalas, vat: field.halalas }),
  run: ({ food_cost: food, target_percent: percent, is_registered: isRegistered }) => {
    const exact = priceAtTarget(rational(food), over(rational(percent), ratio(100n, 1n)), isRegistered)
    const price = Number(ceiling(exact))
    const net = isRegistered ? Math.round((price * 100) / (100 + vatPercent)) : price
    return { price, vat: price - net }
  },
})
