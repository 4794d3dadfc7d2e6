import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { langs } from '#/domain/text.ts'
import { removeFile, storageKey } from '#/platform/files.server.ts'
import { closeDocuments } from '#/platform/documents.server.ts'
import { pdfPages } from '#/tests/pdf-text.ts'
import { upheld } from '#/tests/disputes.ts'
import { badAnswers, reportWithPhotos } from '#/tests/report-documents.ts'
import { saveTranslation } from '#/features/fieldwork/translations/save-translation.server.ts'
import { releasedReport, reportIn } from '#/tests/reports.ts'
import { save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { documentStanding, getDocument } from './get-document.server.ts'
import { makeInBackground } from './make-in-background.server.ts'
import { planDocument, setReport } from './make-document.server.ts'
import { sendDocument } from './send-document.server.ts'

const w = await world()
afterAll(closeDocuments)
const [client, stranger, shopper, editor] = [await w.client(), await w.client(), await w.shopper(), await w.admin()]
const reportId = await reportWithPhotos(w, { client, shopper, editor, photos: 3, changed: badAnswers })
const many = await reportWithPhotos(w, { client, shopper, editor, photos: 60 })

const bytesOf = async (actor: Actor, id: string, lang: 'en' | 'ar' = 'en'): Promise<Buffer> => {
  const given = await getDocument(actor, id, lang)
  return Buffer.from(await new Response(given!.stream).arrayBuffer())
}
const documents = async (id: string) =>
  (await w.owner.query('select * from app.report_documents where report_id = $1 order by created_at, id', [id])).rows
const filesOf = async (owner: string): Promise<number> =>
  (
    await w.owner.query(
      `select count(*)::int as n from app.files where client_id = $1 and purpose = 'report_document'`,
      [owner],
    )
  ).rows[0].n

test.each(langs)('the document in %s is tagged, in its language, and can be searched', async (lang) => {
  const bytes = await bytesOf(client, reportId, lang)
  const text = bytes.toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  for (const part of ['pdfuaid:part', '/StructTreeRoot', '/Marked true', `/Lang (${lang})`])
    expect(text).toContain(part)
  const pages = pdfPages(bytes)
  const all = pages.join('\n')
  const words =
    lang === 'ar'
      ? ['الملخص', 'المنهجية', 'منشور', 'إتقان', 'نعم', 'أكبر', 'خصم', 'تقرير', '31']
      : [
          'Mystery visit report',
          'Summary',
          'Critical finding',
          'How this score was made',
          'Minutes from order to main courses',
        ]
  for (const word of words) expect(all).toContain(word)
  expect(all).toContain('59.0%')
  expect(all).toContain('82.25% → 59.00%')
  pages.forEach((page, index) => expect(page).toMatch(new RegExp(`\\b${index + 1}\\s*/\\s*${pages.length}\\s*$`)))
})

test('every page is A4 and nothing is set beyond its edges', async () => {
  const text = (await bytesOf(client, reportId)).toString('latin1')
  const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  expect(boxes.length).toBeGreaterThan(4)
  for (const [, width, height] of boxes) {
    expect(Number(width)).toBeCloseTo(595.28, 0)
    expect(Number(height)).toBeCloseTo(841.89, 0)
  }
})

test('what people typed is printed as it is, in the document of either language', async () => {
  for (const lang of langs) {
    const all = pdfPages(await bytesOf(client, reportId, lang)).join('\n')
    expect(all).toContain('#panic("x")')
    if (lang === 'en') expect(all).toContain('$y$ *b* <label> @ref')
    expect(all).toContain('wait please')
  }
})

test('the document of each language tells the shopper’s words in it, with a mark, and is made again for a later translation', async () => {
  const changed = [save('Q6', false, { comment: 'Nobody greeted us for 4 minutes.' })]
  const id = await releasedReport(w, editor, { client, changed })
  const english = async () => pdfPages(await bytesOf(client, id, 'en')).join('\n')
  const arabic = async () => pdfPages(await bytesOf(client, id, 'ar')).join('\n')
  expect(await english()).not.toContain('Original in English')
  expect(await arabic()).toContain('Nobody greeted us')
  const of = { questionKey: 'Q6', field: 'comment', original: 'Nobody greeted us for 4 minutes.', version: 0 } as const
  await saveTranslation(editor, { reportId: id, ...of, text: 'لم يرحب بنا أحد مدة 4 دقائق.' })
  expect(await arabic()).not.toContain('Nobody greeted us')
  expect(await arabic()).toContain('مترجم')
  expect(await english()).toContain('Nobody greeted us')
})

test('nothing in the document names the shopper', async () => {
  const all = pdfPages(await bytesOf(client, reportId)).join('\n')
  expect(all).not.toContain(shopper.name)
  expect(all).not.toContain(shopper.email)
})

test('the same report gives the same kept file, to the client and to the administrator', async () => {
  const first = await bytesOf(client, reportId)
  const rows = await documents(reportId)
  expect((await bytesOf(editor, reportId)).equals(first)).toBe(true)
  expect(await documents(reportId)).toEqual(rows)
})

test('a document is never older than its report: a reply and a new look make new ones, and old files go', async () => {
  const before = await bytesOf(client, reportId)
  await w.owner.query(
    `insert into app.report_replies (report_id, client_id, text, written_by) values ($1, $2, 'The floor is mended.', $2)`,
    [reportId, client.id],
  )
  const withReply = await bytesOf(client, reportId)
  expect(pdfPages(withReply).join('\n')).toContain('The floor is mended.')
  expect(withReply.equals(before)).toBe(false)
  await w.owner.query(`update app.report_replies set text = 'All is mended.', version = 2 where report_id = $1`, [
    reportId,
  ])
  expect(pdfPages(await bytesOf(client, reportId)).join('\n')).toContain('All is mended.')
  await w.owner.query(`update app.mystery_shopping_reports set status = 'disputed' where id = $1`, [reportId])
  expect(pdfPages(await bytesOf(client, reportId)).join('\n')).toContain('in dispute')
  await w.owner.query(`update app.mystery_shopping_reports set status = 'released' where id = $1`, [reportId])
  const english = (await documents(reportId)).filter(({ lang }) => lang === 'en')
  expect(english.length).toBeGreaterThan(2)
  expect(english.filter(({ state }) => state === 'ready')).toHaveLength(1)
})

test('two requests at once make one document', async () => {
  const id = await reportWithPhotos(w, { client, shopper, editor })
  const before = await filesOf(client.id)
  const all = await Promise.all([1, 2, 3, 4].map((nth) => bytesOf(nth % 2 ? client : editor, id)))
  for (const bytes of all) expect(bytes.equals(all[0]!)).toBe(true)
  expect(await documents(id)).toHaveLength(1)
  expect(await filesOf(client.id)).toBe(before + 1)
})

test('who may not read the report is told that there is none', async () => {
  const draft = await reportIn('in_review', w, editor, { client })
  for (const [actor, id] of [
    [stranger, reportId],
    [client, draft],
    [editor, draft],
    [client, randomUUID()],
    [client, 'not-an-id'],
  ] as const) {
    await expect(getDocument(actor, id, 'en')).rejects.toMatchObject({ code: 'not-found' })
    await expect(documentStanding(actor, id, 'en')).rejects.toMatchObject({ code: 'not-found' })
  }
  await expect(getDocument(shopper, reportId, 'en')).rejects.toMatchObject({ code: 'not-allowed' })
  await bytesOf(client, reportId)
  const seen = await asActor(stranger, (tx) => tx.selectFrom('report_documents').select('id').execute())
  expect(seen).toEqual([])
  const files = await asActor(stranger, (tx) => tx.selectFrom('files').select('id').execute())
  expect(files).toEqual([])
})

test('sixty photos are set in the background, and who asked is told once', async () => {
  expect(await getDocument(client, many, 'ar')).toBeNull()
  expect(await getDocument(client, many, 'ar')).toBeNull()
  expect(await documentStanding(client, many, 'ar')).toMatchObject({ state: 'waiting', lang: 'ar' })
  const answer = await sendDocument(client, many, { lang: 'ar', revision: undefined })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/client/reports/${many}/document/progress?lang=ar`)
  const jobs = await w.waitingJobs('reports.make-document')
  expect(jobs.length).toBeGreaterThan(0)
  for (const job of jobs) await makeInBackground(job as { documentId: string; profileId: string })
  expect(await documentStanding(client, many, 'ar')).toMatchObject({ state: 'ready' })
  const bytes = await bytesOf(client, many, 'ar')
  expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)!.length).toBeGreaterThan(59)
  expect(await documents(many)).toHaveLength(1)
  const { rows } = await w.owner.query(
    `select link from app.notifications where profile_id = $1 and kind = 'report.document-ready'`,
    [client.id],
  )
  expect(rows).toEqual([{ link: `/client/reports/${many}/document/progress?lang=ar` }])
}, 60_000)

test('a job whose report changed meanwhile makes the document as it is now', async () => {
  expect(await getDocument(client, many, 'en')).toBeNull()
  const [job] = (await w.waitingJobs('reports.make-document')).slice(-1)
  await w.owner.query(
    `insert into app.report_replies (report_id, client_id, text, written_by) values ($1, $2, 'Said meanwhile.', $2)`,
    [many, client.id],
  )
  await makeInBackground(job as { documentId: string; profileId: string })
  expect(pdfPages(await bytesOf(client, many, 'en')).join('\n')).toContain('Said meanwhile.')
}, 60_000)

test('a photo whose file is gone leaves its place with a word, not a report without a document', async () => {
  const { rows } = await w.owner.query(
    'select f.storage_key from app.report_photos p join app.files f on f.id = p.file_id where p.report_id = $1',
    [reportId],
  )
  const id = await reportWithPhotos(w, { client, shopper, editor, photos: 2 })
  const own = await w.owner.query(
    'select f.storage_key from app.report_photos p join app.files f on f.id = p.file_id where p.report_id = $1 limit 1',
    [id],
  )
  expect(rows.length).toBeGreaterThan(0)
  await removeFile(own.rows[0].storage_key)
  const all = pdfPages(await bytesOf(client, id)).join('\n')
  expect(all).toContain('The file of this photo')
})

test('a cached file missing from the store is created again', async () => {
  const first = await bytesOf(client, reportId)
  const [row] = (await documents(reportId)).filter(({ state, lang }) => state === 'ready' && lang === 'en')
  await removeFile(storageKey(row.file_id))
  expect((await bytesOf(client, reportId)).equals(first)).toBe(true)
})

test('what cannot be set is said so on the page, and tried again when asked for', async () => {
  const id = await reportWithPhotos(w, { client, shopper, editor })
  await bytesOf(client, id)
  await w.owner.query(
    `update app.report_documents set state = 'failed', file_id = null, problem = 'x' where report_id = $1`,
    [id],
  )
  expect(await documentStanding(client, id, 'en')).toMatchObject({ state: 'failed' })
  expect((await bytesOf(client, id)).length).toBeGreaterThan(10_000)
  expect(await documentStanding(client, id, 'en')).toMatchObject({ state: 'ready' })
})

test('a company name full of traps is printed as it is', async () => {
  const plan = await planDocument(client, reportId, 'ar')
  const trapped = { ...plan, data: { ...plan.data, company: '#panic("x") 宫 $y$', title: `${'عنوان '.repeat(40)}]` } }
  expect((await setReport(trapped)).length).toBeGreaterThan(10_000)
})

test('an older revision has a document of its own, which says what replaced it, and the present one is not taken for it', async () => {
  const id = await reportWithPhotos(w, { client, shopper, editor, photos: 1, changed: badAnswers })
  const first = pdfPages(await bytesOf(client, id)).join('\n')
  expect(first).not.toContain('replaced it')
  await expect(getDocument(client, id, 'en', 2)).rejects.toMatchObject({ code: 'not-found' })
  await upheld(w, { client, reportId: id, questionKey: 'D2', value: 12 })
  const now = pdfPages(await bytesOf(client, id)).join('\n')
  expect(now).toContain('revision 2')
  expect(now).not.toContain('replaced it')

  for (const lang of langs) {
    const given = await getDocument(client, id, lang, 1)
    expect(given!.name).toMatch(new RegExp(`-1-${lang}\\.pdf$`))
    const old = pdfPages(Buffer.from(await new Response(given!.stream).arrayBuffer())).join('\n')
    expect(old).toContain(lang === 'en' ? 'This is revision 1. Revision 2 of' : 'محلها')
    expect(old).toContain('59.0%')
    expect(old).toContain('31')
  }
  // both languages remain; documents made before the second revision are deleted
  const english = (await documents(id)).filter(({ lang, state }) => lang === 'en' && state === 'ready')
  expect(english.map(({ revision }) => revision).toSorted((a: number, b: number) => a - b)).toEqual([1, 2])
  const answer = await sendDocument(client, id, { lang: 'en', revision: 1 })
  expect(answer.headers.get('content-disposition')).toContain('-1-en.pdf')
  expect(await documentStanding(client, id, 'en', 1)).toMatchObject({ state: 'ready', revision: 1 })
  await expect(getDocument(stranger, id, 'en', 1)).rejects.toMatchObject({ code: 'not-found' })
})

test('a link to a report that is not yours, or that never was, leads to a page that says so', async () => {
  const asked = { lang: 'ar', revision: undefined } as const
  for (const id of [reportId, randomUUID(), 'no\r\nreport']) {
    const answer = await sendDocument(stranger, id, asked)
    const page = `/client/reports/${encodeURIComponent(id)}/document/progress?lang=ar`
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
    await expect(documentStanding(stranger, id, 'ar')).rejects.toMatchObject({ code: 'not-found' })
  }
})
