import { formOf } from '#/platform/request-body.server.ts'
import type { SentFiles } from './write.server.ts'

/** Files of a form with a field for each language, read from a copy of its request; empty fields are left out. */
export async function sentFilesOf(copy: Request): Promise<SentFiles> {
  const form = await formOf(copy)
  const files: SentFiles = {}
  for (const [lang, field] of [
    ['en', 'fileEn'],
    ['ar', 'fileAr'],
  ] as const) {
    const sent = form.get(field)
    if (sent instanceof File && sent.size > 0)
      files[lang] = { name: sent.name, bytes: new Uint8Array(await sent.arrayBuffer()) }
  }
  return files
}
