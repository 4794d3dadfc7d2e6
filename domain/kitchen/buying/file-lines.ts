import { fold } from '../../fold.ts'

/** A line of the file of an e-invoice; prices in riyals without VAT. */
export type FileLine = {
  name: string
  /** Numbers of the item as the seller or a standard gives them. */
  codes: readonly string[]
  quantity: number
  /** Price of one, up to four decimals. */
  price: number
}
/** A line that can be billed, as the order or the delivery names it. */
export type OwnLine = { id: string; names: readonly string[]; sku: string | null; price: number | null }

const plain = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
/** Prices of a file have two decimals, agreed ones up to four. */
const isSame = (price: number, agreed: number): boolean => Math.abs(price - agreed) <= 0.005 + 1e-9

/** By the code of the item, by its name, by its price: the surest first. */
const rules: readonly ((line: FileLine, own: OwnLine) => boolean)[] = [
  ({ codes }, { sku }) => sku !== null && plain(sku) !== '' && codes.some((code) => plain(code) === plain(sku)),
  ({ name }, { names }) => plain(name) !== '' && names.some((own) => plain(own) === plain(name)),
  ({ name, price }, own) =>
    own.price !== null &&
    isSame(price, own.price) &&
    own.names.some(
      (one) => plain(one) !== '' && (plain(name).includes(plain(one)) || plain(one).includes(plain(name))),
    ),
  ({ price }, own) => own.price !== null && isSame(price, own.price),
]

/**
 * The line that each line of a file bills, where only one can be meant: rules are tried one after the other, and a rule
 * counts where it joins one line of the file with one line that is not joined yet, both ways. Null: the accountant chooses.
 */
export function matchFileLines(lines: readonly FileLine[], own: readonly OwnLine[]): (string | null)[] {
  const found = lines.map((): string | null => null)
  for (const rule of rules) {
    const open = own.filter(({ id }) => !found.includes(id))
    const candidates = lines.map((line, index) => (found[index] === null ? open.filter((one) => rule(line, one)) : []))
    for (const [index, [first, ...others]] of candidates.entries()) {
      if (!first || others.length > 0) continue
      const isWanted = candidates.some((other, at) => at !== index && other.includes(first))
      if (!isWanted) found[index] = first.id
    }
  }
  return found
}
