import type { Cell } from '#/domain/csv.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import type { OwnData, OwnSection } from './collect.server.ts'

/** Fields in halalas, which a person reads as riyals. */
const amounts = new Set('bonus,fee,gross,hourly_rate,net,paid,reimbursement,shopper_fee,withheld'.split(','))

/** A stored moment, with its zone. */
const moment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}(:?\d{2})?)$/

function cell(field: string, value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return amounts.has(field) ? { halalas: value } : value
  if (typeof value !== 'string') return JSON.stringify(value)
  if (isDay(value)) return { day: value }
  return moment.test(value) ? { moment: value } : value
}

/** One sheet per section with rows: field names, then one row each. */
export const sheetsOf = (own: OwnData, titleOf: (name: OwnSection) => string) =>
  own.sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => {
      const fields = Object.keys(rows[0]!)
      return {
        name: titleOf(name),
        rows: [fields, ...rows.map((row) => fields.map((field) => cell(field, row[field])))],
      }
    })
