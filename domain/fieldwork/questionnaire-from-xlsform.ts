import { type EvaluationType, evaluationTypes } from '../evaluation.ts'
import { unscoredSectionKey } from '../answer-problems.ts'
import {
  type ChoiceOption,
  type Condition,
  isScored,
  type Question,
  type QuestionnaireDefinition,
  type QuestionType,
  type Section,
} from '../questionnaire.ts'
import type { ImportNote } from './questionnaire-notes.ts'
import { conditionFrom } from './questionnaire-relevant.ts'
import { circumstancesGroup } from './questionnaire-xlsform.ts'
import { failureIn } from './xlsform-failure.ts'
import { cellsOf, columnNotes, type FormRow, type FormTable, labelIn, tableOf } from './xlsform-table.ts'

type Note = (row: FormRow, code: ImportNote['code'], detail?: string) => void
type Choices = ReadonlyMap<string, readonly FormRow[]>

const leftOut = new Set(
  (
    'start end today deviceid phonenumber username email simserial subscriberid audit calculate hidden ' +
    'background-audio start-geopoint xml-external csv-external'
  ).split(' '),
)
const isYes = (text: string): boolean => /^(yes|true|true\(\)|1)$/i.test(text.trim())
const numberIn = (text: string): number | null =>
  text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : null
const within = (n: number | null, least: number, most: number): number | null =>
  n !== null && n >= least && n <= most ? n : null

const photoRules = ['none', 'required', 'on_fail', 'never'] as const
const commentRules = ['usual', 'on_low', 'required', 'none'] as const
const ownTypes = [
  ...(['yes_no', 'rating', 'timing', 'choice', 'choices', 'text'] as const),
  ...(['number', 'photo', 'receipt', 'signature', 'place', 'date'] as const),
]
const simpleTypes: Record<string, QuestionType> = {
  integer: 'number',
  decimal: 'number',
  range: 'number',
  text: 'text',
  string: 'text',
  image: 'photo',
  photo: 'photo',
  date: 'date',
  geopoint: 'place',
}

/** Type of a row's question, and its list of choices. */
function kindOf(row: FormRow, choices: Choices, note: Note): { type: QuestionType; list: string } | null {
  const [word = '', list = '', ...rest] = row.get('type').split(/\s+/)
  const own = ownTypes.find((type) => type === row.get('itqan_type'))
  if (word === 'select_one' || word === 'select_multiple' || word === 'select1' || word === 'select') {
    if (rest.length > 0) note(row, 'other-option')
    if (!choices.has(list)) note(row, 'list-missing', list)
    const many = word === 'select_multiple' || word === 'select'
    if (own === 'yes_no' || own === 'rating' || own === 'choice' || own === 'choices') return { type: own, list }
    const names = (choices.get(list) ?? []).map((choice) => choice.get('name')).toSorted()
    const yesNo = !many && names.length === 2 && names[0] === 'no' && names[1] === 'yes'
    return { type: many ? 'choices' : yesNo ? 'yes_no' : 'choice', list }
  }
  const type = simpleTypes[word]
  if (!type) return null
  const signature = word === 'image' && /\bsignature\b/.test(row.get('appearance'))
  const fits =
    own && (own === type || (type === 'photo' && (own === 'receipt' || own === 'signature')) || own === 'timing')
  return { type: fits ? own : signature ? 'signature' : type, list }
}

const keyPattern = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/

/** Turns names into keys: replaces missing, invalid and duplicate ones, also in the conditions. */
function keyMaker(note: Note) {
  const taken = new Set<string>([unscoredSectionKey])
  return (row: FormRow, prefix: string): string => {
    const name = row.get('name')
    if (keyPattern.test(name) && !taken.has(name)) {
      taken.add(name)
      return name
    }
    const base = (name.replace(/[^A-Za-z0-9_-]+/g, '_').replace(/^[^A-Za-z]+/, '') || prefix).slice(0, 34)
    let n = 1
    while (taken.has(`${base}_${n}`)) n++
    note(row, 'name', name)
    taken.add(`${base}_${n}`)
    return `${base}_${n}`
  }
}

function optionsOf(rows: readonly FormRow[], note: Note, many: boolean): ChoiceOption[] {
  const taken = new Set<string>()
  return rows.slice(0, 40).flatMap((row) => {
    const key = row.get('name')
    if (!keyPattern.test(key) && !/^[A-Za-z0-9_-]{1,40}$/.test(key)) return (note(row, 'name', key), [])
    const own = /^[A-Za-z]/.test(key) ? key : `o_${key}`.slice(0, 40)
    if (taken.has(own)) return (note(row, 'name', key), [])
    taken.add(own)
    const said = row.get('itqan_value')
    const value = within(numberIn(said), many ? -1 : 0, 1)
    if (said !== '' && value === null) note(row, 'value', said)
    return [{ key: own, text: labelIn(row, 'label', 300, note), value: value ?? 0, ...failureIn(row, 'failure', note) }]
  })
}

function limitsIn(row: FormRow, note: Note): { min: number; max: number } {
  const text = row.get('constraint')
  const parameters = row.get('parameters')
  const found = /^\(?\s*\.\s*>=?\s*(-?\d+(?:\.\d+)?)\s+and\s+\.\s*<=?\s*(-?\d+(?:\.\d+)?)\s*\)?$/i.exec(text)
  const range = /start\s*=\s*(-?\d+(?:\.\d+)?).*end\s*=\s*(-?\d+(?:\.\d+)?)/.exec(parameters)
  const limits = found ?? range
  if (text !== '' && !found) note(row, 'constraint', text)
  const [min, max] = [Number(limits?.[1] ?? 0), Number(limits?.[2] ?? 1_000_000)]
  return Math.abs(min) <= 1e9 && Math.abs(max) <= 1e9 ? { min, max } : { min: 0, max: 1_000_000 }
}

function timingLimits(row: FormRow, note: Note): [number, number, number] {
  const numbers = row.get('itqan_limits').split(/\s+/).map(numberIn)
  const [one, two, three] = numbers.map((n) => within(n, 0, 600))
  if (numbers.length === 3 && one != null && two != null && three != null) return [one, two, three]
  note(row, 'value', row.get('itqan_limits'))
  return [5, 10, 15]
}

function questionOf(
  row: FormRow,
  key: string,
  kind: { type: QuestionType; list: string },
  choices: Choices,
  note: Note,
): Question {
  const { type } = kind
  const guidance = labelIn(row, 'hint', 2000, note)
  const bonus = within(numberIn(row.get('itqan_bonus')), 0, 100)
  const comment = commentRules.find((rule) => rule === row.get('itqan_comment'))
  const weight = within(numberIn(row.get('itqan_weight')), 0, 1000)
  if (row.get('itqan_weight') !== '' && weight === null) note(row, 'value', row.get('itqan_weight'))
  const base = {
    key,
    text: labelIn(row, 'label', 500, note),
    ...(guidance.en === '' && guidance.ar === '' ? {} : { guidance }),
    ...failureIn(row, 'failure', note),
    weight: weight ?? (isScored({ type }) ? 1 : 0),
    ...(bonus === null ? {} : { bonus }),
    required: isYes(row.get('required')),
    allowNotApplicable: isYes(row.get('itqan_na')),
    critical: isYes(row.get('itqan_critical')),
    major: isYes(row.get('itqan_major')),
    photo: photoRules.find((rule) => rule === row.get('itqan_photo')) ?? 'none',
    ...(comment ? { comment } : {}),
  }
  const list = choices.get(kind.list) ?? []
  switch (type) {
    case 'rating': {
      const steps = ['1', '2', '3', '4', '5'].map((name) => {
        const step = list.find((choice) => choice.get('name') === name)
        return step ? labelIn(step, 'label', 500, note) : { en: '', ar: '' }
      })
      return {
        ...base,
        type,
        ...failureIn(row, 'partly', note),
        steps: [steps[0]!, steps[1]!, steps[2]!, steps[3]!, steps[4]!],
      }
    }
    case 'timing':
      return { ...base, type, limits: timingLimits(row, note) }
    case 'choice':
    case 'choices':
      return { ...base, type, options: optionsOf(list, note, type === 'choices') }
    case 'number': {
      const own = within(numberIn(row.get('itqan_decimals')), 0, 6)
      const decimals = own !== null && Number.isInteger(own) ? own : row.get('type') === 'decimal' ? 2 : 0
      const unit = { en: row.raw('itqan_unit_en').slice(0, 40), ar: row.raw('itqan_unit_ar').slice(0, 40) }
      return { ...base, type, ...limitsIn(row, note), decimals, ...(unit.en || unit.ar ? { unit } : {}) }
    }
    case 'text': {
      const words = within(numberIn(row.get('itqan_min_words')), 0, 1000)
      const said = row.get('itqan_long')
      const long = said === '' ? /\bmultiline\b/.test(row.get('appearance')) || undefined : isYes(said)
      return {
        ...base,
        type,
        ...(long === undefined ? {} : { long }),
        ...(words !== null && Number.isInteger(words) ? { minWords: words } : {}),
      }
    }
    default:
      return { ...base, type }
  }
}

type Group = { kind: 'section' | 'inner' | 'skipped'; relevant: string; row: FormRow }
type Draft = { row: FormRow; question: Question; relevant: readonly { text: string; row: FormRow }[] }
type DraftSection = { key: string; row: FormRow | null; drafts: Draft[] }

/** Walks the survey once: groups become sections, notes become guidance, the rest questions or import notes. */
function walk(survey: FormTable, choices: Choices, note: Note) {
  const keyOf = keyMaker(note)
  const sections: DraftSection[] = []
  const open: Group[] = []
  const names = new Map<string, Question>()
  let current: DraftSection | null = null
  let waiting: FormRow | null = null
  const begin = (row: FormRow, repeated: boolean) => {
    const skipped = row.get('name') === circumstancesGroup || open.some(({ kind }) => kind === 'skipped')
    const kind = skipped ? 'skipped' : open.some((group) => group.kind === 'section') ? 'inner' : 'section'
    if (repeated) note(row, 'repeat')
    if (kind === 'inner') note(row, 'group-inside')
    open.push({ kind, relevant: row.get('relevant'), row })
    if (kind !== 'section') return
    const key = row.get('name') === unscoredSectionKey ? unscoredSectionKey : keyOf(row, 'section')
    current = { key, row, drafts: [] }
    sections.push(current)
  }
  const ask = (row: FormRow) => {
    const kind = kindOf(row, choices, note)
    if (!kind) return note(row, 'type-unknown', row.get('type'))
    current ??= sections[sections.push({ key: 'general', row: null, drafts: [] }) - 1]!
    const read = questionOf(row, keyOf(row, 'question'), kind, choices, note)
    const question = waiting && !read.guidance ? { ...read, guidance: labelIn(waiting, 'label', 2000, note) } : read
    if (waiting) note(waiting, read.guidance ? 'note-left-out' : 'note')
    waiting = null
    if (!names.has(row.get('name'))) names.set(row.get('name'), question)
    const inner = open.filter((group) => group.kind === 'inner' && group.relevant !== '')
    const relevant = inner.map((group) => ({ text: group.relevant, row: group.row }))
    const own = row.get('relevant')
    current.drafts.push({ row, question, relevant: own === '' ? relevant : [...relevant, { text: own, row }] })
  }
  for (const row of survey.rows) {
    const type = row.get('type').replace(/^(begin|end)[ _](group|repeat)$/, '$1_$2')
    if (type === '') continue
    if (type === 'begin_group' || type === 'begin_repeat') begin(row, type === 'begin_repeat')
    else if (type === 'end_group' || type === 'end_repeat') {
      const closed = open.pop()
      if (!closed) note(row, 'unclosed')
      if (closed?.kind === 'section') current = null
    } else if (open.some(({ kind }) => kind === 'skipped')) continue
    else if (type === 'note') waiting = row
    else if (leftOut.has(type)) note(row, 'type-left-out', type)
    else ask(row)
  }
  if (waiting) note(waiting, 'note-left-out')
  for (const group of open) note(group.row, 'unclosed')
  return { sections, names }
}

const joined = (conditions: readonly Condition[]): { showIf?: Condition } =>
  conditions.length === 0 ? {} : { showIf: conditions.length === 1 ? conditions[0]! : { and: conditions } }

/** Reads any XLSForm as a draft, with notes on unsupported parts; null when it is none. */
export function fromXlsForm(
  sheets: readonly { name: string; rows: readonly (readonly string[])[] }[],
  fallback: { code: string; type: EvaluationType },
): { definition: QuestionnaireDefinition; notes: ImportNote[] } | null {
  const table = (name: string) => tableOf(name, cellsOf(sheets, name))
  const survey = table('survey')
  if (!survey.columns.includes('type') || survey.rows.length === 0) return null
  const [choiceTable, settings] = [table('choices'), table('settings').rows[0]]
  const notes: ImportNote[] = []
  const note: Note = (row, code, detail = '') =>
    void notes.push({ sheet: row.sheet, row: row.number, code, detail: detail.slice(0, 200) })
  const choices = new Map<string, FormRow[]>()
  for (const row of choiceTable.rows) {
    const list = row.get('list_name') || row.get('list name')
    if (list !== '') choices.set(list, [...(choices.get(list) ?? []), row])
  }
  const { sections, names } = walk(survey, choices, note)
  const read = (text: string, row: FormRow): Condition[] => {
    const found = conditionFrom(text, (name) => names.get(name))
    if (!found) note(row, 'relevant', text)
    return found ? [found] : []
  }
  const asked = (drafts: readonly Draft[]): Question[] =>
    drafts.map(({ question, relevant }) => ({
      ...question,
      ...joined(relevant.flatMap(({ text, row }) => read(text, row))),
    }))
  const title = { en: settings?.raw('form_title') ?? '', ar: settings?.raw('itqan_title_ar') ?? '' }
  const sectionOf = ({ key, row, drafts }: DraftSection): Section => ({
    key,
    title: row ? labelIn(row, 'label', 200, note) : title,
    weight: within(numberIn(row?.get('itqan_weight') ?? ''), 0, 1000) ?? 1,
    ...joined(row && row.get('relevant') !== '' ? read(row.get('relevant'), row) : []),
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
