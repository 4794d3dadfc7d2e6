import { expect, test } from 'vitest'
import { type SetupFacts, setupOf } from './setup.ts'

const fresh: SetupFacts = {
  company: { hasBothNames: false, hasAddress: false },
  papers: { approval: 'pending', sent: 0 },
  branches: { added: 0 },
  team: { others: 0 },
  standards: { hasTarget: false },
  figures: { hasTakings: false },
  billing: { hasAddress: false, tier: 'free' },
  order: { ordered: 0 },
  report: { released: 0 },
}
const ready: SetupFacts = {
  company: { hasBothNames: true, hasAddress: true },
  papers: { approval: 'approved', sent: 0 },
  branches: { added: 1 },
  team: { others: 1 },
  standards: { hasTarget: true },
  figures: { hasTakings: true },
  billing: { hasAddress: true, tier: 'basic' },
  order: { ordered: 1 },
  report: { released: 1 },
}
const stateOf = (facts: SetupFacts, step: string, skipped: string[] = []) =>
  setupOf(facts, skipped).lines.find((line) => line.step === step)?.state

test.each<[string, Partial<SetupFacts>, string]>([
  ['company', {}, 'open'],
  ['company', { company: { hasBothNames: true, hasAddress: false } }, 'open'],
  ['company', { company: { hasBothNames: true, hasAddress: true } }, 'done'],
  ['papers', {}, 'open'],
  ['papers', { papers: { approval: 'pending', sent: 1 } }, 'waiting'],
  ['papers', { papers: { approval: 'approved', sent: 0 } }, 'done'],
  ['branches', {}, 'open'],
  ['branches', { branches: { added: 40 } }, 'done'],
  ['team', {}, 'open'],
  ['team', { team: { others: 1 } }, 'done'],
  ['standards', {}, 'open'],
  ['standards', { standards: { hasTarget: true } }, 'done'],
  ['figures', {}, 'open'],
  ['figures', { figures: { hasTakings: true } }, 'done'],
  ['billing', { billing: { hasAddress: false, tier: 'basic' } }, 'open'],
  ['billing', { billing: { hasAddress: true, tier: 'free' } }, 'open'],
  ['billing', { billing: { hasAddress: true, tier: 'basic' } }, 'done'],
  ['billing', { billing: { hasAddress: true, tier: 'free' }, order: { ordered: 1 } }, 'done'],
  ['order', { order: { ordered: 1 } }, 'done'],
  ['report', {}, 'waiting'],
  ['report', { report: { released: 1 } }, 'done'],
])('%s with %j is %s', (step, facts, state) => {
  expect(stateOf({ ...fresh, ...facts }, step)).toBe(state)
})

test('the next step is the first open one that was not left for later', () => {
  expect(setupOf(fresh, []).next).toBe('company')
  const begun: SetupFacts = { ...fresh, company: ready.company!, papers: ready.papers! }
  expect(setupOf(begun, []).next).toBe('branches')
  expect(setupOf({ ...begun, branches: ready.branches! }, []).next).toBe('team')
  begun.branches = ready.branches!
  expect(setupOf(begun, ['team', 'standards', 'figures', 'billing']).next).toBe('order')
})

test('only what may wait is left for later, and what is done meanwhile counts', () => {
  expect(stateOf(fresh, 'order', ['order'])).toBe('open')
  expect(stateOf(fresh, 'figures', ['figures'])).toBe('skipped')
  expect(stateOf(ready, 'figures', ['figures'])).toBe('done')
})

test('is finished when nothing is open or awaited', () => {
  expect(setupOf(ready, [])).toMatchObject({ done: 9, next: null, isFinished: true })
  expect(setupOf({ ...ready, report: { released: 0 } }, [])).toMatchObject({ done: 8, next: null, isFinished: false })
  const later = { ...ready, team: fresh.team!, figures: fresh.figures!, billing: fresh.billing! }
  expect(setupOf(later, ['team', 'figures', 'billing'])).toMatchObject({ done: 6, isFinished: true })
})

test('a reader sees the steps of the own rights only', () => {
  const { order, report } = fresh
  expect(setupOf({ order: order!, report: report! }, []).lines.map(({ step }) => step)).toEqual(['order', 'report'])
})

test('says what the billing step lacks: details first, then a plan', () => {
  const billingOf = (facts: Partial<SetupFacts>) => setupOf({ ...fresh, ...facts }, []).billing
  expect(billingOf({})).toEqual({ tier: 'free', missing: 'details' })
  expect(billingOf({ billing: { hasAddress: true, tier: 'free' } })).toEqual({ tier: 'free', missing: 'plan' })
  expect(billingOf({ billing: { hasAddress: true, tier: 'basic' } })).toEqual({ tier: 'basic', missing: null })
  expect(setupOf({ order: fresh.order! }, []).billing).toBeNull()
})
