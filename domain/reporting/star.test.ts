import { describe, expect, test } from 'vitest'
import { starOf } from './star.ts'

const eight = [100, 50, 0, null, 80, 53.1, 100, 93.8]

describe('eight sections', () => {
  const { shape, arms } = starOf(eight, 100, 20)

  test('are the eight-point star', () => {
    expect(shape).toBe('star')
    expect(arms).toHaveLength(8)
    expect(new Set(arms.map(({ ghost }) => ghost.length))).toEqual(new Set([4]))
  })

  test.each([
    ['top', 0, [0, -100]],
    ['right', 2, [100, 0]],
    ['bottom', 4, [0, 100]],
    ['left', 6, [-100, 0]],
  ])('have their tips clockwise from the top: %s', (_place, index, tip) => {
    expect(arms[index]!.ghost[2]).toEqual(tip)
  })

  test('share their inner corners with their neighbours', () => {
    for (const [index, { ghost }] of arms.entries()) expect(ghost[3]).toEqual(arms[(index + 1) % 8]!.ghost[1])
  })

  test.each([
    [0, [0, -100]],
    [1, [35.36, -35.36]],
    [2, [0, 0]],
    [4, [0, 80]],
    [5, [-37.55, 37.55]],
  ])('are as long as their score: section %i', (index, tip) => {
    expect(arms[index]!.filled![2]).toEqual(tip)
  })

  test('have only an outline where nothing was scored', () => {
    expect(arms[3]!.filled).toBeNull()
  })

  test('have their labels beyond the tips', () => {
    expect(arms[0]!.label).toEqual([0, -120])
    expect(arms[1]!.label).toEqual([84.85, -84.85])
  })
})

describe('any other number of sections', () => {
  test.each([1, 3, 5, 7, 9, 12])('%i: bars around the centre', (count) => {
    const { shape, arms } = starOf(
      Array.from({ length: count }, () => 50),
      100,
      20,
    )
    expect(shape).toBe('radial')
    expect(arms).toHaveLength(count)
  })

  test('a bar is as long as its score, between the hole and the circle', () => {
    const [top] = starOf([50, 100, 0], 100, 20).arms
    expect(top!.ghost.map(([, y]) => y)).toEqual([-11, -100, -100, -11])
    expect(top!.filled!.map(([, y]) => y)).toEqual([-11, -55.5, -55.5, -11])
  })

  test('bars never overlap at the circle', () => {
    const [one, two] = starOf(
      Array.from({ length: 24 }, () => 100),
      100,
      20,
    ).arms
    const width = Math.hypot(one!.ghost[1]![0] - one!.ghost[2]![0], one!.ghost[1]![1] - one!.ghost[2]![1])
    const apart = Math.hypot(one!.label[0] - two!.label[0], one!.label[1] - two!.label[1])
    expect(width).toBeLessThan(apart / 1.2)
  })
})

test.each([
  [-5, [0, 0]],
  [140, [0, -100]],
])('a score of %i stays within the chart', (score, tip) => {
  expect(starOf([score, ...eight.slice(1)], 100, 20).arms[0]!.filled![2]).toEqual(tip)
})
