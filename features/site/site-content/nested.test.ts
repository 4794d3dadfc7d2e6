import { expect, test } from 'vitest'
import { nested } from './nested.ts'

test('paths become content, lists in the order of their numbers', () => {
  expect(
    nested({
      'slides.1.title.en': 'Second',
      'slides.0.title.en': 'First',
      'slides.0.title.ar': 'الأولى',
      'slides.0.buttons.0.target': '/plans',
      note: 'x',
    }),
  ).toEqual({
    slides: [{ title: { en: 'First', ar: 'الأولى' }, buttons: [{ target: '/plans' }] }, { title: { en: 'Second' } }],
    note: 'x',
  })
})

test('eleven entries keep their order', () => {
  const fields = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`links.${index}.target`, `/${index}`]))
  expect(nested(fields)).toEqual({ links: Array.from({ length: 11 }, (_, index) => ({ target: `/${index}` })) })
})

test('a list whose last entry was removed is empty, not missing', () => {
  expect(nested({ a: '1', 'voices.none': '', 'slides.0.buttons.none': '' })).toEqual({
    a: '1',
    voices: [],
    slides: [{ buttons: [] }],
  })
})

test.each(['__proto__.x', 'constructor.prototype.x', 'a..b', 'A.b', 'a.999.b', 'a b', '0.a'])(
  'the name %s changes nothing outside',
  (name) => {
    nested({ [name]: 'bad' })
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  },
)

test('a value where a group stands does not break the group', () => {
  expect(nested({ a: 'text', 'a.b': 'inner' })).toEqual({ a: { b: 'inner' } })
})
