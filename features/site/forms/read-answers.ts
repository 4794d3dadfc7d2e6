import { latinDigits, normaliseSaudiMobile } from '#/domain/digits.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import type { answerMessages } from '#/messages/site/public-forms.ts'
import type { SentAnswer } from './answers.ts'
import { choiceName, type FormField, longest } from './fields.ts'

export type AnswerProblem = keyof typeof answerMessages
export type Sent = Record<string, unknown>
export type ReadAnswers = {
  answers: SentAnswer[]
  /** First problem of each field. */
  problems: Record<string, AnswerProblem>
  /** Sender's name and address, where asked. */
  name: string | null
  email: string | null
}
type Outcome = { value: string } | { problem: AnswerProblem }
type Read = (field: FormField, sent: Sent, lang: Lang) => Outcome

const asText = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed().trim() : '')
const mailAddress = /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/
const yes = { en: 'Yes', ar: 'نعم' }
const no = { en: 'No', ar: 'لا' }

const shortText: Read = ({ key, type, min, max }, sent) => {
  const value = asText(sent[key])
  if (/\p{Cc}/u.test(value)) return { problem: 'unreadable' }
  if (value.length > longest(type, max)) return { problem: 'too-long' }
  return type === 'text' && value.length < (min ?? 0) ? { problem: 'too-short' } : { value }
}

const longText: Read = ({ key, type, min, max }, sent) => {
  const value = asText(sent[key])
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
  if (value.length > longest(type, max)) return { problem: 'too-long' }
  return value.length < (min ?? 0) ? { problem: 'too-short' } : { value }
}

const email: Read = ({ key }, sent) => {
  const value = asText(sent[key]).toLowerCase()
  return value.length <= 254 && mailAddress.test(value) ? { value } : { problem: 'email-invalid' }
}

/** Normalises Saudi mobiles; other numbers stay as typed. */
const phone: Read = ({ key }, sent) => {
  const typed = asText(sent[key])
  const value = normaliseSaudiMobile(typed) ?? latinDigits(typed)
  return /^\+?[\d ().-]{6,40}$/.test(value) ? { value } : { problem: 'phone-any' }
}

const number: Read = ({ key, min, max }, sent) => {
  const typed = latinDigits(asText(sent[key]))
    .replace('٫', '.')
    .replace(/[,٬\s]/g, '')
  if (!/^-?\d{1,12}(\.\d{1,4})?$/.test(typed)) return { problem: 'number' }
  if (min !== null && Number(typed) < min) return { problem: 'number-small' }
  if (max !== null && Number(typed) > max) return { problem: 'number-large' }
  return { value: typed }
}

const choice: Read = ({ key, options }, sent, lang) => {
  const chosen = options.find((option) => option.key === sent[key])
  return chosen ? { value: chosen.label[lang] } : { problem: 'choose' }
}

const choices: Read = ({ key, options }, sent, lang) => {
  const chosen = options.filter((option) => sent[choiceName(key, option.key)] !== undefined)
  return { value: chosen.map(({ label }) => label[lang]).join(lang === 'ar' ? '، ' : ', ') }
}

const date: Read = ({ key }, sent) => {
  const value = latinDigits(asText(sent[key]))
  return isDay(value) ? { value } : { problem: 'day' }
}

const consent: Read = ({ key, required }, sent, lang) => {
  if (sent[key] !== undefined) return { value: yes[lang] }
  return required ? { problem: 'confirm' } : { value: no[lang] }
}

const readers: Record<FormField['type'], Read> = {
  name: shortText,
  text: shortText,
  'long-text': longText,
  email,
  phone,
  number,
  choice,
  choices,
  date,
  consent,
}

const whenEmpty: Partial<Record<FormField['type'], AnswerProblem>> = {
  name: 'full-name',
  email: 'email',
  phone: 'phone-any',
  number: 'number',
  choice: 'choose',
  choices: 'choose',
  date: 'day',
}

const isEmpty = ({ key, type, options }: FormField, sent: Sent): boolean => {
  if (type === 'consent') return false
  if (type === 'choices') return !options.some((option) => sent[choiceName(key, option.key)] !== undefined)
  return asText(sent[key]) === ''
}

function readField(field: FormField, sent: Sent, lang: Lang): Outcome {
  if (!isEmpty(field, sent)) return readers[field.type](field, sent, lang)
  if (!field.required) return { value: '' }
  return { problem: field.key === 'message' ? 'message' : (whenEmpty[field.type] ?? 'required') }
}

/** Parses answers by the form's rules; drops unknown fields. */
export function readAnswers(fields: readonly FormField[], sent: Sent, lang: Lang): ReadAnswers {
  const problems: Record<string, AnswerProblem> = {}
  const answers: SentAnswer[] = []
  const first: Partial<Record<FormField['type'], string>> = {}
  for (const field of fields) {
    const outcome = readField(field, sent, lang)
    if ('problem' in outcome) problems[field.key] = outcome.problem
    else {
      answers.push({ key: field.key, label: field.label, value: outcome.value })
      if (outcome.value !== '') first[field.type] ??= outcome.value
    }
  }
  return { answers, problems, name: first.name?.slice(0, 200) ?? null, email: first.email ?? null }
}
