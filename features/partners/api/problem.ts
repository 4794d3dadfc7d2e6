import { type ErrorCode, type ErrorDetails, errorStatus } from '#/domain/errors.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { formMessages, isFormMessage } from '#/messages/forms.ts'
import { apiMessages } from '#/messages/partners/api.ts'
import { problemText } from '#/ui/problem-text.ts'

/** A fault in one parameter or field of a call. */
export type FieldFault = { field: string; code: string; message: string }
export type ProblemCode = ErrorCode | 'unexpected'
/** Body of every refusal: problem details of RFC 9457. */
export type Problem = {
  type: string
  title: string
  status: number
  code: ProblemCode
  errors?: FieldFault[]
  request_id: string
}

type Refused = {
  code: ProblemCode
  lang: Lang
  requestId: string
  origin: string
  details?: ErrorDetails
  errors?: FieldFault[]
}

/** Texts that name pages or forms elsewhere. */
const ownTexts: Partial<Record<ProblemCode, keyof typeof apiMessages>> = {
  'not-found': 'noRecord',
  'not-allowed': 'notAllowed',
  'too-many-attempts': 'limit',
  'method-unknown': 'method',
  'address-unreadable': 'noOperation',
  unexpected: 'unexpected',
}

function titleOf({ code, lang, details }: Refused): string {
  const own = ownTexts[code]
  return own ? translator(lang, apiMessages)(own) : problemText(code, lang, details)
}

const statusOf = (code: ProblemCode): number => {
  if (code === 'unexpected') return 500
  return code === 'address-unreadable' ? 404 : errorStatus[code]
}

/** Problem details of a refusal, in the language of the caller. */
export function problemOf(refused: Refused): Problem {
  const { code, origin, requestId, errors = [] } = refused
  return {
    type: `${origin}/docs/api#problems`,
    title: titleOf(refused),
    status: statusOf(code),
    code,
    ...(errors.length > 0 && { errors }),
    request_id: requestId,
  }
}

/** Names of the forms' fields that the API calls otherwise. */
const otherNames: Record<string, string> = { visitAt: 'scheduled_date', node: 'node_id' }
const nameOf = (field: string): string =>
  otherNames[field] ?? field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Faults of fields that a verb refuses; verbs name fields and faults as forms do. */
export const faultsOf = (fields: Record<string, string> | undefined, lang: Lang): FieldFault[] =>
  Object.entries(fields ?? {}).map(([field, code]) => ({
    field: nameOf(field),
    code,
    message: isFormMessage(code) ? formText(code, lang) : code,
  }))

const formText = (code: keyof typeof formMessages, lang: Lang): string => {
  const text = formMessages[code][lang]
  return typeof text === 'string' ? text : code
}
