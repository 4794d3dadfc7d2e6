import { href } from 'react-router'
import { nameFor, type Names } from '#/domain/branch-names.ts'
import { formatMoney } from '#/domain/money.ts'
import { type TimelineGroup, timelineGroups, type TimelineKind } from '#/domain/office/timeline.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { clientPaperMessages } from '#/messages/office/client-papers.ts'
import { companyTimelineMessages, timelineSentences } from '#/messages/office/timeline.ts'
import { planWords } from '#/messages/subscriptions.ts'

/** What a sentence contains besides names, as stored with the event. */
export type TimelineParams = {
  title?: string
  level?: string
  gross?: number
  tier?: string
  paper?: string
  /** Code of an obligation; the reader is given its name. */
  document?: string
  day?: string
  score?: number
  to?: string
  /** Of a group that was deleted, or of an obligation. */
  name?: Partial<Names>
  before?: Partial<Names>
}
/** A note as it is now; `text` null: taken back. */
export type ShownNote = { text: string | null; isEdited: boolean; mayChange: boolean }
export type TimelineRow = {
  id: string
  at: string
  kind: TimelineKind
  step: string
  refId: string
  /** Printed number. */
  no: string | null
  branchId: string | null
  /** Branch or group where it happened; null: the whole company. */
  place: string | null
  /** Branch, group or member that it is about. */
  name: string | null
  /** Where a branch or group moved. */
  to: string | null
  doneBy: 'person' | 'team' | 'platform'
  who: string | null
  score: number | null
  note: ShownNote | null
  params: TimelineParams
}

export const groupOf = (kind: TimelineKind): TimelineGroup =>
  (Object.keys(timelineGroups) as TimelineGroup[]).find((group) =>
    (timelineGroups[group] as readonly TimelineKind[]).includes(kind),
  )!

const wordOf = (words: object, key: string, lang: Lang): string =>
  Object.hasOwn(words, key) ? (words as Record<string, Record<Lang, string>>)[key]![lang] : ''

type Keyed = Pick<TimelineRow, 'kind' | 'step' | 'branchId' | 'to' | 'note' | 'name'>

/** Key of the sentence of a step; places are branches or groups. `before`: the earlier name in the reader's language. */
export function sentenceKey({ kind, step, branchId, to, note, name }: Keyed, before = ''): string {
  if (note?.text === null) return 'note_removed'
  if (kind !== 'place') return `${kind}_${step}`
  const of = branchId ? 'branch' : 'group'
  if (step === 'moved' && to !== null) return `${of}_moved_to`
  // why: the name in the other language changed, or the code
  if (step === 'renamed' && (before === '' || before === name)) return `${of}_named`
  return `${of}_${step}`
}

/** The event as a sentence in a language. An unknown step of another version shows the name of its group. */
export function sentenceOf(row: TimelineRow, lang: Lang): string {
  const { params } = row
  const before = nameFor({ en: null, ar: null, ...params.before }, lang)
  const key = sentenceKey(row, before)
  if (!Object.hasOwn(timelineSentences, key)) return companyTimelineMessages[`group_${groupOf(row.kind)}`][lang]
  const say = translator(lang, timelineSentences) as (key: string, vars: Record<string, string>) => string
  const unknown = companyTimelineMessages[row.kind === 'member' ? 'someone' : 'unknownPlace'][lang]
  const named = (names: Partial<Names> | undefined) => nameFor({ en: null, ar: null, ...names }, lang)
  return say(key, {
    no: row.no ?? '',
    title: params.title ?? '',
    level: wordOf(certificateWords, `level_${params.level}`, lang),
    amount: params.gross === undefined ? '' : formatMoney(params.gross, lang),
    plan: wordOf(planWords, `plan_${params.tier}`, lang),
    paper: wordOf(clientPaperMessages, `kind_${params.paper}`, lang),
    name: row.name ?? (named(params.name) || unknown),
    before,
    to: row.to ?? unknown,
    text: row.note?.text ?? '',
    day: params.day === undefined ? '' : formatDay(params.day, lang),
  })
}

/** Who did it: a person of the company, or our team. Null for the platform. */
export const whoOf = ({ doneBy, who }: Pick<TimelineRow, 'doneBy' | 'who'>, lang: Lang): string | null =>
  doneBy === 'platform' ? null : doneBy === 'team' ? companyTimelineMessages.team[lang] : who

/** Address of the record that an event is about; null when it has no page. */
export function linkOf({ kind, step, refId, branchId }: TimelineRow): string | null {
  switch (kind) {
    case 'visit':
      return href('/client/secret-shopper/:requestId', { requestId: refId })
    case 'report':
    case 'dispute':
      return href('/client/reports/:reportId', { reportId: refId })
    case 'action':
      return href('/client/tasks/:actionId', { actionId: refId })
    case 'audit':
      return href('/client/audits/:auditId', { auditId: refId })
    case 'duty':
      return href('/client/admin-task-tracking/:taskId', { taskId: refId })
    case 'document':
    case 'worker':
      return href('/client/document-monitoring/:documentId', { documentId: refId })
    case 'vault':
      return href('/client/secure-password-vault')
    case 'daily':
      return href('/client/daily-operations-report')
    case 'certificate':
      return href('/client/certificates/:certificateId', { certificateId: refId })
    case 'invoice':
      return href('/client/invoices/:invoiceId', { invoiceId: refId })
    case 'plan':
      return href('/client/invoices')
    case 'paper':
      return href('/client/setup/papers')
    case 'note':
      return null
    case 'member':
      return href('/client/users')
    case 'place':
      if (branchId) return href('/client/branches/:branchId', { branchId })
      return step === 'deleted' ? null : href('/client/branches/tree')
  }
}
