import { href } from 'react-router'
import { defineList, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { day, label, number, text } from '#/domain/list-columns.ts'
import {
  type ScoreAlertKind,
  scoreAlertKinds,
  type ScoreAlertState,
  scoreAlertStates,
} from '#/domain/reporting/score-alerts.ts'
import { partMessages } from '#/messages/companies/parts.ts'
import { scoreAlertMessages } from '#/messages/reporting/score-alerts.ts'

export type ScoreAlertRow = {
  id: string
  kind: ScoreAlertKind
  state: ScoreAlertState
  branch: string
  /** Per cent; null: the report follows. */
  score: number | null
  /** Points from the visit of the same type before; null: there is none. */
  change: number | null
  /** The most serious finding; null: none. */
  finding: string | null
  /** Further findings. */
  more: number
  /** Address of a photo of a finding. */
  photo: string | null
  raisedAt: string
  /** Whole days since it was raised; null once it is closed. */
  days: number | null
  acknowledgedBy: string | null
  note: string | null
}

/** Alerts of one client, by default the newest first. */
export const scoreAlertList = defineList({
  key: 'score-alerts',
  permission: 'reports.read',
  reach: 'own',
  address: href('/client/alerts'),
  messages: { ...scoreAlertMessages, ...partMessages },
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'state', values: [...scoreAlertStates, 'all'], otherwise: 'all', label: 'states' },
  filters: {
    kind: oneOf(scoreAlertKinds),
    part: recordId({ control: 'select' }),
    branch: recordId({ control: 'select' }),
  },
  sorts: { raised: 'desc', branch: 'asc', score: 'asc', change: 'asc' },
  columns: {
    branch: text(),
    kind: label(),
    score: text({
      only: 'table',
      card: 'aside',
      value: ({ score }: ScoreAlertRow) => (score === null ? null : String(score)),
    }),
    scoreInFile: number({ header: 'score', only: 'file', value: ({ score }: ScoreAlertRow) => score }),
    change: text({
      only: 'table',
      room: 's',
      value: ({ change }: ScoreAlertRow) => (change === null ? null : String(change)),
    }),
    changeInFile: number({ header: 'change', only: 'file', value: ({ change }: ScoreAlertRow) => change }),
    finding: text(),
    photo: text({ only: 'table', room: 'm', card: 'fact' }),
    days: text({
      only: 'table',
      sort: 'raised',
      value: ({ days }: ScoreAlertRow) => (days === null ? null : String(days)),
    }),
    raised: day({ only: 'file', value: ({ raisedAt }: ScoreAlertRow) => raisedAt }),
    state: label(),
    acknowledgedBy: text({ only: 'file' }),
    note: text({ only: 'file' }),
  },
  file: { name: 'alerts', action: 'score-alerts.export', entity: 'client' },
})
export type ScoreAlertQuery = QueryOf<typeof scoreAlertList>
