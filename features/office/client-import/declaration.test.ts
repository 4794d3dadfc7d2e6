import { createHash } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { type World, world } from '#/tests/world.ts'
import { clientImportForm } from './form.ts'
import { announceImport, importClients } from './import.server.ts'
import { readClientImports } from './record.server.ts'

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
})

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64')
const heading = 'Company,Contact,Email,Mobile number,VAT number,Branches'
const declared = { fileName: 'clients.csv', ground: 'interest', note: null } as const
const accounts = async () =>
  Number(
    (await w.owner.query<{ n: string }>(`select count(*) as n from app.profiles where user_type = 'client'`)).rows[0]!
      .n,
  )

it('stores the declaration with the bytes’ hash and the accounts before it imports, and never changes it', async () => {
  const bytes = Buffer.from(`\uFEFF${heading}\nWitness,Sami,witness@example.com,,,\n,No company,x@example.com,,,\n`)
  const declaration = { fileName: 'عملاء.csv', ground: 'consent', note: 'Fair of March, sheet 3' } as const
  await importClients(admin, { ...declaration, content: base64(bytes), ready: 1 })
  const { rows } = await w.owner.query(
    `select i.*, p.id as account from app.client_imports i join app.profiles p on p.id = any (i.client_ids)
     where p.email = 'witness@example.com'`,
  )
  expect(rows).toMatchObject([
    {
      ground: 'consent',
      note: 'Fair of March, sheet 3',
      file_name: 'عملاء.csv',
      file_sha256: createHash('sha256').update(bytes).digest('hex'),
      row_count: 2,
      client_ids: [rows[0].account],
      declared_by: admin.id,
    },
  ])
  const { id, account } = rows[0]
  const later = await w.waitingJobs('accounts.finish-import')
  expect(later).toContainEqual({ clientIds: [account], actorId: admin.id, importId: id })
  const log = await w.owner.query(
    `select after from app.activity_log where action = 'clients.import' and entity_id = $1`,
    [account],
  )
  expect(log.rows[0].after).toMatchObject({ importId: id })
  for (const change of [`update app.client_imports set ground = 'contract'`, 'delete from app.client_imports'])
    await expect(w.owner.query(change)).rejects.toThrow('never changed')
})

it.each([
  ['contract', 'from a list of companies that asked us for a contract'],
  ['consent', 'agreed to be contacted by us'],
  ['interest', 'from our list of business contacts'],
] as const)('tells the owner of an account where the data are from: %s', async (ground, sentence) => {
  const email = `${ground}@example.com`
  const content = base64(`${heading}\nSource,Nadia,${email},,,\n`)
  await importClients(admin, { ...declared, ground, content, ready: 1 })
  for (const job of await w.waitingJobs('accounts.imported')) await announceImport(job as never)
  const mails = await w.owner.query<{ body: string }>('select body from app.emails where to_address = $1', [email])
  expect(mails.rows.map(({ body }) => body.includes(sentence))).toEqual([true])
})

it('runs no import without a declaration', async () => {
  const sent = { intent: 'apply', content: 'x', ready: '1', fileName: 'a.csv', note: '' }
  const whole = { ...sent, ground: 'contract', declaration: 'on' }
  expect(clientImportForm.parse(whole)).toMatchObject({ ground: 'contract', note: null, ready: 1 })
  const { ground: _, ...groundless } = whole
  for (const [form, field] of [
    [groundless, 'ground'],
    [{ ...whole, ground: 'marketing' }, 'ground'],
    [sent, 'declaration'],
  ] as const)
    expect(clientImportForm.safeParse(form).error?.issues.map(({ path }) => path[0])).toContain(field)
  const before = await accounts()
  const content = base64(`${heading}\nGroundless,Sami,groundless@example.com,,,\n`)
  const groundlessImport = { ...declared, content, ready: 1, ground: 'marketing' as never }
  await expect(importClients(admin, groundlessImport)).rejects.toThrow()
  expect(await accounts()).toBe(before)
})

it('lists earlier imports for staff who may import, the newest first, also one that created no account', async () => {
  const [first] = await readClientImports(admin)
  const known = await w.client({ email: 'race@example.com' })
  await w.owner.query(
    `insert into app.client_imports (ground, file_name, file_sha256, row_count, client_ids, declared_by)
     values ('contract', 'race.csv', repeat('0', 64), 2, array[gen_random_uuid()], $1)`,
    [admin.id],
  )
  const [newest, second] = await readClientImports(admin)
  expect(newest).toMatchObject({ file: 'race.csv', ground: 'contract', rows: 2, clients: 0 })
  expect(second).toEqual(first)
  expect(first).toMatchObject({ clients: 1, by: admin.name })
  const support = await w.admin({ role: 'support' })
  for (const stranger of [known, await w.shopper(), await w.freelancer(), support])
    await expect(readClientImports(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
})
