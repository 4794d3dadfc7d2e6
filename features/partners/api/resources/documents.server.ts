import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type PaperState, paperStates } from '#/domain/operations/papers/paper-state.ts'
import { authorize } from '#/domain/permissions.ts'
import { stateInSql } from '#/features/operations/papers/list.server.ts'
import { about, field, getOperation, listOperation, versionField } from '../operation.ts'
import { moment, readApiPage, readApiRow } from './read-api-rows.server.ts'

export const document = z.object({
  id: field.id,
  kind: z.string().meta(about('Code of the catalogue, such as health-certificate.', 'رمز النوع في الدليل.')),
  branch_id: field.id.nullable().meta(about('Null: of the whole company.', 'القيمة null تعني المنشأة كلها.')),
  state: z.enum(paperStates),
  number: z.string().nullable(),
  issued_on: field.day.nullable(),
  expires_on: field.day.nullable(),
  has_file: z.boolean(),
  renews_id: field.id.nullable(),
  revision: z.number().int(),
  created_at: field.at,
})
type Row = Omit<z.output<typeof document>, 'created_at' | 'has_file'> & { created_at: Date; file_id: string | null }

const selectDocuments = (db: Tx, clientId: string) =>
  db
    .selectFrom('papers as p')
    .select(['p.id', 'p.kind', 'p.branch_id', 'p.number', 'p.issued_on', 'p.expires_on', 'p.file_id'])
    .select(['p.renews_id', 'p.revision', 'p.created_at'])
    .select(stateInSql().as('state'))
    .where('p.client_id', '=', clientId)
    // why: papers of workers are personal data, and no key has the right to them
    .where('p.worker_id', 'is', null)
const documentOf = ({ file_id: fileId, ...row }: Row) => ({
  ...row,
  has_file: fileId !== null,
  created_at: moment(row.created_at)!,
})

export const listDocumentsOperation = listOperation({
  id: 'listDocuments',
  path: '/documents',
  scope: 'documents:read',
  tag: 'documents',
  summary: {
    en: 'Documents of the company and its branches, without those of workers',
    ar: 'مستندات المنشأة وفروعها دون مستندات العاملين',
  },
  schema: 'Document',
  item: document,
  filters: {
    branch: field.id.optional(),
    state: z.enum(paperStates).optional(),
    expires_until: field.day.optional(),
  },
  run: async ({ actor, filters: { branch, state, expires_until: until }, fetch }) => {
    authorize(actor, 'documents.read')
    const rows = await readApiPage<Row>(actor, fetch, 'p.id', (db, clientId) =>
      selectDocuments(db, clientId)
        .$if(branch !== undefined, (found) => found.where('p.branch_id', '=', branch!))
        .$if(state !== undefined, (found) => found.where(stateInSql(), '=', state as PaperState))
        .$if(until !== undefined, (found) => found.where('p.expires_on', '<=', until!)),
    )
    return rows.map(documentOf)
  },
})

export const readDocument = async (actor: Actor, id: string) => {
  authorize(actor, 'documents.read')
  const found = documentOf(await readApiRow<Row>(actor, id, 'p.id', selectDocuments))
  return { ...found, [versionField]: found.revision }
}

export const readDocumentOperation = getOperation({
  id: 'getDocument',
  path: '/documents/{id}',
  scope: 'documents:read',
  tag: 'documents',
  summary: { en: 'A document, with its revision as ETag', ar: 'مستند، ورقم مراجعته في ETag' },
  schema: 'Document',
  item: document,
  run: ({ actor, id }) => readDocument(actor, id),
})
