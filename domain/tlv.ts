/** Values by tag of a row of tag, length and value, tags counted from 1; null when it is cut or another row. */
export function tlvValues(bytes: Uint8Array): Uint8Array[] | null {
  const values: Uint8Array[] = []
  for (let at = 0; at < bytes.length;) {
    const length = bytes[at + 1]
    if (bytes[at] !== values.length + 1 || length === undefined || at + 2 + length > bytes.length) return null
    values.push(bytes.subarray(at + 2, at + 2 + length))
    at += 2 + length
  }
  return values.length > 0 ? values : null
}
