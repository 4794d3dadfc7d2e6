import { expect, test } from 'vitest'
import { completenessOf, profileSteps, stepsOf } from './profile-steps.ts'

const nothing = {
  hasAgreed: false,
  hasIdentity: false,
  hasPlace: false,
  hasLanguages: false,
  isTested: false,
  hasIban: false,
  hasDocuments: false,
}

test('each fact completes exactly one step, and the count follows', () => {
  expect(completenessOf(stepsOf(nothing))).toEqual({ done: 0, all: profileSteps.length })
  const completed = Object.keys(nothing).flatMap((fact) => {
    const steps = stepsOf({ ...nothing, [fact]: true })
    expect(completenessOf(steps)).toEqual({ done: 1, all: profileSteps.length })
    return steps.filter(({ done }) => done).map(({ step }) => step)
  })
  expect(completed.toSorted()).toEqual([...profileSteps].toSorted())
})
