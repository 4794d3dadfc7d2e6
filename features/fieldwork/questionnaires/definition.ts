import { plainText } from '#/domain/plain-text.ts'
import { z } from 'zod'
import { evaluationTypes } from '#/domain/evaluation.ts'
import { mostFailureLength } from '#/domain/failure.ts'
import { isTenth, measureDirections, mostReadings, readingRange } from '#/domain/fieldwork/measure.ts'
import { type Condition, type Question, type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { codePattern, keyPattern, limits } from './limits.ts'

// Removes lone surrogates and NUL, which PostgreSQL refuses in JSON.
const written = (most: number) => z.string().max(most).transform(plainText)
const text = (most: number) => z.strictObject({ en: written(most), ar: written(most) })
const key = z.string().regex(keyPattern)
const compared = z.union([z.boolean(), z.number(), z.string().max(80)])
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const statements = [
  z.strictObject({ question: key, is: compared }),
  z.strictObject({ question: key, isNot: compared }),
  z.strictObject({ question: key, atLeast: z.number() }),
  z.strictObject({ question: key, atMost: z.number() }),
  z.strictObject({ question: key, includes: z.string().max(80) }),
  z.strictObject({ attribute: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/), is: z.boolean() }),
  z.strictObject({ from: time, until: time }),
  z.strictObject({ always: z.boolean() }),
] as const

/** Limits the depth of nested conditions, so that external input cannot exhaust the stack. */
const conditionOfDepth = (depth: number): z.ZodType<Condition> => {
  if (depth === 0) return z.union(statements)
  const inner = conditionOfDepth(depth - 1)
  const several = z.array(inner).max(limits.conditionParts)
  return z.union([
    ...statements,
    z.strictObject({ not: inner }),
    z.strictObject({ and: several }),
    z.strictObject({ or: several }),
  ])
}
const condition = conditionOfDepth(limits.conditionDepth)

const number = (min: number, max: number) => z.number().min(min).max(max)
const failure = z.strictObject({ sentence: text(mostFailureLength), task: text(mostFailureLength) }).exactOptional()
const base = {
  key,
  text: text(500),
  guidance: text(2000).exactOptional(),
  failure,
  weight: number(0, 1000),
  bonus: number(0, 100).exactOptional(),
  required: z.boolean(),
  allowNotApplicable: z.boolean(),
  critical: z.boolean(),
  major: z.boolean(),
  photo: z.enum(['none', 'required', 'on_fail', 'never']),
  comment: z.enum(['usual', 'on_low', 'required', 'none']).exactOptional(),
  actionPhoto: z.boolean().exactOptional(),
  showIf: condition.exactOptional(),
  bank: z.uuid().exactOptional(),
}
const options = z.array(z.strictObject({ key, text: text(300), value: number(-1, 1), failure })).max(limits.options)
const step = text(500)
const minutes = number(0, 600)
const temperature = number(readingRange.min, readingRange.max).refine(isTenth)

/** One question, also as the bank keeps it. */
export const question: z.ZodType<Question> = z.discriminatedUnion('type', [
  z.strictObject({ ...base, type: z.literal('yes_no') }),
  z.strictObject({
    ...base,
    type: z.literal('rating'),
    steps: z.tuple([step, step, step, step, step]),
    partly: failure,
  }),
  z.strictObject({ ...base, type: z.literal('timing'), limits: z.tuple([minutes, minutes, minutes]) }),
  z.strictObject({ ...base, type: z.literal('choice'), options }),
  z.strictObject({ ...base, type: z.literal('choices'), options }),
  z.strictObject({
    ...base,
    type: z.literal('text'),
    long: z.boolean().exactOptional(),
    minWords: z.number().int().min(0).max(1000).exactOptional(),
  }),
  z.strictObject({
    ...base,
    type: z.literal('number'),
    min: number(-1e9, 1e9),
    max: number(-1e9, 1e9),
    decimals: z.number().int().min(0).max(6),
    unit: text(40).exactOptional(),
  }),
  z.strictObject({ ...base, type: z.literal('photo') }),
  z.strictObject({ ...base, type: z.literal('receipt') }),
  z.strictObject({ ...base, type: z.literal('signature') }),
  z.strictObject({ ...base, type: z.literal('place') }),
  z.strictObject({ ...base, type: z.literal('date') }),
  z.strictObject({
    ...base,
    type: z.literal('measure'),
    direction: z.enum(measureDirections),
    limit: temperature,
    grey: temperature.exactOptional(),
    fewest: z.number().int().min(1).max(mostReadings),
  }),
])

const section = z.strictObject({
  key,
  title: text(200),
  weight: number(0, 1000),
  showIf: condition.exactOptional(),
  questions: z.array(question).max(limits.questions),
})

/** A stored questionnaire, complete or not; `checkQuestionnaire` lists gaps before publication. */
export const questionnaireDefinition: z.ZodType<QuestionnaireDefinition> = z
  .strictObject({
    code: z.string().max(20).regex(codePattern),
    version: z.number().int().min(1).max(100_000),
    evaluationType: z.enum(evaluationTypes),
    title: text(200),
    sections: z.array(section).max(limits.sections),
    unscored: z.array(question).max(limits.questions),
  })
  .refine(
    ({ sections, unscored }) =>
      sections.reduce((sum, { questions }) => sum + questions.length, unscored.length) <= limits.questions,
  )

/** Checked before parsing: deeply nested brackets must not exhaust the stack. */
const depthOf = (json: string): number => {
  let [depth, deepest, quoted] = [0, 0, false]
  for (let index = 0; index < json.length; index++) {
    const sign = json[index]
    if (quoted) {
      if (sign === '\\') index++
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth)
    else if (sign === '}' || sign === ']') depth--
  }
  return deepest
}

/** Parses external JSON; undefined when it is too large, too deep or invalid. */
export function parseBounded(json: string): unknown {
  if (json.length > limits.json || depthOf(json) > 24) return undefined
  try {
    return JSON.parse(json) as unknown
  } catch {
    return undefined
  }
}

/** A definition sent as JSON. */
export const sentDefinition = z
  .string()
  .max(limits.json, 'too-long')
  .transform((json) => parseBounded(json))
  .pipe(questionnaireDefinition)
