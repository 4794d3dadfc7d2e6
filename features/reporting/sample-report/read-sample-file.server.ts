import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { sampleReportData } from './document-words.ts'
import { questionnaireData } from './questionnaire-words.ts'
import { type SampleFile, sampleFiles } from './sample-files.ts'

const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

type Brand = Awaited<ReturnType<typeof brandingForDocuments>>

const make = (file: SampleFile, brand: Brand): Promise<Uint8Array<ArrayBuffer>> => {
  const { lang } = file
  const { companyName, letterhead, files } = brand
  const page = { lang, standard: 'ua-1' as const, files }
  if (file.kind === 'report')
    return renderPdf({
      ...page,
      template: 'sample-report',
      data: { ...sampleReportData(lang, companyName), ...letterhead },
    })
  return renderPdf({
    ...page,
    template: 'questionnaire',
    data: { ...questionnaireData(file.definition, lang, companyName), ...letterhead },
  })
}

/** A file of the public library; cached per brand of the company, because it is the same for every reader. */
export async function readSampleFile(
  name: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; file: SampleFile } | null> {
  const file = sampleFiles.find((candidate) => candidate.name === name)
  if (!file) return null
  const brand = await brandingForDocuments()
  const key = `${name}\u0000${brand.version}`
  const known = made.get(key)
  if (known) return { bytes: await known, file }
  if (made.size >= 4 * sampleFiles.length) made.clear()
  const making = make(file, brand)
  made.set(key, making)
  making.catch(() => made.delete(key))
  return { bytes: await making, file }
}
