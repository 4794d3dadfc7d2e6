import { formOf } from '#/platform/request-body.server.ts'

/** A file of a form as it was sent. */
export type SentFile = { name: string; bytes: Uint8Array }

/** Non-empty files of the field `file`, read from a copy of the form's request. */
export async function sentFilesOf(copy: Request): Promise<SentFile[]> {
  const files: SentFile[] = []
  for (const sent of (await formOf(copy)).getAll('file'))
    if (sent instanceof File && sent.size > 0)
      files.push({ name: sent.name, bytes: new Uint8Array(await sent.arrayBuffer()) })
  return files
}
