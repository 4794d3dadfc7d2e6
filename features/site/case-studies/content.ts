import { z } from 'zod'
import type { MysteryType } from '#/domain/evaluation.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { type Lang, langs, type Text } from '#/domain/text.ts'

export const studyStates = ['draft', 'offered', 'agreed', 'declined', 'withdrawn'] as const
export type StudyState = (typeof studyStates)[number]

/** Texts of a story: subject, situation, measures and result. */
export const studyTexts = ['company', 'title', 'situation', 'done', 'result'] as const
export type StudyText = (typeof studyTexts)[number]
export const longestText: Record<StudyText, number> = {
  company: 120,
  title: 120,
  situation: 2000,
  done: 2000,
  result: 2000,
}
export type StudyTexts = Record<StudyText, Text>

/** Visits behind the figures. */
export type StudyScope = { type: MysteryType; from: Day; until: Day }
export type StudyContent = StudyTexts & { scope: StudyScope }

/** Means of the first and of the last visits of a period, equally many; null with fewer than two visits. */
export type StudyFigures = { n: number; each: number; before: number | null; after: number | null }

const text = z.object({ en: z.string(), ar: z.string() })
const stored = z.object({
  company: text,
  title: text,
  situation: text,
  done: text,
  result: text,
  scope: z.object({ type: z.enum(['full_service', 'basic']), from: z.string(), until: z.string() }),
})
const storedFigures = z.object({
  n: z.number(),
  each: z.number(),
  before: z.number().nullable(),
  after: z.number().nullable(),
})

/** Parses stored content. */
export const readContent = (value: unknown): StudyContent => stored.parse(value)
export const readFigures = (value: unknown): StudyFigures => storedFigures.parse(value)

/** Missing texts, by field name. */
export const missingTexts = (content: StudyContent): string[] =>
  studyTexts.flatMap((name) => langs.filter((lang) => content[name][lang] === '').map((lang) => fieldOf(name, lang)))

export const fieldOf = (name: StudyText, lang: Lang): string => `${name}${lang === 'en' ? 'En' : 'Ar'}`
