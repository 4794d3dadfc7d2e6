declare const packed: unique symbol
/** A loader's value as JSON text. */
export type Packed<T> = string & { readonly [packed]?: T }

/** Serialises a value (why: the router's own encoding walks every field; for a long list one text costs a tenth). */
export const pack = <T>(value: T): Packed<T> => JSON.stringify(value)
export const unpack = <T>(text: Packed<T>): T => JSON.parse(text) as T
