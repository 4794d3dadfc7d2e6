import { expect, test } from 'vitest'
import { rational, ratio } from '../rational.ts'
import { decimalText, typedFigure, typedMoney } from './typed-figures.ts'

test.each([
  ['39', '39'],
  [' 39.50 ', '39.50'],
  ['٣٩٫٥', '39.5'],
  ['1,234.50', '1234.50'],
  ['١٬٢٣٤', '1234'],
  ['\u200f12', '12'],
  ['1,5', null],
  ['1.5.0', null],
  ['1/2', null],
  ['-3', null],
  ['1e12', null],
  ['1234567890', null],
  ['1.23456', null],
  ['=1+1', null],
  ['', null],
])('%s', (typed, text) => expect(decimalText(typed)).toBe(text))

test('figures and money', () => {
  expect(typedFigure(' ')).toEqual({ kind: 'empty' })
  expect(typedFigure('x')).toEqual({ kind: 'wrong' })
  expect(typedMoney('٣٩٫٥')).toEqual({ kind: 'figure', value: rational(3950) })
  expect(typedMoney('0.005')).toEqual({ kind: 'figure', value: ratio(1n, 2n) })
  expect(typedMoney('39.505', 2)).toEqual({ kind: 'wrong' })
})
