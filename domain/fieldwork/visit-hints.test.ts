import { expect, test } from 'vitest'
import { visitHints, type VisitOnHand } from './visit-hints.ts'

const sound: VisitOnHand = {
  type: 'full_service',
  distance: 40,
  accuracy: 20,
  arrivedAt: '2026-11-20T10:00:00Z',
  leftAt: '2026-11-20T11:10:00Z',
  differing: [],
  photos: [
    { questionKey: 'B1', print: 'a', takenAt: '2026-11-20T10:20:00Z' },
    { questionKey: 'B2', print: 'b', takenAt: '2026-11-20T09:50:00Z' },
    { questionKey: 'B3', print: null, takenAt: null },
    { questionKey: 'B4', print: null, takenAt: null },
  ],
}

test.each<[string, Partial<VisitOnHand>, object[]]>([
  ['a sound visit', {}, []],
  ['a branch or phone without a place', { distance: null, accuracy: null, arrivedAt: null }, []],
  ['387 km from the branch', { distance: 387_000 }, [{ kind: 'place-far', metres: 387_000 }]],
  ['400 m away is near', { distance: 400 }, []],
  [
    'a whole report in five minutes',
    { leftAt: '2026-11-20T10:05:30Z' },
    [{ kind: 'stay-short', minutes: 5, least: 35 }],
  ],
  ['a coffee in eight minutes', { type: 'basic', leftAt: '2026-11-20T10:08:00Z' }, []],
  ['a phone whose clock went back', { leftAt: '2026-11-20T09:00:00Z' }, []],
  [
    '16 minutes answered, 7 stamped',
    { differing: [{ questionKey: 'D2', answered: 16, stamped: 7 }] },
    [{ kind: 'time-differs', questionKey: 'D2', answered: 16, stamped: 7 }],
  ],
  ['two minutes apart', { differing: [{ questionKey: 'D2', answered: 9, stamped: 7 }] }, []],
  [
    'one photo on two questions',
    {
      photos: [
        { questionKey: 'B1', print: 'a', takenAt: null },
        { questionKey: 'B2', print: 'a', takenAt: null },
      ],
    },
    [{ kind: 'photo-repeated', questionKey: 'B2', otherKey: 'B1' }],
  ],
  [
    'photos of yesterday, told once a question',
    {
      photos: [
        { questionKey: 'B1', print: 'a', takenAt: '2026-11-19T10:00:00Z' },
        { questionKey: 'B1', print: 'b', takenAt: '2026-11-19T10:01:00Z' },
      ],
    },
    [{ kind: 'photo-old', questionKey: 'B1' }],
  ],
])('what an editor will ask about: %s', (_, changed, expected) => {
  expect(visitHints({ ...sound, ...changed })).toEqual(expected)
})
