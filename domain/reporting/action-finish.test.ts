import { describe, expect, test } from 'vitest'
import { finishProblems, type FinishText, needsCause, needsProof, whysOf } from './action-finish.ts'

const nothing: FinishText = { rootCause: '', causeClass: null, doneNote: '', prevention: '' }
const all: FinishText = {
  rootCause: 'The hinge was loose.\nIt was not on the weekly check.',
  causeClass: 'equipment',
  doneNote: 'Replaced the hinge.',
  prevention: 'The hinge is on the weekly check.',
}
const low = { priority: 'low', isRepeat: false } as const
const critical = { priority: 'critical', isRepeat: false } as const

test('critical, high and repeated ones need the whole cause; only critical and high need a photo', () => {
  const of = (priority: 'critical' | 'high' | 'medium' | 'low', isRepeat: boolean) => [
    needsCause({ priority, isRepeat }),
    needsProof({ priority, demanded: false }),
  ]
  expect(of('critical', false)).toEqual([true, true])
  expect(of('high', false)).toEqual([true, true])
  expect(of('medium', false)).toEqual([false, false])
  expect(of('low', false)).toEqual([false, false])
  expect(of('medium', true)).toEqual([true, false])
  expect(needsProof({ priority: 'low', demanded: true })).toBe(true)
})

describe('problems of finishing', () => {
  test.each([
    [critical, all, {}],
    [
      critical,
      nothing,
      { causeClass: 'cause-class', rootCause: 'root-cause', note: 'action-done', prevention: 'action-prevention' },
    ],
    [low, nothing, { rootCause: 'root-cause' }],
    [low, { ...nothing, rootCause: 'It was old.' }, {}],
    [{ ...low, isRepeat: true }, { ...all, causeClass: null }, { causeClass: 'cause-class' }],
    [critical, { ...all, rootCause: 'a\nb\nc\nd\ne' }, {}],
    [critical, { ...all, rootCause: 'a\nb\nc\nd\ne\nf' }, { rootCause: 'root-cause-lines' }],
    [critical, { ...all, prevention: '  ' }, { prevention: 'action-prevention' }],
  ])('%j, %j', (of, text, problems) => {
    expect(finishProblems(of, text)).toEqual(problems)
  })
})

test('empty lines are no why', () => {
  expect(whysOf(' a \n\n  \nb')).toEqual(['a', 'b'])
})
