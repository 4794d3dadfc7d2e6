import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import { storePhoto } from '#/features/fieldwork/evidence/store-photo.server.ts'
import { draftInvoice } from '#/features/billing/invoices/draft.server.ts'
import { issueDocument } from '#/features/billing/invoices/issue-document.server.ts'
import { sellerKey } from '#/features/billing/invoices/seller.server.ts'
import { invoicePdf } from '#/features/billing/invoice-documents/invoice-pdf.server.ts'
import { sendPicture } from '#/features/site/media/send-picture.server.ts'
import { uploadPicture } from '#/features/site/media/upload-picture.server.ts'
import { closeDocuments } from '#/platform/documents.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { storageKey, storedBefore, storeFile } from '#/platform/files.server.ts'
import { taxBuyer, taxSeller } from '#/tests/tax.ts'
import { begunVisit, picture } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { sweepFiles } from './sweep.server.ts'

const here = await world()
const usual = env()
const dataDir = mkdtempSync(join(tmpdir(), 'itqan-sweep-'))
setEnv({ ...usual, dataDir })
afterAll(async () => {
  await closeDocuments()
  setEnv(usual)
  rmSync(dataDir, { recursive: true, force: true })
})

const at = (key: string, folder = 'files') => join(dataDir, folder, key)
const age = (key: string, days: number, folder?: string) => {
  const time = new Date(Date.now() - days * 24 * 3600_000)
  utimesSync(at(key, folder), time, time)
}
async function stored(): Promise<string[]> {
  const found: string[] = []
  for await (const keys of storedBefore(new Date(Date.now() + 60_000))) found.push(...keys)
  return found
}
async function unnamed(days: number): Promise<string> {
  const key = storageKey(randomUUID())
  await storeFile(key, Buffer.from('no row names this'))
  age(key, days)
  return key
}

/** An issued invoice and its PDF, which has no row. */
async function paper(): Promise<void> {
  const [client, admin] = [await here.client(), await here.admin()]
  const { street, building, district, city, postalCode } = taxBuyer.address!
  await here.owner.query('insert into app.settings (key, value, is_public) values ($1, $2, false)', [
    sellerKey,
    JSON.stringify(taxSeller),
  ])
  await here.owner.query(
    `insert into app.tax_details (client_id, legal_name, vat_number, street, building, district, city, postal_code) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [client.id, taxBuyer.name, taxBuyer.vatNumber, street, building, district, city, postalCode],
  )
  const line = { name: 'زيارة | Visit', quantity: 1, unitPrice: 50_000, account: 'visit_revenue' as const }
  const made = { id: randomUUID(), clientId: client.id, purpose: 'visits' as const, suppliedOn: '2026-11-01' }
  await asSystem('a test issues', async (tx) => {
    await draftInvoice(tx, { ...made, createdBy: admin.id, lines: [line] })
    await issueDocument(tx, made.id, admin.id)
  })
  await invoicePdf(client, made.id)
}

test('a file that no row has named for a week is set aside, and removed a month later; evidence, pictures, papers and new files stay', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  await storePhoto(shopper, { id: randomUUID(), reportId, questionKey: 'Q3', bytes: await picture(300, 200) })
  const media = { name: 'wide.jpg', bytes: await picture(1200, 800), alt: { en: 'Wide', ar: 'عريضة' } }
  const { id } = await uploadPicture(await here.admin(), media)
  await (await sendPicture(id, '480', null)).body?.cancel()
  await paper()
  const named = await stored()
  expect(named.length).toBeGreaterThanOrEqual(4)
  for (const key of named) age(key, 400)
  const [lost, fresh] = [await unnamed(8), await unnamed(6)]
  await sweepFiles()
  expect((await stored()).toSorted()).toEqual([...named, fresh].toSorted())
  expect(existsSync(at(lost, 'files-set-aside'))).toBe(true)
  age(lost, 29, 'files-set-aside')
  await sweepFiles()
  expect(existsSync(at(lost, 'files-set-aside'))).toBe(true)
  age(lost, 31, 'files-set-aside')
  await sweepFiles()
  expect(existsSync(at(lost, 'files-set-aside'))).toBe(false)
})

test('what broken-off writings left a day ago is removed, and what is being written stays', async () => {
  const key = await unnamed(1)
  const [old, new_] = [`${key}.1.part`, `${key}.2.part`]
  for (const name of [old, new_]) writeFileSync(at(name), 'half')
  age(old, 2)
  await sweepFiles()
  expect([existsSync(at(old)), existsSync(at(new_)), existsSync(at(key))]).toEqual([false, true, true])
})

test('nothing is moved when more files than can be right have no row: the database may be another one', async () => {
  const many = await Promise.all(Array.from({ length: 25 }, () => unnamed(30)))
  await sweepFiles()
  expect(many.filter((key) => existsSync(at(key)))).toHaveLength(25)
})
