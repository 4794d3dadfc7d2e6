import { nextPeriod, periodOfDay } from '#/domain/ordering/programme.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { createProgramme } from '#/features/ordering/programmes/write-programme.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'

/** A visit programme of a background company from the quarter after the next one, so that no visit is drawn yet. */
export async function tellProgrammes({ nakhla }: Cast, begun: Date): Promise<void> {
  const next = nextPeriod('quarter', periodOfDay('quarter', riyadhDay(begun)))
  await happeningAt(begun, () =>
    createProgramme(nakhla, sameIdFor('programme', 'every quarter'), {
      name: 'زيارتان كل ربع سنة',
      type: 'basic',
      rule: {
        cadence: 'quarter',
        visits: 2,
        times: [{ weekdays: [0, 1, 2, 3, 4], from: '13:00', until: '16:00' }],
        ramadanTimes: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: '20:00', until: '23:00' }],
        closed: [{ from: next.from, until: next.from }],
      },
      startsOn: next.until,
      branchIds: null,
      beyondPlan: true,
      alertsAtOnce: false,
      notes: null,
    }),
  )
}
