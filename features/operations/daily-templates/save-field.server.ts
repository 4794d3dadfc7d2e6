import { randomUUID } from 'node:crypto'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { canAlert } from '#/domain/operations/daily-reports/alerts.ts'
import type { Choice, Field, FieldType } from '#/domain/operations/daily-reports/template.ts'
import {
  isOwnField,
  mostOwnFields,
  partsOf,
  putField,
  withParts,
} from '#/domain/operations/daily-reports/template-edit.ts'
import { readChoices } from '#/domain/operations/daily-reports/template-rows.ts'
import { readAmount, readCount, readDecimal } from '#/domain/operations/daily-reports/typed.ts'
import type { DailyFieldInput } from './form.ts'
import { publishTemplate } from './publish-template.server.ts'
import { rowsOrRefuse, typedRows } from './rows.ts'

const wrong = (field: string, problem: string): AppError => new AppError('bad-request', {}, { [field]: problem })

/** A limit in the unit of the type; undefined: none was typed. */
function readLimit(type: FieldType, name: 'min' | 'max', typed: string): number | undefined {
  if (typed.trim() === '') return undefined
  const read =
    type === 'amount' || type === 'signed'
      ? readAmount(typed, type === 'signed')
      : type === 'count'
        ? readCount(typed)
        : readDecimal(typed, 2, type === 'number')
  if (read === null) throw wrong(name, 'daily-limit')
  return read
}

function limitsOf(type: FieldType, { min, max, due }: DailyFieldInput): Field['limits'] {
  if (type === 'text' || type === 'choice') return undefined
  if (type === 'yes-no') return due === 'yes' ? { min: 1 } : due === 'no' ? { max: 0 } : undefined
  const [least, most] = [readLimit(type, 'min', min), readLimit(type, 'max', max)]
  if (least !== undefined && most !== undefined && least > most) throw wrong('max', 'daily-limit-order')
  if (least === undefined && most === undefined) return undefined
  return { ...(least !== undefined && { min: least }), ...(most !== undefined && { max: most }) }
}

const choicesOf = (type: FieldType, input: DailyFieldInput, known: readonly Choice[]): Choice[] | undefined =>
  type === 'choice' ? rowsOrRefuse('choices', readChoices(typedRows(input, 'choices'), known)) : undefined

/** What a field of the house keeps whatever is typed: its name, type, section and whether it is money. */
function basisOf(input: DailyFieldInput, known: Field | undefined): Omit<Field, 'required' | 'alert' | 'limits'> {
  if (known && !isOwnField(known)) return known
  const { labelEn, labelAr, section, money } = input
  if (labelEn === '') throw wrong('labelEn', 'required')
  if (labelAr === '') throw wrong('labelAr', 'required')
  // why: answers of one type cannot be read as another, so the type of a field stays
  const type = known?.type ?? input.type
  const choices = choicesOf(type, input, known?.choices ?? [])
  return {
    key: known?.key ?? `own-${randomUUID().slice(0, 13)}`,
    section,
    type,
    money: money || type === 'amount',
    label: { en: labelEn, ar: labelAr },
    ...(choices && { choices }),
  }
}

/** Adds a field to a template, or changes one: a new version. */
export async function saveField(actor: Actor, input: DailyFieldInput): Promise<void> {
  await publishTemplate(actor, input.version, (template) => {
    const parts = partsOf(template, input.of)
    const known = parts?.fields.find(({ key }) => key === input.key)
    if (!parts || (input.key !== '' && !known)) throw new AppError('not-found')
    if (!known && parts.fields.filter(isOwnField).length >= mostOwnFields) throw wrong('labelEn', 'daily-many-fields')
    const { limits: _, ...basis } = basisOf(input, known) as Field
    const limits = limitsOf(basis.type, input)
    const field: Field = { ...basis, required: input.required, alert: input.alert, ...(limits && { limits }) }
    if (field.alert !== 'none' && !canAlert(field)) throw wrong('alert', 'daily-alert')
    return withParts(template, input.of, { fields: putField(parts.fields, field, input.after) })
  })
}
