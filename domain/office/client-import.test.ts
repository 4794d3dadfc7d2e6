import { describe, expect, test } from 'vitest'
import { clientOfRow, type ClientSheetRow, clientSheetRows, planClients } from './client-import.ts'

const row = (of: Partial<ClientSheetRow> = {}): ClientSheetRow => ({
  line: 2,
  company: 'Tea House',
  companyAr: '',
  person: 'Sami Noor',
  email: 'sami@example.com',
  phone: '',
  taxId: '',
  license: '',
  branches: '',
  language: '',
  ...of,
})

describe('clients of a sheet', () => {
  test('are found by headings in either language and any order', () => {
    expect(
      clientSheetRows([
        { line: 1, cells: ['البريد الالكتروني', 'اسم المنشاة', 'ignored', 'مسؤول التواصل'] },
        { line: 2, cells: ['a@example.com', 'بيت الشاي', 'x', 'سامي'] },
      ]),
    ).toMatchObject([{ line: 2, company: 'بيت الشاي', person: 'سامي', email: 'a@example.com', phone: '' }])
    expect(clientSheetRows([{ line: 1, cells: ['Client', 'Email'] }])).toBeNull()
    expect(clientSheetRows([])).toBeNull()
  })

  test.each<[Partial<ClientSheetRow>, string]>([
    [{ company: '' }, 'no_company'],
    [{ company: '', companyAr: 'Tea House' }, 'name_not_arabic'],
    [{ company: 'بيت الشاي', companyAr: 'بيت الشاي' }, 'names_alike'],
    [{ companyAr: 'ش'.repeat(201) }, 'too_long'],
    [{ person: '' }, 'no_person'],
    [{ email: 'not an address' }, 'no_email'],
    [{ email: 'a@b' }, 'no_email'],
    [{ company: 'x'.repeat(201) }, 'too_long'],
    [{ phone: '12' }, 'bad_phone'],
    [{ taxId: '123' }, 'bad_vat'],
    [{ branches: 'many' }, 'bad_branches'],
    [{ branches: '0' }, 'bad_branches'],
    [{ branches: '100001' }, 'bad_branches'],
    [{ language: 'French' }, 'bad_language'],
  ])('say what is wrong: %j', (of, problem) => {
    expect(clientOfRow(row(of))).toBe(problem)
  })

  test('store numbers as the form of the company does', () => {
    expect(
      clientOfRow(row({ taxId: '٣٠٠ 000 000 000 003', license: '٤٠٣٠ ١٢٣٤٥٦', branches: '100000' })),
    ).toMatchObject({
      taxId: '300000000000003',
      license: '4030123456',
      branches: 100_000,
    })
    expect(clientOfRow(row({ license: 'CR 40-30' }))).toMatchObject({ license: 'CR 40-30' })
  })

  test('take a name in either language, or in both', () => {
    expect(clientOfRow(row({ companyAr: 'بيت الشاي' }))).toMatchObject({
      company: 'Tea House',
      otherName: 'بيت الشاي',
      language: 'en',
    })
    const arabicOnly = { company: 'بيت الشاي', otherName: null, language: 'ar' }
    expect(clientOfRow(row({ company: '', companyAr: 'بيت الشاي' }))).toMatchObject(arabicOnly)
    expect(clientOfRow(row({ company: 'بيت الشاي' }))).toMatchObject(arabicOnly)
  })

  test('read Arabic digits, and take the language of the name when none is given', () => {
    expect(
      clientOfRow(row({ company: 'بيت الشاي', branches: '٤٠', phone: '٠٥٥١٢٣٤٥٦٧', email: 'SAMI@Example.com' })),
    ).toMatchObject({
      email: 'sami@example.com',
      branches: 40,
      language: 'ar',
    })
    expect(clientOfRow(row({ language: 'Arabic' }))).toMatchObject({ language: 'ar', branches: 1, phone: null })
  })

  test('are planned once for each address that has no account', () => {
    const rows = [row(), row({ line: 3, email: 'Sami@example.com' }), row({ line: 4, email: 'known@example.com' })]
    expect(planClients(rows, new Set(['known@example.com'])).map(({ problem }) => problem)).toEqual([
      null,
      'email_twice',
      'email_known',
    ])
  })
})
