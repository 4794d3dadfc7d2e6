import type { Text } from '#/domain/text.ts'
import { readBranding } from '#/features/branding/read-branding.server.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { sampleReportData } from './document-words.ts'
import { questionnaireData } from './questionnaire-words.ts'
import { type SampleFile, sampleFiles } from './sample-files.ts'

const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

const make = (file: SampleFile, company: Text): Promise<Uint8Array<ArrayBuffer>> => {
  const { lang } = file
  const page = { lang, standard: 'ua-1' as const }
  if (file.kind === 'report')
    return renderPdf({ ...page, template: 'sample-report', data: sampleReportData(lang, company) })
  return renderPdf({ ...page, template: 'questionnaire', data: questionnaireData(file.definition, lang, company) })
}

/** A file of the public library; made once for each company name, and kept, because everybody gets the same one. */
export async function readSampleFile(
  name: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; file: SampleFile } | null> {
  const file = sampleFiles.find((candidate) => candidate.name === name)
  if (!file) return null
  const { companyName } = await readBranding()
  const key = `${name}\u0000${companyName[file.lang]}`
  const known = made.get(key)
  if (known) return { bytes: await known, file }
  if (made.size >= 4 * sampleFiles.length) made.clear()
  const making = make(file, companyName)
  made.set(key, making)
  making.catch(() => made.delete(key))
  return { bytes: await making, file }
}
