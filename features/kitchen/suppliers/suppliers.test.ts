import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { smallPdf } from '#/tests/small-pdf.ts'
import { world } from '#/tests/world.ts'
import { saveSupplierAccount } from './account.server.ts'
import { newSupplierForm, type NewOffer, supplierSteps } from './form.ts'
import { addLicence, licenceFileResponse } from './licence.server.ts'
import { supplierList } from './list.ts'
import { browseSuppliers } from './list.server.ts'
import { addOffer, endOffer } from './offers.server.ts'
import { readIngredientChoices, readSupplier } from './read-supplier.server.ts'
import { addSupplier, archiveSupplier, changeSupplier } from './save-supplier.server.ts'

const w = await world()
const [owner, stranger] = [await w.client(), await w.client()]
const today = riyadhDay(now())
const nothing = new Uint8Array()
const chicken = randomUUID()
let roles: Record<'buyer' | 'cook' | 'branchManager' | 'viewer' | 'accountant', Actor>
beforeAll(async () => {
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id`,
    [owner.id],
  )
  await w.owner.query(
    `insert into app.ingredients (id, client_id, name_en, name_ar, base, category, created_by)
     values ($1, $2, 'Chicken', 'دجاج', 'g', 'poultry', $2)`,
    [chicken, owner.id],
  )
  roles = {
    buyer: await w.member(owner, [{ role: 'manager' }]),
    cook: await w.member(owner, [{ role: 'manager' }]),
    branchManager: await w.member(owner, [{ role: 'branch_manager', node: rows[0]!.id }]),
    viewer: await w.member(owner, [{ role: 'viewer', node: rows[0]!.id }]),
    accountant: await w.member(owner, [{ role: 'accountant' }]),
  }
})

const fields = (of: Record<string, string | string[]> = {}) => {
  const { clientKey, ...given } = newSupplierForm.parse({ clientKey: randomUUID(), nameEn: 'Al Noor Poultry', ...of })
  return { id: clientKey, given }
}
const added = async (actor: Actor = owner, of: Record<string, string | string[]> = {}): Promise<string> => {
  const { id, given } = fields(of)
  await addSupplier(actor, id, given)
  return id
}
const offer = (of: Partial<NewOffer> = {}): NewOffer => ({
  ingredientId: chicken,
  brand: null,
  pack: 'carton',
  quantity: 11,
  unit: 'kg',
  sku: null,
  price: 165,
  vatMode: 'excluded',
  minimum: 1,
  multiple: 1,
  leadDays: 1,
  validFrom: today,
  validUntil: null,
  ...of,
})
const browse = (actor: Actor, address = '') =>
  browseSuppliers(actor, readList(supplierList, new URLSearchParams(address)))

test('a buyer adds a supplier once, changes it and archives it; what was seen meanwhile is refused', async () => {
  const { id, given } = fields({ crNumber: '1010123456', days: ['4', '0'], minimumOrder: '١٬٥٠٠' })
  await addSupplier(roles.buyer, id, given)
  await addSupplier(roles.buyer, id, given)
  const before = await readSupplier(owner, id)
  expect(before).toMatchObject({
    name: 'Al Noor Poultry',
    days: [0, 4],
    minimumOrder: 150000,
    sfda: 'missing',
    offers: [],
  })
  await expect(added(owner, { crNumber: '1010123456' })).rejects.toMatchObject({
    fields: { crNumber: 'buying-cr-taken' },
  })
  await changeSupplier(roles.buyer, { supplierId: id, revision: 1 }, { ...given, nameAr: 'النور للدواجن' })
  await expect(changeSupplier(owner, { supplierId: id, revision: 1 }, given)).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  await archiveSupplier(roles.buyer, { supplierId: id, revision: 2 }, true)
  const other = await added(owner, { crNumber: '1010123456' })
  await expect(archiveSupplier(owner, { supplierId: id, revision: 3 }, false)).rejects.toMatchObject({
    code: 'buying.cr-taken',
  })
  await archiveSupplier(owner, { supplierId: other, revision: 1 }, true)
  await archiveSupplier(owner, { supplierId: id, revision: 3 }, false)
  expect((await browse(owner, 'q=النور')).rows).toMatchObject([{ id, licence: 'missing', offers: 0 }])
})

test.each([
  [{ nameEn: '', nameAr: '' }, 'nameAr', 'required'],
  [{ crNumber: '123' }, 'crNumber', 'cr-number'],
  [{ vatNumber: '300000000000001' }, 'vatNumber', 'vat-number'],
  [{ email: 'no' }, 'email', 'email-invalid'],
  [{ cutOff: '25:00' }, 'cutOff', 'duty-time'],
  [{ minimumOrder: '1.234' }, 'minimumOrder', 'amount'],
  [{ deliveryFee: '-1' }, 'deliveryFee', 'amount'],
] as const)('bad input %o is refused at its field', (of, field, key) => {
  const { error } = newSupplierForm.safeParse({ clientKey: randomUUID(), nameEn: 'A', ...of })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toContainEqual([field, key])
})

test.each([
  ['0', 'quantity', 'buying-quantity'],
  ['-1', 'quantity', 'buying-quantity'],
  ['1e12', 'quantity', 'buying-quantity'],
  ['1.5.0', 'quantity', 'buying-quantity'],
  ['0', 'price', 'amount'],
  ['', 'vatMode', 'buying-vat'],
] as const)('an offer with %s as %s is refused', (value, field, key) => {
  const { price, minimum, multiple, leadDays, validUntil, quantity, brand, sku, ...rest } = offer()
  const typed = { ...rest, quantity: String(quantity), price: String(price) }
  const step = { intent: 'add-offer', clientKey: randomUUID(), ...typed, [field]: value }
  const { error } = supplierSteps.safeParse(step)
  expect([minimum, multiple, leadDays, validUntil, brand, sku]).toHaveLength(6)
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toContainEqual([field, key])
})

test('offers are added once, refused twice open, and ended', async () => {
  const supplierId = await added()
  const offerId = randomUUID()
  await addOffer(roles.buyer, { supplierId, offerId }, offer())
  await addOffer(roles.buyer, { supplierId, offerId }, offer())
  const again = { supplierId, offerId: randomUUID() }
  await expect(addOffer(owner, again, offer({ pack: 'CARTON' }))).rejects.toMatchObject({
    fields: { pack: 'buying-offer-open' },
  })
  await expect(addOffer(owner, again, offer({ unit: 'l' }))).rejects.toMatchObject({ fields: { unit: 'buying-unit' } })
  await expect(addOffer(owner, again, offer({ validUntil: addDays(today, -1) }))).rejects.toMatchObject({
    fields: { validUntil: 'period-order' },
  })
  await expect(addOffer(owner, again, offer({ ingredientId: randomUUID() }))).rejects.toMatchObject({
    fields: { ingredientId: 'buying-ingredient' },
  })
  expect((await readSupplier(owner, supplierId)).offers).toMatchObject([{ ingredient: 'Chicken', price: 16500 }])
  await endOffer(roles.buyer, { supplierId, offerId })
  await endOffer(roles.buyer, { supplierId, offerId })
  expect((await readSupplier(owner, supplierId)).offers).toMatchObject([{ state: 'over' }])
  await addOffer(owner, again, offer())
})

test('licences replace each other, with their files for readers alone', async () => {
  const supplierId = await added()
  const licence = { kind: 'sfda', number: 'F-1', expiresOn: addDays(today, -1) } as const
  await addLicence(roles.buyer, { supplierId, licenceId: randomUUID() }, licence, nothing)
  expect(await readSupplier(owner, supplierId)).toMatchObject({ sfda: 'expired' })
  const licenceId = randomUUID()
  const next = { ...licence, number: 'F-2', expiresOn: addDays(today, 300) }
  await addLicence(roles.buyer, { supplierId, licenceId }, next, smallPdf())
  await addLicence(roles.buyer, { supplierId, licenceId }, next, smallPdf())
  expect((await readSupplier(owner, supplierId)).licences.sfda).toMatchObject({
    number: 'F-2',
    state: 'valid',
    hasFile: true,
  })
  const file = await licenceFileResponse(roles.accountant, { supplierId, licenceId }, 'en')
  expect(file.headers.get('content-disposition')).toBe('attachment')
  await file.body?.cancel()
  await expect(licenceFileResponse(stranger, { supplierId, licenceId }, 'en')).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(licenceFileResponse(roles.viewer, { supplierId, licenceId }, 'en')).rejects.toMatchObject({
    code: 'not-allowed',
  })
  const text = new TextEncoder().encode('no picture')
  await expect(addLicence(owner, { supplierId, licenceId: randomUUID() }, next, text)).rejects.toThrow()
})

test('the bank account is of owners and accountants alone, also in the database', async () => {
  const supplierId = await added()
  const account = { iban: 'SA0380000000608010167519', holder: 'Al Noor' }
  const unproved = { ...owner, provedAt: new Date(0) }
  await expect(saveSupplierAccount(unproved, supplierId, account)).rejects.toThrow()
  await saveSupplierAccount(owner, supplierId, account)
  expect((await readSupplier(roles.accountant, supplierId)).account).toMatchObject(account)
  for (const who of [roles.buyer, roles.branchManager]) {
    expect(await readSupplier(who, supplierId)).toMatchObject({ account: null, mays: { bank: false } })
    await expect(saveSupplierAccount(who, supplierId, account)).rejects.toMatchObject({ code: 'not-allowed' })
    expect(await readAs(who, (db) => db.selectFrom('supplier_accounts').selectAll().execute())).toEqual([])
  }
  const { rows } = await w.owner.query(`select after from app.activity_log where action = 'suppliers.account'`)
  expect(JSON.stringify(rows)).not.toContain(account.iban)
})

test('a cook without the duty of purchasing, a branch manager and a stranger change nothing', async () => {
  await w.owner.query(`update app.members set duties = '{recipes}' where profile_id = $1`, [roles.cook.id])
  const cook = { ...roles.cook, company: { ...roles.cook.company!, permissions: ['suppliers.read'] } }
  const supplierId = await added()
  const { given } = fields()
  for (const who of [cook, roles.branchManager]) {
    expect(await readSupplier(who, supplierId)).toMatchObject({ mays: { write: false } })
    await expect(changeSupplier(who, { supplierId, revision: 1 }, given)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(addOffer(who, { supplierId, offerId: randomUUID() }, offer())).rejects.toMatchObject({
      code: 'not-allowed',
    })
  }
  await expect(browse(roles.viewer)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(readSupplier(stranger, supplierId)).rejects.toMatchObject({ code: 'not-found' })
  await expect(changeSupplier(stranger, { supplierId, revision: 1 }, given)).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(addOffer(stranger, { supplierId, offerId: randomUUID() }, offer())).rejects.toMatchObject({
    code: 'not-found',
  })
  expect((await browse(stranger)).rows).toEqual([])
  expect(await readIngredientChoices(stranger)).toEqual([])
  await expect(added(owner, { branches: randomUUID() })).rejects.toMatchObject({
    fields: { branches: 'branch-choose' },
  })
})
