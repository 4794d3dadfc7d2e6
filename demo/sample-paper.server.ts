import type { Day } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { renderPdf, renderPng } from '#/platform/documents.server.ts'

type Sample = { name: Text; number?: string; issuedOn: Day; expiresOn: Day | null; file?: 'picture' | 'pdf' }
type Row = { en: string; ar: string; value: string; code: true }

/** A made-up licence as a picture or PDF, which says that it is a sample; empty bytes for a document without a file. */
export async function samplePaper({ name, number, issuedOn, expiresOn, file }: Sample): Promise<Uint8Array> {
  if (!file) return new Uint8Array()
  const row = (en: string, ar: string, value: string | null | undefined): Row[] =>
    value ? [{ en, ar, value, code: true }] : []
  const rows = [
    ...row('Number', 'الرقم', number),
    ...row('Issued', 'تاريخ الإصدار', issuedOn),
    ...row('Valid until', 'سارٍ حتى', expiresOn),
  ]
  const source = { template: 'paper-sample', lang: 'en' as const, data: { title: name.en, name, rows } }
  return file === 'pdf'
    ? renderPdf({ ...source, standard: 'ua-1' })
    : Uint8Array.from(await renderPng({ ...source, width: 1200 }))
}
