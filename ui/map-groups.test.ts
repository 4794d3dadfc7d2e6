import { describe, expect, it, vi } from 'vitest'
import { groupPoints } from './map-groups.ts'

describe('overlapping markers', () => {
  it('keeps apart what is far enough apart', () => {
    const groups = groupPoints([point('a', 0, 0), point('b', 44, 0), point('c', 0, 90)], 44)
    expect(groups.map(({ ids }) => ids)).toEqual([['a'], ['b'], ['c']])
  })

  it('puts together what is nearer, across the edges of its cells too', () => {
    const groups = groupPoints([point('a', 43, 43), point('b', 45, 45), point('c', -1, -1), point('d', 1, 1)], 44)
    expect(groups.map(({ ids }) => ids)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('loses nobody of ten thousand points, and compares each with its neighbours only', () => {
    const points = Array.from({ length: 10_000 }, (_, index) =>
      point(`${index}`, (index * 7919) % 800, (index * 104_729) % 600),
    )
    const distances = vi.spyOn(Math, 'hypot')
    const groups = groupPoints(points, 44)
    expect(distances.mock.calls.length / points.length).toBeLessThan(20)
    expect(groups.flatMap(({ ids }) => ids).toSorted()).toEqual(points.map(({ id }) => id).toSorted())
    expect(groups.length).toBeLessThan(400)
  })
})

const point = (id: string, x: number, y: number) => ({ id, x, y })
