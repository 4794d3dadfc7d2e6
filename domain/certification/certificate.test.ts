import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  certificateNumber,
  type CertificateState,
  certificateStates,
  certificateSteps,
  countsAgainst,
  expiryOf,
  marginOf,
  mayRenew,
  riskOf,
  type ShownState,
  stateAt,
  verdictOf,
} from './certificate.ts'
import { certificateLevels, certificateRule, eligibility, ruleProblems, type RuleSettings } from './certificate-rule.ts'
import { addDays, endOfDay, startOfDay } from '../riyadh-time.ts'
import { stepsFrom } from '../step.ts'

const end = '2027-11-21T20:59:59.000Z'
const at = (text: string) => new Date(text)

describe('states', () => {
  it('lead where the table says and nowhere else', () => {
    const allowed = Object.fromEntries(certificateStates.map((state) => [state, stepsFrom(certificateSteps, state)]))
    expect(allowed).toEqual({
      active: ['suspend', 'revoke', 'expire', 'renew'],
      suspended: ['reinstate', 'revoke', 'expire'],
      expired: ['renew'],
      revoked: [],
    })
  })

  it.each([
    ['active', '2027-10-21T20:59:59Z', 'valid'],
    ['active', '2027-10-21T21:00:00Z', 'expires-soon'],
    ['active', '2027-11-21T20:59:58Z', 'expires-soon'],
    ['active', '2027-11-21T20:59:59Z', 'expired'],
    ['suspended', '2027-01-01T00:00:00Z', 'suspended'],
    ['suspended', '2027-11-21T20:59:59Z', 'expired'],
    ['revoked', '2027-01-01T00:00:00Z', 'revoked'],
    ['revoked', '2028-01-01T00:00:00Z', 'revoked'],
    ['expired', '2027-01-01T00:00:00Z', 'expired'],
  ] as const)('%s at %s is shown as %s', (state, moment, shown) => {
    expect(stateAt({ state, expiresAt: end }, at(moment))).toBe(shown)
  })

  const moments = fc.date({ min: at('2026-01-01'), max: at('2029-01-01'), noInvalidDate: true })
  const states = fc.constantFrom<CertificateState>(...certificateStates)
  it('never go back as time goes on, and a suspended one is never shown valid', () => {
    const order: ShownState[] = ['valid', 'expires-soon', 'expired']
    fc.assert(
      fc.property(states, moments, moments, moments, (state, ends, a, b) => {
        const [early, late] = a <= b ? [a, b] : [b, a]
        const shown = [early, late].map((moment) => stateAt({ state, expiresAt: ends.toISOString() }, moment))
        if (state === 'active') expect(order.indexOf(shown[1]!)).toBeGreaterThanOrEqual(order.indexOf(shown[0]!))
        else expect(shown).not.toContain('valid')
        if (state === 'suspended') expect(shown).not.toContain('expires-soon')
        if (shown[0] === 'expired' || shown[0] === 'revoked') expect(shown[1]).toBe(shown[0])
      }),
    )
  })
})

describe('the end', () => {
  it.each([
    ['2026-11-21T09:00:00Z', 12, '2027-11-21'],
    ['2026-11-21T20:59:59Z', 12, '2027-11-21'],
    ['2026-11-21T21:00:00Z', 12, '2027-11-22'],
    ['2028-02-29T09:00:00Z', 12, '2029-02-28'],
    ['2026-08-31T09:00:00Z', 6, '2027-02-28'],
  ] as const)(
    'of what is issued at %s for %i months is the last second of %s in Riyadh',
    (issued, validMonths, day) => {
      const ends = expiryOf(at(issued), { validMonths })
      expect(ends.getTime()).toBe(endOfDay(day).getTime() - 1000)
      const certificate = { state: 'active', expiresAt: ends.toISOString() } as const
      expect(stateAt(certificate, startOfDay(day))).toBe('expires-soon')
      expect(stateAt(certificate, startOfDay(addDays(day, 1)))).toBe('expired')
    },
  )
})

describe('renewal', () => {
  const gold = { state: 'active', level: 'gold', expiresAt: end } as const
  it.each([
    ['2027-09-21T20:59:59Z', false],
    ['2027-09-21T21:00:00Z', true],
    ['2027-11-21T20:00:00Z', true],
    ['2028-06-01T00:00:00Z', true],
  ] as const)('at %s: %s', (moment, allowed) => {
    expect(mayRenew(gold, 'gold', at(moment))).toBe(allowed)
  })
  it('comes earlier only for a higher level, and never without one, suspended or revoked', () => {
    const early = at('2027-01-01T00:00:00Z')
    expect(mayRenew(gold, 'platinum', early)).toBe(true)
    expect(mayRenew(gold, 'silver', early)).toBe(false)
    expect(mayRenew(gold, null, at('2027-11-01T00:00:00Z'))).toBe(false)
    for (const state of ['suspended', 'revoked'] as const)
      expect(mayRenew({ ...gold, state }, 'platinum', at('2027-11-01T00:00:00Z'))).toBe(false)
  })
})

describe('automatic steps of the rule', () => {
  const active = { state: 'active', expiresAt: end, suspendingReportId: null } as const
  const byRule = { ...active, state: 'suspended', suspendingReportId: 'r1' } as const
  const failures = [
    { reportId: 'r2', day: '2027-03-02' },
    { reportId: 'r1', day: '2027-03-01' },
  ]
  const then = at('2027-04-01T00:00:00Z')
  it('suspends for the oldest failure, and gives back once none is open', () => {
    expect(verdictOf(active, [], then)).toBeNull()
    expect(verdictOf(active, failures, then)).toEqual({ step: 'suspend', reportId: 'r1' })
    expect(verdictOf(byRule, failures, then)).toBeNull()
    expect(verdictOf(byRule, [failures[0]!], then)).toEqual({ step: 'stay', reportId: 'r2' })
    expect(verdictOf(byRule, [], then)).toEqual({ step: 'reinstate' })
  })
  it('leaves what a person suspended, ends what is over, and touches nothing that is closed', () => {
    expect(verdictOf({ ...byRule, suspendingReportId: null }, [], then)).toBeNull()
    expect(verdictOf(byRule, failures, at(end))).toEqual({ step: 'expire' })
    for (const state of ['expired', 'revoked'] as const)
      expect(verdictOf({ ...active, state }, failures, then)).toBeNull()
  })
  it('counts exactly the failures that would have stood in the way of issuing', () => {
    const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(day, day, (failedOn, issuedOn) => {
        fc.pre(failedOn <= issuedOn)
        const { missing } = eligibility({
          visits: [],
          overdueCriticalAction: false,
          today: issuedOn,
          lastFailureOn: failedOn,
        })
        const blocks = missing.some(({ what }) => what === 'critical-failure')
        expect(countsAgainst(failedOn, startOfDay(issuedOn).toISOString(), certificateRule)).toBe(blocks)
      }),
    )
  })
})

describe('standing of a branch', () => {
  const day = '2027-03-01'
  const of = (...scores: number[]) =>
    eligibility({
      visits: scores.map((score) => ({ day, score, criticalFailure: false })),
      overdueCriticalAction: false,
      today: day,
    })
  it.each([
    [[86.99, 86.99, 86.99], -0.01],
    [[87, 87, 87], 0],
    [[87, 87, 87.01], 0],
    [[86.99, 87, 87], -0.01],
    [[90, 91, 92], 4],
  ] as const)('%j against Gold: %d', (scores, margin) => {
    expect(marginOf(of(...scores), 'gold', certificateRule)).toBe(margin)
  })
  it('names the gravest risk', () => {
    const held = { level: 'gold', state: 'valid' } as const
    expect(riskOf(held, of(87, 87, 87), certificateRule)).toBe('none')
    expect(riskOf(held, of(86, 87, 87), certificateRule)).toBe('mean-below')
    expect(riskOf({ ...held, state: 'expires-soon' }, of(90, 90, 90), certificateRule)).toBe('expires-soon')
    expect(riskOf({ ...held, state: 'suspended' }, of(90, 90, 90), certificateRule)).toBe('critical-failure')
    expect(riskOf(held, of(90), certificateRule)).toBe('none')
  })
})

describe('a rule that may be published', () => {
  const rule = (of: Partial<RuleSettings>): RuleSettings => ({ ...certificateRule, ...of })
  it.each([
    [{}, []],
    [{ visits: 0 }, ['visits']],
    [{ visits: 2.5, validMonths: 37 }, ['visits', 'validMonths']],
    [{ leastMean: { silver: 80, gold: 80, platinum: 93 } }, ['gold']],
    [{ leastMean: { silver: 0, gold: 87, platinum: 101 } }, ['silver', 'platinum']],
    [{ leastMean: { silver: 79.995, gold: 87, platinum: 93 } }, ['silver']],
    [{ leastMean: { silver: Number.NaN, gold: 87, platinum: 93 } }, ['silver', 'gold']],
  ] as [Partial<RuleSettings>, string[]][])('%j: wrong is %j', (settings, wrong) => {
    expect(ruleProblems(rule(settings))).toEqual(wrong)
  })
  it('is followed: another number of visits, other means, other months', () => {
    const visits = [1, 2].map(() => ({ day: '2027-01-01', score: 75, criticalFailure: false }))
    const lax = rule({ visits: 2, leastMean: { silver: 70, gold: 80, platinum: 90 }, withinMonths: 3 })
    const of = (today: string, settings = lax) =>
      eligibility({ visits, overdueCriticalAction: false, today }, settings).level
    expect(of('2027-04-01')).toBe('silver')
    expect(of('2027-04-02')).toBeNull()
    expect(of('2027-04-01', certificateRule)).toBeNull()
  })
})

it('never gives a level when anything is missing, and says what is missing when it gives none', () => {
  const visit = fc.record({
    day: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days)),
    score: fc.integer({ min: 7000, max: 10_000 }).map((value) => value / 100),
    criticalFailure: fc.integer({ min: 0, max: 9 }).map((value) => value === 0),
  })
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 8 }), fc.boolean(), (visits, overdueCriticalAction) => {
      const { level, missing, mean } = eligibility({ visits, overdueCriticalAction, today: '2028-01-01' })
      expect(level === null).toBe(missing.length > 0)
      if (level) expect(mean).toBeGreaterThanOrEqual(certificateRule.leastMean[level])
      const above = level && certificateLevels[certificateLevels.indexOf(level) + 1]
      if (above) expect(mean).toBeLessThan(certificateRule.leastMean[above])
    }),
  )
})

test('numbers of certificates are read aloud without mistakes, and use every bit they are given', () => {
  const bytes = fc.uint8Array({ minLength: 12, maxLength: 12 })
  fc.assert(fc.property(bytes, (random) => /^ITQ(-[0-9A-HJKMNP-TV-Z]{4}){3}$/.test(certificateNumber(random))))
  expect(certificateNumber(Uint8Array.from({ length: 12 }, (_, i) => i * 3))).toBe('ITQ-0369-CFJN-RVY1')
})
