/** Areas of a brand's franchise readiness. */
export const readinessAreas = ['business', 'brand', 'operations', 'support', 'people'] as const
export type ReadinessArea = (typeof readinessAreas)[number]

/** Questions by area; texts are in messages/site/franchise.ts under the same keys. */
export const readinessQuestions = {
  business: ['profitable', 'second-branch', 'unit-figures'],
  brand: ['trademark', 'distinct', 'guest-score'],
  operations: ['manual', 'recipes', 'suppliers'],
  support: ['fee-model', 'contract', 'field-visits'],
  people: ['training', 'team', 'opening-plan'],
} as const satisfies Record<ReadinessArea, readonly string[]>
export type ReadinessQuestion = (typeof readinessQuestions)[ReadinessArea][number]

export const allReadinessQuestions: readonly ReadinessQuestion[] = readinessAreas.flatMap((area) => [
  ...readinessQuestions[area],
])

/** Points per answer. */
export const readinessAnswers = { no: 0, partly: 1, yes: 2 } as const
export type ReadinessAnswer = keyof typeof readinessAnswers
export const isReadinessAnswer = (value: unknown): value is ReadinessAnswer =>
  typeof value === 'string' && Object.hasOwn(readinessAnswers, value)

/** Conditions without which franchising is advised against regardless of the score. */
export const readinessMusts: readonly ReadinessQuestion[] = ['profitable', 'trademark', 'manual']

export type ReadinessVerdict = 'ready' | 'nearly' | 'early'
export type ReadinessResult = {
  /** Whole per cent, half up; null until complete. */
  percent: number | null
  areas: { area: ReadinessArea; percent: number | null; weak: boolean }[]
  verdict: ReadinessVerdict | null
  /** Mandatory questions answered with no. */
  blocking: ReadinessQuestion[]
  unanswered: ReadinessQuestion[]
}

const readyFrom = 80
const nearlyFrom = 55
/** Per cent below which an area gets advice and the brand is not ready. */
const weakUnder = 67

/** At most two points per question. */
const percentOf = (earned: number, questions: number): number => Math.floor((earned * 50) / questions + 0.5)

export type ReadinessSheet = Partial<Record<ReadinessQuestion, ReadinessAnswer>>

const points = (sheet: ReadinessSheet, questions: readonly ReadinessQuestion[]): number =>
  questions.reduce((sum, question) => sum + readinessAnswers[sheet[question] ?? 'no'], 0)

/** Computes a brand's readiness: equal weights; an unmet mandatory question limits the verdict. */
export function readiness(sheet: ReadinessSheet): ReadinessResult {
  const unanswered = allReadinessQuestions.filter((question) => sheet[question] === undefined)
  const areas = readinessAreas.map((area) => {
    const questions: readonly ReadinessQuestion[] = readinessQuestions[area]
    const complete = questions.every((question) => sheet[question] !== undefined)
    const percent = complete ? percentOf(points(sheet, questions), questions.length) : null
    return { area, percent, weak: percent !== null && percent < weakUnder }
  })
  const blocking = readinessMusts.filter((question) => sheet[question] === 'no')
  if (unanswered.length > 0) return { percent: null, areas, verdict: null, blocking, unanswered }
  const percent = percentOf(points(sheet, allReadinessQuestions), allReadinessQuestions.length)
  return { percent, areas, verdict: verdictOf(percent, areas, blocking), blocking, unanswered }
}

function verdictOf(
  percent: number,
  areas: ReadinessResult['areas'],
  blocking: readonly ReadinessQuestion[],
): ReadinessVerdict {
  if (percent < nearlyFrom) return 'early'
  if (percent < readyFrom || blocking.length > 0 || areas.some(({ weak }) => weak)) return 'nearly'
  return 'ready'
}
