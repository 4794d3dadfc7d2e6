import type { DailySection, DailyTemplate, Field, TemplateException, TemplateParts } from './template.ts'

export const mostOwnFields = 60
export const mostExceptions = 20

/** Whether a company added the field; the others belong to every report. */
export const isOwnField = ({ label }: Pick<Field, 'label'>): boolean => label !== undefined

const copied = ({ shifts, ramadanShifts, fields, duties, points }: TemplateParts): TemplateParts => ({
  shifts,
  ramadanShifts,
  fields,
  duties,
  points,
})

/** The company's parts, or those of an exception; undefined: there is no such exception. */
export const partsOf = (template: DailyTemplate, of: string): TemplateParts | undefined =>
  of === '' ? copied(template) : template.exceptions.find(({ key }) => key === of)

/** The template with the company's parts, or those of one exception, changed. */
export const withParts = (template: DailyTemplate, of: string, parts: Partial<TemplateParts>): DailyTemplate =>
  of === ''
    ? { ...template, ...parts }
    : {
        ...template,
        exceptions: template.exceptions.map((one) => (one.key === of ? { ...one, ...parts } : one)),
      }

/**
 * Puts a field in its place: behind another one of its section, or before those that the company added. Fields of the
 * house keep their places.
 */
export function putField(fields: readonly Field[], field: Field, after: string): Field[] {
  const place = fields.findIndex(({ key }) => key === field.key)
  if (!isOwnField(field)) return fields.map((one) => (one.key === field.key ? field : one))
  const others = fields.filter(({ key }) => key !== field.key)
  const before = others.findIndex(({ key, section }) => key === after && section === field.section)
  if (before >= 0) return others.toSpliced(before + 1, 0, field)
  if (after === '' && place >= 0 && fields[place]!.section === field.section) {
    const first = others.findIndex((one) => isOwnField(one) && one.section === field.section)
    return others.toSpliced(first < 0 ? place : first, 0, field)
  }
  return [...others, field]
}

/** Own fields of a section, in their order. */
export const ownFieldsOf = (fields: readonly Field[], section: DailySection): Field[] =>
  fields.filter((field) => isOwnField(field) && field.section === section)

/** Adds an exception as a copy of the company's template, or changes the name and branches of one. */
export function putException(
  template: DailyTemplate,
  { key, name, branchIds }: Pick<TemplateException, 'key' | 'name' | 'branchIds'>,
): DailyTemplate {
  const known = template.exceptions.find((one) => one.key === key)
  // why: a branch follows one template, so it leaves the one it followed before
  const others = template.exceptions.map((one) => ({
    ...one,
    branchIds: one.branchIds.filter((id) => !branchIds.includes(id)),
  }))
  const exceptions = known
    ? others.map((one) => (one.key === key ? { ...one, name, branchIds } : one))
    : [...others, { ...copied(template), key, name, branchIds }]
  return { ...template, exceptions }
}

export const withoutException = (template: DailyTemplate, of: string): DailyTemplate => ({
  ...template,
  exceptions: template.exceptions.filter(({ key }) => key !== of),
})
