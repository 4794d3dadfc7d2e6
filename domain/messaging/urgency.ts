/**
 * Rule of quiet hours, by the names of groups in domain/notice-groups.ts. Critical failures and the security of an account
 * are sent immediately. All else waits until the end of the quiet hours, except what would be over by then: an offer that
 * ends, a visit that begins, a report that is due.
 */
const urgentGroups: ReadonlySet<string> = new Set(['critical', 'criticalWaiting', 'account'])
export const isUrgentGroup = (group: string): boolean => urgentGroups.has(group)

/** Arguments of a kind that say when its matter is over, by group. */
const endNames: Partial<Record<string, readonly string[]>> = {
  offers: ['until'],
  visits: ['visit'],
  reminders: ['visit', 'due'],
}

/** When the matter of a mail is over; null: it has no end. */
export function endOfMatter(group: string | null, given: Readonly<Record<string, unknown>>): Date | null {
  const names = group === null ? [] : (endNames[group] ?? [])
  for (const name of names) {
    const value = given[name]
    const end = typeof value === 'string' ? Date.parse(value) : Number.NaN
    if (!Number.isNaN(end)) return new Date(end)
  }
  return null
}

/** Whether a matter ends while its mail would wait. One that is over already waits like any other. */
export const endsBefore = (end: Date | null, at: Date, waitsUntil: Date): boolean =>
  end !== null && end > at && end <= waitsUntil
