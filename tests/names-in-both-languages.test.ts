import { globSync, readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import { branchNow, nodeName } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import type { Lang } from '#/domain/text.ts'
import { announceStep } from '#/features/ordering/requests/announce.server.ts'
import { readRegister } from '#/features/certification/certificates/register.server.ts'
import { findRecords } from '#/features/office/search/find-records.server.ts'
import { browseOwnRequests } from '#/features/ordering/requests/list.server.ts'
import { ownRequestList } from '#/features/ordering/requests/list.ts'
import { readRequest, readOwnRequest } from '#/features/ordering/requests/read-request.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { listVisits } from '#/features/fieldwork/visits/list-visits.server.ts'
import { anOrder } from './requests.ts'
import { world } from './world.ts'

const w = await world()
const inLanguage = (actor: Actor, language: Lang): Actor => ({ ...actor, language })

/** A client whose company and branch have a name in each language. */
async function named() {
  const client = await w.client({ company: 'Saffron House' })
  await w.owner.query(`update app.companies set name_ar = 'بيت الزعفران' where id = $1`, [client.id])
  const id = randomUUID()
  await w.owner.query(
    `insert into app.branches (id, client_id, name, name_ar, location) values ($1, $2, 'Olaya', 'فرع العليا', 'Riyadh')`,
    [id, client.id],
  )
  return { client, branchId: id }
}
const order = (branchId: string) => anOrder({ branchId })

describe('names of branches and companies', () => {
  test('are answered in the language of the reader: own list and record, the back office, the shopper', async () => {
    const { client, branchId } = await named()
    const { id } = await requestEvaluation(client, order(branchId))
    const [admin, shopper] = [await w.admin(), await w.shopper()]
    await w.owner.query(`update app.mystery_shopping_requests set status = 'assigned', shopper_id = $2 where id = $1`, [
      id,
      shopper.id,
    ])
    const query = readList(ownRequestList, new URLSearchParams())
    for (const [lang, branch, company] of [
      ['en', 'Olaya', 'Saffron House'],
      ['ar', 'فرع العليا', 'بيت الزعفران'],
    ] as const) {
      const { rows } = await browseOwnRequests(inLanguage(client, lang), query)
      expect(rows.map((row) => row.branch)).toEqual([branch])
      expect(await readOwnRequest(inLanguage(client, lang), id)).toMatchObject({ branchName: branch })
      const seen = { branchName: branch, clientName: company }
      expect(await readRequest(inLanguage(admin, lang), id)).toMatchObject(seen)
      const visits = await listVisits(inLanguage(shopper, lang), 1)
      expect(JSON.stringify(visits)).toContain(branch)
      expect(JSON.stringify(visits)).toContain(company)
    }
  })

  test('fall back to the other language; a reader without a language gets English', async () => {
    const { client, branchId } = await named()
    const read = (actor: Actor | null) =>
      readAs(actor, (db) =>
        db.selectFrom('branches').select(branchNow().as('name')).where('id', '=', branchId).execute(),
      )
    expect(await read(inLanguage(client, 'ar'))).toEqual([{ name: 'فرع العليا' }])
    await w.owner.query('update app.branches set name_ar = null where id = $1', [branchId])
    expect(await read(inLanguage(client, 'ar'))).toEqual([{ name: 'Olaya' }])
    await w.owner.query(`update app.companies set name_en = null where id = $1`, [client.id])
    const company = await readAs(inLanguage(client, 'en'), (db) =>
      db.selectFrom('companies').select(nodeName('companies').as('name')).where('id', '=', client.id).execute(),
    )
    expect(company).toEqual([{ name: 'بيت الزعفران' }])
  })

  test('are found by either, and readers of the same turn keep their languages apart', async () => {
    const { client, branchId } = await named()
    await requestEvaluation(client, order(branchId))
    const [en, ar] = await Promise.all([
      findRecords(inLanguage(client, 'en'), 'العليا'),
      findRecords(inLanguage(client, 'ar'), 'olaya'),
    ])
    expect(JSON.stringify(en)).toContain('Olaya')
    expect(JSON.stringify(ar)).toContain('فرع العليا')
  })

  test('of a mail and a notice follow each receiver', async () => {
    const { client, branchId } = await named()
    const other = await w.member(client, [{ role: 'owner' }], { language: 'ar' })
    await requestEvaluation(client, order(branchId))
    const job = (await w.waitingJobs('evaluations.announce')).at(-1) as { eventId: string }
    await announceStep(job)
    const { rows } = await w.owner.query<{ to_address: string; body: string }>(
      'select to_address, body from app.emails where to_address = any ($1)',
      [[client.email, other.email]],
    )
    const bodyOf = (actor: Actor) => rows.find(({ to_address }) => to_address === actor.email)?.body
    expect(bodyOf(client)).toContain('Olaya')
    expect(bodyOf(other)).toContain('فرع العليا')
    expect(bodyOf(other)).not.toContain('فرع فرع')
  })

  test('stay on a finished visit as they were; an open one gets the Arabic name that was missing', async () => {
    const client = await w.client()
    const { id: open } = await requestEvaluation(client, anOrder({ branchName: 'Nakheel' }))
    const { id: done } = await requestEvaluation(client, anOrder({ branchName: 'Nakheel' }))
    await w.owner.query(`update app.mystery_shopping_requests set status = 'cancelled' where id = $1`, [done])
    await w.owner.query(`update app.branches set name_ar = 'فرع النخيل' where client_id = $1`, [client.id])
    await w.owner.query(`update app.branches set name = 'Palms', name_ar = 'فرع النخل' where client_id = $1`, [
      client.id,
    ])
    const { rows } = await w.owner.query(
      'select id, branch_name, branch_name_ar from app.mystery_shopping_requests where id = any ($1)',
      [[open, done]],
    )
    expect(rows.find(({ id }) => id === open)).toMatchObject({ branch_name: 'Nakheel', branch_name_ar: 'فرع النخيل' })
    expect(rows.find(({ id }) => id === done)).toMatchObject({ branch_name: 'Nakheel', branch_name_ar: null })
  })

  test('stand on a certificate in both languages, for the public register too', async () => {
    const { client, branchId } = await named()
    await w.owner.query(
      `insert into app.certificates (number, client_id, branch_id, holder_name, branch_name, level, issued_at, expires_at, mean, is_listed)
       values ('ITQ-2026-8888', $1, $2, 'Saffron House', 'Olaya', 'gold', now(), now() + interval '1 year', 90, true)`,
      [client.id, branchId],
    )
    const entry = { holder: { en: 'Saffron House', ar: 'بيت الزعفران' }, branch: { en: 'Olaya', ar: 'فرع العليا' } }
    expect((await readRegister('بيت الزعفران', 1)).rows).toMatchObject([entry])
    expect((await readRegister('8888', 1)).rows).toMatchObject([entry])
  })
})

/** Files that may read a stored name: what is signed, copied or exported as it is stored. */
const asStored = [
  'features/identity/own-data/',
  'features/certification/certificates/sign-certificate.server.ts',
  // the tie of a shopper has one name, that of the day it was written
  'features/ordering/assignment/declare.server.ts',
  // columns of an insert
  'features/ordering/requests/request.server.ts',
]

test('no query answers a stored name past db/names.server.ts', () => {
  // v: functions of the database that answer in the language of the reader
  const past =
    /'(?!v\.)(?:\w+\.)?(?:branch_name|client_name|holder_name)(?: as \w+)?'(?!\))|\b(?!v\.)\w+\.(?:branch_name|client_name|holder_name) as /
  const found = globSync('features/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts') && !asStored.some((known) => file.startsWith(known)))
    .filter((file) => past.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})
