import { expect, it } from 'vitest'
import { companyFactorDuty, ruleSince } from './second-factor.ts'

const at = new Date('2026-11-24T12:00:00Z')
const daysAgo = (days: number): Date => new Date(at.getTime() - days * 24 * 3600_000)
const member = { isOn: false, isDemo: false, companySince: daysAgo(0) }

it.each([
  ['no rule', { ...member, companySince: null }, null],
  ['a member who has it', { ...member, isOn: true, companySince: daysAgo(9) }, null],
  ['the demo', { ...member, isDemo: true, companySince: daysAgo(9) }, null],
  ['the first day', member, { state: 'grace', daysLeft: 7, by: 'company' }],
  ['the last minutes', { ...member, companySince: daysAgo(6.99) }, { state: 'grace', daysLeft: 1, by: 'company' }],
  ['the end', { ...member, companySince: daysAgo(7) }, { state: 'due', by: 'company' }],
] as const)('%s', (_, facts, duty) => {
  expect(companyFactorDuty(facts, at)).toEqual(duty)
})

const since = daysAgo(30)
it.each([
  ['the first rule', { rule: 'owners', since: null }, 'owners', at],
  ['a stricter one', { rule: 'owners', since }, 'all', at],
  ['the same', { rule: 'all', since }, 'all', since],
  ['a milder one', { rule: 'all', since }, 'owners', since],
  ['none', { rule: 'all', since }, 'off', null],
  ['one after none', { rule: 'off', since: null }, 'all', at],
] as const)('counts from: %s', (_, known, rule, from) => {
  expect(ruleSince(known, rule, at)).toEqual(from)
})
