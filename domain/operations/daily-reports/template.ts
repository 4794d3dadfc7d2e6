import type { Text } from '#/domain/text.ts'
import { isRamadan } from '#/domain/ramadan.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { type ClockTime, onBusinessDay } from './business-day.ts'
import type { Fees } from './cash.ts'
import type { TemperatureKind } from './temperature.ts'

export const fieldTypes = ['amount', 'signed', 'count', 'hours', 'number', 'text', 'yes-no', 'choice'] as const
export type FieldType = (typeof fieldTypes)[number]
/** Types that a company gives to its own fields. */
export const ownFieldTypes = ['number', 'amount', 'text', 'yes-no', 'choice'] as const satisfies readonly FieldType[]
/** `submission`: told when the report is submitted or signed; `instant`: once the draft with the value has come. */
export const alertTimes = ['none', 'submission', 'instant'] as const
export type AlertTime = (typeof alertTimes)[number]

/** Ends of the business day that a company can choose. */
export const cutOffs = ['00:00', '01:00', '02:00', '03:00', '04:00', '05:00', '06:00', '07:00', '08:00'] as const

export const dailySections = ['sales', 'cash', 'waste', 'staff', 'temperatures', 'checklist', 'incidents'] as const
export type DailySection = (typeof dailySections)[number]

/** One of the answers of a `choice`; `isConcern`: one of which managers are told. */
export type Choice = { key: string; name: Text; isConcern?: boolean }

export type Field = {
  key: string
  section: DailySection
  type: FieldType
  required: boolean
  /** Values outside are told, never refused; in the unit of the type, amounts in halalas, yes is 1 and no is 0. */
  limits?: { min?: number; max?: number }
  choices?: readonly Choice[]
  alert: AlertTime
  /** Only for readers of the money. */
  money: boolean
  /** Of a field that the company added; the others have texts of the house. */
  label?: Text
}

const amount = (key: string, section: DailySection, required = false): Field => ({
  key,
  section,
  type: 'amount',
  required,
  alert: 'none',
  money: true,
})
const other = (key: string, section: DailySection, type: FieldType, required = false): Field => ({
  key,
  section,
  type,
  required,
  alert: 'none',
  money: false,
})

/** Fields of every report. The count by denominations, waste, readings and duties have parts of their own. */
export const houseFields: readonly Field[] = [
  amount('sales.cash', 'sales', true),
  amount('sales.mada', 'sales', true),
  amount('sales.cards', 'sales', true),
  amount('sales.apps', 'sales', true),
  amount('sales.vouchers', 'sales'),
  amount('channel.dineIn', 'sales'),
  amount('channel.takeaway', 'sales'),
  amount('channel.delivery', 'sales'),
  { ...other('covers', 'sales', 'count', true), money: true },
  amount('refunds', 'sales'),
  amount('voids', 'sales'),
  amount('discounts', 'sales'),
  amount('tips.cards', 'sales'),
  amount('terminal.total', 'sales'),
  { ...other('terminal.reason', 'sales', 'text'), money: true },
  amount('apps.discounts', 'sales'),
  { ...amount('apps.adjustments', 'sales'), type: 'signed' },
  amount('cash.float', 'cash', true),
  amount('cash.paidIn', 'cash'),
  amount('cash.refunds', 'cash'),
  amount('cash.petty', 'cash'),
  amount('cash.drops', 'cash'),
  amount('cash.tips', 'cash'),
  amount('cash.nextFloat', 'cash', true),
  { ...other('cash.reason', 'cash', 'text'), money: true },
  other('staff.planned', 'staff', 'count'),
  other('staff.present', 'staff', 'count', true),
  other('staff.late', 'staff', 'count'),
  other('staff.hours', 'staff', 'hours'),
  amount('labour.cost', 'staff'),
  other('incidents', 'incidents', 'text'),
  other('handover', 'incidents', 'text'),
]

export type Shift = { key: string; name: Text; start: ClockTime; end: ClockTime }
export type Duty = { key: string; name: Text }
/** A place whose temperature is read, in one branch or in all. */
export type Point = { key: string; name: Text; kind: TemperatureKind; branchId: string | null }

/** What certain branches can have of their own. The cut-off and the fees are those of the company. */
export type TemplateParts = {
  shifts: readonly Shift[]
  /** Shifts of days in Ramadan. */
  ramadanShifts: readonly Shift[]
  fields: readonly Field[]
  duties: readonly Duty[]
  points: readonly Point[]
}
/** A template for certain branches in place of the company's. A branch is in one at most. */
export type TemplateException = TemplateParts & { key: string; name: Text; branchIds: readonly string[] }

export type DailyTemplate = TemplateParts & {
  cutOff: ClockTime
  fees: Fees
  exceptions: readonly TemplateException[]
  /** Of the exception that a branch follows. */
  name?: Text
}

const point = (key: string, kind: TemperatureKind, en: string, ar: string): Point => ({
  key,
  kind,
  name: { en, ar },
  branchId: null,
})
const duty = (key: string, en: string, ar: string): Duty => ({ key, name: { en, ar } })

/** What a company works with before it changes anything: version 0. */
export const houseTemplate: DailyTemplate = {
  cutOff: '05:00',
  shifts: [{ key: 'evening', name: { en: 'Whole day', ar: 'اليوم كاملًا' }, start: '10:00', end: '01:00' }],
  ramadanShifts: [
    { key: 'evening', name: { en: 'Iftar to suhoor', ar: 'من الإفطار إلى السحور' }, start: '16:00', end: '03:00' },
  ],
  fields: houseFields,
  duties: [
    duty('clean', 'Surfaces and boards cleaned and sanitised', 'تنظيف الأسطح وألواح التقطيع وتعقيمها'),
    duty('labels', 'Opened food covered and labelled with its date', 'تغطية الأغذية المفتوحة ووضع ملصق التاريخ عليها'),
    duty('gas', 'Gas and cookers turned off', 'إغلاق الغاز والمواقد'),
    duty('waste', 'Bins emptied and waste area closed', 'تفريغ الحاويات وإغلاق منطقة النفايات'),
    duty('locked', 'Doors locked and alarm set', 'إغلاق الأبواب وتشغيل الإنذار'),
  ],
  points: [
    point('meat', 'chilled', 'Meat fridge', 'ثلاجة اللحوم'),
    point('dairy', 'chilled', 'Dairy and vegetable fridge', 'ثلاجة الألبان والخضروات'),
    point('freezer', 'frozen', 'Freezer', 'المجمّد'),
    point('hot', 'hot', 'Hot holding', 'الحفظ الساخن'),
  ],
  fees: { mada: 0.8, commission: 22 },
  exceptions: [],
}

/** Shifts of a day: Ramadan has its own. */
export const shiftsOn = ({ shifts, ramadanShifts }: DailyTemplate, day: Day): readonly Shift[] =>
  isRamadan(day) && ramadanShifts.length > 0 ? ramadanShifts : shifts

export const shiftOn = (template: DailyTemplate, day: Day, key: string): Shift | undefined =>
  shiftsOn(template, day).find((shift) => shift.key === key)

export const endOfShift = ({ cutOff }: Pick<DailyTemplate, 'cutOff'>, day: Day, { end }: Shift): Date =>
  onBusinessDay(day, end, cutOff)
export const startOfShift = ({ cutOff }: Pick<DailyTemplate, 'cutOff'>, day: Day, { start }: Shift): Date =>
  onBusinessDay(day, start, cutOff)

/** The template for certain branches that one branch follows; without one it follows the company's. */
export const exceptionFor = ({ exceptions }: DailyTemplate, branchId: string): TemplateException | undefined =>
  exceptions.find(({ branchIds }) => branchIds.includes(branchId))

/** The template that one branch follows. */
export function forBranch(template: DailyTemplate, branchId: string): DailyTemplate {
  const own = exceptionFor(template, branchId)
  const { shifts, ramadanShifts, fields, duties, points } = own ?? template
  return {
    ...template,
    shifts,
    ramadanShifts,
    fields,
    duties,
    points: points.filter((one) => one.branchId === null || one.branchId === branchId),
    exceptions: [],
    ...(own && { name: own.name }),
  }
}
