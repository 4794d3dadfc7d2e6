import { type MeasureValue, readRow, type ReadingProblem } from '#/domain/fieldwork/measure.ts'

/** A reading as typed; `id` names its row on the page. */
export type TypedReading = { id: number; place: string; value: string }

/** Names of the form fields of a reading, for forms sent without scripts. */
export const readingFields = (name: string, index: number) => ({
  place: `${name}.${index}.place`,
  value: `${name}.${index}.value`,
})
export const deviceField = (name: string): string => `${name}.device`

export const typedOf = (value: MeasureValue | null, fewest: number): TypedReading[] => {
  const readings = value?.readings ?? []
  const rows = Math.max(1, fewest, readings.length)
  return Array.from({ length: rows }, (_, id) => ({
    id,
    place: readings[id]?.place ?? '',
    value: readings[id] === undefined ? '' : String(readings[id].value),
  }))
}

/**
 * The readings of typed rows, with the problem of each row that cannot be read. A row whose temperature is still missing
 * counts as not taken yet. The answer is null while a row is wrong or none is complete.
 */
export function readRows(
  rows: readonly Pick<TypedReading, 'place' | 'value'>[],
  device: string,
): { value: MeasureValue | null; problems: (ReadingProblem | null)[] } {
  const read = rows.map(({ place, value }) => (value.trim() === '' ? undefined : readRow({ place, value, device })))
  const problems = read.map((row) => (row && 'problem' in row ? row.problem : null))
  const readings = read.flatMap((row) => (row && !('problem' in row) ? [row] : []))
  const complete = problems.every((problem) => problem === null) && readings.length > 0
  return { value: complete ? { readings } : null, problems }
}
