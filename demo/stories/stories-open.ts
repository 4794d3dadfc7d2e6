import type { VisitDescription } from '#/features/ordering/assignment/describe-visit.server.ts'
import type { DayPart } from '#/domain/day-part.ts'
import type { Halalas } from '#/domain/money.ts'
import { dallahBranches } from './stories-dallah.ts'
import { saffronBranches } from './stories-saffron.ts'
import type { PersonKey, Story } from './stories.ts'

type Open = {
  story: Story
  /** Days around the visit among which the shopper may choose, and the part of the day. */
  window?: { daysBefore: number; daysAfter: number; dayPart: DayPart | null }
  about: Pick<VisitDescription, 'scenario' | 'spendingCap'>
  bonus?: Halalas
  offeredTo?: { shopper: PersonKey; hours: number }
}

const orderedBefore = (hours: number): Pick<Story, 'ordered' | 'approved'> => ({
  ordered: { hours: -hours },
  approved: { hours: -hours + 1 },
})

/** Unassigned visits, for the board and offers. */
export const openVisits: readonly Open[] = [
  {
    story: {
      client: 'dallah',
      type: 'basic',
      key: 'open-tahlia',
      branch: dallahBranches.tahlia,
      notes: 'نود معرفة سرعة الخدمة وقت الغداء تحديدًا.',
      visit: { day: 17, time: '13:00' },
      ...orderedBefore(26),
    },
    window: { daysBefore: 2, daysAfter: 2, dayPart: 'lunch' },
    about: { scenario: null, spendingCap: null },
    bonus: 40_00,
    offeredTo: { shopper: 'shopper', hours: 70 },
  },
  {
    story: {
      client: 'saffron',
      type: 'full_service',
      key: 'open-front',
      branch: saffronBranches.front,
      notes: null,
      visit: { day: 26, time: '20:00' },
      ...orderedBefore(20),
    },
    window: { daysBefore: 4, daysAfter: 3, dayPart: 'dinner' },
    about: {
      scenario:
        'You celebrate a small success with one companion. Mention it when you are seated and see whether anybody makes something of it. Order one starter to share, a main course each and one dessert. Ask which dishes are free of nuts.',
      spendingCap: 320_00,
    },
    offeredTo: { shopper: 'secondShopper', hours: 66 },
  },
  {
    story: {
      client: 'dallah',
      type: 'basic',
      key: 'open-rawdah',
      branch: dallahBranches.rawdah,
      notes: null,
      visit: { day: 21, time: '17:30' },
      ...orderedBefore(9),
    },
    about: { scenario: null, spendingCap: 55_00 },
  },
]
