import { unscoredSectionKey } from '../answer-problems.ts'
import { type ChoiceOption, isScored, type Question, type QuestionType } from '../questionnaire.ts'
import type { Lang, Text } from '../text.ts'
import { failureIn } from './xlsform-failure.ts'
import { limitsOf } from './xlsform-limits.ts'
import { measureIn } from './xlsform-measure.ts'
import { type FormRow, labelIn, type Note } from './xlsform-table.ts'
import { type Choices, typeOf } from './xlsform-types.ts'

/** What a questionnaire holds at most. */
export const most = { sections: 40, questions: 300, options: 40, conditionParts: 20, conditionDepth: 4 }
export const isYes = (text: string): boolean => /^(yes|true|true\(\)|1)$/i.test(text.trim())
const isNo = (text: string): boolean => /^(|no|false|false\(\)|0)$/i.test(text.trim())
export const numberIn = (text: string): number | null =>
  text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : null
export const within = (n: number | null, least: number, most: number): number | null =>
  n !== null && n >= least && n <= most ? n : null

const photoRules = ['none', 'required', 'on_fail', 'never'] as const
const commentRules = ['usual', 'on_low', 'required', 'none'] as const
const keyPattern = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/

/** Turns names into keys: replaces missing, invalid and duplicate ones, also in the conditions. */
export function keyMaker(note: Note) {
  const taken = new Set<string>([unscoredSectionKey])
  const keyOf = (row: FormRow, prefix: string): string => {
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
  /** For questions outside of groups, which can be at several places. */
  const general = (): string => {
    let n = 1
    while (taken.has(n === 1 ? 'general' : `general_${n}`)) n++
    const key = n === 1 ? 'general' : `general_${n}`
    taken.add(key)
    return key
  }
  return Object.assign(keyOf, { general })
}

/** A key for an option from its name in the form; names of other signs, such as `1` or `30+`, get one of their own. */
function optionKey(name: string, taken: ReadonlySet<string>): string {
  const own = /^[A-Za-z]/.test(name) ? name : `o_${name}`
  const base = own.replace(/[^A-Za-z0-9_-]+/g, '_').slice(0, 36)
  if (keyPattern.test(own) && !taken.has(own)) return own
  if (!taken.has(base)) return base
  let n = 2
  while (taken.has(`${base}_${n}`)) n++
  return `${base}_${n}`
}

export function optionsOf(
  rows: readonly FormRow[],
  note: Note,
  many: boolean,
): { options: ChoiceOption[]; keys: Map<string, string> } {
  const taken = new Set<string>()
  const keys = new Map<string, string>()
  if (rows.length > most.options) note(rows[most.options]!, 'too-many', String(most.options))
  const options = rows.slice(0, most.options).map((row): ChoiceOption => {
    const name = row.get('name')
    const key = optionKey(name, taken)
    if (!/^[A-Za-z0-9_-]{1,38}$/.test(name) || keys.has(name)) note(row, 'name', name)
    taken.add(key)
    if (!keys.has(name)) keys.set(name, key)
    const said = row.get('itqan_value')
    const value = within(numberIn(said), many ? -1 : 0, 1)
    if (said !== '' && value === null) note(row, 'value', said)
    return { key, text: labelIn(row, 'label', 300, note), value: value ?? 0, ...failureIn(row, 'failure', note) }
  })
  return { options, keys }
}

const widest = 1_000_000

/** Limits of a number by its constraint, else by the parameters of a range. */
function limitsIn(row: FormRow, decimals: number, note: Note): { min: number; max: number } {
  const text = row.get('constraint')
  const found = text === '' ? null : limitsOf(text, decimals)
  if (text !== '' && !found) note(row, 'constraint', text)
  if (found) {
    const min = found.min ?? Math.min(-widest, found.max!)
    return { min, max: found.max ?? Math.max(widest, min) }
  }
  const range = /start\s*=\s*(-?\d+(?:\.\d+)?).*end\s*=\s*(-?\d+(?:\.\d+)?)/.exec(row.get('parameters'))
  const [min, max] = [Number(range?.[1] ?? 0), Number(range?.[2] ?? widest)]
  return Math.abs(min) <= 1e9 && Math.abs(max) <= 1e9 ? { min, max } : { min: 0, max: widest }
}

function timingLimits(row: FormRow, note: Note): [number, number, number] {
  const numbers = row.get('itqan_limits').split(/\s+/).map(numberIn)
  const [one, two, three] = numbers.map((n) => within(n, 0, 600))
  if (numbers.length === 3 && one != null && two != null && three != null) return [one, two, three]
  note(row, 'value', row.get('itqan_limits'))
  return [5, 10, 15]
}

/** Hint and guidance hint of a row as one text. */
function guidanceIn(row: FormRow, note: Note): Text {
  const [hint, more] = [labelIn(row, 'hint', 2000, note), labelIn(row, 'guidance_hint', 2000, note)]
  const whole = (lang: Lang) => [hint[lang], more[lang]].filter(Boolean).join('\n').slice(0, 2000)
  return { en: whole('en'), ar: whole('ar') }
}

/** Kinds of which the form states the range as a constraint. */
const ranged: ReadonlySet<QuestionType> = new Set(['number', 'timing', 'measure'])

export function questionOf(
  row: FormRow,
  key: string,
  kind: { type: QuestionType; list: string },
  choices: Choices,
  note: Note,
): Question {
  const { type } = kind
  const guidance = guidanceIn(row, note)
  const required = row.get('required')
  if (!ranged.has(type) && row.get('constraint') !== '') note(row, 'constraint', row.get('constraint'))
  if (type !== 'number' && row.get('parameters') !== '') note(row, 'value', row.get('parameters'))
  if (!isYes(required) && !isNo(required)) note(row, 'required', required)
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
    required: isYes(required),
    allowNotApplicable: isYes(row.get('itqan_na')),
    critical: isYes(row.get('itqan_critical')),
    major: isYes(row.get('itqan_major')),
    photo: photoRules.find((rule) => rule === row.get('itqan_photo')) ?? 'none',
    ...(comment ? { comment } : {}),
    ...(isScored({ type }) && isYes(row.get('itqan_action_photo')) ? { actionPhoto: true } : {}),
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
    case 'measure':
      return { ...base, type, ...measureIn(row, note) }
    case 'choice':
    case 'choices':
      return { ...base, type, options: optionsOf(list, note, type === 'choices').options }
    case 'number': {
      const own = within(numberIn(row.get('itqan_decimals')), 0, 6)
      const decimals = own !== null && Number.isInteger(own) ? own : typeOf(row) === 'decimal' ? 2 : 0
      const unit = { en: row.raw('itqan_unit_en').slice(0, 40), ar: row.raw('itqan_unit_ar').slice(0, 40) }
      return { ...base, type, ...limitsIn(row, decimals, note), decimals, ...(unit.en || unit.ar ? { unit } : {}) }
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
