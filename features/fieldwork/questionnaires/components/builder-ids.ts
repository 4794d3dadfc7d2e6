import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import type { Finding } from '#/domain/fieldwork/questionnaire-check.ts'
import type { Path } from '../editor-state.ts'

export const titleId = 'questionnaire-title'
export const sectionId = (section: Path['section']): string => `section-${section}`
export const questionId = ({ section, index }: Path): string => `question-${section}-${index}`

export const samePath = (a: Path | null, b: Path): boolean => a?.section === b.section && a.index === b.index

/** Path of the question with this code. */
export function pathOf(definition: QuestionnaireDefinition, key: string): Path | null {
  for (const [section, { questions }] of definition.sections.entries()) {
    const index = questions.findIndex((question) => question.key === key)
    if (index >= 0) return { section, index }
  }
  const index = definition.unscored.findIndex((question) => question.key === key)
  return index >= 0 ? { section: 'unscored', index } : null
}

/** The place on the page that a finding links to. */
export function placeOf(definition: QuestionnaireDefinition, finding: Finding): { path: Path | null; id: string } {
  const path = finding.question === null ? null : pathOf(definition, finding.question)
  const section = definition.sections.findIndex(({ key }) => key === (finding.section ?? finding.question))
  const base = path ? questionId(path) : section >= 0 ? sectionId(section) : titleId
  if (!finding.part || !finding.lang) return { path, id: base }
  const inner = path || section >= 0 ? `${base}-${finding.part}` : titleId
  return { path, id: `${inner}-${finding.lang}` }
}
