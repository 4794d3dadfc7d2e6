import type { MeasureQuestion } from '../questionnaire.ts'
import { isGreyBeyond, isReadingValue, type MeasureDirection, type MeasureLimit } from './measure.ts'
import type { FormRow, Note } from './xlsform-table.ts'

type Measured = MeasureLimit & Pick<MeasureQuestion, 'fewest'>

/** Limit of a measurement in one cell: `at_most 5 grey 7 readings 2`. */
export const measureCell = ({ direction, limit, grey, fewest }: Measured): string =>
  [direction, limit, ...(grey === undefined ? [] : ['grey', grey]), 'readings', fewest].join(' ')

const cell = /^(at_most|at_least) (-?\d+(?:\.\d)?)(?: grey (-?\d+(?:\.\d)?))?(?: readings ([1-8]))?$/

const usual: Measured = { direction: 'at_most', limit: 5, fewest: 1 }

export function measureIn(row: FormRow, note: Note): Measured {
  const said = row.get('itqan_limits').trim().replaceAll(/\s+/g, ' ')
  const [, direction, limit, grey, fewest] = cell.exec(said) ?? []
  const found: Measured = {
    direction: direction as MeasureDirection,
    limit: Number(limit),
    ...(grey === undefined ? {} : { grey: Number(grey) }),
    fewest: Number(fewest ?? 1),
  }
  if (limit !== undefined && isReadingValue(found.limit) && isGreyBeyond(found)) return found
  note(row, 'value', said)
  return usual
}
