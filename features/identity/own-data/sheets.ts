import type { OwnData, OwnSection } from './collect.server.ts'

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** One sheet per section with rows: field names, then one row each. */
export const sheetsOf = (own: OwnData, titleOf: (name: OwnSection) => string) =>
  own.sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => {
      const fields = Object.keys(rows[0]!)
      return { name: titleOf(name), rows: [fields, ...rows.map((row) => fields.map((field) => cell(row[field])))] }
    })
