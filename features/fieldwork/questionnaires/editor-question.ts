import { isScored, type QuestionnaireDefinition, type QuestionType } from '#/domain/questionnaire.ts'
import {
  adapted,
  changeQuestion,
  newQuestion,
  type Path,
  questionAt,
  questionsAt,
  removeQuestion,
  withQuestions,
} from './editor-state.ts'

/** Changes a question's kind: keeps texts and rules, drops fields of the old kind. */
export function changeKind(definition: QuestionnaireDefinition, path: Path, type: QuestionType) {
  const old = questionAt(definition, path)
  if (!old || old.type === type) return definition
  const inSection = path.section !== 'unscored'
  const fresh = newQuestion(old.key, type, inSection)
  const scored = inSection && isScored(fresh)
  const { key, text, guidance, failure, required, allowNotApplicable, showIf, bank } = old
  const options =
    'options' in old && 'options' in fresh
      ? {
          options: old.options.map((option) => ({
            ...option,
            failure: type === 'choice' ? option.failure : undefined,
            value: Math.max(type === 'choice' ? 0 : -1, option.value),
          })),
        }
      : {}
  return changeQuestion(withoutQuestionParts(definition, path, fresh), path, {
    key,
    text,
    guidance,
    failure: scored && type !== 'choice' ? failure : undefined,
    required,
    allowNotApplicable,
    showIf,
    bank,
    weight: scored ? old.weight || 1 : 0,
    bonus: scored ? old.bonus : undefined,
    critical: scored && old.critical,
    major: scored && old.major,
    photo: type === 'photo' || type === 'receipt' ? 'none' : old.photo,
    comment: isScored(fresh) ? old.comment : undefined,
    actionPhoto: scored ? old.actionPhoto : undefined,
    ...options,
  })
}

const withoutQuestionParts = (
  definition: QuestionnaireDefinition,
  path: Path,
  fresh: ReturnType<typeof newQuestion>,
): QuestionnaireDefinition =>
  withQuestions(
    definition,
    path.section,
    questionsAt(definition, path.section).map((question, index) => (index === path.index ? fresh : question)),
  )

/** Moves a question to the end of another section. */
export function moveQuestionTo(
  definition: QuestionnaireDefinition,
  path: Path,
  section: Path['section'],
): { definition: QuestionnaireDefinition; path: Path } {
  const question = questionAt(definition, path)
  if (!question || section === path.section) return { definition, path }
  const there = questionsAt(definition, section)
  const moved = withQuestions(removeQuestion(definition, path), section, [
    ...there,
    adapted(question, section !== 'unscored'),
  ])
  return { definition: moved, path: { section, index: there.length } }
}
