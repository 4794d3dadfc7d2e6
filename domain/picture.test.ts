import { expect, test } from 'vitest'
import { offeredWidths, pictureAddress } from './picture.ts'

test('a browser is offered widths up to the one that holds the original', () => {
  expect(offeredWidths(300)).toEqual([480])
  expect(offeredWidths(480)).toEqual([480])
  expect(offeredWidths(1000)).toEqual([480, 960, 1440])
  expect(offeredWidths(2400)).toEqual([480, 960, 1440, 2400])
  expect(offeredWidths(9000)).toEqual([480, 960, 1440, 2400])
})

test('an address names the width only when one is asked for', () => {
  expect(pictureAddress('a')).toBe('/media/a')
  expect(pictureAddress('a', 960)).toBe('/media/a?w=960')
})
