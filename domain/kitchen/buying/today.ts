import type { Permission } from '../../permissions.ts'
import type { Day } from '../../riyadh-time.ts'

/** What waits in buying, in the order in which it is shown. */
export const todayKinds = ['approve', 'answer', 'send', 'deliver', 'invoice', 'quote', 'par', 'count'] as const
export type TodayKind = (typeof todayKinds)[number]

/** Rows of a kind on the page; the list has the others. */
export const mostOfKind = 8
/** Branches whose levels are reckoned for the page. */
export const mostParBranches = 5
/** Days after the last count from which the next one is due. */
export const countEveryDays = 30
/** Hours before its closing time from which a request is shown. */
const closingHours = 24

const reads = {
  approve: 'orders.approve',
  answer: 'orders.write',
  send: 'orders.write',
  deliver: 'receipts.read',
  invoice: 'supplier-invoices.read',
  quote: 'suppliers.read',
  par: 'stock.read',
  count: 'stock.read',
} as const satisfies Record<TodayKind, Permission>
/** Kinds that are an act of the reader alone: who only reads has nothing to do there. */
const ofActors: readonly TodayKind[] = ['approve', 'answer', 'send']

/** Kinds that a reader sees. */
export const kindsFor = (has: (permission: Permission) => boolean, isViewing: boolean): TodayKind[] =>
  todayKinds.filter((kind) => has(reads[kind]) && !(isViewing && ofActors.includes(kind)))

export type When = 'late' | 'today' | 'soon'

/** How a day lies to today. */
export const whenOf = (day: Day, today: Day): When => (day < today ? 'late' : day === today ? 'today' : 'soon')

export type QuoteStatus = 'closed' | 'answered' | 'closing'
type Request = { closesAt: Date; invited: number; answered: number }

/** Why a sent request waits: it has closed, all of the invited answered, or it closes within a day; null: suppliers still answer. */
export function quoteStatus({ closesAt, invited, answered }: Request, at: Date): QuoteStatus | null {
  if (closesAt <= at) return 'closed'
  if (invited > 0 && answered >= invited) return 'answered'
  return closesAt.getTime() - at.getTime() <= closingHours * 3_600_000 ? 'closing' : null
}

/** Facts of a company from which the next useful step follows where nothing waits. */
export type BuyingFacts = Record<'suppliers' | 'offers' | 'orders' | 'counts' | 'levels', boolean>
export const firstSteps = ['supplier', 'offer', 'order', 'count', 'level', 'none'] as const
export type FirstStep = (typeof firstSteps)[number]

/** The next useful step of a reader where nothing waits; `none`: all is set up, or the reader sets nothing up. */
export function firstStepOf(facts: BuyingFacts, has: (permission: Permission) => boolean): FirstStep {
  if (!facts.suppliers && has('suppliers.write')) return 'supplier'
  if (facts.suppliers && !facts.offers && has('suppliers.write')) return 'offer'
  if (facts.offers && !facts.orders && has('orders.write')) return 'order'
  if (facts.orders && !facts.counts && has('stock.write')) return 'count'
  if (facts.counts && !facts.levels && has('stock.manage')) return 'level'
  return 'none'
}
