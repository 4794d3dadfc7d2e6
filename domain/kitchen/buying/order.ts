import type { Halalas } from '../../money.ts'
import type { Permission } from '../../permissions.ts'
import type { Step, StepName } from '../../step.ts'
import type { VatMode } from './supplier.ts'

export const orderStates = [
  'draft',
  'awaiting',
  'approved',
  'sent',
  'confirmed',
  'part_received',
  'received',
  'closed',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

const write = 'orders.write' satisfies Permission
const approve = 'orders.approve' satisfies Permission

export const orderSteps = {
  /** The maker submits what lies within the limit of the maker. */
  release: { from: ['draft'], to: 'approved', permission: write },
  ask: { from: ['draft'], to: 'awaiting', permission: write },
  approve: { from: ['awaiting'], to: 'approved', permission: approve },
  return: { from: ['awaiting'], to: 'draft', permission: approve },
  send: { from: ['approved'], to: 'sent', permission: write },
  confirm: { from: ['sent'], to: 'confirmed', permission: write },
  /** The buyer takes the prices or the day that the supplier asked for. */
  accept: { from: ['sent'], to: 'confirmed', permission: write },
  refuse: { from: ['sent'], to: 'sent', permission: write },
  /** The buyer takes back what was sent, to change it: the supplier confirms it again. */
  revise: { from: ['sent', 'confirmed'], to: 'draft', permission: write },
  cancel: { from: ['draft', 'awaiting', 'approved', 'sent', 'confirmed'], to: 'cancelled', permission: write },
  close: { from: ['part_received', 'received'], to: 'closed', permission: write },
} as const satisfies Record<string, Step<OrderState>>
export type OrderStep = StepName<typeof orderSteps>

/** What a supplier answers by the link, and what the buyer says to a change. */
export const orderAnswers = ['confirmed', 'changed', 'declined', 'accepted', 'refused'] as const
export type OrderAnswer = (typeof orderAnswers)[number]
/** What the history of an order keeps besides its steps. */
export type OrderEventKind = OrderAnswer | 'revised'

/** A sent order that the buyer took back: its supplier sees what was sent last until it is sent again. */
export const isRevising = ({ state, issue }: { state: OrderState; issue: number }): boolean =>
  issue > 0 && (state === 'draft' || state === 'awaiting' || state === 'approved')

/** States in which the link of a supplier takes an answer; a confirmed order is changed by talking to the buyer. */
export const takesAnswer = (state: OrderState): boolean => state === 'sent'

export const mostOrderLines = 100
/** Days for which a link opens after the agreed day of delivery, or after the order ended. */
export const linkDaysAfterDelivery = 30

/** Amounts of a line in halalas, rounded once: a price with VAT is split after it was multiplied. */
export function lineAmounts(line: { price: Halalas; vatMode: VatMode; packs: number }): { net: Halalas; vat: Halalas } {
  const typed = BigInt(line.price) * BigInt(line.packs)
  const half = (value: bigint, by: bigint) => Number((2n * value + by) / (2n * by))
  if (line.vatMode === 'none') return { net: Number(typed), vat: 0 }
  if (line.vatMode === 'excluded') return { net: Number(typed), vat: half(typed * 15n, 100n) }
  const net = half(typed * 100n, 115n)
  return { net, vat: Number(typed) - net }
}

type Amounts = { net: Halalas; vat: Halalas }

/** Totals of an order; the delivery fee is without VAT, which the supplier charges where it charges any. */
export function orderTotals(lines: readonly Amounts[], fee: Halalas, chargesVat: boolean) {
  const goods = lines.reduce((sum, { net }) => sum + net, 0)
  const feeVat = chargesVat ? lineAmounts({ price: fee, vatMode: 'excluded', packs: 1 }).vat : 0
  const vat = lines.reduce((sum, line) => sum + line.vat, 0) + feeVat
  const net = goods + fee
  return { goods, fee, net, vat, total: net + vat } as Record<'goods' | 'fee' | 'net' | 'vat' | 'total', Halalas>
}

/** Whose limit counts for a person in the branch of an order. */
export type OrderLevel = 'owner' | 'manager' | 'branch_manager'
export type OrderLimits = Record<Exclude<OrderLevel, 'owner'>, Halalas>
export const usualOrderLimits = { manager: 2_000_000, branch_manager: 200_000 }

/** Hours within which orders to one supplier count together. */
export const summedHours = 24

/** Whether a person may order or approve a net amount, with the orders of the last hours to the same supplier. */
export const isWithinLimit = (level: OrderLevel, limits: OrderLimits, net: Halalas): boolean =>
  level === 'owner' || net <= limits[level]

type Waiting = { state: OrderState; answered: OrderAnswer | null }

/** Whether the buyer has to decide: a change or a refusal of the supplier lies on the table. */
export const awaitsBuyer = ({ state, answered }: Waiting): boolean =>
  state === 'sent' && (answered === 'changed' || answered === 'declined')
