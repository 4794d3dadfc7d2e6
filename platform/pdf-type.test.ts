import { expect, it } from 'vitest'
import { smallPdf } from '#/tests/small-pdf.ts'
import { isPdf } from './pdf-type.server.ts'

const whole = smallPdf().toString('latin1')
const stream = '%PDF-1.7\n1 0 obj<</Type/XRef/Size 1/Root 1 0 R/Length 0>>stream\nendstream endobj\nstartxref\n9\n%%EOF'
const linear = `${whole}2 0 obj<<>>endobj\nstartxref\n${whole.indexOf('xref\n0')}\n%%EOF\n`

it.each([
  ['one with a table', whole],
  ['one with a table in a stream', stream],
  ['one that was changed once more', linear],
])('accepts %s', (_, text) => {
  expect(isPdf(Buffer.from(text, 'latin1'))).toBe(true)
})

it.each([
  ['five bytes and a word', '%PDF-1.4 hello'],
  ['head and end alone', '%PDF-1.7\n%%EOF'],
  ['an end that names its own head', '%PDF-1.7\nstartxref\n0\n%%EOF'],
  ['an address behind the end', whole.replace(/startxref\n\d+/, 'startxref\n99999')],
  ['an address without a table', whole.replace(/startxref\n\d+/, 'startxref\n20')],
  ['a table without a root', whole.replace('/Root', '/Boot')],
  ['half of a file', whole.slice(0, 120)],
  ['another type', '<html>%PDF-1.4</html>'],
  ['an empty file', ''],
])('refuses %s', (_, text) => {
  expect(isPdf(Buffer.from(text, 'latin1'))).toBe(false)
})
