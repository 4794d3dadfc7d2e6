import { href } from 'react-router'
import type { AutomationEvent } from '#/domain/automation/events.ts'
import { type RuleState, ruleStates, type StopReason } from '#/domain/automation/rule.ts'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, moment, number, type Reader, text } from '#/domain/list-columns.ts'
import { formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { translator } from '#/domain/text.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { automationSentences, automationWords } from '#/messages/office/automation-words.ts'
import type { HappenedEvent } from './event.ts'
import { eventSentence } from './sentence.ts'
import type { StepDone } from './take-steps.server.ts'

export type RuleRow = {
  id: string
  name: string
  event: AutomationEvent
  /** Null: the whole company, or our team. */
  place: string | null
  runs: number
  last: string | null
  state: RuleState
}

const words = { ...automationMessages, ...automationWords, ...automationSentences }

const shared = {
  permission: 'automation.read',
  messages: words,
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'state', values: ruleStates, otherwise: 'active', label: 'states' },
  sorts: { name: 'asc', runs: 'desc', last: 'desc' },
  file: { name: 'automation-rules', action: 'automation.export', entity: 'automation-rule' },
} as const

/** Automation rules of a company. */
export const automationList = defineList({
  ...shared,
  key: 'automation',
  address: href('/client/automation'),
  columns: {
    name: text({ header: 'rule' }),
    event: label(),
    place: text({ value: ({ place }: RuleRow, { t }: Reader) => place ?? t('wholeCompany') }),
    runs: number({ labelled: true }),
    last: moment({ labelled: true }),
    state: label({ only: 'file' }),
  },
})
export type AutomationQuery = QueryOf<typeof automationList>

/** Automation rules of our team. */
export const officeAutomationList = defineList({
  ...shared,
  key: 'office-automation',
  address: href('/admin/automation'),
  reach: 'all',
  columns: {
    name: text({ header: 'rule' }),
    event: label(),
    runs: number({ labelled: true }),
    last: moment({ labelled: true }),
    state: label({ only: 'file' }),
  },
})
export type OfficeAutomationQuery = QueryOf<typeof officeAutomationList>

export const runResults = ['waiting', 'done', 'stopped', 'failed'] as const
export const resultTones = { waiting: 'blue', done: 'green', stopped: 'yellow', failed: 'red' } as const
export type RunRow = Pick<HappenedEvent, 'event' | 'facts' | 'named' | 'refId' | 'branchId'> & {
  id: string
  at: string
  branch: string | null
  result: (typeof runResults)[number]
  reason: StopReason | null
  /** Until when it waits or has waited. */
  dueAt: string | null
  steps: StepDone[]
}

/** What the steps did, or why none was taken. */
function outcomeOf({ result, dueAt, steps, reason }: RunRow, { t, lang }: Reader): string {
  if (reason) return t(`stop_${reason}`)
  const say = translator(lang, automationMessages)
  if (result === 'waiting' && dueAt) return say('waitsUntil', { day: formatDay(riyadhDay(new Date(dueAt)), lang) })
  return steps
    .map((step) =>
      step.told === undefined ? t(`do_${step.do}`) : `${t(`do_${step.do}`)}: ${say('told', { count: step.told })}`,
    )
    .join(t('comma'))
}

/** What a rule has done, event by event. */
export const runList = (side: 'client' | 'admin', ruleId: string) =>
  defineList({
    key: 'automation-runs',
    permission: 'automation.read',
    address:
      side === 'client'
        ? href('/client/automation/:ruleId', { ruleId })
        : href('/admin/automation/:ruleId', { ruleId }),
    messages: { ...words, caption: automationMessages.historyCaption },
    pageSize: 25,
    filters: { result: oneOf(runResults) },
    sorts: { at: 'desc' },
    columns: {
      at: moment(),
      what: text({ value: (row: RunRow, { lang }: Reader) => eventSentence(row, lang) }),
      branch: text(),
      result: label({ tones: resultTones }),
      outcome: text({ value: outcomeOf }),
    },
    file: { name: 'automation-runs', action: 'automation.export-runs', entity: 'automation-rule', entityId: ruleId },
  })
export type RunQuery = QueryOf<ReturnType<typeof runList>>
