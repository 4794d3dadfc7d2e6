import { describe, expect, it } from 'vitest'
import { ancestorsOf, structureFault, type Uses } from './circles.ts'

const uses = (text: string): Uses =>
  new Map(
    text.split(' ').map((pair) => {
      const [above, below] = pair.split('>')
      return [above!, below ? below.split(',') : []] as const
    }),
  )
const chain = (levels: number): string => Array.from({ length: levels - 1 }, (_, at) => `r${at}>r${at + 1}`).join(' ')

describe('a recipe inside itself', () => {
  it.each([
    ['a>a', 'a', ['a', 'a']],
    ['mandi>stock stock>mandi', 'mandi', ['mandi', 'stock', 'mandi']],
    ['mandi>stock stock>mandi', 'stock', ['stock', 'mandi', 'stock']],
    ['a>b,c b>d c>d d>a', 'a', ['a', 'b', 'd', 'a']],
    ['a>b b>c c>d d>e e>a', 'c', ['c', 'd', 'e', 'a', 'b', 'c']],
  ])('%s from %s', (graph, id, path) => {
    expect(structureFault(uses(graph), id)).toEqual({ kind: 'circle', path })
  })

  it.each([
    ['a>b,c b>d c>d', 'a'],
    ['a>b,b b>c', 'b'],
    ['a>missing', 'a'],
    // a circle elsewhere is not this recipe's fault
    ['a>b x>x', 'b'],
  ])('%s from %s is fine', (graph, id) => {
    expect(structureFault(uses(graph), id)).toBeNull()
  })
})

describe('recipes inside one another', () => {
  it('ten levels pass, eleven are named from the top', () => {
    expect(structureFault(uses(chain(10)), 'r4')).toBeNull()
    const fault = structureFault(uses(chain(11)), 'r4')
    expect(fault).toEqual({ kind: 'depth', path: Array.from({ length: 11 }, (_, at) => `r${at}`) })
  })

  it('a wide lattice is answered by looking at each recipe once, not at each path', () => {
    class Counted extends Map<string, readonly string[]> {
      asked = 0
      override get(id: string) {
        this.asked += 1
        return super.get(id)
      }
    }
    const lattice = new Counted(
      Array.from({ length: 9 * 50 }, (_, at) => {
        const level = Math.floor(at / 50)
        return [`${level}.${at % 50}`, Array.from({ length: 50 }, (_x, below) => `${level + 1}.${below}`)] as const
      }),
    )
    expect(structureFault(lattice, '4.7')).toBeNull()
    // below the recipe are 250 others, looked at for a circle and for the depth; the paths are 50 to the power of 5
    expect(lattice.asked).toBeLessThanOrEqual(2 * 251)
  })
})

it('finds all recipes above some', () => {
  const graph = uses('mandi>roast,rice roast>marinade marinade>mix platter>roast salad>')
  expect(ancestorsOf(graph, ['mix'])).toEqual(['marinade', 'roast', 'mandi', 'platter'])
  expect(ancestorsOf(graph, ['mix', 'roast']).toSorted()).toEqual(['mandi', 'marinade', 'platter'])
  expect(ancestorsOf(graph, ['salad'])).toEqual([])
})
