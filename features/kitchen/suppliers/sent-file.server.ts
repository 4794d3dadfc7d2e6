import { formOf } from '#/platform/request-body.server.ts'

/** Bytes of the field `file`, read from a copy of the form's request; empty without a file. */
export async function sentFile(copy: Request): Promise<Uint8Array> {
  const sent = (await formOf(copy)).get('file')
  return sent instanceof File ? new Uint8Array(await sent.arrayBuffer()) : new Uint8Array()
}
