import { expect, test } from 'vitest'
import { AppError } from '#/domain/errors.ts'
import { badFields, formOf, jsonOf, plainFormOf } from './request-body.server.ts'

const post = (body: BodyInit, type?: string): Request =>
  new Request('http://localhost/', { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) })
const form = 'application/x-www-form-urlencoded'
const part = (head: string, text: string) =>
  `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n--b--\r\n`
const multipart = 'multipart/form-data; boundary=b'
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )

test.each([
  ['a form', post('a=1', form), 'taken', 'taken'],
  ['an empty form', post('', form), 'taken', 'taken'],
  ['JSON', post('{}', 'application/json'), 'bad-request', 'bad-request'],
  ['a broken multipart', post('--b\r\nContent-Disp', multipart), 'bad-request', 'bad-request'],
  ['a multipart without a boundary', post('x', 'multipart/form-data'), 'bad-request', 'bad-request'],
  ['nothing', new Request('http://localhost/', { method: 'POST' }), 'bad-request', 'bad-request'],
  ['a NUL in a value', post('a=%00', form), 'taken', 'bad-value'],
  ['a NUL in a name', post('%00=1', form), 'bad-value', 'bad-value'],
  ['a NUL in the name of a file', post(part('name="f"; filename="a\0b"', 'x'), multipart), 'bad-value', 'bad-value'],
  ['a NUL in a file', post(part('name="f"; filename="ab"', '\0'), multipart), 'taken', 'taken'],
])('%s as a form', async (_what, request, read, plain) => {
  expect(await codeOf(formOf(request.clone()))).toBe(read)
  expect(await codeOf(plainFormOf(request))).toBe(plain)
})

test('the fields are named whose text cannot be kept', () => {
  expect(badFields({ a: 'x', b: 'x\0', c: ['x', 'y\0'], d: [] })).toEqual(['b', 'c'])
})

test.each([
  ['{"a":[1,{"b":"x"}]}', { a: [1, { b: 'x' }] }],
  [String.raw`{"a":"\\u0000 is written so"}`, { a: String.raw`\u0000 is written so` }],
  [String.raw`{"a":"\u0645"}`, { a: 'م' }],
  ['{"a":1e400}', { a: Infinity }],
  ['{"a":', null],
  ['', null],
])('%s is read as JSON', async (text, value) => {
  expect(await jsonOf(post(text))).toEqual(value)
})

test.each([
  String.raw`{"a":"\u0000"}`,
  String.raw`{"a":[{"b":"\u0000"}]}`,
  String.raw`{"\u0000":1}`,
  String.raw`["\ud800"]`,
])('%s is refused', async (text) => {
  expect(await codeOf(jsonOf(post(text)))).toBe('bad-value')
})
