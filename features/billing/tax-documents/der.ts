import {
  type BaseBlock,
  BitString,
  Constructed,
  Integer,
  Null,
  ObjectIdentifier,
  OctetString,
  PrintableString,
  Sequence,
  Set as DerSet,
  Utf8String,
} from 'asn1js'

type Block = BaseBlock

export const sequence = (...value: Block[]): Sequence => new Sequence({ value })
export const setOf = (...value: Block[]): DerSet => new DerSet({ value })
export const oid = (value: string): ObjectIdentifier => new ObjectIdentifier({ value })
export const utf8 = (value: string): Utf8String => new Utf8String({ value })
export const printable = (value: string): PrintableString => new PrintableString({ value })
export const integer = (value: number): Integer => new Integer({ value })
export const octets = (inner: Block): OctetString => new OctetString({ valueHex: inner.toBER() })
export const bits = (bytes: Buffer): BitString => new BitString({ valueHex: Uint8Array.from(bytes).buffer })
export const nothing = (): Null => new Null()
/** Value with a context-specific tag, `[n]`. */
export const tagged = (number: number, ...value: Block[]): Constructed =>
  new Constructed({ idBlock: { tagClass: 3, tagNumber: number }, value })
export const bytesOf = (block: Block): Buffer => Buffer.from(block.toBER())

/** One part of a name: C, O, OU, CN or an addition of the authority. */
export const namePart = (type: string, value: Utf8String | PrintableString): DerSet => setOf(sequence(oid(type), value))

export const nameTypes = {
  country: '2.5.4.6',
  organisation: '2.5.4.10',
  unit: '2.5.4.11',
  common: '2.5.4.3',
  surname: '2.5.4.4',
  title: '2.5.4.12',
  businessCategory: '2.5.4.15',
  registeredAddress: '2.5.4.26',
  userId: '0.9.2342.19200300.100.1.1',
} as const

export const ecdsaWithSha256 = '1.2.840.10045.4.3.2'
