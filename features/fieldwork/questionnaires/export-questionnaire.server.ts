import type { Actor } from '#/domain/actor.ts'
import { toXlsForm } from '#/domain/fieldwork/questionnaire-xlsform.ts'
import { workbookOf } from '#/platform/workbook.server.ts'
import { readVersion } from './edit-questionnaire.server.ts'

type File = { name: string; type: string; body: string | Uint8Array<ArrayBuffer> }

/** The draft or a version as a file; importing it gives the same definition. */
export async function exportQuestionnaire(
  actor: Actor,
  id: string,
  version: string | null,
  format: 'json' | 'xlsx',
): Promise<File> {
  const { definition } = await readVersion(actor, id, version)
  const name = `${definition.code}-${version === null ? 'draft' : `v${definition.version}`}`
  if (format === 'xlsx')
    return {
      name: `${name}.xlsx`,
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      body: workbookOf(toXlsForm(definition)),
    }
  return {
    name: `${name}.json`,
    type: 'application/json; charset=utf-8',
    body: `${JSON.stringify(definition, null, 2)}\n`,
  }
}
