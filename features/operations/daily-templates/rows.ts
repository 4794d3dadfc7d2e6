import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import {
  mostRows,
  partsOfList,
  type RowList,
  type RowPart,
  type RowProblem,
  type RowsRead,
  type TypedRow,
} from '#/domain/operations/daily-reports/template-rows.ts'
import { AppError } from '#/domain/errors.ts'

const raw = z.string().trim().max(200, 'too-long').default('')
const placesOf = (list: RowList): number[] => Array.from({ length: mostRows[list] }, (_, index) => index + 1)

/** Name of a row's part in the form: `shifts-1-en`. */
export const rowField = (list: RowList, place: number, part: RowPart): string => `${list}-${place}-${part}`

/** Fields of the rows of some lists. */
export const rawRows = (lists: readonly RowList[]): Record<`${RowList}-${number}-${RowPart}`, typeof raw> =>
  Object.fromEntries(
    lists.flatMap((list) =>
      placesOf(list).flatMap((place) => partsOfList[list].map((part) => [rowField(list, place, part), raw])),
    ),
  )

/** Rows of a list in their order; a row whose names are both empty is left out. */
export function typedRows(form: Readonly<Record<string, unknown>>, list: RowList): TypedRow[] {
  const typed = (place: number, part: RowPart): string => {
    const value = form[rowField(list, place, part)]
    return typeof value === 'string' ? value : ''
  }
  return placesOf(list)
    .map((place) => ({
      place,
      key: typed(place, 'key'),
      en: typed(place, 'en'),
      ar: typed(place, 'ar'),
      start: latinDigits(typed(place, 'start')),
      end: latinDigits(typed(place, 'end')),
      kind: typed(place, 'kind'),
      concern: typed(place, 'concern'),
    }))
    .filter(({ en, ar }) => en !== '' || ar !== '')
}

const fieldOf = (list: RowList, { place, part }: RowProblem): string =>
  place === 0 ? list : rowField(list, place, part)

/** The rows, or an error at the fields that cannot be read. */
export function rowsOrRefuse<Row>(list: RowList, read: RowsRead<Row>): Row[] {
  if ('rows' in read) return read.rows
  const problems = read.problems.map((one) => [fieldOf(list, one), one.problem] as const)
  // why: of several problems of a field the first is shown
  throw new AppError('bad-request', {}, Object.fromEntries(problems.toReversed()))
}
