import { mostFailureLength } from '../failure.ts'
import type { Failure } from '../questionnaire.ts'
import type { ImportNote } from './questionnaire-notes.ts'
import type { FormRow } from './xlsform-table.ts'

const parts = ['en', 'ar', 'task_en', 'task_ar'] as const
/** Extra XLSForm columns for failure sentences and tasks. */
export const failureColumns = parts.map((part) => `itqan_failure_${part}` as const)
export const partlyColumns = parts.map((part) => `itqan_partly_${part}` as const)

/** Cells of a failure in column order; empty without one. */
export const failureCells = (failure: Failure | undefined): string[] =>
  failure ? [failure.sentence.en, failure.sentence.ar, failure.task.en, failure.task.ar] : []

export const failureRow = <Name extends string>(columns: readonly Name[], failure: Failure | undefined) =>
  Object.fromEntries(failureCells(failure).map((cell, index) => [columns[index], cell])) as Partial<
    Record<Name, string>
  >

/** Reads a failure from its columns; undefined when all are empty, as in forms of other tools. */
export function failureIn<Part extends 'failure' | 'partly'>(
  row: FormRow,
  part: Part,
  note: (row: FormRow, code: ImportNote['code']) => void,
): Partial<Record<Part, Failure>> {
  const cells = (part === 'failure' ? failureColumns : partlyColumns).map((name) => row.raw(name))
  if (cells.every((cell) => cell === '')) return {}
  if (cells.some((cell) => cell.length > mostFailureLength)) note(row, 'too-long')
  const [en = '', ar = '', taskEn = '', taskAr = ''] = cells.map((cell) => cell.slice(0, mostFailureLength))
  const found: Failure = { sentence: { en, ar }, task: { en: taskEn, ar: taskAr } }
  return { [part]: found } as Record<Part, Failure>
}
