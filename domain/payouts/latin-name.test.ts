import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spelledAlike } from '#/tests/saudi-names.ts'
import { latinName, latinText } from './latin-name.ts'

test.each([
  ['Nora Alharbi', 'Nora Alharbi'],
  ['محمد بن فهد القحطاني', 'Mohammed bin Fahad Alqahtani'],
  ['عبد الله سعد الغامدي', 'Abdullah Saad Alghamdi'],
  ['مُحَمَّد', 'Mohammed'],
  ['أحمد إبراهيم', 'Ahmed Ibrahim'],
  ['منى', 'Mona'],
  ['شركة إتقان التجريبية | Itqan Demo Company', 'Itqan Demo Company'],
  ['Itqan Demo Company | شركة إتقان', 'Itqan Demo Company'],
  ['José Núñez-O’Brien', "José Núñez-O'Brien".normalize('NFD').replaceAll(/\p{M}/gu, '')],
  ['=cmd|نورة', 'cmd'],
  ['A & B <Sons>', 'A B Sons'],
  ['x'.repeat(100), 'x'.repeat(70)],
  ['李雷', ''],
])('%s is written %s', (name, expected) => expect(latinName(name)).toBe(expected))

test.each(spelledAlike.filter(([arabic]) => !arabic.includes(' ')).map(([arabic]) => arabic))(
  '%s can be read',
  (name) => {
    const written = latinName(name)
    expect(written).toMatch(/^[A-Z][a-z']+$/)
    expect(written).toMatch(/[aeiou]/)
    expect(written).not.toMatch(/[^aeiouy']{5}/)
  },
)

test('law: only allowed characters, at most seventy, whatever the name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'aZ9 -.,&<>"\'\n|=+@أحمدعبدالله لآﷺé李😀'.split('')), maxLength: 120 }),
      (name) => {
        expect(latinName(name)).toMatch(/^([A-Za-z0-9][A-Za-z0-9/\-?:().,'+ ]{0,69})?$/)
        expect(latinText(name, 20)).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{0,20}$/)
      },
    ),
  )
})
