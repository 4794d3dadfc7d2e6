/** Folder inside the database's folder where PostgreSQL puts finished segments of its log until they are sent. */
export const spoolName = 'itqan-log'
/** Folder inside a restored database's folder with the segments that it reads. */
export const replayName = 'itqan-replay'

/** Segments of 16 MiB in one number of 32 bits. */
const perLog = 0x100
const shape = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/
export const isSegment = (name: string): boolean => shape.test(name)
/** A segment, or the file that says where a line of the log branches off. */
export const isLogFile = (name: string): boolean => isSegment(name) || /^[0-9A-F]{8}\.history$/.test(name)

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0')
const numberOf = (name: string): number => {
  const [, , log, segment] = shape.exec(name)!
  return Number.parseInt(log!, 16) * perLog + Number.parseInt(segment!, 16)
}
const nameOf = (line: string, at: number): string => `${line}${hex(Math.floor(at / perLog))}${hex(at % perLog)}`

/** Names of all segments from one to another of the same line. */
export function segmentsBetween(first: string, last: string): string[] {
  const line = first.slice(0, 8)
  const [from, to] = [numberOf(first), numberOf(last)]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => nameOf(line, from + index))
}

/** The segments that follow `first` without a gap, sorted; those of later lines follow theirs. */
export function unbroken(first: string, names: readonly string[]): string[] {
  const there = new Set(names)
  const line = first.slice(0, 8)
  const found: string[] = []
  for (let at = numberOf(first); there.has(nameOf(line, at)); at += 1) found.push(nameOf(line, at))
  return found
}
