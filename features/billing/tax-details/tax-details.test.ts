import { describe, expect, test } from 'vitest'
import { AppError } from '#/domain/errors.ts'
import { readCompanyDetails, saveCompanyDetails } from '#/features/companies/companies/company-details.server.ts'
import { companyForm } from '#/features/companies/companies/form.ts'
import { readBuyer } from '#/features/billing/invoices/buyer.server.ts'
import { asSystem } from '#/db/database.server.ts'
import { world } from '#/tests/world.ts'
import { lacksVatOnInvoices, readTaxDetails, saveTaxDetails } from './tax-details.server.ts'
import { taxDetailsForm } from './tax-details.ts'

const w = await world()
const typed = {
  legalName: 'مطاعم الزعفران | Saffron Restaurants',
  vatNumber: '٣١٠٤٥٨٧٣٢٦٠٠٠٠٣',
  idScheme: '',
  idValue: '',
  street: 'Olaya',
  building: '٢٣٢٢',
  district: 'العليا',
  city: 'الرياض',
  postalCode: '12 211',
  country: 'sa',
  version: '0',
}
const input = (more: Partial<typeof typed> = {}) => taxDetailsForm.parse({ ...typed, ...more })
const problems = (more: Partial<typeof typed>) => {
  const read = taxDetailsForm.safeParse({ ...typed, ...more })
  return read.success ? {} : Object.fromEntries(read.error.issues.map((issue) => [issue.path[0], issue.message]))
}
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

describe('what is typed', () => {
  test('digits of both languages and spaces are read', () => {
    expect(input()).toMatchObject({
      vatNumber: '310458732600003',
      building: '2322',
      postalCode: '12211',
      country: 'SA',
    })
  })
  test.each([
    ['no name', { legalName: ' ' }, { legalName: 'tax-legal-name' }],
    ['a VAT number of 14 digits', { vatNumber: '31045873260003' }, { vatNumber: 'vat-number' }],
    ['a kind without a number', { idScheme: 'CRN' }, { idValue: 'tax-id-value' }],
    ['a number without a kind', { idValue: '1010010000' }, { idScheme: 'tax-id-kind' }],
    ['a national ID that does not add up', { idScheme: 'NAT', idValue: '1000000000' }, { idValue: 'tax-id-value' }],
    [
      'a unified number that begins with another digit',
      { idScheme: '700', idValue: '1001234567' },
      { idValue: 'tax-id-value' },
    ],
    ['signs in a number', { idScheme: 'OTH', idValue: 'A/12' }, { idValue: 'tax-id-value' }],
    ['a building of three digits', { building: '232' }, { building: 'tax-building' }],
    [
      'a VAT number without an address',
      { street: '', building: '', district: '', city: '', postalCode: '' },
      {
        street: 'tax-street',
        building: 'tax-building',
        district: 'tax-district',
        city: 'tax-city',
        postalCode: 'tax-postal-code',
      },
    ],
    [
      'a company abroad without any number',
      { vatNumber: '', country: 'GB', building: '', district: '', postalCode: '' },
      { idValue: 'tax-id-abroad' },
    ],
    ['a country of three letters', { country: 'KSA' }, { country: 'tax-country' }],
  ])('%s is refused', (_, more, refused) => expect(problems(more)).toEqual(refused))
  test.each([
    [
      'a person without any number and address',
      { vatNumber: '', street: '', building: '', district: '', city: '', postalCode: '' },
    ],
    [
      'a company abroad',
      {
        vatNumber: '',
        idScheme: 'OTH',
        idValue: 'GB123',
        country: 'GB',
        building: '',
        district: '',
        postalCode: 'SW1A 1AA',
      },
    ],
    ['a unified number', { idScheme: '700', idValue: '700-123-4567' }],
  ])('%s is taken', (_, more) => expect(problems(more)).toEqual({}))
})

describe('saving', () => {
  test('a client saves its own; the second of two who started from the same is told', async () => {
    const client = await w.client()
    expect(await readTaxDetails(client, client.id)).toMatchObject({
      version: 0,
      company: 'Saffron House',
      legalName: null,
    })
    const both = [1, 2].map(() => code(saveTaxDetails(client, { clientId: client.id, ...input() })))
    expect((await Promise.all(both)).toSorted()).toEqual(['changed-meanwhile', 'done'])
    await saveTaxDetails(client, { clientId: client.id, ...input({ version: '1', legalName: 'Saffron' }) })
    expect(await readTaxDetails(client, client.id)).toMatchObject({ version: 2, legalName: 'Saffron' })
    expect(await asSystem('a test reads', (tx) => readBuyer(tx, client.id))).toMatchObject({
      name: 'Saffron',
      vatNumber: '310458732600003',
    })
    const log = await w.owner.query(
      `select after from app.activity_log where action = 'tax-details.write' and client_id = $1 order by id`,
      [client.id],
    )
    expect(log.rows).toHaveLength(2)
  })
  test('a company has one VAT number, whichever of its pages changes it; both need a recent proof', async () => {
    const client = await w.client()
    const company = (more: object) =>
      saveCompanyDetails(client, companyForm.parse({ intent: 'company', nameEn: 'Copper Pot', ...more }))
    const numbers = async () => [
      (await readCompanyDetails(client))?.tax_id,
      (await readTaxDetails(client, client.id)).vatNumber,
      (await asSystem('a test reads', (tx) => readBuyer(tx, client.id)))?.vatNumber,
    ]
    await company({ version: '1', taxId: '399999999900003' })
    expect(await numbers()).toEqual(['399999999900003', '399999999900003', undefined])
    const late = { ...client, provedAt: new Date(0) }
    const first = { clientId: client.id, ...input() }
    expect(await code(saveTaxDetails(late, first))).toBe('account.confirm-again')
    await saveTaxDetails(late, { ...first, vatNumber: '399999999900003' })
    await saveTaxDetails(client, { ...first, version: 1 })
    expect(await numbers()).toEqual(Array.from({ length: 3 }, () => '310458732600003'))
    const outdated = company({ version: '2', taxId: '399999999900003' })
    expect(await code(outdated)).toBe('changed-meanwhile')
    await company({ version: '3', taxId: '312345678900003' })
    expect(await numbers()).toEqual(Array.from({ length: 3 }, () => '312345678900003'))
    expect(await code(saveTaxDetails(client, { ...first, version: 2 }))).toBe('changed-meanwhile')
    await company({ version: '4', taxId: '' })
    expect(await numbers()).toEqual([null, null, null])
  })
  test('a VAT number without an address on invoices waits for the address, so that invoices go on', async () => {
    const client = await w.client()
    const nothing = { vatNumber: '', street: '', building: '', district: '', city: '', postalCode: '' }
    await saveTaxDetails(client, { clientId: client.id, ...input(nothing) })
    await saveCompanyDetails(
      client,
      companyForm.parse({ intent: 'company', nameEn: 'Copper Pot', version: '1', taxId: '399999999900003' }),
    )
    const buyer = () => asSystem('a test reads', (tx) => readBuyer(tx, client.id))
    expect((await buyer())?.vatNumber).toBeNull()
    expect(await readTaxDetails(client, client.id)).toMatchObject({ vatNumber: '399999999900003', version: 1 })
    expect(await lacksVatOnInvoices(client, client.id)).toBe(true)
    await saveTaxDetails(client, { clientId: client.id, ...input({ vatNumber: '399999999900003', version: '1' }) })
    expect(await buyer()).toMatchObject({ vatNumber: '399999999900003', address: { city: 'الرياض' } })
    expect(await lacksVatOnInvoices(client, client.id)).toBe(false)
    await expect(lacksVatOnInvoices(await w.client(), client.id)).rejects.toMatchObject({ code: 'not-found' })
  })
  test('staff save any client’s, nobody else a foreign one', async () => {
    const [client, other, admin, shopper] = await Promise.all([w.client(), w.client(), w.admin(), w.shopper()])
    const details = { clientId: client.id, ...input() }
    expect(await code(saveTaxDetails(other, details))).toBe('not-found')
    expect(await code(saveTaxDetails(shopper, details))).toBe('not-allowed')
    expect(await code(readTaxDetails(other, client.id))).toBe('not-found')
    expect(await code(saveTaxDetails(admin, { ...details, clientId: shopper.id }))).toBe('not-found')
    expect(await code(saveTaxDetails(admin, details))).toBe('done')
    expect(await readTaxDetails(client, client.id)).toMatchObject({ version: 1 })
  })
})
