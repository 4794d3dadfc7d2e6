import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, certificateLevels, certificateRule, type CountedVisit, eligibility } from './certificate-rule.ts'

const today = '2026-11-21'
const visit = (score: number, day = '2026-10-01', criticalFailure = false): CountedVisit => ({
  day,
  score,
  criticalFailure,
})
const of = (visits: CountedVisit[], overdueCriticalAction = false) =>
  eligibility({ visits, overdueCriticalAction, today })
const scores = (...three: number[]) => of(three.map((score) => visit(score)))

describe('the mean of the last three visits decides the level', () => {
  it.each([
    [[79.99, 79.99, 79.99], null],
    [[80, 80, 80], 'silver'],
    [[79.99, 80, 80.01], 'silver'],
    [[79.99, 80, 80], null],
    [[86.99, 86.99, 86.99], 'silver'],
    [[87, 87, 87], 'gold'],
    [[92.99, 92.99, 92.99], 'gold'],
    [[93, 93, 93], 'platinum'],
    [[92.99, 93, 93.01], 'platinum'],
    [[100, 100, 100], 'platinum'],
    [[0, 0, 0], null],
  ] as const)('%j gives %s', (three, level) => {
    expect(scores(...three).level).toBe(level)
  })

  it('never shows a mean that was rounded up over a limit', () => {
    expect(scores(79.99, 80, 80)).toMatchObject({
      mean: 79.99,
      missing: [{ what: 'mean', need: 80, gap: 0.01 }],
      next: { level: 'silver', gap: 0.01 },
    })
  })

  it('adds hundredths exactly where binary numbers do not', () => {
    expect(scores(80.1, 79.7, 80.2).level).toBe('silver')
  })

  it('says how far the next level is, and nothing above the highest', () => {
    expect(scores(80, 81, 82)).toMatchObject({ level: 'silver', mean: 81, next: { level: 'gold', gap: 6 } })
    expect(scores(93, 93, 93).next).toBeNull()
  })
})

describe('three visits within twelve months', () => {
  it('are needed', () => {
    expect(of([visit(99), visit(99)])).toMatchObject({
      level: null,
      mean: null,
      missing: [{ what: 'visits', have: 2, need: 3 }],
    })
    expect(of([]).missing).toEqual([{ what: 'visits', have: 0, need: 3 }])
  })

  it('are the newest ones, in whatever order they come', () => {
    const visits = [visit(50, '2026-01-01'), visit(90, '2026-06-01'), visit(90, '2026-11-01'), visit(90, '2026-08-01')]
    expect(of(visits)).toMatchObject({ level: 'gold', mean: 90 })
    expect(of(visits).counted.map(({ day }) => day)).toEqual(['2026-11-01', '2026-08-01', '2026-06-01'])
  })

  it('count on the day twelve months ago and not on the day before', () => {
    const two = [visit(90), visit(90)]
    expect(of([...two, visit(90, '2025-11-21')]).level).toBe('gold')
    expect(of([...two, visit(90, '2025-11-20')]).missing).toEqual([{ what: 'visits', have: 2, need: 3 }])
  })

  it('leave out what lies in the future', () => {
    expect(of([visit(90), visit(90), visit(90, '2026-11-22')]).counted).toHaveLength(2)
  })
})

describe('critical failures', () => {
  const good = [visit(95, '2026-11-01'), visit(95, '2026-11-02'), visit(95, '2026-11-03')]
  it.each([
    ['2026-05-21', null],
    ['2026-05-22', '2026-11-22'],
    ['2026-11-21', '2027-05-21'],
  ])('on %s stand in the way until %s', (day, until) => {
    const { level, missing } = of([...good, visit(59, day, true)].toSorted((a, b) => a.day.localeCompare(b.day)))
    if (until === null) expect([level, missing]).toEqual(['platinum', []])
    else {
      expect(level).toBeNull()
      expect(missing).toContainEqual({ what: 'critical-failure', on: day, until })
    }
  })

  it('also in visits that are older than the three of the mean', () => {
    const { level, counted } = of([...good, visit(59, '2026-09-01', true)])
    expect(counted.every(({ criticalFailure }) => !criticalFailure)).toBe(true)
    expect(level).toBeNull()
  })

  it('and an overdue critical action as well', () => {
    expect(of(good, true)).toMatchObject({ level: null, missing: [{ what: 'overdue-action' }] })
  })
})

it('counts months by the calendar', () => {
  expect(addMonths('2026-08-31', -6)).toBe('2026-02-28')
  expect(addMonths('2024-08-31', -6)).toBe('2024-02-29')
  expect(addMonths('2026-01-15', -12)).toBe('2025-01-15')
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
})

it('better visits never give a lower level', () => {
  const score = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100)
  const rank = (level: (typeof certificateLevels)[number] | null) => (level ? certificateLevels.indexOf(level) : -1)
  fc.assert(
    fc.property(fc.tuple(score, score, score), fc.nat({ max: 2 }), score, (three, index, better) => {
      const higher = three.with(index, Math.max(three[index]!, better))
      expect(rank(scores(...higher).level)).toBeGreaterThanOrEqual(rank(scores(...three).level))
      const { mean, level } = scores(...three)
      if (level) expect(mean).toBeGreaterThanOrEqual(certificateRule.leastMean[level])
    }),
  )
})
