import { mostFailureLength } from '#/domain/failure.ts'
import { latinDigits } from '#/domain/digits.ts'
import { isScored, type Question, type QuestionnaireDefinition, type QuestionType } from '#/domain/questionnaire.ts'
import type { Lang, Text } from '#/domain/text.ts'
import { questionTypeMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { questionKinds } from './components/question-kinds.ts'
import { changeKind } from './editor-question.ts'
import { changeQuestion, noText, type Path, questionAt } from './editor-state.ts'

/** Columns after the code, in their order. */
export const tableColumns = ['textEn', 'textAr', 'type', 'weight', 'critical', 'failureEn', 'failureAr'] as const
export type TableColumn = (typeof tableColumns)[number]

export type TableRow = { path: Path; question: Question }

/** All questions in the order of the questionnaire. */
export const tableRows = (definition: QuestionnaireDefinition): TableRow[] => [
  ...definition.sections.flatMap(({ questions }, section) =>
    questions.map((question, index) => ({ path: { section, index }, question })),
  ),
  ...definition.unscored.map((question, index) => ({ path: { section: 'unscored' as const, index }, question })),
]

/** Names a row while the order of the questions stays. */
export const rowId = ({ path }: TableRow): string => `${path.section}-${path.index}`

const mostText = 500

/** Language of a column of texts. */
export const langOf = (column: TableColumn): Lang | null =>
  column.endsWith('En') ? 'en' : column.endsWith('Ar') ? 'ar' : null

/** Longest text of a cell. */
export const mostIn = (column: TableColumn): number => (column.startsWith('failure') ? mostFailureLength : mostText)

/** Whether a question has this cell: unscored ones earn nothing, and a choice has failure texts for each option. */
export function hasCell(column: TableColumn, { path, question }: TableRow): boolean {
  if (column === 'textEn' || column === 'textAr' || column === 'type') return true
  const scored = path.section !== 'unscored' && isScored(question)
  return scored && (column === 'weight' || column === 'critical' || question.type !== 'choice')
}

/** Content of a cell as text; flags are 'yes' or ''. */
export function cellText(column: TableColumn, { question }: TableRow): string {
  switch (column) {
    case 'textEn':
      return question.text.en
    case 'textAr':
      return question.text.ar
    case 'type':
      return question.type
    case 'weight':
      return String(question.weight)
    case 'critical':
      return question.critical ? 'yes' : ''
    case 'failureEn':
      return question.failure?.sentence.en ?? ''
    case 'failureAr':
      return question.failure?.sentence.ar ?? ''
  }
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', '✓', 'نعم', 'حرج', 'critical'])
const no = new Set(['', 'no', 'n', 'false', '0', '-', 'لا'])

const kindNamed = (name: string): QuestionType | undefined =>
  questionKinds.find((kind) => {
    const { en, ar } = questionTypeMessages[kind] as Text
    return [kind, en, ar].some((one) => one.toLowerCase() === name)
  })

const oneLine = (text: string, most: number): string =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .trim()
    .slice(0, most)

/** The questionnaire with a new content of a cell; null: the content does not fit. The same: nothing changes. */
export function writeCell(
  definition: QuestionnaireDefinition,
  path: Path,
  column: TableColumn,
  typed: string,
): QuestionnaireDefinition | null {
  const question = questionAt(definition, path)
  if (!question || !hasCell(column, { path, question })) return null
  const word = typed.trim().toLowerCase()
  const lang = langOf(column)
  if (lang) {
    const text = oneLine(typed, mostIn(column))
    if (cellText(column, { path, question }) === text) return definition
    if (column.startsWith('text')) return changeQuestion(definition, path, { text: { ...question.text, [lang]: text } })
    const failure = question.failure ?? { sentence: noText, task: noText }
    const sentence = { ...failure.sentence, [lang]: text }
    return changeQuestion(definition, path, { failure: { ...failure, sentence } })
  }
  if (column === 'type') {
    const kind = kindNamed(word)
    return kind ? changeKind(definition, path, kind) : null
  }
  if (column === 'weight') {
    const weight = weightOf(typed)
    if (weight === null) return null
    return weight === question.weight ? definition : changeQuestion(definition, path, { weight })
  }
  if (!yes.has(word) && !no.has(word)) return null
  const critical = yes.has(word)
  return critical === question.critical ? definition : changeQuestion(definition, path, { critical })
}

/** A weight as typed, in digits of either script; null: not a number from 0 to 1000. */
export function weightOf(typed: string): number | null {
  const text = latinDigits(typed).trim().replace('٫', '.')
  if (!/^\d{1,4}(\.\d{1,6})?$/.test(text)) return null
  const weight = Number(text)
  return weight <= 1000 ? weight : null
}

export type Pasted = { definition: QuestionnaireDefinition; changed: number; refused: number }

/**
 * Writes pasted cells from a cell on, to the end side and down over the shown rows. Cells that do not fit are left as they
 * are and counted; those outside the table too.
 */
export function pasteCells(
  definition: QuestionnaireDefinition,
  rows: readonly Path[],
  from: { row: number; column: TableColumn },
  cells: readonly (readonly string[])[],
): Pasted {
  const first = tableColumns.indexOf(from.column)
  let result = definition
  let [changed, refused] = [0, 0]
  for (const [down, line] of cells.entries())
    for (const [along, content] of line.entries()) {
      const path = rows[from.row + down]
      const column = tableColumns[first + along]
      const next = path && column ? writeCell(result, path, column, content) : null
      if (next === null) refused++
      else if (next !== result) {
        changed++
        result = next
      }
    }
  return { definition: result, changed, refused }
}

/** Columns of a row whose text is missing in one language while the other has it, or that are needed and empty. */
export function missingCells(row: TableRow): TableColumn[] {
  const needed = tableColumns.filter((column) => langOf(column) !== null && hasCell(column, row))
  return needed.filter((column) => cellText(column, row).trim() === '')
}

/** The same text in the other language. */
export const otherLanguage = (column: TableColumn): TableColumn | null =>
  ({ textEn: 'textAr', textAr: 'textEn', failureEn: 'failureAr', failureAr: 'failureEn' } as const)[
    column as 'textEn'
  ] ?? null
