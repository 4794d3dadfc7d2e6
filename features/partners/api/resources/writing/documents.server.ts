import { z } from 'zod'
import { paperForm, newPaperForm } from '#/features/operations/papers/form.ts'
import { addPaper } from '#/features/operations/papers/add-paper.server.ts'
import { correctPaper } from '#/features/operations/papers/change-paper.server.ts'
import { about, field, postOperation } from '../../operation.ts'
import { checkedForm } from '../checked-form.ts'
import { document, readDocument } from '../documents.server.ts'
import { readApiRow } from '../read-api-rows.server.ts'

const noFile = new Uint8Array()
const facts = {
  number: z.string().trim().max(80).nullable().default(null),
  issued_on: field.day.nullable().default(null),
  expires_on: field.day.nullable().default(null),
}
// why twice: people type the end of a critical document two times, a program reads it from its own records
const typed = ({ number, issued_on: issued, expires_on: expires }: z.output<z.ZodObject<typeof facts>>) => ({
  number: number ?? '',
  issuedOn: issued ?? '',
  expiresOn: expires ?? '',
  expiresAgain: expires ?? '',
})

export const createDocumentOperation = postOperation({
  id: 'createDocument',
  path: '/documents',
  scope: 'documents:write',
  tag: 'documents',
  summary: {
    en: 'Add a document or its renewal without the file, which people add',
    ar: 'إضافة مستند أو تجديده دون الملف الذي يضيفه الأشخاص',
  },
  schema: 'Document',
  item: document,
  body: z.strictObject({
    kind: z.string().min(1).max(60).meta(about('Code of the catalogue.', 'رمز النوع في الدليل.')),
    branch_id: field.id.nullable().default(null),
    renews_id: field.id.nullable().default(null),
    ...facts,
  }),
  status: 201,
  run: async ({ actor, body, newId }) => {
    const { clientKey: id, ...form } = checkedForm(newPaperForm, {
      clientKey: newId,
      kind: body.kind,
      branchId: body.branch_id ?? '',
      workerId: '',
      renewsId: body.renews_id ?? '',
      ...typed(body),
    })
    await addPaper(actor, { ...form, id }, noFile)
    return readDocument(actor, newId)
  },
})

export const updateDocumentOperation = postOperation({
  id: 'updateDocument',
  path: '/documents/{id}',
  scope: 'documents:write',
  tag: 'documents',
  summary: { en: 'Correct the number and the dates of a document', ar: 'تصحيح رقم مستند وتواريخه' },
  schema: 'Document',
  item: document,
  body: z.strictObject(facts),
  status: 200,
  needsVersion: true,
  run: async ({ actor, id, body, version }) => {
    await readDocument(actor, id)
    const { hijri } = await readApiRow<{ hijri: string | null }>(actor, id, 'id', (db, clientId) =>
      db.selectFrom('papers').select('hijri').where('client_id', '=', clientId),
    )
    const given = { ...typed(body), hijri: hijri ?? '' }
    const form = checkedForm(paperForm, { intent: 'correct', revision: version, ...given })
    if (form.intent === 'correct') await correctPaper(actor, { paperId: id, revision: version }, form, noFile)
    return readDocument(actor, id)
  },
})
