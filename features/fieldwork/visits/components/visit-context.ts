import { createContext, use } from 'react'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import type { VisitOnHand } from '#/domain/fieldwork/visit-hints.ts'
import { type AnswerDraft, emptyDraft } from '../answer.ts'
import type { Place } from '../device/use-visit-store.ts'
import type { VisitState, VisitStore } from '../device/visit-store.ts'

export type VisitInHand = {
  place: Place
  /** The report's id, or the visit's while the server has no report. */
  visitId: string
  definition: QuestionnaireDefinition
  /** Questions that the editor returned. */
  questioned: ReadonlySet<string>
  /** Those of them not answered yet. */
  openPoints: readonly string[]
  /** Location and time of the check-in, for hints; null for a returned report. */
  arrival: Pick<VisitOnHand, 'type' | 'distance' | 'accuracy' | 'arrivedAt'> | null
  store: VisitStore
  state: VisitState
}

export const VisitContext = createContext<VisitInHand | null>(null)

/** The visit of the open questionnaire. */
export function useVisit(): VisitInHand {
  const visit = use(VisitContext)
  if (!visit) throw new Error('no visit is open here')
  return visit
}

export const useDraft = (questionKey: string): AnswerDraft => useVisit().state.drafts.get(questionKey) ?? emptyDraft
