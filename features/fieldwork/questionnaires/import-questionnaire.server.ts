import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { fromXlsForm, isFormSheet } from '#/domain/fieldwork/questionnaire-from-xlsform.ts'
import type { ImportNote } from '#/domain/fieldwork/questionnaire-notes.ts'
import { readWorkbook } from '#/platform/workbook.server.ts'
import { parseBounded, questionnaireDefinition } from './definition.ts'
import { storeNew } from './new-questionnaire.server.ts'

type Sent = {
  clientKey: string
  name: string
  content: string
  code: string
  type: EvaluationType
  clientId: string | null
}

/** Imports an external file as a new draft. Stores only a strictly valid definition. */
export async function importQuestionnaire(
  actor: Actor,
  sent: Sent,
): Promise<{ id: string; code: string; notes: ImportNote[] }> {
  authorize(actor, 'questionnaires.edit')
  const { definition, notes } = await readFile(Buffer.from(sent.content, 'base64'), sent)
  const draft: QuestionnaireDefinition = {
    ...definition,
    code: sent.code,
    version: 1,
    evaluationType: sent.type,
  }
  const values = { id: sent.clientKey, code: sent.code, clientId: sent.clientId, type: sent.type }
  const { id } = await asActor(actor, (tx) => storeNew(tx, actor, values, draft, 'questionnaires.import'))
  return { id, code: sent.code, notes }
}

type Read = { definition: QuestionnaireDefinition; notes: ImportNote[] }

/** Reads a workbook by its ZIP signature; anything else as JSON. */
const readFile = async (bytes: Buffer, sent: Sent): Promise<Read> =>
  bytes.subarray(0, 2).toString('latin1') === 'PK' ? readForm(bytes, sent) : readJson(bytes)

async function readForm(bytes: Buffer, { code, type }: Sent): Promise<Read> {
  const sheets = await readWorkbook(bytes, isFormSheet)
  if (!sheets) throw new AppError('questionnaire.file-unreadable')
  const read = fromXlsForm(sheets, { code, type })
  const parsed = read && questionnaireDefinition.safeParse(read.definition)
  if (!parsed?.success) throw new AppError('questionnaire.file-no-form')
  return { definition: parsed.data, notes: read!.notes }
}

function readJson(bytes: Buffer): Read {
  const value = parseBounded(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  if (value === undefined) throw new AppError('questionnaire.file-unreadable')
  const parsed = questionnaireDefinition.safeParse(value)
  if (parsed.success) return { definition: parsed.data, notes: [] }
  // why: one-based positions, for a person who looks in a text editor
  const path = parsed.error.issues[0]?.path ?? []
  const place = path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(' › ')
  throw new AppError('questionnaire.file-part', place === '' ? {} : { place: place.slice(0, 200) })
}
