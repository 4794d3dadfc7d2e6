import { someInfo } from '#/tests/some-info.ts'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { mailReset } from '#/features/identity/accounts/mail-reset.server.ts'
import { setNewPassword } from '#/features/identity/accounts/reset-password.server.ts'
import { openSession, requestReset, resetPassword } from '#/platform/auth.server.ts'
import { importAccounts } from '#/platform/import-accounts.server.ts'
import { readSheet } from '#/platform/read-sheet.server.ts'
import { readWorkbook, workbookOf } from '#/platform/workbook.server.ts'
import { resetMails, type World, world } from '#/tests/world.ts'
import { clientTemplate } from './template.server.ts'
import { announceImport, finishLateImport, importClients, planClientImport } from './import.server.ts'

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
})

const browser = { userAgent: 'a test', network: '10.0.0.1' }
const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64')
const heading = 'Company,Contact,Email,Mobile number,VAT number,Branches'
const declared = { fileName: 'clients.csv', ground: 'interest', note: null } as const
const accounts = async () =>
  Number(
    (await w.owner.query<{ n: string }>(`select count(*) as n from app.profiles where user_type = 'client'`)).rows[0]!
      .n,
  )

it('shows what is wrong in each row and writes nothing', async () => {
  const known = await w.client({ email: 'known@example.com' })
  const before = await accounts()
  const plan = await planClientImport(
    admin,
    base64(
      `${heading}\nTea House,Sami,sami@example.com,,,\n,Sami,x@example.com,,,\nNo mail,Sami,nobody,,,\nTwice,Sami,SAMI@example.com,,,\nKnown,Sami,${known.email},,,\nVat,Sami,vat@example.com,,12,\n`,
    ),
  )
  expect(plan.ready).toBe(1)
  expect(plan.rows.map(({ line, problem }) => [line, problem])).toEqual([
    [2, null],
    [3, 'no_company'],
    [4, 'no_email'],
    [5, 'email_twice'],
    [6, 'email_known'],
    [7, 'bad_vat'],
  ])
  expect(await accounts()).toBe(before)
})

it('imports a sheet with Arabic headings: approved accounts with companies, invited in their language', async () => {
  const sheet = workbookOf([
    {
      name: 'عملاء',
      rows: [
        ['اسم المنشأة', 'مسؤول التواصل', 'البريد الإلكتروني', 'رقم الجوال', 'عدد الفروع'],
        ['مطاعم البيت', 'ليلى', 'layla@example.com', '0551234567', '٤٠'],
        ['Harbour Grill', 'Tom', 'tom@example.com', '', ''],
      ],
    },
  ])
  const content = base64(sheet)
  const { ready } = await planClientImport(admin, content)
  expect(await importClients(admin, { ...declared, content, ready })).toEqual({ imported: 2 })
  const { rows } = await w.owner.query(
    `select p.email, p.language, p.phone, c.approval, c.number_of_branches, c.approval_changed_by, k.name_ar, k.name_en
     from app.profiles p join app.client_profiles c on c.profile_id = p.id join app.companies k on k.id = p.id
     where p.email in ('layla@example.com', 'tom@example.com') order by p.email`,
  )
  expect(rows).toEqual([
    {
      email: 'layla@example.com',
      language: 'ar',
      phone: '+966551234567',
      approval: 'approved',
      number_of_branches: 40,
      approval_changed_by: admin.id,
      name_ar: 'مطاعم البيت',
      name_en: null,
    },
    {
      email: 'tom@example.com',
      language: 'en',
      phone: null,
      approval: 'approved',
      number_of_branches: 1,
      approval_changed_by: admin.id,
      name_ar: null,
      name_en: 'Harbour Grill',
    },
  ])
  const jobs = await w.waitingJobs('accounts.imported')
  expect(jobs).toHaveLength(2)
  for (const job of [...jobs, jobs[0]!]) await announceImport(job as never)
  const mails = await w.owner.query<{ language: string; body: string }>(
    `select language, body from app.emails where kind = 'client.imported' order by language`,
  )
  expect(mails.rows.map(({ language }) => language)).toEqual(['ar', 'en'])
  expect(mails.rows[0]!.body).toContain('/forgot-password')
  const log = await w.owner.query(`select from app.activity_log where action = 'clients.import' and actor_id = $1`, [
    admin.id,
  ])
  expect(log.rowCount).toBe(2)
})

it('imports a workbook of another program: a sheet before, a title, numbers with formats, dates and a formula', async () => {
  // written by XlsxWriter 3.2.9
  const content = base64(readFileSync(new URL('../../../tests/e2e/clients.xlsx', import.meta.url)))
  const plan = await planClientImport(admin, content)
  expect(plan.rows.map(({ line, problem }) => [line, problem])).toEqual([
    [3, null],
    [5, null],
    [6, 'no_email'],
  ])
  expect(await importClients(admin, { ...declared, content, ready: plan.ready })).toEqual({ imported: 2 })
  const { rows } = await w.owner.query(
    `select p.email, p.phone, p.language, c.tax_id, c.number_of_branches as branches, k.name_en, k.name_ar
     from app.profiles p join app.client_profiles c on c.profile_id = p.id join app.companies k on k.id = p.id
     where p.email like '%@foreign.example' order by p.email`,
  )
  expect(rows).toEqual([
    {
      email: 'huda@foreign.example',
      phone: '+966551234567',
      language: 'en',
      tax_id: '310000000000003',
      branches: 12,
      name_en: 'Foreign Grill',
      name_ar: 'مشويات الغربة',
    },
    {
      email: 'salem@foreign.example',
      phone: '+966557654321',
      language: 'ar',
      tax_id: null,
      branches: 1,
      name_en: null,
      name_ar: 'قهوة الشرق',
    },
  ])
  const recorded = await w.owner.query(
    `select row_count, cardinality(client_ids) as clients from app.client_imports order by declared_at desc limit 1`,
  )
  expect(recorded.rows).toEqual([{ row_count: 3, clients: 2 }])
})

it('imports a company under its names in both languages, from the template', async () => {
  const content = base64(
    'Company in English,Company in Arabic,Contact,Email\nPalm Grill,مشويات النخيل,Huda,huda@example.com\n,مطاعم الواحة,Nora,nora@example.com\n',
  )
  await importClients(admin, { ...declared, content, ready: 2 })
  const { rows } = await w.owner.query(
    `select k.name_en, k.name_ar, n.name_en as root_en, n.name_ar as root_ar, p.language from app.companies k
     join app.profiles p on p.id = k.id join app.org_nodes n on n.client_id = k.id and n.kind = 'root'
     where p.email in ('huda@example.com', 'nora@example.com') order by p.email`,
  )
  expect(rows).toEqual([
    {
      name_en: 'Palm Grill',
      name_ar: 'مشويات النخيل',
      root_en: 'Palm Grill',
      root_ar: 'مشويات النخيل',
      language: 'en',
    },
    { name_en: null, name_ar: 'مطاعم الواحة', root_en: null, root_ar: 'مطاعم الواحة', language: 'ar' },
  ])
})

it('lets the owner of an imported account set a password and sign in', async () => {
  const content = base64(`${heading}\nOwn Way,Nadia,nadia@example.com,,,\n`)
  await importClients(admin, { ...declared, content, ready: 1 })
  await expect(openSession('nadia@example.com', 'anything-at-all', browser)).rejects.toMatchObject({
    code: 'account.wrong-credentials',
  })
  await requestReset('nadia@example.com')
  const { profileId, token } = resetMails.at(-1)!
  await mailReset({ profileId, token })
  await resetPassword(token, 'seven-blue-camels')
  const session = await openSession('nadia@example.com', 'seven-blue-camels', browser)
  expect(session.profileId).toBe(profileId)
})

it('verifies the address of an imported account when its owner sets the password by the mailed link, not before', async () => {
  await importClients(admin, {
    ...declared,
    content: base64(`${heading}\nProven,Nadia,proven@example.com,,,\n`),
    ready: 1,
  })
  const verified = async () =>
    (
      await w.owner.query<{ is: boolean }>(
        `select "emailVerified" as is from auth."user" where email = 'proven@example.com'`,
      )
    ).rows[0]!.is
  expect(await verified()).toBe(false)
  await requestReset('proven@example.com')
  const { token } = resetMails.at(-1)!
  await expect(setNewPassword(someInfo(), 'x'.repeat(24), 'seven-blue-camels')).rejects.toMatchObject({
    code: 'account.reset-link-invalid',
  })
  expect(await verified()).toBe(false)
  await setNewPassword(someInfo(), token, 'seven-blue-camels')
  expect(await verified()).toBe(true)
})

it('imports all confirmed rows or none', async () => {
  const content = base64(`${heading}\nLate One,Sami,late@example.com,,,\nLate Two,Sami,later@example.com,,,\n`)
  const { ready } = await planClientImport(admin, content)
  await w.client({ email: 'late@example.com' })
  await expect(importClients(admin, { ...declared, content, ready })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  const { rowCount } = await w.owner.query(`select from app.profiles where email = 'later@example.com'`)
  expect(rowCount).toBe(0)
})

it('finishes an import whose process ended after the accounts were created, and changes nothing after a whole one', async () => {
  const state = async () => {
    const { rows } = await w.owner.query<{ approval: string; approval_changed_by: string | null }>(
      `select c.approval, c.approval_changed_by from app.client_profiles c join app.profiles p on p.id = c.profile_id
       where p.email = 'crash@example.com'`,
    )
    return rows[0]
  }
  const id = randomUUID()
  await importAccounts([{ id, email: 'crash@example.com', name: 'Sami', registration: { company_name: 'Crash Cafe' } }])
  expect(await state()).toEqual({ approval: 'pending', approval_changed_by: null })
  const invited = async () =>
    (await w.waitingJobs('accounts.imported')).filter(({ clientId }) => clientId === id).length
  const job = { clientIds: [id, randomUUID()], actorId: admin.id, importId: null }
  await finishLateImport(job)
  expect(await state()).toEqual({ approval: 'approved', approval_changed_by: admin.id })
  await finishLateImport(job)
  expect(await invited()).toBe(1)
})

it('gives templates that the import reads, in both languages and formats', async () => {
  for (const lang of ['en', 'ar'] as const)
    for (const format of ['csv', 'xlsx']) {
      const file = await clientTemplate(admin, new URLSearchParams({ format }), lang)
      const bytes = Buffer.from(await file.arrayBuffer())
      const rows = await readSheet(bytes, 5)
      const filled = base64(
        `${rows![0]!.cells.join(',')}\nTea House,بيت الشاي,Sami,template-${lang}-${format}@example.com,,,,2,ar\n`,
      )
      expect((await planClientImport(admin, filled)).rows).toMatchObject([
        { problem: null, client: { branches: 2, language: 'ar' } },
      ])
    }
  for (const stranger of [await w.client(), await w.shopper()])
    await expect(clientTemplate(stranger, new URLSearchParams(), 'en')).rejects.toMatchObject({ code: 'not-allowed' })
})

it('has examples on a second sheet of the template, which are valid and are not imported', async () => {
  for (const lang of ['en', 'ar'] as const) {
    const file = await clientTemplate(admin, new URLSearchParams('format=xlsx'), lang)
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(await planClientImport(admin, base64(bytes))).toEqual({ rows: [], ready: 0 })
    const [, example] = (await readWorkbook(bytes))!
    expect(example?.name).toBe(lang === 'ar' ? 'مثال' : 'Example')
    const plan = await planClientImport(admin, base64(workbookOf([example!])))
    expect(plan.rows.map(({ problem }) => problem)).toEqual([null, null])
    expect(plan.rows.map(({ client }) => client?.language)).toEqual([lang, lang])
    expect(plan.rows[0]!.client).toMatchObject({ phone: '+966551234567', branches: 4, taxId: '310000000000003' })
  }
})

it.each([
  ['no sheet', 'just a text'],
  ['a sheet without the headings', 'a,b,c\n1,2,3'],
  ['an archive that is no workbook', 'PK\x03\x04 broken'],
])('refuses %s', async (_, content) => {
  await expect(planClientImport(admin, base64(content))).rejects.toMatchObject({ code: 'client.sheet-unreadable' })
})

it('refuses more rows than the most', async () => {
  const rows = Array.from({ length: 501 }, (_, n) => `C${n},P,c${n}@example.com,,,`)
  await expect(planClientImport(admin, base64([heading, ...rows].join('\n')))).rejects.toMatchObject({
    code: 'client.sheet-long',
  })
})

it('is for staff only', async () => {
  const content = base64(`${heading}\nTea House,Sami,strange@example.com,,,\n`)
  for (const stranger of [await w.client(), await w.shopper(), await w.freelancer()]) {
    await expect(planClientImport(stranger, content)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(importClients(stranger, { ...declared, content, ready: 1 })).rejects.toMatchObject({
      code: 'not-allowed',
    })
  }
})
