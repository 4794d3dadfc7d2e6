import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { fromXlsForm } from '#/domain/questionnaire-from-xlsform.ts'
import type { ImportNote } from '#/domain/questionnaire-notes.ts'
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

/** A file from outside as a new draft. Nothing is stored that is not strictly a definition. */
export async function importQuestionnaire(
  actor: Actor,
  sent: Sent,
): Promise<{ id: string; code: string; notes: ImportNote[] }> {
  authorize(actor, 'questionnaires.edit')
  const { definition, notes } = readFile(Buffer.from(sent.content, 'base64'), sent)
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

/** A workbook begins like every archive; anything else is read as JSON. */
function readFile(bytes: Buffer, sent: Sent): Read {
  const found = bytes.subarray(0, 2).toString('latin1') === 'PK' ? readForm(bytes, sent) : readJson(bytes)
  if (!found) throw new AppError('questionnaire.file-unreadable')
  return found
}

function readForm(bytes: Buffer, { code, type }: Sent): Read | null {
  const sheets = readWorkbook(bytes)
  const read = sheets && fromXlsForm(sheets, { code, type })
  const parsed = read && questionnaireDefinition.safeParse(read.definition)
  return parsed?.success ? { definition: parsed.data, notes: read!.notes } : null
}

function readJson(bytes: Buffer): Read | null {
  const parsed = questionnaireDefinition.safeParse(parseBounded(bytes.toString('utf8').replace(/^\uFEFF/, '')))
  return parsed.success ? { definition: parsed.data, notes: [] } : null
}
