import { approvalRules } from './automatic-approval.ts'

/** Settings of administrators. Each has texts in messages/settings.ts and a field on /admin/settings. */
export const settingAreas = [
  'orders',
  'visits',
  'assignment',
  'reports',
  'plans',
  'invoices',
  'payouts',
  'certificates',
  'accounts',
  'platform',
] as const
export type SettingArea = (typeof settingAreas)[number]

/** Scope of a new value; running processes keep the value they began with. */
export const settingScopes = [
  'immediately',
  'new-orders',
  'new-visits',
  'new-reports',
  'new-invoices',
  'new-months',
  'new-payouts',
] as const
export type SettingScope = (typeof settingScopes)[number]

/** `public`: readable without signing in. `office`: administrators and the platform only. */
export type SettingReaders = 'public' | 'office'
/** `money`: halalas. `percent`: up to two decimals. All others are whole numbers. */
export const numberKinds = ['money', 'percent', 'hours', 'minutes', 'days', 'months', 'count', 'kilometres'] as const
export type NumberKind = (typeof numberKinds)[number]

type Row<T> = { area: SettingArea; default: T; counts: SettingScope; readers: SettingReaders }
export type NumberSetting = Row<number> & { kind: NumberKind; least: number; most: number }
export type BooleanSetting = Row<boolean> & { kind: 'boolean' }
export type ChoiceSetting = Row<string> & { kind: 'choice'; choices: readonly string[] }
export type Setting = NumberSetting | BooleanSetting | ChoiceSetting

const number =
  (kind: NumberKind) =>
  (
    area: SettingArea,
    usual: number,
    [least, most]: readonly [least: number, most: number],
    counts: SettingScope,
    readers: SettingReaders = 'office',
  ): NumberSetting => ({ kind, area, default: usual, least, most, counts, readers })
const money = number('money')
const percent = number('percent')
const hours = number('hours')
const days = number('days')
const count = number('count')
const choice = <const C extends readonly string[]>(
  area: SettingArea,
  choices: C,
  usual: C[number],
  counts: SettingScope,
  readers: SettingReaders = 'office',
) => ({ kind: 'choice', area, choices, default: usual, counts, readers }) as const

/** Registry of settings, stored by key with the day from which a value counts. Never change a key's meaning. */
export const settings = {
  'invoices.bank-change-hours': number('hours')('invoices', 24, [1, 168], 'immediately'),
  'accounts.second-factor-days': number('days')('accounts', 7, [0, 30], 'immediately'),
  'visits.price.full_service': money('orders', 50_000, [0, 10_000_000], 'new-orders', 'public'),
  'visits.price.basic': money('orders', 30_000, [0, 10_000_000], 'new-orders', 'public'),
  'audits.price': money('orders', 80_000, [0, 10_000_000], 'new-orders', 'public'),
  'audits.fee': money('orders', 50_000, [0, 10_000_000], 'new-orders'),
  'visits.shopper-share': percent('orders', 100, [0, 100], 'new-orders'),
  'orders.automatic-approval': choice('orders', approvalRules, 'off', 'new-orders'),
  'orders.trusted-visits': count('orders', 5, [1, 1000], 'new-orders'),
  'orders.lead-hours': hours('orders', 48, [0, 336], 'new-orders', 'public'),
  'programmes.draw-days': days('orders', 14, [3, 60], 'immediately'),
  'visits.at-risk-hours': hours('visits', 48, [1, 336], 'immediately', 'public'),
  'visits.no-show-hours': hours('visits', 24, [1, 168], 'immediately', 'public'),
  'reports.due-hours': hours('reports', 24, [1, 168], 'new-visits', 'public'),
  'reports.revision-hours': hours('reports', 24, [1, 168], 'new-reports', 'public'),
  'reports.editor-hours': hours('reports', 24, [1, 168], 'new-reports', 'public'),
  'reports.escalation-hours': hours('reports', 72, [1, 336], 'immediately', 'public'),
  'reports.client-hours': hours('reports', 48, [1, 336], 'immediately', 'public'),
  'reports.alert-hours': hours('reports', 2, [1, 72], 'new-reports', 'public'),
  'reports.alert-escalation-hours': hours('reports', 4, [1, 72], 'immediately'),
  'reports.propose-translations': {
    kind: 'boolean',
    area: 'reports',
    default: false,
    counts: 'immediately',
    readers: 'office',
  },
  'reports.dispute-days': days('reports', 7, [1, 90], 'new-reports', 'public'),
  'reports.dispute-answer-days': days('reports', 7, [1, 90], 'new-reports', 'public'),
  'plans.included-visits.basic': count('plans', 10, [0, 1000], 'new-months', 'public'),
  'plans.included-visits.professional': count('plans', 30, [0, 1000], 'new-months', 'public'),
  'payouts.payable-working-days': days('payouts', 5, [0, 60], 'new-payouts'),
  'payouts.account-hold-hours': hours('payouts', 48, [0, 336], 'immediately', 'public'),
  'payouts.two-approvers-above': money('payouts', 5_000_000, [0, 100_000_000], 'immediately'),
  'retention.mail-text': days('platform', 90, [30, 90], 'immediately'),
  'retention.mails': days('platform', 365, [90, 365], 'immediately'),
  'retention.notices-read': days('platform', 180, [30, 180], 'immediately'),
  'retention.notices-unread': days('platform', 365, [90, 365], 'immediately'),
  'retention.submissions': days('platform', 365, [30, 365], 'immediately'),
} as const satisfies Record<string, Setting>

export type SettingKey = keyof typeof settings
export const settingKeys = Object.keys(settings) as SettingKey[]

/** Keys of numeric settings. */
export type NumberSettingKey = {
  [K in SettingKey]: (typeof settings)[K] extends NumberSetting ? K : never
}[SettingKey]

type ValueOf<S> = S extends { kind: 'boolean' }
  ? boolean
  : S extends { kind: 'choice'; choices: readonly (infer C)[] }
    ? C
    : number
export type SettingValue<K extends SettingKey = SettingKey> = ValueOf<(typeof settings)[K]>
export type SettingValues<K extends SettingKey> = { [Key in K]: SettingValue<Key> }

export const settingOf = (key: SettingKey): Setting => settings[key]
/** Settings of money and security: changes require the password or a code again. */
export const movesMoney = (key: SettingKey): boolean =>
  ['orders', 'plans', 'invoices', 'payouts', 'accounts'].includes(settings[key].area)
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settings, key)

/** Validates a value: kind, bounds and decimals. */
export function isSettingValue<K extends SettingKey>(key: K, value: unknown): value is SettingValue<K> {
  const setting = settingOf(key)
  if (setting.kind === 'boolean') return typeof value === 'boolean'
  if (setting.kind === 'choice') return typeof value === 'string' && setting.choices.includes(value)
  if (typeof value !== 'number' || value < setting.least || value > setting.most) return false
  return setting.kind === 'percent' ? Math.round(value * 100) / 100 === value : Number.isInteger(value)
}

/** Stored value, or the default when missing or no longer valid. */
export const settingOr = <K extends SettingKey>(key: K, stored: unknown): SettingValue<K> =>
  isSettingValue(key, stored) ? stored : (settings[key].default as SettingValue<K>)
