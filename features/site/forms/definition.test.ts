import { expect, test } from 'vitest'
import { builtinForms, builtinSlugs } from './builtin.ts'
import { definitionOf, formDefinition } from './definition.ts'
import { addField, begin, change, duplicateField, moveField, redo, removeField, undo } from './editor-state.ts'
import { fieldOf, type FormDefinition } from './fields.ts'
import { missingIn, openPoints } from './open-points.ts'

const text = (word: string) => ({ en: word, ar: `${word} ع` })
const form = (changes: Partial<FormDefinition> = {}): FormDefinition => ({
  title: text('Survey'),
  intro: { en: '', ar: '' },
  button: text('Send'),
  success: text('Thanks'),
  fields: [fieldOf('a', 'text', text('A')), fieldOf('b', 'email', text('B'))],
  ...changes,
})
const kinds = (definition: FormDefinition) =>
  openPoints(definition).map(({ kind, field, part, lang }) => [kind, field, part, lang].filter(Boolean).join(' '))

test.each(builtinSlugs)('the %s form is complete in both languages and can be kept', (slug) => {
  expect(openPoints(builtinForms[slug])).toEqual([])
  expect(formDefinition.parse(JSON.parse(JSON.stringify(builtinForms[slug])))).toEqual(builtinForms[slug])
})

test.each([
  [form(), []],
  [form({ title: { en: 'Survey', ar: ' ' } }), ['text-missing title ar']],
  [form({ intro: { en: 'Hello', ar: '' } }), ['text-missing intro ar']],
  [form({ fields: [] }), ['no-fields fields']],
  [form({ fields: [fieldOf('c', 'consent', text('Terms'))] }), ['no-fields fields']],
  [form({ fields: [fieldOf('c', 'choice', text('C'))] }), ['no-options c option']],
  [
    form({ fields: [fieldOf('c', 'choice', text('C'), { options: [{ key: 'x', label: { en: 'X', ar: '' } }] })] }),
    ['text-missing c option ar'],
  ],
  [
    form({
      fields: [
        fieldOf('c', 'choices', text('C'), {
          options: [
            { key: 'x', label: { en: 'Same', ar: 'أ' } },
            { key: 'y', label: { en: 'Same ', ar: 'ب' } },
          ],
        }),
      ],
    }),
    ['same-option c option en'],
  ],
  [form({ fields: [fieldOf('n', 'number', text('N'), { min: 5, max: 2 })] }), ['limits-crossed n limits']],
  [form({ fields: [fieldOf('n', 'text', text('N'), { max: 9000 })] }), ['limit-too-high n limits']],
  [
    form({ fields: [fieldOf('n', 'text', { en: '', ar: '' })] }),
    ['text-missing n label en', 'text-missing n label ar'],
  ],
])('%# what stands between a draft and its publication', (definition, expected) =>
  expect(kinds(definition)).toEqual(expected),
)

test('missing texts are counted by language', () => {
  const points = openPoints(form({ title: { en: '', ar: '' }, button: { en: 'Send', ar: '' } }))
  expect([missingIn(points, 'en'), missingIn(points, 'ar')]).toEqual([1, 2])
})

test.each([
  { ...form(), more: 1 },
  { ...form(), title: 'x' },
  { ...form(), fields: [{ ...fieldOf('a', 'text', text('A')), key: 'A b' }] },
  { ...form(), fields: [{ ...fieldOf('a', 'text', text('A')), type: 'file' }] },
  { ...form(), fields: [fieldOf('a', 'text', text('A')), fieldOf('a', 'text', text('B'))] },
  { ...form(), title: { en: 'x'.repeat(121), ar: '' } },
  { ...form(), fields: Array.from({ length: 41 }, (_, index) => fieldOf(`a${index}`, 'text', text('A'))) },
  null,
  [],
])('%# what is no form is refused', (value) => expect(formDefinition.safeParse(value).success).toBe(false))

test('characters that a database cannot keep are taken out of the words', () => {
  const parsed = formDefinition.parse(form({ title: { en: 'a\u0000b', ar: '\ud800' } }))
  expect(parsed.title).toEqual({ en: 'ab', ar: '\ufffd' })
})

test('a built-in form keeps its own fields whatever was saved', () => {
  const { fields } = builtinForms.contact
  const changed = {
    ...builtinForms.contact,
    fields: [
      ...fields.slice(0, 2).map((field) => ({ ...field, type: 'text' as const, required: false, label: text('Mine') })),
      fieldOf('extra', 'number', text('Extra')),
    ],
  }
  const resolved = definitionOf('contact', changed)!
  expect(resolved.fields.map(({ key }) => key).sort()).toEqual([
    'email',
    'extra',
    'message',
    'name',
    'phone',
    'subject',
  ])
  expect(resolved.fields.find(({ key }) => key === 'email')).toMatchObject({
    type: 'email',
    required: true,
    label: text('Mine'),
  })
  expect(definitionOf('contact', {})).toBe(builtinForms.contact)
  expect(definitionOf('contact', { fields: 'x' })).toBe(builtinForms.contact)
  expect(definitionOf('survey', {})).toBeNull()
})

test('the choices that the page relies on stay', () => {
  const { consultant } = builtinForms
  const cut = {
    ...consultant,
    fields: consultant.fields.map((field) => ({
      ...field,
      options: field.options.slice(0, 1).map((option) => ({ ...option, label: text('Tour') })),
    })),
  }
  const topicOf = (form: FormDefinition) => form.fields.find(({ key }) => key === 'topic')!
  const topic = topicOf(definitionOf('consultant', cut)!)
  expect(topic.options.map(({ key }) => key)).toEqual(topicOf(consultant).options.map(({ key }) => key))
  expect(topic.options[0]!.label).toEqual(text('Tour'))
})

let keys = 0
const newKey = () => `k${++keys}`
const keysOf = (definition: FormDefinition) => definition.fields.map(({ key }) => key)

test('questions are added, moved, copied and removed', () => {
  const added = addField(form(), 'choice', newKey)
  expect(added.fields.at(-1)!.options).toHaveLength(2)
  expect(keysOf(moveField(form(), 'b', -1))).toEqual(['b', 'a'])
  expect(keysOf(moveField(form(), 'a', -1))).toEqual(['a', 'b'])
  expect(keysOf(moveField(form(), 'b', 1))).toEqual(['a', 'b'])
  expect(keysOf(removeField(form(), 'a'))).toEqual(['b'])
  const copied = duplicateField(form(), 'a', newKey)
  expect(copied.fields.map(({ label }) => label.en)).toEqual(['A', 'A', 'B'])
  expect(new Set(keysOf(copied)).size).toBe(3)
})

test('undo takes back step by step, typing in one place being one step', () => {
  const first = form()
  const typed = ['S', 'Su', 'Sur'].reduce(
    (edited, en) => change(edited, { ...edited.present, title: { en, ar: '' } }, 'title'),
    begin(first),
  )
  const moved = change(typed, moveField(typed.present, 'b', -1))
  expect(moved.past).toHaveLength(2)
  const back = undo(undo(moved))
  expect(back.present).toBe(first)
  expect(undo(back).present).toBe(first)
  expect(redo(redo(back)).present).toBe(moved.present)
  expect(redo(redo(redo(back))).present).toBe(moved.present)
  expect(change(undo(moved), form(), 'x').future).toEqual([])
})
