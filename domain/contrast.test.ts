import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colorProblem, contrast, isColor, luminance, onColor, shownContrast } from './contrast.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', '21.00'],
    ['#ffffff', '#ffffff', '1.00'],
    ['#777777', '#ffffff', '4.47'],
    ['#767676', '#ffffff', '4.54'],
    ['#0000ff', '#ffffff', '8.59'],
    ['#ff0000', '#ffffff', '3.99'],
    ['#ff0000', '#000000', '5.25'],
    ['#00ff00', '#ffffff', '1.37'],
    ['#ffff00', '#000000', '19.55'],
    ['#1d64d8', '#ffffff', '5.43'],
  ])('of %s and %s is %s', (one, other, expected) => {
    expect(shownContrast(contrast(one, other))).toBe(expected)
    expect(shownContrast(contrast(other, one))).toBe(expected)
  })

  test('is never shown as more than it is', () => {
    expect(shownContrast(4.4999)).toBe('4.49')
    expect(shownContrast(4.5)).toBe('4.50')
  })

  test('runs from 1 to 21, and black or white can always be read', () =>
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1)
        expect(contrast(one, other)).toBeLessThanOrEqual(21)
        expect(contrast(one, onColor(one))).toBeGreaterThanOrEqual(4.5)
      }),
    ))

  test('nothing but #rrggbb is a colour', () => {
    for (const text of ['red', '#fff', '#12345g', '#1234567', 'url(x)', '#000000;', ' #000000', null, 7])
      expect(isColor(text)).toBe(false)
    expect(() => luminance('#fff')).toThrow('#rrggbb')
  })
})

describe('the colours of the company', () => {
  test.each([
    ['#000000', '#ffffff', null],
    ['#0f6b5c', '#ffffff', null],
    ['#767676', '#ffffff', null],
    ['#777777', '#ffffff', 'primary-pale'],
    ['#f5b301', '#ffffff', 'primary-pale'],
    ['#000000', '#000000', 'surface-dark'],
    ['#000000', '#d9d9d9', 'surface-dark'],
    ['#000000', '#fff8e7', null],
    ['#757575', '#f4f4f5', 'colors-close'],
  ])('%s on %s: %s', (primary, surface, problem) => {
    expect(colorProblem(primary, surface)).toBe(problem)
  })
})
