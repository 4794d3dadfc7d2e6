import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { zipSync } from 'fflate'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { libraryFileTypes } from '#/domain/site/library.ts'
import { now } from '#/platform/clock.ts'
import { openNamedFile } from '#/platform/files.server.ts'
import { workbookOf } from '#/platform/workbook.server.ts'
import { smallPdf } from '#/tests/small-pdf.ts'
import { picture } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { announceDocument, followLibrary, remindOfDocument } from './announce.server.ts'
import type { DocumentFacts } from './form.ts'
import { libraryList, readerList } from './list.ts'
import { confirmRead, openOwnFile, readOwnLibrary } from './own.server.ts'
import { browseLibrary, browseReaders, openVersionFile, readDocument } from './read.server.ts'
import { sendLibraryFile } from './send-file.server.ts'
import { addVersion, changeDocument, publishDocument, remindReaders, setArchived } from './write.server.ts'

const w = await world()
const content = await w.admin({ role: 'content' })
const pdf = smallPdf('hygiene rules')
const today = () => riyadhDay(now())

const facts = (given: Partial<DocumentFacts> = {}): DocumentFacts => ({
  titleEn: 'Hygiene rules',
  titleAr: 'قواعد النظافة',
  aboutEn: '',
  aboutAr: '',
  audiences: ['clients'],
  mustConfirm: false,
  expiresOn: null,
  ...given,
})
const publish = (given: Partial<DocumentFacts> = {}, bytes: Uint8Array = pdf) =>
  publishDocument(content, { id: randomUUID(), tell: false, ...facts(given) }, { en: { name: 'rules.pdf', bytes } })
const titles = async (actor: Actor) => (await readOwnLibrary(actor)).map(({ title }) => title.en)
const told = async (actor: Actor, kind: string) => {
  const { rows } = await w.owner.query('select from app.notifications where profile_id = $1 and kind = $2', [
    actor.id,
    kind,
  ])
  return rows.length
}

it('shows a document to its audience only: members of clients, approved shoppers, freelancers, staff', async () => {
  const [client, shopper, finance] = [await w.client(), await w.shopper(), await w.admin({ role: 'finance' })]
  const viewer = await w.member(client, [{ role: 'viewer' }])
  const [waiting, suspended] = [
    await w.shopper({ approval: 'pending' }),
    await w.client({ approval: 'suspended', company: 'Gone' }),
  ]
  const forClients = await publish({ titleEn: 'For clients' })
  await publish({ titleEn: 'For shoppers', audiences: ['shoppers'] })
  await publish({ titleEn: 'For staff', audiences: ['staff'] })
  const all = ['For clients', 'For shoppers', 'For staff']
  const seen = async (actor: Actor) => (await titles(actor)).filter((title) => all.includes(title))
  expect(await seen(client)).toEqual(['For clients'])
  expect(await seen(viewer)).toEqual(['For clients'])
  expect(await seen(shopper)).toEqual(['For shoppers'])
  expect(await seen(finance)).toEqual(['For staff'])
  expect(await seen(waiting)).toEqual([])
  expect(await seen(suspended)).toEqual([])
  await w.owner.query(`update app.staff_members set state = 'removed' where profile_id = $1`, [finance.id])
  expect(await seen(finance)).toEqual([])
  await expect(openOwnFile(shopper, forClients, 'en')).rejects.toMatchObject({ code: 'not-found' })
  await expect(openOwnFile(client, forClients, 'ar')).rejects.toMatchObject({ code: 'not-found' })
  await expect(openOwnFile(client, forClients, 'fr')).rejects.toMatchObject({ code: 'not-found' })
})

it('hides a document after its last day and when it is archived', async () => {
  const client = await w.client()
  const [ends, withdrawn] = [await publish({ titleEn: 'Ends', expiresOn: today() }), await publish({ titleEn: 'Old' })]
  expect(await titles(client)).toEqual(expect.arrayContaining(['Ends', 'Old']))
  await w.owner.query(`update app.library_documents set expires_on = $2 where id = $1`, [ends, addDays(today(), -1)])
  await setArchived(content, { id: withdrawn, revision: 1, isArchived: true })
  expect(await titles(client)).not.toEqual(expect.arrayContaining(['Ends']))
  expect(await titles(client)).not.toEqual(expect.arrayContaining(['Old']))
  await expect(openOwnFile(client, withdrawn, 'en')).rejects.toMatchObject({ code: 'not-found' })
  await setArchived(content, { id: withdrawn, revision: 2, isArchived: false })
  expect(await titles(client)).toEqual(expect.arrayContaining(['Old']))
})

it('records a confirmation once, asks for another one only where our team says so', async () => {
  const client = await w.client()
  const id = await publish({ mustConfirm: true })
  await confirmRead(client, id, 1)
  await confirmRead(client, id, 1)
  const own = async () => (await readOwnLibrary(client)).find((one) => one.id === id)!
  expect((await own()).confirmedAt).not.toBeNull()
  const version = { id, noteEn: '', noteAr: '', tell: false }
  await addVersion(content, { ...version, revision: 1, confirmAgain: false }, { ar: { name: 'ب.pdf', bytes: pdf } })
  expect(await own()).toMatchObject({ version: 2, files: [{ lang: 'ar', type: 'pdf' }] })
  expect((await own()).confirmedAt).not.toBeNull()
  await addVersion(content, { ...version, revision: 2, confirmAgain: true }, { en: { name: 'c.pdf', bytes: pdf } })
  expect((await own()).confirmedAt).toBeNull()
  await expect(confirmRead(client, id, 2)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await confirmRead(client, id, 3)
  const { rows } = await w.owner.query(
    'select number from app.library_confirmations where document_id = $1 order by 1',
    [id],
  )
  expect(rows.map(({ number }) => number)).toEqual([1, 3])
  await expect(confirmRead(await w.shopper(), id, 3)).rejects.toMatchObject({ code: 'not-found' })
  await expect(confirmRead(client, await publish(), 1)).rejects.toMatchObject({ code: 'not-found' })
})

it('counts and lists the readers with and without a confirmation', async () => {
  const [one, two] = [await w.client({ company: 'One' }), await w.client({ company: 'Two' })]
  const id = await publish({ mustConfirm: true })
  await confirmRead(one, id, 1)
  const of = await readDocument(content, id)
  expect(of.confirmed).toBe(1)
  expect(of.readers).toBeGreaterThanOrEqual(2)
  const readers = async (tab: string) => {
    const query = readList(readerList(id), new URLSearchParams({ readers: tab }))
    return (await browseReaders(content, id, { ...query, rows: 1000 })).rows.map((row) => row.id)
  }
  expect(await readers('done')).toEqual([one.id])
  expect(await readers('missing')).toContain(two.id)
  expect(await readers('missing')).not.toContain(one.id)
})

it('finds documents by words of both languages and by the name of a file', async () => {
  const id = await publish({ titleEn: 'Fire drill', titleAr: 'تدريب الإخلاء' })
  const found = async (q: string) =>
    (await browseLibrary(content, readList(libraryList, new URLSearchParams({ q })))).rows.map((row) => row.id)
  expect(await found('fire')).toEqual([id])
  expect(await found('الاخلاء')).toEqual([id])
  expect(await found('rules.pdf')).toContain(id)
  expect(await found('nothing like it')).toEqual([])
})

const word = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])))
const contents = `<Override ContentType="${libraryFileTypes.docx}.main+xml"/>`

it('takes PDF, office files and pictures, and gives them back as downloads under their names', async () => {
  const files = {
    en: { name: 'C:\\papers\\weekly "plan".XLSX', bytes: workbookOf([{ name: 'a', rows: [['1']] }]) },
    ar: { name: 'صورة.png', bytes: await picture() },
  }
  const id = await publishDocument(content, { id: randomUUID(), tell: false, ...facts() }, files)
  const stored = await openVersionFile(content, { documentId: id, version: '1', lang: 'en' })
  expect(stored).toMatchObject({ name: 'weekly  plan.xlsx', contentType: libraryFileTypes.xlsx })
  const shown = await sendLibraryFile(
    await openVersionFile(content, { documentId: id, version: '1', lang: 'ar' }),
    'ar',
  )
  expect(shown.headers.get('content-disposition')).toBe(
    `attachment; filename="____.jpg"; filename*=UTF-8''${encodeURIComponent('صورة.jpg')}`,
  )
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
  await shown.body?.cancel()
  await publish({}, word({ '[Content_Types].xml': contents, 'word/document.xml': '<w/>' }))
})

it.each([
  ['nothing', new Uint8Array(), 'document-file'],
  ['a page of HTML', Buffer.from('<html><script>alert(1)</script>'), 'library-type'],
  ['a broken PDF', Buffer.from('%PDF-1.7 broken'), 'file-broken'],
  ['any archive', word({ 'a.txt': 'x' }), 'library-type'],
  ['a file with macros', word({ '[Content_Types].xml': contents, 'word/vbaProject.bin': 'x' }), 'library-type'],
  ['eleven megabytes', Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)]), 'library-large'],
])('refuses %s, and keeps nothing', async (_, bytes, field) => {
  const id = randomUUID()
  const sent = publishDocument(content, { id, tell: false, ...facts() }, { en: { name: 'a', bytes } })
  await expect(sent).rejects.toMatchObject({ fields: { fileEn: field } })
  await expect(readDocument(content, id)).rejects.toMatchObject({ code: 'not-found' })
})

it('publishes a form that is sent twice once', async () => {
  const input = { id: randomUUID(), tell: false, ...facts({ titleEn: 'Twice' }) }
  for (const _ of [1, 2]) await publishDocument(content, input, { en: { name: 'a.pdf', bytes: pdf } })
  expect((await readDocument(content, input.id)).versions).toHaveLength(1)
})

it('refuses a step on a document that changed meanwhile, and removes the file it stored', async () => {
  const id = await publish()
  await changeDocument(content, { id, revision: 1, ...facts({ titleEn: 'Changed' }) })
  const late = addVersion(
    content,
    { id, revision: 1, noteEn: '', noteAr: '', confirmAgain: false, tell: false },
    { en: { name: 'b.pdf', bytes: pdf } },
  )
  await expect(late).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const document = await readDocument(content, id)
  expect(document).toMatchObject({ latest: 1, revision: 2, title: { en: 'Changed' } })
  const { storageKey } = await openVersionFile(content, { documentId: id, version: '1', lang: 'en' })
  const opened = await openNamedFile(storageKey)
  expect(opened?.size).toBe(pdf.length)
  await opened?.stream.cancel()
  await expect(
    changeDocument(content, { id, revision: 2, ...facts({ expiresOn: addDays(today(), -1) }) }),
  ).rejects.toMatchObject({ fields: { expiresOn: 'day-ahead' } })
})

it('tells its readers once, reminds those who have not confirmed, and our team before the last day', async () => {
  const [client, shopper] = [await w.client(), await w.shopper()]
  const id = await publish({ mustConfirm: true, expiresOn: addDays(today(), 20) })
  for (const _ of [1, 2]) await announceDocument({ documentId: id, version: 1 })
  await announceDocument({ documentId: id, version: 7 })
  expect([await told(client, 'library.to-confirm'), await told(shopper, 'library.to-confirm')]).toEqual([1, 0])
  await remindReaders(content, { id, revision: 1 })
  for (const _ of [1, 2]) await remindOfDocument({ documentId: id, version: 1, day: today() })
  expect(await told(client, 'library.reminder')).toBe(1)
  await confirmRead(client, id, 1)
  await w.owner.query(
    `update app.library_versions set published_at = published_at - interval '7 days' where document_id = $1`,
    [id],
  )
  const other = await w.client({ company: 'Late' })
  for (const _ of [1, 2]) await followLibrary()
  expect([await told(client, 'library.reminder'), await told(other, 'library.reminder')]).toEqual([1, 1])
  expect(await told(content, 'library.ends')).toBe(1)
})

it('lets only staff of the site manage it, support read it, and strangers nothing', async () => {
  const id = await publish()
  const writes = (actor: Actor) => [
    publishDocument(actor, { id: randomUUID(), tell: false, ...facts() }, { en: { name: 'a.pdf', bytes: pdf } }),
    changeDocument(actor, { id, revision: 1, ...facts() }),
    addVersion(actor, { id, revision: 1, noteEn: '', noteAr: '', confirmAgain: false, tell: false }, {}),
    setArchived(actor, { id, revision: 1, isArchived: true }),
    remindReaders(actor, { id, revision: 1 }),
  ]
  const reads = (actor: Actor) => [
    browseLibrary(actor, readList(libraryList, new URLSearchParams())),
    readDocument(actor, id),
    browseReaders(actor, id, readList(readerList(id), new URLSearchParams())),
    openVersionFile(actor, { documentId: id, version: '1', lang: 'en' }),
  ]
  for (const stranger of [await w.client(), await w.shopper(), await w.admin({ role: 'finance' })])
    for (const verb of [...reads(stranger), ...writes(stranger)])
      await expect(verb).rejects.toMatchObject({ code: 'not-allowed' })
  const support = await w.admin({ role: 'support' })
  await Promise.all(reads(support))
  for (const verb of writes(support)) await expect(verb).rejects.toMatchObject({ code: 'not-allowed' })
})
