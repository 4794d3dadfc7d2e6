import type { Question, QuestionnaireDefinition, QuestionType } from '#/domain/questionnaire.ts'
import type { Path, QuestionPart } from '../editor-state.ts'

export type FieldActions = {
  type: (part: QuestionPart, place: string) => void
  /** A change by a button; the cursor goes to the first of these places that is there. */
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
  /** Where it stands: the questions of a section earn points. */
  section: Path['section']
  actions: FieldActions
}
