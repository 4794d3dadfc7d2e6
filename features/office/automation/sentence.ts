import { href } from 'react-router'
import { obligationOf } from '#/content/operations/obligations.ts'
import { type AutomationEvent, declared } from '#/domain/automation/events.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { formatScore } from '#/domain/score.ts'
import { type Lang, type Text, textOf, translator } from '#/domain/text.ts'
import { automationSentences, automationWords } from '#/messages/office/automation-words.ts'
import { clientPaperMessages } from '#/messages/office/client-papers.ts'
import type { HappenedEvent } from './event.ts'

type Words = Record<string, Text>
const words: Words = automationWords
const wordOf = (from: Words, key: string, lang: Lang): string => from[key]?.[lang] ?? ''

/** Name of a field of an event; some fields are called differently in different events. */
export const fieldKey = (event: AutomationEvent, field: string): keyof typeof automationWords => {
  const own = `field_${event}_${field}`
  return (Object.hasOwn(words, own) ? own : `field_${field}`) as keyof typeof automationWords
}

/** A value of a field in a language. */
export function valueIn(event: AutomationEvent, field: string, value: string, lang: Lang): string {
  const of = declared(event).fields[field]
  return of?.type === 'choice' ? wordOf(words, `${of.words}_${value}`, lang) || value : value
}

type Told = Pick<HappenedEvent, 'event' | 'facts' | 'named'>

/** An event as a sentence in a language. */
export function eventSentence({ event, facts, named }: Told, lang: Lang): string {
  const say = translator(lang, automationSentences) as (key: string, vars: Record<string, string>) => string
  const { score, step } = facts
  return say(`said_${event}`, {
    no: named['no'] ?? '',
    title: named['title'] ?? '',
    question: named['question'] ?? '',
    kind: named['kind'] ?? '',
    stars: named['stars'] ?? '',
    document: obligationOf(named['document'] ?? '')?.name[lang] ?? named['document'] ?? '',
    day: named['day'] ? formatDay(named['day'], lang) : '',
    paper: wordOf(clientPaperMessages, `kind_${named['paper']}`, lang),
    score: typeof score === 'number' ? formatScore(score, lang) : '—',
    step: typeof step === 'string' ? valueIn(event, 'step', step, lang) : '',
  })
}
export const eventText = (told: Told): Text => textOf((lang) => eventSentence(told, lang))

/** Address of the record that an event is about. */
export function eventLink({ event, refId, branchId }: Pick<HappenedEvent, 'event' | 'refId' | 'branchId'>): string {
  switch (event) {
    case 'report.released':
    case 'report.corrected':
    case 'question.failed':
    case 'dispute.moved':
      return href('/client/reports/:reportId', { reportId: refId })
    case 'alert.sent':
      return href('/client/alerts/:alertId', { alertId: refId })
    case 'action.opened':
    case 'action.finished':
    case 'action.overdue':
      return href('/client/tasks/:actionId', { actionId: refId })
    case 'certificate.moved':
      return href('/client/certificates/:certificateId', { certificateId: refId })
    case 'visit.moved':
      return href('/client/secret-shopper/:requestId', { requestId: refId })
    case 'guest.reviewed':
      return `${href('/client/certificates/reviews')}${branchId ? `?branch=${branchId}` : ''}`
    case 'invoice.moved':
      return href('/client/invoices/:invoiceId', { invoiceId: refId })
    case 'document.ends':
      return href('/client/document-monitoring/:documentId', { documentId: refId })
    case 'daily.missing':
      return href('/client/daily-operations-report')
    case 'paper.expires':
      return href('/client/setup/papers')
    case 'member.moved':
      return href('/client/users')
    case 'note.written':
      return branchId ? href('/client/branches/:branchId', { branchId }) : href('/client/timeline')
    case 'request.open':
      return href('/admin/secret-shopper/:requestId', { requestId: refId })
    case 'report.submitted':
    case 'dispute.opened':
      return href('/admin/reports/:reportId', { reportId: refId })
    case 'invoice.overdue':
      return href('/admin/invoices/:invoiceId', { invoiceId: refId })
    case 'email.failed':
      return href('/admin/emails/:emailId', { emailId: refId })
  }
}
