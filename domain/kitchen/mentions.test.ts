import { describe, expect, test } from 'vitest'
import { namedLines, stepsNaming, withKnownLines, withLine, withLinesOf, withoutLine } from './mentions.ts'

const line = (id: string) => ({ id })
const step = (id: string, ...lineIds: string[]) => ({ id, lineIds })
const recipe = { lines: ['rice', 'oil', 'salt'].map(line), steps: [step('boil', 'salt', 'rice'), step('fry', 'oil')] }

describe('mentions of lines in steps', () => {
  test('are read in the order of the recipe', () => {
    expect(namedLines(recipe.lines, ['salt', 'rice']).map(({ id }) => id)).toEqual(['rice', 'salt'])
  })

  test.each([
    ['unknown lines are left out', ['water', 'oil'], ['oil']],
    ['each line is named once', ['oil', 'oil', 'rice'], ['rice', 'oil']],
    ['none stays none', [], []],
  ])('%s', (_, given, expected) => {
    const known = withKnownLines({ ...recipe, steps: [step('boil', ...given)] })
    expect(known.steps[0]!.lineIds).toEqual(expected)
  })

  test('go with the line, and come back with it in its place', () => {
    const removed = withoutLine(recipe, 'rice')
    expect(removed.lines.map(({ id }) => id)).toEqual(['oil', 'salt'])
    expect(removed.steps.map(({ lineIds }) => lineIds)).toEqual([['salt'], ['oil']])
    const back = withLine(removed, { line: line('rice'), at: 0, steps: stepsNaming(recipe.steps, 'rice') })
    expect(back.lines).toEqual(recipe.lines)
    expect(back.steps.map(({ lineIds }) => lineIds)).toEqual([['rice', 'salt'], ['oil']])
  })

  test('a line that is there already is not put back twice', () => {
    expect(withLine(recipe, { line: line('oil'), at: 0, steps: ['boil'] })).toBe(recipe)
  })
})

test('lines that are set back bring their mentions, and steps keep what they said since', () => {
  const removed = withoutLine(recipe, 'rice')
  const changed = { ...removed, steps: [step('boil', 'oil', 'salt'), step('new', 'salt')] }
  expect(withLinesOf(changed, recipe)).toEqual({
    lines: recipe.lines,
    steps: [step('boil', 'rice', 'oil', 'salt'), step('new', 'salt')],
  })
})
