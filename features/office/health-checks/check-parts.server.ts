import { randomBytes, randomUUID } from 'node:crypto'
import { renderPdf } from '#/platform/documents.server.ts'
import { openFile, removeFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { mailAnswers, mailIsSetUp } from '#/platform/mail.server.ts'

/** Writes a small file, reads it back and removes it. */
export async function checkStorage(): Promise<'passed'> {
  const key = storageKey(randomUUID())
  const written = randomBytes(1024)
  try {
    await storeFile(key, written)
    const { stream } = await openFile(key)
    const read = Buffer.from(await new Response(stream).arrayBuffer())
    if (!read.equals(written)) throw new Error('a file came back different')
  } finally {
    await removeFile(key)
  }
  return 'passed'
}

/** Renders one page in both scripts. */
export async function checkDocuments(): Promise<'passed'> {
  const data = { title: 'Check فحص' }
  const bytes = await renderPdf({ template: 'check', data, lang: 'ar', standard: 'ua-1' })
  if (!Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from('%PDF-'))) throw new Error('no PDF came back')
  return 'passed'
}

/** Signs in at the mail server without sending. 'off' without one: mails stay in the outbox. */
export async function checkMail(): Promise<'passed' | 'off'> {
  if (!mailIsSetUp()) return 'off'
  await mailAnswers()
  return 'passed'
}
