import { unscoredSectionKey } from '../answer-problems.ts'
import { type EvaluationType, evaluationTypes } from '../evaluation.ts'
import type { Condition, Question, QuestionnaireDefinition, Section } from '../questionnaire.ts'
import type { ImportNote } from './questionnaire-notes.ts'
import { conditionFrom, type Named } from './questionnaire-relevant.ts'
import { circumstancesGroup } from './questionnaire-xlsform.ts'
import { isYes, keyMaker, most, numberIn, optionsOf, questionOf, within } from './xlsform-question.ts'
import { cellsOf, columnNotes, type FormRow, type FormTable, labelIn, type Note, tableOf } from './xlsform-table.ts'
import { type Choices, kindOf, leftOutTypes, typeOf } from './xlsform-types.ts'

type Group = { kind: 'section' | 'inner' | 'skipped'; relevant: string; row: FormRow }
type Draft = { row: FormRow; question: Question; relevant: readonly { text: string; row: FormRow }[] }
type DraftSection = { key: string; row: FormRow | null; drafts: Draft[] }

/** Walks the survey once: groups become sections, notes become guidance, the rest questions or import notes. */
function walk(survey: FormTable, choices: Choices, note: Note) {
  const keyOf = keyMaker(note)
  const sections: DraftSection[] = []
  const open: Group[] = []
  const names = new Map<string, Named>()
  let asked = 0
  let current: DraftSection | null = null
  let waiting: FormRow | null = null
  const begin = (row: FormRow, repeated: boolean) => {
    const inSection = open.some((group) => group.kind === 'section')
    const isOneTooMany = !inSection && sections.length >= most.sections
    if (isOneTooMany) note(row, 'too-many', String(most.sections))
    const skipped =
      isOneTooMany || row.get('name') === circumstancesGroup || open.some((group) => group.kind === 'skipped')
    const kind = skipped ? 'skipped' : inSection ? 'inner' : 'section'
    if (repeated) note(row, 'repeat')
    if (kind === 'inner') note(row, 'group-inside')
    open.push({ kind, relevant: row.get('relevant'), row })
    if (kind !== 'section') return
    const key = row.get('name') === unscoredSectionKey ? unscoredSectionKey : keyOf(row, 'section')
    current = { key, row, drafts: [] }
    sections.push(current)
  }
  const hold = (row: FormRow) => {
    if (waiting) note(waiting, 'note-left-out')
    if (row.get('relevant') !== '') note(row, 'note-condition', row.get('relevant'))
    waiting = row
  }
  const ask = (row: FormRow) => {
    const kind = kindOf(row, choices, note)
    if (!kind) return note(row, 'type-unknown', row.get('type'))
    if (++asked > most.questions || (!current && sections.length >= most.sections))
      return note(row, 'too-many', String(current ? most.questions : most.sections))
    current ??= sections[sections.push({ key: keyOf.general(), row: null, drafts: [] }) - 1]!
    const read = questionOf(row, keyOf(row, 'question'), kind, choices, note)
    const question = waiting && !read.guidance ? { ...read, guidance: labelIn(waiting, 'label', 2000, note) } : read
    if (waiting) note(waiting, read.guidance ? 'note-left-out' : 'note')
    waiting = null
    const keys = optionsOf(choices.get(kind.list) ?? [], () => {}, false).keys
    if (!names.has(row.get('name'))) names.set(row.get('name'), { question, keys })
    const inner = open.filter((group) => group.kind === 'inner' && group.relevant !== '')
    const relevant = inner.map((group) => ({ text: group.relevant, row: group.row }))
    const own = row.get('relevant')
    current.drafts.push({ row, question, relevant: own === '' ? relevant : [...relevant, { text: own, row }] })
  }
  for (const row of survey.rows) {
    const type = typeOf(row)
    if (type === '') continue
    if (isYes(row.get('disabled'))) note(row, 'type-left-out', 'disabled')
    else if (type === 'begin_group' || type === 'begin_repeat') begin(row, type === 'begin_repeat')
    else if (type === 'end_group' || type === 'end_repeat') {
      const closed = open.pop()
      if (!closed) note(row, 'unclosed')
      if (closed?.kind === 'section') current = null
    } else if (open.some(({ kind }) => kind === 'skipped')) continue
    else if (type === 'note') hold(row)
    else if (leftOutTypes.has(type)) note(row, 'type-left-out', type)
    else ask(row)
  }
  if (waiting) note(waiting, 'note-left-out')
  for (const group of open) note(group.row, 'unclosed')
  return { sections, names }
}

type Cells = { name: string; rows: readonly (readonly string[])[] }

const joined = (conditions: readonly Condition[]): { showIf?: Condition } =>
  conditions.length === 0 ? {} : { showIf: conditions.length === 1 ? conditions[0]! : { and: conditions } }

const formSheets = new Set(['survey', 'choices', 'settings'])
export const isFormSheet = (name: string): boolean => formSheets.has(name.trim().toLowerCase())

/** The sheet of questions: by its name, else the only one of the file. */
function surveyIn(sheets: readonly Cells[]): FormTable {
  const [first] = sheets
  const isAlone = sheets.length === 1 && first !== undefined && !isFormSheet(first.name)
  return tableOf('survey', isAlone ? first.rows : cellsOf(sheets, 'survey'))
}

/** Nesting of a condition, and the longest of its lists. */
function sizeOf(condition: Condition): { depth: number; parts: number } {
  const inner =
    'and' in condition ? condition.and : 'or' in condition ? condition.or : 'not' in condition ? [condition.not] : null
  if (!inner) return { depth: 0, parts: 0 }
  const sizes = inner.map(sizeOf)
  const parts = Math.max(inner.length, ...sizes.map((size) => size.parts))
  return { depth: 1 + Math.max(0, ...sizes.map((size) => size.depth)), parts }
}
const fits = (condition: Condition): boolean => {
  const { depth, parts } = sizeOf(condition)
  return depth <= most.conditionDepth && parts <= most.conditionParts
}

/** Reads any XLSForm as a draft, with notes on unsupported parts; null when it is none. */
export function fromXlsForm(
  sheets: readonly Cells[],
  fallback: { code: string; type: EvaluationType },
): { definition: QuestionnaireDefinition; notes: ImportNote[] } | null {
  const table = (name: string) => tableOf(name, cellsOf(sheets, name))
  const survey = surveyIn(sheets)
  if (!survey.columns.includes('type') || survey.rows.length === 0) return null
  const [choiceTable, settings] = [table('choices'), table('settings').rows[0]]
  const notes: ImportNote[] = []
  const told = new Set<string>()
  const note: Note = (row, code, detail = '') => {
    const place = [row.sheet, row.number, code, detail].join(' ')
    if (told.has(place)) return
    told.add(place)
    notes.push({ sheet: row.sheet, row: row.number, code, detail: detail.slice(0, 200) })
  }
  const choices = new Map<string, FormRow[]>()
  for (const row of choiceTable.rows) {
    const list = row.get('list_name')
    if (list !== '') choices.set(list, [...(choices.get(list) ?? []), row])
  }
  const { sections, names } = walk(survey, choices, note)
  const read = (text: string, row: FormRow): Condition[] => {
    const found = conditionFrom(text, (name) => names.get(name))
    if (!found) note(row, 'relevant', text)
    return found ? [found] : []
  }
  const shown = (conditions: readonly { text: string; row: FormRow }[]): { showIf?: Condition } => {
    const whole = joined(conditions.flatMap(({ text, row }) => read(text, row)))
    if (!whole.showIf || fits(whole.showIf)) return whole
    for (const { text, row } of conditions) note(row, 'relevant', text)
    return {}
  }
  const asked = (drafts: readonly Draft[]): Question[] =>
    drafts.map(({ question, relevant }) => ({ ...question, ...shown(relevant) }))
  const title = { en: settings?.raw('form_title') ?? '', ar: settings?.raw('itqan_title_ar') ?? '' }
  const sectionOf = ({ key, row, drafts }: DraftSection): Section => ({
    key,
    title: row ? labelIn(row, 'label', 200, note) : title,
    weight: within(numberIn(row?.get('itqan_weight') ?? ''), 0, 1000) ?? 1,
    ...shown(row && row.get('relevant') !== '' ? [{ text: row.get('relevant'), row }] : []),
    questions: asked(drafts),
  })
  columnNotes(survey, notes)
  columnNotes(choiceTable, notes)
  const definition: QuestionnaireDefinition = {
    code: fallback.code,
    version: 1,
    evaluationType: evaluationTypes.find((type) => type === settings?.get('itqan_evaluation_type')) ?? fallback.type,
    title,
    sections: sections.filter(({ key }) => key !== unscoredSectionKey).map(sectionOf),
    unscored: asked(sections.filter(({ key }) => key === unscoredSectionKey).flatMap(({ drafts }) => drafts)),
  }
  notes.sort((a, b) => (a.sheet === b.sheet ? a.row - b.row : a.sheet < b.sheet ? 1 : -1))
  return { definition, notes }
}
