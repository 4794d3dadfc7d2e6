import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import { saveProfile } from '#/features/identity/profile/profile.server.ts'
import { signedCertificate, signedFacts } from '#/tests/certificates.ts'
import { payingWorld } from '#/tests/payments.ts'
import { type World, world } from '#/tests/world.ts'
import { readCompanyDetails, saveCompanyDetails } from './company-details.server.ts'
import { companyForm } from './form.ts'

let w: World
beforeAll(async () => void (w = await world()))

const typed = (form: Record<string, string> = {}) =>
  companyForm.safeParse({ intent: 'company', version: '1', nameEn: 'Copper Pot', ...form })
const input = (form: Record<string, string> = {}) => typed(form).data!

it('changes what a company says about itself; invoices and certificates keep what they say', async () => {
  const { client, issued } = await payingWorld(w)
  const invoiceId = await issued()
  const certificateId = await signedCertificate(w, client)
  const papers = async () => {
    const { rows } = await w.owner.query('select buyer, xml, hash from app.invoices where id = $1', [invoiceId])
    return { invoice: rows, certificate: await signedFacts(w, certificateId) }
  }
  const before = await papers()
  await saveProfile(client, { intent: 'person', fullName: 'Another Name', phone: null, language: 'en' })
  await saveCompanyDetails(
    client,
    input({
      nameAr: 'قدر النحاس',
      businessType: 'cafe',
      companyAddress: 'Olaya Street',
      businessLicense: '١٠١٠ 123-456',
      taxId: '٣٠٠٠١٢٣٤٥٦٠٠٠٠٣',
      numberOfBranches: '12',
    }),
  )
  expect(await readCompanyDetails(client)).toMatchObject({
    name_en: 'Copper Pot',
    name_ar: 'قدر النحاس',
    business_type: 'cafe',
    company_address: 'Olaya Street',
    business_license: '1010123456',
    tax_id: '300012345600003',
    number_of_branches: 12,
    version: 2,
  })
  expect(await papers()).toEqual(before)
  const { rows } = await w.owner.query('select company_name, full_name from app.profiles where id = $1', [client.id])
  expect(rows).toEqual([{ company_name: 'Copper Pot', full_name: 'Another Name' }])
  await expect(saveCompanyDetails(client, input())).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

it('requests a recent proof for another VAT number only', async () => {
  const client = { ...(await w.client()), provedAt: new Date(0) }
  await saveCompanyDetails(client, input())
  const changed = input({ version: '2', taxId: '300012345600003' })
  await expect(saveCompanyDetails(client, changed)).rejects.toMatchObject({ code: 'account.confirm-again' })
})

it.each([
  [{ nameEn: '' }, { nameEn: 'company-name' }],
  [{ nameEn: 'قدر' }, { nameEn: 'company-name-english' }],
  [{ nameAr: 'Pot' }, { nameAr: 'company-name-arabic' }],
  [{ taxId: '200012345600003' }, { taxId: 'vat-number' }],
  [{ numberOfBranches: '0' }, { numberOfBranches: 'branches' }],
  [{ businessType: 'bank' }, { businessType: 'business-type' }],
])('refuses %j', (form, problems) => {
  const issues = typed(form).error?.issues ?? []
  expect(Object.fromEntries(issues.map(({ path, message }) => [path[0], message]))).toEqual(problems)
})

it('is for owners and the accountants of the whole company, in the verb and in the database', async () => {
  const client = await w.client()
  const second = await w.member(client, [{ role: 'owner' }])
  await saveCompanyDetails(second, input({ nameEn: 'Renamed by a second owner' }))
  expect((await readCompanyDetails(client))?.name_en).toBe('Renamed by a second owner')
  const others = [
    await w.member(client, [{ role: 'manager' }]),
    await w.member(client, [{ role: 'accountant', node: await w.node(client, 'region', 'North') }]),
    { ...(await w.member(client, [])), company: null },
    await w.admin(),
    await w.shopper(),
  ]
  for (const other of others) {
    expect(await readCompanyDetails(other)).toBeNull()
    await expect(saveCompanyDetails(other, input({ version: '2' }))).rejects.toMatchObject({ code: 'not-allowed' })
    const direct = asActor(other, (tx) => sql`select priv.change_company('{}', 2)`.execute(tx))
    await expect(direct).rejects.toMatchObject({ code: '42501' })
  }
  const accountant = await w.member(client, [{ role: 'accountant' }])
  await saveCompanyDetails(accountant, input({ version: '2', nameEn: 'Renamed by an accountant' }))
  expect((await readCompanyDetails(accountant))?.name_en).toBe('Renamed by an accountant')
  const late = { ...accountant, provedAt: new Date(0) }
  const number = input({ version: '3', taxId: '300012345600003' })
  await expect(saveCompanyDetails(late, number)).rejects.toMatchObject({ code: 'account.confirm-again' })
  const stranger = await w.client()
  await saveCompanyDetails(stranger, input({ nameEn: 'Another company' }))
  const elsewhere = saveCompanyDetails(stranger, input({ version: '2', company: client.id }))
  await expect(elsewhere).rejects.toMatchObject({ code: 'team.other-company' })
  expect((await readCompanyDetails(client))?.name_en).toBe('Renamed by an accountant')
})
