import { expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Cell } from '#/domain/csv.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { wordingProblems } from '#/domain/messaging/wording.ts'
import { langs, withoutMarks } from '#/domain/text.ts'
import { noticeText } from '#/features/messaging/notifications/notice.ts'
import { readNotices } from '#/features/messaging/notifications/read-notices.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { declaredOf, messageKinds, programWording } from '#/features/messaging/wording/declared.ts'
import { forgetWordings } from '#/features/messaging/wording/saved.server.ts'
import { world } from '#/tests/world.ts'
import { templateList } from './list.ts'
import { browseTemplates, templatesUnder } from './list.server.ts'
import { previewOf } from './preview.server.ts'
import { readTemplate } from './read-template.server.ts'
import { restoreTemplate, returnToProgram, saveTemplate } from './save-template.server.ts'
import { testSend } from './test-send.server.ts'

const w = await world()
const author = await w.admin({ role: 'content', name: 'Content Person' })
const client = await w.client({ name: 'Huda' })
const arabic = await w.client({ name: 'هدى', language: 'ar' })
const kind = 'invoice.settled'
const found = (params: string) => browseTemplates(author, readList(templateList, new URLSearchParams(params)))
const versionOf = async (name: string) => (await readTemplate(author, name)).version
const save = async (name: string, change: object) => {
  const { texts, version } = await readTemplate(author, name)
  await saveTemplate(author, { kind: name, seen: version, texts: { ...texts, ...change } })
}
const settle = (key: string, to: Actor = client) =>
  asSystem('a test tells', (tx) =>
    tell(
      tx,
      { client: to.id },
      kind,
      { number: 'INV-2026-000007', amount: 5750, invoice: author.id },
      { effectKey: key },
    ),
  )
const mailOf = async (key: string) =>
  (await w.owner.query('select subject, body, language from app.emails where effect_key like $1', [`${key}%`])).rows[0]
const refusal = (step: Promise<unknown>) =>
  step.then(
    () => null,
    (error: { fields?: object }) => error.fields,
  )

test('lists every message of the program, and finds them by words of both languages', async () => {
  expect((await found('')).total).toBe(messageKinds.length)
  expect((await found('q=invoice.settled')).rows.map((row) => row.kind)).toContain(kind)
  const inArabic = await found(`q=${encodeURIComponent('سويت الفاتورة')}`)
  expect(inArabic.rows.map((row) => row.kind)).toContain(kind)
  const billing = await found('area=billing&rows=50')
  expect(new Set(billing.rows.map(({ area }) => area))).toEqual(new Set(['billing']))
})

test('the file has each message under the filters, and no texts', async () => {
  const query = readList(templateList, new URLSearchParams('area=billing'))
  const lines: (readonly Cell[])[] = []
  for await (const line of await exportList(author, templateList, query, { all: templatesUnder }, 'en'))
    lines.push(line)
  expect(lines).toHaveLength((await found('area=billing')).total + 1)
  expect(lines[0]).toEqual(['Message', 'Group', 'Sent as', 'Text', 'Last change', 'Key'])
  expect(lines.map((line) => line.at(-1))).toContain(kind)
})

test('the texts of the program fit the variables that their messages declare', () => {
  for (const one of messageKinds)
    expect([one, wordingProblems(programWording(one), declaredOf(one))]).toEqual([one, {}])
})

test('each message has a preview in both languages without a variable left', async () => {
  for (const one of messageKinds)
    for (const lang of langs) {
      const { subject, body, bell } = await previewOf(author, one, programWording(one), lang)
      expect([one, `${subject}${body}${bell}`]).toEqual([one, expect.not.stringMatching(/[{}\uE000]|undefined|NaN/)])
    }
})

test('a saved text is sent in the language of each reader, until the default is restored', async () => {
  const texts = {
    subjectEn: 'Thank you for {amount}',
    subjectAr: 'شكرًا على {amount}',
    bellEn: 'Paid: {number}',
    bellAr: 'سُددت: {number}',
  }
  await save(kind, texts)
  await settle('saved')
  await settle('saved-ar', arabic)
  expect((await mailOf('saved')).subject).toBe('Thank you for SAR 57.50')
  expect((await mailOf('saved-ar')).subject).toMatch(/^شكرًا على /)
  const { notices } = await readNotices(client, { most: 5 })
  expect(noticeText('en', notices[0]!)).toBe('Paid: INV-2026-000007')
  expect(withoutMarks(noticeText('ar', notices[0]!))).toBe('سُددت: INV-2026-000007')
  expect((await found('state=own')).rows).toMatchObject([{ kind, state: 'own' }])

  await returnToProgram(author, { kind, seen: await versionOf(kind) })
  await settle('default')
  expect((await mailOf('default')).subject).toBe('Invoice INV-2026-000007 is settled')
  const after = await readTemplate(author, kind)
  expect(after).toMatchObject({ state: 'program', version: 2, versions: [{ texts: null }, { by: 'Content Person' }] })

  await restoreTemplate(author, { kind, seen: 2, version: 1 })
  expect(await readTemplate(author, kind)).toMatchObject({ state: 'own', version: 3, texts })
  await returnToProgram(author, { kind, seen: 3 })
})

test('refuses variables that the message does not have and the lack of those that its reader needs, by name', async () => {
  const wrong = { subjectEn: 'Hello {price}', bodyAr: 'مرحبًا {name}' }
  expect(await refusal(save(kind, wrong))).toEqual({
    subjectEn: 'template-unknown:{price}',
    bodyAr: 'template-missing:{link}',
  })
  expect(await refusal(save('account.sign-in-link', { subjectEn: 'Code {code}' }))).toEqual({
    subjectEn: 'template-unknown:{code}',
  })
  expect(await refusal(save('account.sign-in-link', { bodyEn: 'Go: {link}' }))).toMatchObject({
    bodyEn: expect.stringContaining('{code}'),
  })
})

test('a text with markup stays text in the mail', async () => {
  const texts = { ...programWording(kind), bodyEn: '<img src=x onerror=alert(1)> {{7*7}\n{link}' }
  expect(await refusal(saveTemplate(author, { kind, seen: await versionOf(kind), texts }))).toHaveProperty('bodyEn')
  const { html } = await previewOf(author, kind, { ...texts, bodyEn: '<b onclick="x">{name}</b>\n{link}' }, 'en')
  expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;')
})

test('the preview has the values of the last such mail', async () => {
  await settle('for-preview')
  const { subject, real } = await previewOf(
    author,
    kind,
    { ...programWording(kind), subjectEn: 'Done: {number}' },
    'en',
  )
  expect([subject, real]).toEqual(['Done: INV-2026-000007', true])
})

test('a saved text that no longer fits is not sent, and the page says so', async () => {
  await w.owner.query(
    `insert into app.message_texts (kind, version, texts, saved_by) values ('invoice.credited', 1, $1, $2)`,
    [JSON.stringify({ ...programWording('invoice.credited'), subjectEn: 'Of {gone}' }), author.id],
  )
  forgetWordings()
  expect(await readTemplate(author, 'invoice.credited')).toMatchObject({
    state: 'misfit',
    texts: programWording('invoice.credited'),
  })
  await expect(restoreTemplate(author, { kind: 'invoice.credited', seen: 1, version: 1 })).rejects.toMatchObject({
    code: 'bad-request',
  })
  const given = { number: 'C-1', amount: 100, original: 'I-1', reason: 'r', invoice: author.id }
  await asSystem('a test tells', (tx) =>
    tell(tx, { client: client.id }, 'invoice.credited', given, { effectKey: 'misfit' }),
  )
  expect((await mailOf('misfit')).subject).toMatch(/^Credit note C-1/)
})

test('a test goes to the author in both languages and saves nothing', async () => {
  const texts = { ...programWording(kind), subjectEn: 'Draft of {number}' }
  await testSend(author, { kind, texts })
  const { rows } = await w.owner.query(
    `select subject, language from app.emails where to_address = $1 order by language desc`,
    [author.email],
  )
  expect(rows).toMatchObject([{ subject: expect.stringMatching(/^Test: Draft of /) }, { language: 'ar' }])
  expect((await readTemplate(author, kind)).state).toBe('program')
})

test('a text that another person changed meanwhile is not overwritten', async () => {
  const seen = await versionOf('invoice.issued')
  const texts = programWording('invoice.issued')
  await saveTemplate(author, { kind: 'invoice.issued', seen, texts })
  await expect(saveTemplate(author, { kind: 'invoice.issued', seen, texts })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
})
