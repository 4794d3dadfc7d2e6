import { expect, test } from 'vitest'
import { attributesOf, decoded, tagsOf, withoutTag } from './small-xml.ts'

test('tags, their attributes and their texts are read', () => {
  const [one, two] = tagsOf(`<c r="A1" t='s'><v>1 &lt; 2</v></c><cols/><c/>`, 'c')
  expect(attributesOf(one!.attributes)).toEqual({ r: 'A1', t: 's' })
  expect(decoded(one!.inner)).toBe('<v>1 < 2</v>')
  expect(two).toEqual({ attributes: '', inner: '' })
  expect(attributesOf(' r:id = "rId1" name="a=b"')).toEqual({ 'r:id': 'rId1', name: 'a=b' })
})

test('a tag is taken out with what is in it', () => {
  expect(withoutTag('<t>a</t><rPh sb="0"><t>b</t></rPh><rPhx/><t>c</t>', 'rPh')).toBe('<t>a</t><rPhx/><t>c</t>')
  expect(withoutTag('<t>a</t><rPh>', 'rPh')).toBe('<t>a</t><rPh>')
})

test('what was made to be slow to read is read', () => {
  // read with a step for each pair of letters, it would not end before the test's time is over
  const many = 1_000_000
  for (const text of ['a'.repeat(many), `a${' '.repeat(many)}b`, 'a='.repeat(many / 2)])
    expect(attributesOf(text)).toEqual({})
  expect(tagsOf('<t>'.repeat(many / 3), 't')).toEqual([])
  expect(tagsOf('<t "'.repeat(many / 4), 't')).toEqual([])
  const open = '<rPh '.repeat(many / 5)
  expect(withoutTag(open, 'rPh') === open).toBe(true)
  const signs = '&#'.repeat(many / 2)
  expect(decoded(signs) === signs).toBe(true)
})
