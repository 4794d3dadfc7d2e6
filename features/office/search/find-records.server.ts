import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { findByNumber } from './by-number.server.ts'
import { findForStaff } from './for-staff.server.ts'
import { findOwn } from './own.server.ts'
import { type FoundRecord, leastSearched } from './records.ts'
import { readTyped } from './typed.ts'

/** Text of a number alone, which would be found in names by accident. */
const isNumberOnly = (text: string): boolean => /^[#\d\s-]+$/.test(text)

/**
 * Finds records by printed number or by name, in either script; those with the typed number or exactly the typed name come first.
 * Row-level security limits the results.
 */
export async function findRecords(actor: Actor, given: string): Promise<FoundRecord[]> {
  const typed = readTyped(given, Number(riyadhDay(now()).slice(0, 4)), leastSearched)
  if (!typed) return []
  const { number } = typed
  return readAs(actor, async (tx) => {
    const numbered = number ? await findByNumber(tx, actor, number) : []
    const isDone = numbered.some(({ exact }) => exact) || (number && isNumberOnly(typed.text))
    const named = isDone ? [] : await (actor.type === 'admin' ? findForStaff : findOwn)(tx, actor, typed)
    const known = new Set(numbered.map(({ kind, id }) => `${kind} ${id}`))
    const all = [...numbered, ...named.filter(({ kind, id }) => !known.has(`${kind} ${id}`))]
    return [...all.filter(({ exact }) => exact), ...all.filter(({ exact }) => !exact)]
  })
}
