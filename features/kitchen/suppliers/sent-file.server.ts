import { formOf } from '#/platform/request-body.server.ts'

const bytesOf = async (sent: FormDataEntryValue | null): Promise<Uint8Array> =>
  sent instanceof File ? new Uint8Array(await sent.arrayBuffer()) : new Uint8Array()

/** Bytes of the field `file`, read from a copy of the form's request; empty without a file. */
export const sentFile = async (copy: Request): Promise<Uint8Array> => bytesOf((await formOf(copy)).get('file'))

/** Bytes of several fields of a form, in their order. */
export async function sentFiles(copy: Request, names: readonly string[]): Promise<Uint8Array[]> {
  const form = await formOf(copy)
  return Promise.all(names.map((name) => bytesOf(form.get(name))))
}
