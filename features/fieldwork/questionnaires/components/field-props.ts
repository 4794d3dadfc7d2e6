import type { Question, QuestionnaireDefinition, QuestionType } from '#/domain/questionnaire.ts'
import type { Path, QuestionPart } from '../editor-state.ts'

export type FieldActions = {
  type: (part: QuestionPart, place: string) => void
  /** A change by a button; focuses the first existing element of these. */
  change: (part: QuestionPart, ...focus: string[]) => void
  rename: (key: string) => void
  become: (type: QuestionType) => void
  moveTo: (section: Path['section']) => void
}
export type FieldProps = {
  id: string
  question: Question
  definition: QuestionnaireDefinition
  earlier: readonly Question[]
  /** Its section: questions of a section earn points. */
  section: Path['section']
  actions: FieldActions
}
