import type { Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { criticalCap } from '#/domain/score.ts'
import { type Lang, type Text, translator, withoutMarks } from '#/domain/text.ts'
import { limitWords } from '#/features/fieldwork/measurements/words.ts'
import { libraryMessages } from '#/messages/reporting/library.ts'
import { editionDay, wordsOf } from './document-words.ts'

/** Scoring of an answer, in one line. */
function kindOf(question: Question, lang: Lang): string {
  const t = translator(lang, libraryMessages)
  if (question.type === 'timing') {
    const [full, three, half] = question.limits
    return t('kind_timing', { full, three, half, last: half * 1.5 })
  }
  if (question.type === 'measure') return limitWords(question, lang)
  if (question.type === 'rating') return ''
  return question.type === 'yes_no' ? t('kind_yes_no') : ''
}

const stepsOf = (question: Question, lang: Lang): [string, string][] =>
  question.type === 'rating' ? question.steps.map((step, index) => [`${index + 1}`, step[lang]]) : []

function questionData(question: Question, lang: Lang) {
  const t = translator(lang, libraryMessages)
  return {
    key: question.key,
    text: question.text[lang],
    guidance: question.guidance?.[lang] ?? '',
    weight: t('weightOf', { weight: question.weight }),
    kind: kindOf(question, lang),
    steps: stepsOf(question, lang),
    marks: [
      ...(question.critical ? [t('critical')] : []),
      ...(question.major ? [t('major')] : []),
      ...(question.photo === 'required'
        ? [t('photoRequired')]
        : question.photo === 'on_fail'
          ? [t('photoOnFail')]
          : []),
      ...(question.allowNotApplicable ? [t('mayNotApply')] : []),
    ],
  }
}

/** Data of a questionnaire's template: questions, weights and scoring. */
export function questionnaireData(definition: QuestionnaireDefinition, lang: Lang, company: Text) {
  const t = translator(lang, libraryMessages)
  const { code, version, title } = definition
  const count = definition.sections.reduce((sum, { questions }) => sum + questions.length, 0)
  return {
    company: company[lang],
    title: withoutMarks(t('questionnaireTitle', { title: title[lang], code })),
    intro: t('questionnaireIntro', { count, version, sections: definition.sections.length }),
    footer: `${company[lang]} · ${code} · ${t('version', { version })}`,
    day: editionDay,
    words: wordsOf(lang, libraryMessages),
    sections: definition.sections.map((section) => ({
      title: `${section.key} · ${section.title[lang]}`,
      count: String(section.questions.length),
      weight: String(section.weight),
      questions: section.questions.map((question) => questionData(question, lang)),
    })),
    unscored: definition.unscored.map((question) => question.text[lang]),
    method: methodLines(lang),
  }
}

/** Method of the score, from the product's own rules. */
export function methodLines(lang: Lang): string[] {
  const t = translator(lang, libraryMessages)
  return [
    t('method_1'),
    t('method_2'),
    t('method_3'),
    t('method_4'),
    t('method_5', { cap: `${criticalCap}%` }),
    t('method_6'),
  ]
}
