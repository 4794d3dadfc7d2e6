import { expect, test } from 'vitest'
import { translator, type Messages } from '#/domain/text.ts'
import { answerMessages } from '#/messages/site/public-forms.ts'
import { builtinForms } from './builtin.ts'
import { fieldOf, type FormField } from './fields.ts'
import { readAnswers } from './read-answers.ts'

const label = { en: 'Company', ar: 'المنشأة' }
const options = [
  { key: 'a', label: { en: 'Riyadh', ar: 'الرياض' } },
  { key: 'b', label: { en: 'Jeddah', ar: 'جدة' } },
]
const ask = (type: FormField['type'], rest: Partial<FormField> = {}) => fieldOf('q', type, label, { options, ...rest })
const read = (field: FormField, sent: Record<string, unknown>, lang: 'en' | 'ar' = 'en') => {
  const { answers, problems } = readAnswers([field], sent, lang)
  return problems['q'] ?? answers[0]?.value
}

test.each([
  [ask('text'), { q: '  Saffron House ' }, 'Saffron House'],
  [ask('text'), { q: ' ' }, 'required'],
  [ask('text'), {}, 'required'],
  [ask('text', { required: false }), {}, ''],
  [ask('text', { min: 3 }), { q: 'ab' }, 'too-short'],
  [ask('text', { max: 3 }), { q: 'abcd' }, 'too-long'],
  [ask('text', { max: 900 }), { q: 'x'.repeat(301) }, 'too-long'],
  [ask('text'), { q: 'a\nb' }, 'unreadable'],
  [ask('text'), { q: ['a', 'b'] }, 'required'],
  [ask('text'), { q: '<script>alert(1)</script>' }, '<script>alert(1)</script>'],
  [ask('text'), { q: 'a\ud800b' }, 'a\ufffdb'],
  [ask('name'), { q: '' }, 'full-name'],
  [ask('long-text'), { q: 'one\r\ntwo\u0000' }, 'one\ntwo'],
  [ask('long-text'), { q: 'x'.repeat(5001) }, 'too-long'],
  [ask('email'), { q: ' Reem@Example.COM ' }, 'reem@example.com'],
  [ask('email'), { q: 'nowhere' }, 'email-invalid'],
  [ask('email'), { q: 'a@b.c\nbcc: x@y.z' }, 'email-invalid'],
  [ask('email'), { q: `${'a'.repeat(250)}@example.com` }, 'email-invalid'],
  [ask('email'), { q: '' }, 'email'],
  [ask('phone'), { q: '٠٥٥ ١٢٣ ٤٥٦٧' }, '+966551234567'],
  [ask('phone'), { q: '+44 20 7946 0000' }, '+44 20 7946 0000'],
  [ask('phone'), { q: 'call me' }, 'phone-any'],
  [ask('number'), { q: '١٬٢٥٠' }, '1250'],
  [ask('number'), { q: '2٫5' }, '2.5'],
  [ask('number', { min: 1 }), { q: '0' }, 'number-small'],
  [ask('number', { max: 500 }), { q: '501' }, 'number-large'],
  [ask('number'), { q: 'many' }, 'number'],
  [ask('choice'), { q: 'a' }, 'Riyadh'],
  [ask('choice'), { q: 'z' }, 'choose'],
  [ask('choice'), { q: '' }, 'choose'],
  [ask('choices'), { 'q.a': 'on', 'q.b': 'on' }, 'Riyadh, Jeddah'],
  [ask('choices'), { 'q.z': 'on' }, 'choose'],
  [ask('choices', { required: false }), {}, ''],
  [ask('date'), { q: '2026-12-01' }, '2026-12-01'],
  [ask('date'), { q: '2026-02-30' }, 'day'],
  [ask('consent'), { q: 'on' }, 'Yes'],
  [ask('consent'), {}, 'confirm'],
  [ask('consent', { required: false }), {}, 'No'],
])('%j answered with %j is %j', (field, sent, expected) => expect(read(field, sent)).toBe(expected))

test('answers that are words of the form are kept in the sender’s language', () => {
  expect(read(ask('choices'), { 'q.a': 'on', 'q.b': 'on' }, 'ar')).toBe('الرياض، جدة')
  expect(read(ask('consent'), { q: 'on' }, 'ar')).toBe('نعم')
})

test('what the form does not ask for is left out, and the first name and address are the sender’s', () => {
  const sent = {
    name: 'Reem',
    email: 'reem@example.com',
    subject: 'Visit',
    message: 'Hello',
    role: 'admin',
    state: 'done',
  }
  const { answers, problems, name, email } = readAnswers(builtinForms.contact.fields, sent, 'en')
  expect(problems).toEqual({})
  expect(answers.map(({ key }) => key)).toEqual(['name', 'email', 'phone', 'subject', 'message'])
  expect([name, email]).toEqual(['Reem', 'reem@example.com'])
})

test('every problem has words in both languages that name the field', () => {
  for (const lang of ['en', 'ar'] as const)
    for (const key of Object.keys(answerMessages)) {
      const say = translator(lang, answerMessages as Messages) as (key: string, vars: object) => string
      const text = say(key, { label: label[lang], min: 1, max: 2 })
      expect(text).not.toMatch(/[{}]/)
      if (answerMessages[key as keyof typeof answerMessages].en.includes('{label}')) expect(text).toContain(label[lang])
    }
})

test.each(['contact', 'consultant', 'franchise'] as const)('an empty %s form names every required field', (slug) => {
  const { fields } = builtinForms[slug]
  const { problems } = readAnswers(fields, {}, 'ar')
  expect(Object.keys(problems)).toEqual(fields.filter(({ required }) => required).map(({ key }) => key))
})
