import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { categories, type Category } from '#/domain/kitchen/ingredient.ts'
import { typedDecimal } from '#/features/kitchen/suppliers/fields.ts'

export type LevelRow = { ingredientId: string; par: number | null; safetyDays: number | null }

const field = /^(par|days|was)-([0-9a-f-]{36})$/
const longestSafety = 60
type Say = (field: string, message: string) => void

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function daysIn(name: string, typed: string, say: Say): number | null {
  if (typed === '') return null
  const plain = latinDigits(typed)
  if (/^\d{1,2}$/.test(plain) && Number(plain) <= longestSafety) return Number(plain)
  say(name, 'stock-days')
  return null
}

/** Quantity in the shown unit: kilos, litres or pieces. */
function parIn(name: string, typed: string, say: Say): number | null {
  if (typed === '') return null
  const value = typedDecimal(typed)
  if (value !== null && value > 0) return value
  say(name, 'buying-quantity')
  return null
}

/** How a level is written in the page, so that unchanged rows are not written. */
export const levelText = ({ par, safetyDays }: { par: string | null; safetyDays: number | null }): string =>
  `${par ?? ''}/${safetyDays ?? ''}`

/**
 * Levels of a category in a branch: of each ingredient a quantity or safety days, and safety days for all that have none.
 * Only rows that were changed are taken.
 */
export const levelsForm = z
  .object({ branchId: z.uuid('paper-branch'), allDays: z.string().max(20, 'too-long').default('') })
  .catchall(z.string())
  .transform(({ branchId, allDays, ...rest }, issues) => {
    const say: Say = (name, message) => issues.addIssue({ code: 'custom', path: [name], message })
    const forAll = daysIn('allDays', text(allDays), say)
    const ids = new Set(Object.keys(rest).flatMap((name) => field.exec(name)?.[2] ?? []))
    const rows: LevelRow[] = []
    for (const id of ids) {
      const [par, days] = [text(rest[`par-${id}`]), text(rest[`days-${id}`])]
      if (par !== '' && days !== '') say(`par-${id}`, 'stock-one-level')
      const read = { par: parIn(`par-${id}`, par, say), safetyDays: daysIn(`days-${id}`, days, say) }
      const level = par === '' && days === '' ? { par: null, safetyDays: forAll } : read
      const isTouched = levelText({ par: par || null, safetyDays: level.safetyDays }) !== rest[`was-${id}`]
      if (isTouched) rows.push({ ingredientId: id, ...level })
    }
    return { branchId, rows }
  })
export type Levels = z.output<typeof levelsForm>

/** Which levels are shown. */
export type LevelQuery = { branchId: string | null; category: Category | null }
export const readLevelQuery = (search: URLSearchParams): LevelQuery => {
  const branchId = search.get('branch') ?? ''
  return {
    branchId: z.uuid().safeParse(branchId).success ? branchId : null,
    category: categories.find((one) => one === search.get('category')) ?? null,
  }
}

const packsField = /^packs-([0-9a-f-]{36})$/

/** Packs to order, by the offer as `packs-{id}`; an offer without packs is left out. */
export const suggestedForm = z
  .object({ clientKey: z.uuid('unreadable'), branchId: z.uuid('paper-branch') })
  .catchall(z.string())
  .transform(({ clientKey, branchId, ...rest }, issues) => {
    const say: Say = (name, message) => issues.addIssue({ code: 'custom', path: [name], message })
    const fields = Object.entries(rest).flatMap(([name, typed]) => {
      const offerId = packsField.exec(name)?.[1]
      return offerId ? [{ name, offerId, packs: latinDigits(text(typed)) }] : []
    })
    const asked = fields.filter(({ packs }) => packs !== '' && !/^0+$/.test(packs))
    for (const { name, packs } of asked) if (!/^\d{1,5}$/.test(packs)) say(name, 'whole-number')
    if (asked.length === 0) say(fields[0]?.name ?? 'branchId', 'order-lines')
    return { clientKey, branchId, rows: asked.map(({ offerId, packs }) => ({ offerId, packs: Number(packs) })) }
  })
export type Suggested = Omit<z.output<typeof suggestedForm>, 'clientKey'>
