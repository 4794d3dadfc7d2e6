import { expect, test } from 'vitest'
import { type SetupFacts, setupOf } from './setup.ts'

const fresh: SetupFacts = {
  company: { hasBothNames: false, hasAddress: false },
  papers: { approval: 'pending', sent: 0 },
  branches: { added: 0 },
  team: { others: 0 },
  figures: { hasTarget: false, hasTakings: false },
  billing: { hasAddress: false },
  order: { ordered: 0 },
  report: { released: 0 },
}
const ready: SetupFacts = {
  company: { hasBothNames: true, hasAddress: true },
  papers: { approval: 'approved', sent: 0 },
  branches: { added: 1 },
  team: { others: 1 },
  figures: { hasTarget: true, hasTakings: true },
  billing: { hasAddress: true },
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
  ['figures', { figures: { hasTarget: true, hasTakings: false } }, 'open'],
  ['figures', { figures: { hasTarget: true, hasTakings: true } }, 'done'],
  ['billing', { billing: { hasAddress: true } }, 'done'],
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
  expect(setupOf(begun, ['team', 'figures', 'billing']).next).toBe('order')
})

test('only what may wait is left for later, and what is done meanwhile counts', () => {
  expect(stateOf(fresh, 'order', ['order'])).toBe('open')
  expect(stateOf(fresh, 'figures', ['figures'])).toBe('skipped')
  expect(stateOf(ready, 'figures', ['figures'])).toBe('done')
})

test('is finished when nothing is open or awaited', () => {
  expect(setupOf(ready, [])).toMatchObject({ done: 8, next: null, isFinished: true })
  expect(setupOf({ ...ready, report: { released: 0 } }, [])).toMatchObject({ done: 7, next: null, isFinished: false })
  const later = { ...ready, team: fresh.team!, figures: fresh.figures!, billing: fresh.billing! }
  expect(setupOf(later, ['team', 'figures', 'billing'])).toMatchObject({ done: 5, isFinished: true })
})

test('a reader sees the steps of the own rights only', () => {
  const { order, report } = fresh
  expect(setupOf({ order: order!, report: report! }, []).lines.map(({ step }) => step)).toEqual(['order', 'report'])
})
