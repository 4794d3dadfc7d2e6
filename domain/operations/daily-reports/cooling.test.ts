import { expect, test } from 'vitest'
import { type Cooling, coolingNeeds, coolingState } from './cooling.ts'

const at = (time: string): string => `2026-11-22T${time}:00.000Z`
const reading = (degrees: number, time: string) => ({ degrees, at: at(time) })
const rice = (given: Partial<Cooling> = {}): Cooling => ({ item: 'Rice', start: reading(60, '10:00'), ...given })
const shown = (cooling: Cooling): string => {
  const state = coolingState(cooling)
  if (state.result === 'running') return `running ${state.next} ${state.dueAt.toISOString().slice(11, 16)}`
  return state.result === 'failed' ? `failed ${state.stage} ${state.why}` : state.result
}

test.each([
  ['begun', {}, 'running middle 12:00', 'cooling'],
  ['begun and left to the next shift', { handedOver: true }, 'running middle 12:00', null],
  ['read early and still warm', { middle: reading(40, '11:00') }, 'running middle 12:00', 'cooling'],
  ['21 °C at two hours', { middle: reading(21, '12:00') }, 'running end 16:00', 'cooling'],
  ['21 °C after two hours and a minute', { middle: reading(21, '12:01') }, 'failed middle late', 'done'],
  ['21.1 °C at two hours', { middle: reading(21.1, '12:00') }, 'running middle 12:00', 'cooling'],
  ['21.1 °C later', { middle: reading(21.1, '12:05') }, 'failed middle warm', 'done'],
  ['warm, and thrown away', { middle: reading(30, '12:30'), done: ['discarded'] }, 'failed middle warm', null],
  ['5 °C at six hours', { middle: reading(20, '11:30'), end: reading(5, '16:00') }, 'within', null],
  [
    '5.1 °C before six hours',
    { middle: reading(20, '11:30'), end: reading(5.1, '15:00') },
    'running end 16:00',
    'cooling',
  ],
  ['5.1 °C after six hours', { middle: reading(20, '11:30'), end: reading(5.1, '16:01') }, 'failed end warm', 'done'],
  ['4 °C after six hours', { middle: reading(20, '11:30'), end: reading(4, '16:01') }, 'failed end late', 'done'],
  ['4 °C before the first limit', { middle: reading(4, '11:50'), end: reading(4, '11:55') }, 'within', null],
  [
    'the handing over never hides a failure',
    { middle: reading(30, '12:30'), handedOver: true },
    'failed middle warm',
    'done',
  ],
] as const)('%s', (_, given, state, needs) => {
  const cooling = rice(given as Partial<Cooling>)
  expect(shown(cooling)).toBe(state)
  expect(coolingNeeds(cooling)).toBe(needs)
})
