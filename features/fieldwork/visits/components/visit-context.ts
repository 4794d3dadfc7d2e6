import { createContext, use } from 'react'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import type { VisitOnHand } from '#/domain/fieldwork/visit-hints.ts'
import { type AnswerDraft, emptyDraft } from '../answer.ts'
import type { Place } from '../device/use-visit-store.ts'
import type { VisitState, VisitStore } from '../device/visit-store.ts'

export type VisitInHand = {
  place: Place
  /** The report's name, or the visit's while the server knows of no report. */
  visitId: string
  definition: QuestionnaireDefinition
  /** Questions the editor points at. */
  questioned: ReadonlySet<string>
  /** Those of them that were not answered yet. */
  openPoints: readonly string[]
  /** Place and time of the check-in, for what an editor will ask about; null for a report that was returned. */
  arrival: Pick<VisitOnHand, 'type' | 'distance' | 'accuracy' | 'arrivedAt'> | null
  store: VisitStore
  state: VisitState
}

export const VisitContext = createContext<VisitInHand | null>(null)

/** The visit whose questionnaire is open. */
export function useVisit(): VisitInHand {
  const visit = use(VisitContext)
  if (!visit) throw new Error('no visit is open here')
  return visit
}

export const useDraft = (questionKey: string): AnswerDraft => useVisit().state.drafts.get(questionKey) ?? emptyDraft
