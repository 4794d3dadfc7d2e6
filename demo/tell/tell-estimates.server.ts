import { readAs } from '#/db/database.server.ts'
import { usualRate } from '#/domain/reporting/stake.ts'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { readInsightSettings } from '#/features/reporting/insights/read-settings.server.ts'
import { saveInsightSettings } from '#/features/reporting/insights/save-settings.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { happeningAt } from '../time-travel.server.ts'

/** Each company's figures for one of its branches: guests a month, and spending per guest in halalas. */
const told = {
  saffron: { covers: 9000, bill: 62_00, target: 85 },
  dallah: { covers: 14_000, bill: 24_00, target: 80 },
  nakhla: { covers: 5200, bill: 88_00, target: null },
} as const

/** Saves the branches' guests and confirms the rate of the estimate. Idempotent. */
export async function tellEstimates(cast: Cast, present: Date): Promise<void> {
  for (const [key, given] of Object.entries(told)) {
    const client = cast[key as keyof typeof told]
    const { version } = await readAs(client, (db) => readInsightSettings(db, client.id))
    if (version === 0)
      await happeningAt(addMinutes(present, -60 * 24 * 30), () =>
        saveInsightSettings(client, { version, ...given, rate: usualRate }),
      )
  }
}
