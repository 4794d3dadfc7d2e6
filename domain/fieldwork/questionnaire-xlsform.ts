import { branchAttributes, isBranchAttribute } from '../branch-attributes.ts'
import { unscoredSectionKey } from '../answer-problems.ts'
import { type Failure, type Question, type QuestionnaireDefinition } from '../questionnaire.ts'
import { attributeVariable, relevantOf, timeVariable } from './questionnaire-relevant.ts'
import { readingRange } from './measure.ts'
import { statementsOf } from './questionnaire-rule.ts'
import type { Text } from '../text.ts'
import { measureCell } from './xlsform-measure.ts'
import { failureCells, failureColumns, failureRow, partlyColumns } from './xlsform-failure.ts'

export type FormSheet = { name: string; rows: string[][] }

export const labelColumns = { en: 'label::English (en)', ar: 'label::Arabic (ar)' } as const
export const hintColumns = { en: 'hint::English (en)', ar: 'hint::Arabic (ar)' } as const
/** Holds the questions about branch and hour, so that the form works in any tool; an import removes it. */
export const circumstancesGroup = 'itqan_circumstances'

export const surveyColumns = [
  'type',
  'name',
  labelColumns.en,
  labelColumns.ar,
  hintColumns.en,
  hintColumns.ar,
  'required',
  'relevant',
  'constraint',
  'appearance',
  'itqan_type',
  'itqan_weight',
  'itqan_bonus',
  'itqan_na',
  'itqan_critical',
  'itqan_major',
  'itqan_photo',
  'itqan_action_photo',
  'itqan_comment',
  'itqan_limits',
  'itqan_decimals',
  'itqan_long',
  'itqan_min_words',
  'itqan_unit_en',
  'itqan_unit_ar',
  ...failureColumns,
  ...partlyColumns,
] as const
type Row = Partial<Record<(typeof surveyColumns)[number], string>>

const yes = (on: boolean): string => (on ? 'yes' : 'no')
const labels = ({ en, ar }: Text): Row => ({ [labelColumns.en]: en, [labelColumns.ar]: ar })
const hints = (text: Text | undefined): Row => (text ? { [hintColumns.en]: text.en, [hintColumns.ar]: text.ar } : {})

const listOf = (question: Question): string => (question.type === 'yes_no' ? 'yes_no' : question.key)

const typeOf = (question: Question): string => {
  switch (question.type) {
    case 'yes_no':
    case 'rating':
    case 'choice':
      return `select_one ${listOf(question)}`
    case 'choices':
      return `select_multiple ${listOf(question)}`
    case 'timing':
    case 'measure':
      return 'decimal'
    case 'number':
      return question.decimals === 0 ? 'integer' : 'decimal'
    case 'photo':
    case 'receipt':
    case 'signature':
      return 'image'
    case 'place':
      return 'geopoint'
    case 'text':
    case 'date':
      return question.type
  }
}

function ofKind(question: Question): Row {
  switch (question.type) {
    case 'timing':
      return { constraint: '. >= 0 and . <= 600', itqan_limits: question.limits.join(' ') }
    case 'measure':
      return {
        constraint: `. >= ${readingRange.min} and . <= ${readingRange.max}`,
        itqan_limits: measureCell(question),
      }
    case 'number':
      return {
        constraint: `. >= ${question.min} and . <= ${question.max}`,
        itqan_decimals: String(question.decimals),
        ...(question.unit ? { itqan_unit_en: question.unit.en, itqan_unit_ar: question.unit.ar } : {}),
      }
    case 'text':
      return {
        ...(question.long ? { appearance: 'multiline' } : {}),
        ...(question.long === undefined ? {} : { itqan_long: yes(question.long) }),
        ...(question.minWords === undefined ? {} : { itqan_min_words: String(question.minWords) }),
      }
    case 'signature':
      return { appearance: 'signature' }
    default:
      return {}
  }
}

const questionRow = (question: Question): Row => ({
  type: typeOf(question),
  name: question.key,
  ...labels(question.text),
  ...hints(question.guidance),
  required: yes(question.required),
  ...(question.showIf ? { relevant: relevantOf(question.showIf) } : {}),
  itqan_type: question.type,
  itqan_weight: String(question.weight),
  ...(question.bonus === undefined ? {} : { itqan_bonus: String(question.bonus) }),
  itqan_na: yes(question.allowNotApplicable),
  itqan_critical: yes(question.critical),
  itqan_major: yes(question.major),
  itqan_photo: question.photo,
  ...(question.actionPhoto ? { itqan_action_photo: 'yes' } : {}),
  ...(question.comment ? { itqan_comment: question.comment } : {}),
  ...ofKind(question),
  ...failureRow(failureColumns, question.failure),
  ...(question.type === 'rating' ? failureRow(partlyColumns, question.partly) : {}),
})

const hourQuestion: Text = {
  en: 'Time of day as four digits, such as 2015',
  ar: 'وقت الزيارة بأربعة أرقام، مثل 2015',
}
const branchTitle: Text = { en: 'Branch and time', ar: 'الفرع والوقت' }

function circumstanceRows(definition: QuestionnaireDefinition): Row[] {
  const conditions = [
    ...definition.sections.flatMap(({ showIf, questions }) => [showIf, ...questions.map((one) => one.showIf)]),
    ...definition.unscored.map((one) => one.showIf),
  ]
  const said = conditions.flatMap(statementsOf)
  const attributes = [...new Set(said.flatMap((one) => ('attribute' in one ? [one.attribute] : [])))]
  const rows: Row[] = attributes.map((key) => ({
    type: 'select_one yes_no',
    name: attributeVariable + key,
    ...labels(isBranchAttribute(key) ? branchAttributes[key] : { en: key, ar: key }),
  }))
  if (said.some((one) => 'from' in one))
    rows.push({ type: 'integer', name: timeVariable, ...labels(hourQuestion), constraint: '. >= 0 and . <= 2359' })
  if (rows.length === 0) return []
  return [{ type: 'begin_group', name: circumstancesGroup, ...labels(branchTitle) }, ...rows, { type: 'end_group' }]
}

function surveyRows(definition: QuestionnaireDefinition): Row[] {
  const sections = definition.sections.flatMap(({ key, title, weight, showIf, questions }): Row[] => [
    {
      type: 'begin_group',
      name: key,
      ...labels(title),
      ...(showIf ? { relevant: relevantOf(showIf) } : {}),
      itqan_weight: String(weight),
    },
    ...questions.map(questionRow),
    { type: 'end_group' },
  ])
  const last: Row[] =
    definition.unscored.length === 0
      ? []
      : [
          { type: 'begin_group', name: unscoredSectionKey, ...labels({ en: 'In your own words', ar: 'بكلماتك' }) },
          ...definition.unscored.map(questionRow),
          { type: 'end_group' },
        ]
  return [...circumstanceRows(definition), ...sections, ...last]
}

const choiceRow = (list: string, name: string, { en, ar }: Text, value: number, failure?: Failure): string[] => [
  list,
  name,
  en,
  ar,
  String(value),
  ...failureCells(failure),
]

function choiceRows(definition: QuestionnaireDefinition): string[][] {
  const all = [...definition.sections.flatMap(({ questions }) => questions), ...definition.unscored]
  return [
    choiceRow('yes_no', 'yes', { en: 'Yes', ar: 'نعم' }, 1),
    choiceRow('yes_no', 'no', { en: 'No', ar: 'لا' }, 0),
    ...all.flatMap((question) => {
      if (question.type === 'rating')
        return question.steps.map((step, index) => choiceRow(question.key, String(index + 1), step, index / 4))
      if (question.type !== 'choice' && question.type !== 'choices') return []
      return question.options.map(({ key, text, value, failure }) => choiceRow(question.key, key, text, value, failure))
    }),
  ]
}

/** Writes a questionnaire as XLSForm: standard columns, and extra columns for our rules. */
export function toXlsForm(definition: QuestionnaireDefinition): FormSheet[] {
  return [
    {
      name: 'survey',
      rows: [[...surveyColumns], ...surveyRows(definition).map((row) => surveyColumns.map((name) => row[name] ?? ''))],
    },
    {
      name: 'choices',
      rows: [
        ['list_name', 'name', labelColumns.en, labelColumns.ar, 'itqan_value', ...failureColumns],
        ...choiceRows(definition),
      ],
    },
    {
      name: 'settings',
      rows: [
        ['form_title', 'form_id', 'version', 'default_language', 'itqan_title_ar', 'itqan_evaluation_type'],
        [
          definition.title.en,
          definition.code,
          String(definition.version),
          'English (en)',
          definition.title.ar,
          definition.evaluationType,
        ],
      ],
    },
  ]
}
