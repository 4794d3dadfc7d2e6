import { describe, expect, test } from 'vitest'
import { csvLine } from './csv.ts'

describe('a line of a CSV file', () => {
  test('quotes texts and writes numbers as numbers', () => {
    expect(csvLine(['فرع العليا, الرياض', 12.5, null, 'say "yes"'])).toBe(
      '"فرع العليا, الرياض",12.5,"","say ""yes"""\r\n',
    )
  })

  test.each(['=1+1', '+966', '-1', '@cmd', '\tx', '\rx', '＝1', '＠x'])('never starts a formula: %j', (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`)
  })

  test('leaves a negative number a number', () => {
    expect(csvLine([-3])).toBe('-3\r\n')
  })
})
