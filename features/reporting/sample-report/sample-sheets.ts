import type { AnswerValue } from '#/domain/questionnaire.ts'
import type { Text } from '#/domain/text.ts'

/** A fictitious restaurant: a sample must not be mistaken for a real result. */
export const sampleName: Text = { en: 'Sample Kitchen', ar: 'مطبخ النموذج' }

export type SampleVisit = {
  at: string
  /** Differences from an ordinary good visit. */
  answers: Readonly<Record<string, AnswerValue>>
  notApplicable: readonly string[]
  /** Index of the prepared remark. Default: the first. */
  picks?: Readonly<Record<string, number>>
}

/** Three invented visits on FSR-1, newest first. Scores are computed by the product's own rules. */
export const sampleVisits: readonly [SampleVisit, ...SampleVisit[]] = [
  {
    at: '2026-09-14T17:05:00.000Z',
    answers: {
      A3: 5,
      B1: 1.5,
      B3: false,
      C2: 3,
      C3: false,
      C5: false,
      D2: 28,
      D5: 5,
      E1: false,
      E4: 3,
      E5: false,
      F2: 2,
      G1: 7,
      H1: false,
    },
    notApplicable: ['A2', 'B5', 'E6'],
    picks: { B3: 1, D5: 2, H1: 1 },
  },
  {
    at: '2026-06-08T17:40:00.000Z',
    answers: { A3: 4, B1: 1, C2: 4, C3: false, C4: false, D2: 24, E1: false, E5: false, F2: 3, G4: false, H1: false },
    notApplicable: ['A2', 'B5', 'E6'],
  },
  {
    at: '2026-03-02T10:20:00.000Z',
    answers: { A3: 3, B1: 3, C1: false, C3: false, D2: 31, D4: 3, E4: 3, F1: 3, F2: 3, G3: false, H1: false },
    notApplicable: ['A2', 'B5', 'E6'],
  },
]
