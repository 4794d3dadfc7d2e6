import { expect, test } from 'vitest'
import { needsOfWave, nextStepOf, noProgress, type WaveProgress } from './wave-progress.ts'
import type { PickCounts, WaveStatus } from './wave-status.ts'

const none: PickCounts = { open: 0, proposed: 0, hand: 0, refused: 0, offered: 0, taken: 0, cancelled: 0 }

test.each<[WaveStatus, boolean, Partial<PickCounts>, Partial<WaveProgress>, string]>([
  ['draft', false, {}, {}, ''],
  ['planned', false, { open: 6 }, { planned: 6 }, ''],
  ['planned', true, { open: 6 }, { planned: 6 }, 'failed 1'],
  ['proposing', true, { open: 6 }, { planned: 6 }, ''],
  ['proposed', false, { open: 2, proposed: 3, hand: 1 }, {}, 'open 2'],
  ['proposed', false, { refused: 1, proposed: 3 }, {}, 'refused 1'],
  ['confirmed', false, { taken: 4, offered: 2 }, {}, ''],
  [
    'confirmed',
    false,
    { open: 1, proposed: 1, hand: 1, refused: 2, taken: 1 },
    { late: 1, toRelease: 3 },
    'late 1, refused 2, open 3, toRelease 3',
  ],
  ['cancelled', true, { open: 2, refused: 1 }, { late: 1 }, ''],
])('a wave that is %s (failed: %s) with %j and %j waits for: %s', (status, hasFailed, counts, progress, needs) => {
  const found = needsOfWave({
    status,
    hasFailed,
    counts: { ...none, ...counts },
    progress: { ...noProgress, ...progress },
  })
  expect(found.map(({ kind, count }) => `${kind} ${count}`).join(', ')).toBe(needs)
})

test.each<[WaveStatus, number, boolean, string | null]>([
  ['draft', 0, false, 'order'],
  ['planned', 3, false, 'propose'],
  ['planned', 0, false, null],
  ['proposing', 3, false, null],
  ['proposed', 3, false, 'confirm'],
  ['confirmed', 3, true, null],
  ['confirmed', 3, false, 'propose-rest'],
  ['confirmed', 0, false, null],
  ['cancelled', 3, false, null],
])('%s with %i open visits, at work: %s, goes on by: %s', (status, open, isWorking, step) => {
  expect(nextStepOf({ status, staffing: { visits: 9, staffed: 9 - open, offered: 0, open }, isWorking })).toBe(step)
})
