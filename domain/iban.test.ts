import { describe, expect, test } from 'vitest'
import { bankCode, bankName, plainCode, saudiIban } from './iban.ts'

const valid = 'SA0380000000608010167519'

describe('a Saudi IBAN', () => {
  test.each([
    valid,
    'SA03 8000 0000 6080 1016 7519',
    'sa03-8000-0000-6080-1016-7519',
    'SA٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩',
    '\u2066SA0380000000608010167519\u2069',
  ])('%s is one, however it is written', (typed) => expect(saudiIban(typed)).toBe(valid))

  test.each([
    ['one digit wrong', 'SA0380000000608010167518'],
    ['two digits changed places', 'SA0380000000608010165719'],
    ['one digit too few', 'SA038000000060801016751'],
    ['one digit too many', 'SA03800000006080101675190'],
    ['another country', 'AE070331234567890123456'],
    ['no country', '0380000000608010167519'],
    ['nothing', ''],
  ])('%s: it is none', (_, typed) => expect(saudiIban(typed)).toBeNull())

  test('the fifth and sixth digit name the bank; an unknown code is no mistake', () => {
    expect(bankCode(valid)).toBe('80')
    expect(bankName('80')?.en).toBe('Al Rajhi Bank')
    expect(bankName('82')).toBeNull()
  })

  test('codes lose what people write between their parts', () => expect(plainCode(' ab-12 ٣٤ ')).toBe('AB1234'))
})
