/** JSON of values with exact figures: a bigint travels as `{ "$": "123" }`. */
export const toWire = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? { $: String(part) } : part))

export const fromWire = (text: string): unknown =>
  JSON.parse(text, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && '$' in part && typeof part.$ === 'string' ? BigInt(part.$) : part,
  )
