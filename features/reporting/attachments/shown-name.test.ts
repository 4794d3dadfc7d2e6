import { expect, test } from 'vitest'
import { shownName } from './shown-name.ts'

test.each([
  ['receipt.pdf', 'receipt.pdf'],
  ['إيصال الفرع.pdf', 'إيصال الفرع.pdf'],
  ['C:\\Users\\me\\camera.jpg', 'camera.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  ['line\nbreak.png', 'linebreak.png'],
  ['', 'file'],
  ['/', 'file'],
])('%j is shown as %j', (sent, shown) => expect(shownName(sent)).toBe(shown))

test('a long name is cut to whole characters', () => {
  expect(shownName('😀'.repeat(200)).length).toBeLessThanOrEqual(120)
  expect(shownName('😀'.repeat(200)).isWellFormed()).toBe(true)
})
