import { expect, it, test } from 'vitest'
import { permissions } from '../permissions.ts'
import { automationEvents, declared, eventsOf } from './events.ts'
import { recipeOf, recipesOf } from './recipes.ts'
import {
  applies,
  type Condition,
  isOtherStep,
  isTooOften,
  isWait,
  loopOf,
  meets,
  missingIn,
  permissionsOfSteps,
  type RuleStep,
  verdictOf,
  wrongCondition,
} from './rule.ts'

const facts = { score: 72, step: 'suspended', title: 'Repair the Fridge', days: 0, target: null, empty: '' }

test.each<[Condition['field'], Condition['op'], string, boolean]>([
  ['score', 'is', '72', true],
  ['score', 'is', '72.0', true],
  ['score', 'is', '71', false],
  ['score', 'is-not', '71', true],
  ['score', 'is-not', '72', false],
  ['score', 'above', '71.99', true],
  ['score', 'above', '72', false],
  ['score', 'below', '72.01', true],
  ['score', 'below', '72', false],
  ['score', 'in', '60, 72', true],
  ['score', 'in', '60،72', true],
  ['score', 'in', '60', false],
  ['score', 'missing', '', false],
  ['days', 'is', '0', true],
  ['days', 'missing', '', false],
  ['step', 'is', 'suspended', true],
  ['step', 'in', 'revoked,suspended', true],
  ['step', 'is-not', 'issued', true],
  ['step', 'above', '1', false],
  ['title', 'contains', 'fridge', true],
  ['title', 'contains', 'oven', false],
  ['title', 'is', ' repair the fridge ', true],
  ['target', 'missing', '', true],
  ['empty', 'missing', '', true],
  ['unknown', 'missing', '', true],
  // an unknown fact is neither equal nor different
  ['target', 'is', '80', false],
  ['target', 'is-not', '80', false],
  ['target', 'below', '80', false],
])('%s %s %s: %s', (field, op, value, expected) => {
  expect(meets(facts, { field, op, value })).toBe(expected)
})

const moved = { score: 72, 'before:score': 80, level: 'gold', 'before:level': 'gold', first: 1, 'before:first': null }
test.each([
  ['score', true],
  ['level', false],
  // the first value of a record is no change
  ['first', false],
  ['unknown', false],
])('%s changed: %s', (field, expected) => {
  expect(meets(moved, { field, op: 'changed', value: '' })).toBe(expected)
})

test.each([
  [true, true, 'acts'],
  [true, null, 'waits'],
  [true, false, 'nothing'],
  [false, true, 'nothing'],
  [false, null, 'nothing'],
] as const)('conditions at the event %s, after the wait %s: %s', (met, metAgain, expected) => {
  expect(verdictOf(met, metAgain)).toBe(expected)
})

test.each([
  [0, true],
  [30, true],
  [31, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
])('a wait of %s days: %s', (days, expected) => {
  expect(isWait(days)).toBe(expected)
})

const low: Condition = { field: 'score', op: 'below', value: '80' }
const high: Condition = { field: 'score', op: 'above', value: '80' }
test.each([
  ['all', [], true],
  ['any', [], true],
  ['all', [low], true],
  ['all', [low, high], false],
  ['any', [low, high], true],
  ['any', [high], false],
] as const)('%s of %j: %s', (matching, conditions, expected) => {
  expect(applies({ matching, conditions }, facts)).toBe(expected)
})

test.each<[string, Condition[], string | null]>([
  ['a number within its bounds', [{ field: 'score', op: 'below', value: '79.5' }], null],
  ['a number beyond them', [{ field: 'score', op: 'below', value: '101' }], 'score'],
  ['no number', [{ field: 'score', op: 'is', value: 'low' }], 'score'],
  ['a list with something else', [{ field: 'score', op: 'in', value: '1,x' }], 'score'],
  ['an empty list', [{ field: 'score', op: 'in', value: ' , ' }], 'score'],
  ['a known choice', [{ field: 'type', op: 'in', value: 'basic,full_service' }], null],
  ['an unknown choice', [{ field: 'type', op: 'is', value: 'other' }], 'type'],
  ['an operator of another type', [{ field: 'type', op: 'above', value: 'basic' }], 'type'],
  ['a value with "missing"', [{ field: 'underTarget', op: 'missing', value: '2' }], 'underTarget'],
  ['a change of a field with a value before', [{ field: 'score', op: 'changed', value: '' }], null],
  ['a change of a field without one', [{ field: 'type', op: 'changed', value: '' }], 'type'],
  ['a change with a value', [{ field: 'score', op: 'changed', value: '5' }], 'score'],
  ['a field of another event', [{ field: 'days', op: 'is', value: '1' }], 'days'],
])('%s', (_, conditions, wrong) => {
  expect(wrongCondition('report.released', conditions)).toBe(wrong)
})

test.each([
  ['by a person', [], null],
  ['by two others', ['b', 'c'], null],
  ['by three others', ['b', 'c', 'd'], 'too-deep'],
  ['by itself', ['a'], 'same-rule'],
  ['by itself through another', ['a', 'b'], 'same-rule'],
] as const)('an event caused %s', (_, chain, expected) => {
  expect(loopOf('a', chain)).toBe(expected)
})

test.each([
  [0, 0, false],
  [59, 499, false],
  [60, 60, true],
  [0, 500, true],
])('%i runs in the hour, %i in the day: %s', (hour, day, expected) => {
  expect(isTooOften({ hour, day })).toBe(expected)
})

it('names the permissions of steps once', () => {
  const told = { roles: ['manager'], people: [], text: '' }
  const note = { do: 'note', text: 'Look at it' } as const
  const task = { do: 'task', title: 'Call', priority: 'normal', days: 3, ownerId: null } as const
  const action = { do: 'action', title: 'Repair', priority: 'high', days: 3 } as const
  expect(permissionsOfSteps('company', [{ do: 'notify', ...told }])).toEqual([])
  expect(permissionsOfSteps('company', [note, action, note])).toEqual(['timeline.note', 'actions.write'])
  expect(permissionsOfSteps('office', [note])).toEqual(['clients.note'])
  expect(permissionsOfSteps('office', [task])).toEqual(['work.write'])
  expect(permissionsOfSteps('company', [{ do: 'propose', ...told }, note])).toEqual([
    'evaluations.request',
    'timeline.note',
  ])
})

const toManagers = { roles: ['manager'], people: [] }
const work = { title: 'Repair', priority: 'high', days: 7 } as const
test.each<[string, RuleStep, string | null]>([
  ['a notice', { do: 'notify', ...toManagers, text: 'Look' }, null],
  ['a notice to one person', { do: 'notify', roles: [], people: ['a'], text: 'Look' }, null],
  ['a mail to nobody', { do: 'mail', roles: [], people: [], text: 'Look' }, 'who'],
  ['a proposal to nobody', { do: 'propose', roles: [], people: [], text: 'Again' }, 'who'],
  ['a proposal without words', { do: 'propose', ...toManagers, text: '' }, 'text'],
  ['an empty note', { do: 'note', text: '' }, 'text'],
  ['an action', { do: 'action', ...work }, null],
  ['an action without a title', { do: 'action', ...work, title: '' }, 'title'],
  ['a task', { do: 'task', ...work, ownerId: null }, null],
  ['a task for today', { do: 'task', ...work, days: 0, ownerId: null }, null],
  ['a task in more than a year', { do: 'task', ...work, days: 366, ownerId: null }, 'days'],
  ['a task in half a day', { do: 'task', ...work, days: 0.5, ownerId: null }, 'days'],
])('%s', (_, step, missing) => {
  expect(missingIn(step)).toBe(missing)
})

it('offers only ready rules whose steps their event allows', () => {
  for (const side of ['company', 'office'] as const)
    for (const name of recipesOf(side)) {
      const { event, conditions, steps } = recipeOf(name)
      expect(wrongCondition(event, conditions)).toBeNull()
      for (const { do: kind } of steps) if (isOtherStep(kind)) expect(declared(event).may).toContain(kind)
    }
})

it('gives each event to one side, whose people have its permission', () => {
  expect([...eventsOf('company'), ...eventsOf('office')].length).toBe(Object.keys(automationEvents).length)
  for (const event of eventsOf('company')) expect(permissions[declared(event).needs]).toHaveProperty('client')
  for (const event of eventsOf('office')) expect(permissions[declared(event).needs]).toHaveProperty('admin')
})
