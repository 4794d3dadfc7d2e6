export type SizeUnit = 'kb' | 'mb' | 'gb' | 'tb'
const units: readonly SizeUnit[] = ['kb', 'mb', 'gb', 'tb']

/** A size in the largest unit (of 1,000) in which it is at least one, with one decimal below ten; kilobytes are whole. */
export function sizeIn(bytes: number): { unit: SizeUnit; amount: string } {
  let [amount, index] = [Math.max(0, bytes) / 1000, 0]
  while (amount >= 999.5 && index < units.length - 1) [amount, index] = [amount / 1000, index + 1]
  const digits = index > 0 && amount < 9.95 ? 1 : 0
  return { unit: units[index]!, amount: amount.toFixed(digits) }
}
