import type { QuestionType } from '../questionnaire.ts'
import type { FormRow, Note } from './xlsform-table.ts'

export type Choices = ReadonlyMap<string, readonly FormRow[]>

/** Types of rows without a question: records of the device, and calculations. */
export const leftOutTypes = new Set(
  (
    'start end today deviceid phonenumber username email simserial subscriberid audit calculate calculate_here hidden caseid ' +
    'background-audio start-geopoint xml-external csv-external'
  ).split(' '),
)
const ownTypes = [
  ...(['yes_no', 'rating', 'timing', 'choice', 'choices', 'text'] as const),
  ...(['number', 'photo', 'receipt', 'signature', 'place', 'date', 'measure'] as const),
]
const simpleTypes: Record<string, QuestionType> = {
  integer: 'number',
  int: 'number',
  decimal: 'number',
  range: 'number',
  text: 'text',
  string: 'text',
  image: 'photo',
  photo: 'photo',
  date: 'date',
  geopoint: 'place',
  gps: 'place',
  location: 'place',
}
/** Types that we do not have, by the nearest one. */
const nearTypes: Record<string, QuestionType> = { time: 'text', datetime: 'date' }

const one = /^(?:select[ _]one|select1)(?: from)? (\S+)(.*)$/i
const many = /^(?:select[ _]multiple|select all that apply|select)(?: from)? (\S+)(.*)$/i

/** Type of a row in one spelling: `Begin Group` is `begin_group`. */
export const typeOf = (row: FormRow): string =>
  row
    .get('type')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/^(begin|end)[ _](group|repeat)$/, '$1_$2')

/** Type of a row's question, and its list of choices. */
export function kindOf(row: FormRow, choices: Choices, note: Note): { type: QuestionType; list: string } | null {
  const spelled = row.get('type').replace(/\s+/g, ' ')
  const own = ownTypes.find((type) => type === row.get('itqan_type'))
  const [isOne, isMany] = [one.exec(spelled), many.exec(spelled)]
  const select = isOne ?? isMany
  if (select) {
    const [, list = '', rest = ''] = select
    if (rest.trim() !== '') note(row, 'other-option')
    if (!choices.has(list)) note(row, 'list-missing', list)
    if (own === 'yes_no' || own === 'rating' || own === 'choice' || own === 'choices') return { type: own, list }
    const names = (choices.get(list) ?? []).map((choice) => choice.get('name')).toSorted()
    const yesNo = isOne && names.length === 2 && names[0] === 'no' && names[1] === 'yes'
    return { type: isOne ? (yesNo ? 'yes_no' : 'choice') : 'choices', list }
  }
  const word = typeOf(row)
  const near = nearTypes[word]
  if (near) note(row, 'type-changed', row.get('type'))
  const type = near ?? simpleTypes[word]
  if (!type) return null
  const signature = word === 'image' && /\bsignature\b/.test(row.get('appearance'))
  const fits =
    own &&
    (own === type ||
      (type === 'photo' && (own === 'receipt' || own === 'signature')) ||
      own === 'timing' ||
      (own === 'measure' && type === 'number'))
  return { type: fits ? own : signature ? 'signature' : type, list: '' }
}
