import { hoursOf } from '#/domain/branch-hours.ts'
import { AppError } from '#/domain/errors.ts'
import {
  allowedDays,
  type KnownBranch,
  spreadOver,
  windowsAround,
  type WishedVisit,
} from '#/domain/ordering/order-many.ts'
import { momentOn } from '#/domain/ordering/order-moment.ts'
import { readSheet } from '#/domain/ordering/order-sheet.ts'
import { type Day, weekdayOf } from '#/domain/riyadh-time.ts'
import type { ManyOrder } from './form.ts'

export type Taken = ReadonlyMap<string, ReadonlySet<Day>>
/** Branches of the company, days on which they have a visit, and the present day. */
export type Known = { branches: readonly KnownBranch[]; taken: Taken; today: Day }

type Chosen = { branch: KnownBranch; days: (Day | null)[] }

function branchesChosen({ branchId }: ManyOrder, branches: readonly KnownBranch[]): KnownBranch[] {
  const byId = new Map(branches.map((branch) => [branch.id, branch]))
  const ids = [...new Set(branchId)]
  const known = ids.flatMap((id) => byId.get(id) ?? [])
  if (known.length < ids.length) throw new AppError('branch.unknown', {}, { branchId: 'branch-choice' })
  return known
}

/** Days of each chosen branch; null: none is left. */
function daysOf(order: ManyOrder, chosen: readonly KnownBranch[], spread: readonly Day[], taken: Taken): Chosen[] {
  if (order.how === 'day') return chosen.map((branch) => ({ branch, days: [...order.days] }))
  const byId = new Map(chosen.map((branch) => [branch.id, branch]))
  const isOpen = (id: string, day: Day) => momentOn(hoursOf(byId.get(id)!.hours), day, order).isOpen
  const ids = chosen.map(({ id }) => id)
  const days = spreadOver(ids, spread, order.each, taken, isOpen)
  return chosen.map((branch, index) => ({ branch, days: days[index]! }))
}

/** Visits of a branch on its days, with the windows in which the shopper chooses. */
function visitsOf(order: ManyOrder, { branch, days }: Chosen, spread: readonly Day[], { taken, today }: Known) {
  const hours = hoursOf(branch.hours)
  const { evaluationType: type, dayPart, free } = order
  const isAllowed = (day: Day) => order.how !== 'spread' || order.weekdays.includes(weekdayOf(day))
  const fits = (day: Day) =>
    day > today && isAllowed(day) && !taken.get(branch.id)?.has(day) && momentOn(hours, day, order).isOpen
  const set = days.filter((day) => day !== null)
  const windows = windowsAround(set, free, fits)
  const isShut = spread.length > 0 && !spread.some((day) => momentOn(hours, day, order).isOpen)
  return days.map((day): Omit<WishedVisit, 'line'> => {
    const wished = { branchId: branch.id, named: branch.name, type }
    if (day === null) return { ...wished, at: null, window: null, problem: isShut ? 'closed-days' : 'no-day-left' }
    const window = free > 0 || dayPart ? { ...windows[set.indexOf(day)]!, dayPart } : null
    return { ...wished, at: momentOn(hours, day, order).at, window, problem: null }
  })
}

/** The wished visits of a form, before they are checked. */
export function wishesOf(order: ManyOrder, known: Known): WishedVisit[] {
  const { evaluationType: type, time, dayPart, how } = order
  if (how === 'sheet') return readSheet(order.sheet, known.branches, { time, dayPart, type })
  const chosen = branchesChosen(order, known.branches)
  const spread = how === 'spread' ? allowedDays(order.from, order.until, order.weekdays) : []
  const days = daysOf(order, chosen, spread, known.taken)
  return days
    .flatMap((one) => visitsOf(order, one, spread, known))
    .map((visit, index) => ({ line: index + 1, ...visit }))
}
