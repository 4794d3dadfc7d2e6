import { expect, it } from 'vitest'
import { secondFactorDuty } from './second-factor.ts'

const at = new Date('2026-11-23T12:00:00Z')
const daysAgo = (days: number): Date => new Date(at.getTime() - days * 24 * 3600_000)
const admin = { isAdmin: true, isOn: false, isDemo: false, firstSignIn: daysAgo(0), graceDays: 7 }

it.each([
  ['a client', { ...admin, isAdmin: false }, null],
  ['an administrator who has it', { ...admin, isOn: true, firstSignIn: daysAgo(400) }, null],
  ['the demo', { ...admin, isDemo: true, firstSignIn: daysAgo(400) }, { state: 'advised' }],
  ['the first sign-in', admin, { state: 'grace', daysLeft: 7 }],
  ['an account from before sign-ins were noted', { ...admin, firstSignIn: null }, { state: 'grace', daysLeft: 7 }],
  ['the second day', { ...admin, firstSignIn: daysAgo(1.5) }, { state: 'grace', daysLeft: 6 }],
  ['the last minutes', { ...admin, firstSignIn: daysAgo(6.99) }, { state: 'grace', daysLeft: 1 }],
  ['the end of the grace', { ...admin, firstSignIn: daysAgo(7) }, { state: 'due' }],
  ['no days of grace', { ...admin, graceDays: 0 }, { state: 'due' }],
  [
    'a role that began to require it',
    { ...admin, firstSignIn: daysAgo(400), roleSince: daysAgo(2) },
    { state: 'grace', daysLeft: 5 },
  ],
  [
    'a rule of a role older than the first sign-in',
    { ...admin, roleSince: daysAgo(90) },
    { state: 'grace', daysLeft: 7 },
  ],
  [
    'a rule of a role that has counted long enough',
    { ...admin, firstSignIn: daysAgo(400), roleSince: daysAgo(8) },
    { state: 'due' },
  ],
  ['a role that does not require it', { ...admin, isRequired: false, firstSignIn: daysAgo(400) }, { state: 'advised' }],
  ['a longer grace', { ...admin, firstSignIn: daysAgo(20), graceDays: 30 }, { state: 'grace', daysLeft: 10 }],
] as const)('%s', (_, facts, duty) => {
  expect(secondFactorDuty(facts, at)).toEqual(duty)
})
