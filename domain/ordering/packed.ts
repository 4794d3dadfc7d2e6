declare const packed: unique symbol
/** A value on its way from a loader to its page, as JSON text. */
export type Packed<T> = string & { readonly [packed]?: T }

/** The router's own encoding walks every field of every row; for a long list, one text costs a tenth of that. */
export const pack = <T>(value: T): Packed<T> => JSON.stringify(value)
export const unpack = <T>(text: Packed<T>): T => JSON.parse(text) as T
