import { z } from 'zod'
import { isDay } from '#/domain/riyadh-time.ts'
import { langs } from '#/domain/text.ts'
import { fieldOf, longestText, type StudyTexts, studyTexts } from './content.ts'

const version = z
  .string()
  .regex(/^\d{1,9}$/, 'unreadable')
  .transform(Number)
const day = z.string().refine(isDay, 'study-day')
const text = (most: number) => z.string().trim().max(most, 'too-long').default('')

type Name = `${keyof StudyTexts}${'En' | 'Ar'}`
const texts = Object.fromEntries(
  studyTexts.flatMap((name) => langs.map((lang) => [fieldOf(name, lang), text(longestText[name])])),
) as Record<Name, ReturnType<typeof text>>

/** Creates a story about a client. */
export const newStudyForm = z.strictObject({
  clientKey: z.uuid(),
  client: z.string().max(200).optional(),
  clientId: z.uuid('study-client'),
})

const saved = z.strictObject({
  intent: z.literal('save'),
  version,
  branchId: z.union([z.literal(''), z.uuid('unreadable')]),
  type: z.enum(['full_service', 'basic']),
  from: day,
  until: day,
  ...texts,
})

/** Steps of staff on a story. */
export const studyForm = z.discriminatedUnion('intent', [
  saved.refine(({ from, until }) => from <= until, { error: 'study-period', path: ['until'] }),
  z.strictObject({ intent: z.literal('offer'), version }),
  z.strictObject({ intent: z.literal('take-back'), version }),
])
export type StudySave = z.output<typeof saved>

/** A client's answer, with the version it read. */
export const answerForm = z.strictObject({ intent: z.enum(['agree', 'decline', 'withdraw']), version })

/** Converts a form's texts to their stored form. */
export const textsOf = (input: StudySave): StudyTexts =>
  Object.fromEntries(studyTexts.map((name) => [name, { en: input[`${name}En`], ar: input[`${name}Ar`] }])) as StudyTexts
