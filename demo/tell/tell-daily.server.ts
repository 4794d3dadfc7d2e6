import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addHours, addMinutes, type Day, startOfDay, weekdayOf } from '#/domain/riyadh-time.ts'
import { denominations } from '#/domain/operations/daily-reports/cash.ts'
import { businessDayOf, dueAt } from '#/domain/operations/daily-reports/business-day.ts'
import { endOfShift, houseTemplate, shiftsOn } from '#/domain/operations/daily-reports/template.ts'
import { countKey, type DailyValues, type WasteLine, wasteKey } from '#/domain/operations/daily-reports/values.ts'
import { saveDaily } from '#/features/operations/daily-reports/save.server.ts'
import { takeInSigned } from '#/features/operations/daily-reports/take-in-signed.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { ownAnswers, tellDailyTemplate } from './daily-template.server.ts'
import { demoIngredientId } from './tell-ingredients.server.ts'
import { happeningAt } from '../time-travel.server.ts'

const daysTold = 60
/** Since so many days the company has fields of its own and a template for one branch. */
const ownFieldsSince = 20
/** Busier towards the weekend of Saudi Arabia, Friday and Saturday. */
const weekdayFactor = [0.92, 0.88, 0.9, 0.96, 1.12, 1.3, 1.18] as const

/** A number from 0 to 1 that is the same for the same words. */
function steady(words: string): number {
  let hash = 2166136261
  for (const character of words) hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619)
  return ((hash >>> 0) % 10_000) / 10_000
}

/** Counts an amount by its largest pieces. */
function pieces(amount: number): DailyValues {
  let left = amount
  const found: DailyValues = {}
  for (const value of denominations) {
    const count = Math.floor(left / value)
    if (count > 0) found[countKey(value)] = count
    left -= count * value
  }
  return found
}

type Company = 'saffron' | 'dallah'
const wasted = {
  saffron: [
    { en: 'Tomato', reason: 'spoiled', most: 3 },
    { en: 'Basmati rice', reason: 'burnt', most: 4 },
  ],
  dallah: [
    { en: 'White sugar', reason: 'dropped', most: 1 },
    { en: 'Butter, unsalted', reason: 'expired', most: 2 },
  ],
} as const

/** Food that cooled down in time, on two evenings a week: three readings, the last one before the kitchen closes. */
function cooledOn(branch: string, day: Day): DailyValues {
  if (![1, 4].includes(weekdayOf(day))) return {}
  const at = (hour: number): string => addHours(startOfDay(day), hour).toISOString()
  return {
    [`cooling.${sameIdFor('cooling', branch, day)}`]: {
      item: weekdayOf(day) === 1 ? 'Kabsa rice' : 'Lamb stock',
      start: { degrees: 68, at: at(15) },
      middle: { degrees: 19.5, at: at(16.75) },
      end: { degrees: 4.2, at: at(20.5) },
    },
  }
}

/** What an evening threw away: most evenings one ingredient, now and then something in words. */
function wasteOf(company: Company, branch: string, day: Day): WasteLine[] {
  const lines = wasted[company].flatMap(({ en, reason, most }): WasteLine[] => {
    const size = steady(`${branch} ${day} waste ${en}`)
    if (size < 0.45) return []
    const id = sameIdFor('waste', company, branch, day, en)
    const quantity = Math.max(1, Math.round(size * most * 10)) / 10
    return [{ id, item: en, quantity, unit: 'kg', reason, of: { ingredientId: demoIngredientId(company, en) } }]
  })
  if (steady(`${branch} ${day} waste words`) < 0.9) return lines
  const id = sameIdFor('waste', company, branch, day, 'words')
  return [...lines, { id, item: 'Staff meal left over', quantity: 1.5, unit: 'kg', reason: 'other' }]
}

type Given = { branch: string; day: Day; closing: Date; short: number }

/** A plausible evening of a branch: sales by the day of the week, a counted till, readings within their limits. */
function eveningOf({ branch, day, closing, short }: Given): DailyValues {
  const size = 0.7 + steady(branch) * 0.8
  const about = (base: number, of: string): number =>
    Math.round((base * size * weekdayFactor[weekdayOf(day)]! * (0.9 + steady(`${branch} ${day} ${of}`) * 0.2)) / 25) *
    25
  const cash = about(420_000, 'cash')
  const drops = Math.floor((cash * 0.6) / 10_000) * 10_000
  const petty = about(9_000, 'petty')
  const float = 100_000
  const at = (minutes: number): string => addMinutes(closing, -90 + minutes).toISOString()
  return {
    'sales.cash': cash,
    'sales.mada': about(860_000, 'mada'),
    'sales.cards': about(240_000, 'cards'),
    'sales.apps': about(390_000, 'apps'),
    covers: Math.round(about(30_000, 'covers') / 100),
    refunds: about(6_000, 'refunds'),
    'cash.float': float,
    'cash.petty': petty,
    'cash.drops': drops,
    'cash.nextFloat': float,
    ...pieces(float + cash - petty - drops - short),
    'count.finished': at(70),
    'staff.planned': 9,
    'staff.present': 9 - (steady(`${branch} ${day} staff`) > 0.8 ? 1 : 0),
    'staff.hours': 72,
    'labour.cost': about(210_000, 'labour'),
    'temp.meat': { degrees: Math.round(20 + steady(`${branch} ${day} meat`) * 28) / 10, at: at(10) },
    'temp.dairy': { degrees: Math.round(22 + steady(`${branch} ${day} dairy`) * 26) / 10, at: at(12) },
    'temp.freezer': { degrees: -Math.round(182 + steady(`${branch} ${day} freezer`) * 30) / 10, at: at(14) },
    'temp.hot': { degrees: Math.round(620 + steady(`${branch} ${day} hot`) * 80) / 10, at: at(16) },
    ...Object.fromEntries(
      houseTemplate.duties.map(({ key }, i) => [`duty.${key}`, { done: true, at: at(30 + i * 4) }]),
    ),
  }
}

/**
 * Sixty days of daily reports of a company: signed every evening, one of them short, one late, one missing, and one that
 * is being filled in. Idempotent.
 */
async function tellDailyOf(owner: Actor, company: Company, present: Date): Promise<void> {
  const branches = await readAs(owner, (db) =>
    db
      .selectFrom('branches')
      .select(['id', 'name'])
      .where('client_id', '=', owner.id)
      .where('closed_at', 'is', null)
      .orderBy('name')
      .limit(6)
      .execute(),
  )
  const today = businessDayOf(present, houseTemplate.cutOff)
  const [first, second] = branches
  if (!first) return
  const template = second
    ? await tellDailyTemplate(owner, addDays(today, -ownFieldsSince), second.id)
    : { version: 0, template: houseTemplate }
  const reports = branches.flatMap(({ id: branchId, name }) =>
    Array.from({ length: daysTold }, (_, back) => {
      const day = addDays(today, -back - 1)
      const shift = shiftsOn(houseTemplate, day)[0]!
      const closing = endOfShift(houseTemplate, day, shift)
      // why: a few evenings are told as something to notice
      const isShort = branchId === first.id && back === 3
      const isMissing = branchId === second?.id && back === 4
      const signedAt = branchId === first.id && back === 6 ? addHours(dueAt(closing), 5) : addMinutes(closing, 25)
      const small = Math.round(steady(`${name} ${day} difference`) * 8) * 25
      const values = eveningOf({ branch: name, day, closing, short: isShort ? 16_000 : small })
      const waste = wasteOf(company, name, day)
      if (waste.length > 0) values[wasteKey] = waste
      const ofNow = back < ownFieldsSince
      if (ofNow) Object.assign(values, ownAnswers(template, branchId, steady(`${name} ${day} own`)))
      if (branchId === first.id) Object.assign(values, cooledOn(name, day))
      if (isShort) values['cash.reason'] = 'A note of 200 was given out as 50. The cashier was told.'
      return isMissing
        ? []
        : [
            {
              id: sameIdFor(`daily ${owner.id} ${branchId} ${day}`),
              branchId,
              day,
              shift: shift.key,
              values,
              signedAt,
              ...(ofNow && { template }),
            },
          ]
    }).flat(),
  )
  await takeInSigned(
    owner,
    owner.id,
    reports.filter(({ signedAt }) => signedAt < present),
  )
  const begun = {
    'cash.float': 100_000,
    'staff.planned': 9,
    handover: 'The ice machine is being repaired tomorrow morning.',
    [`cooling.${sameIdFor('cooling', first.id, today)}`]: {
      item: 'Chicken stock',
      start: { degrees: 71.5, at: addMinutes(present, -50).toISOString() },
    },
  }
  await happeningAt(present, () =>
    saveDaily(owner, {
      reportId: sameIdFor(`daily ${owner.id} ${first.id} ${today}`),
      branchId: first.id,
      day: today,
      shift: shiftsOn(houseTemplate, today)[0]!.key,
      changes: Object.entries(begun).map(([key, to]) => ({ key, from: null, to })),
      device: '',
      step: null,
    }),
  )
}

export async function tellDaily({ saffron, dallah }: Cast, present: Date): Promise<void> {
  await tellDailyOf(saffron, 'saffron', present)
  await tellDailyOf(dallah, 'dallah', present)
}
