import { href } from 'react-router'
import type { DayPart } from '#/domain/day-part.ts'
import { type EvaluationStatus, requestCode } from '#/domain/evaluation.ts'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, moment, number, text } from '#/domain/list-columns.ts'
import type { FitPartScore } from '#/domain/ordering/fit.ts'
import { waveStages } from '#/domain/ordering/wave-progress.ts'
import { pickStates, type PickState } from '#/domain/ordering/wave-status.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { Refused } from '#/features/ordering/wave-solver/solve.ts'
import { wavePickMessages } from '#/messages/ordering/wave-visits.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'

export const rowsOnPage = 25
/** Visits that reached a stage, or that wait for a step. */
export const pickStages = [...waveStages, 'late', 'toRelease'] as const
export type PickStage = (typeof pickStages)[number]

export type PickRow = {
  requestId: string
  number: number
  clientName: string
  branchName: string
  branchLocation: string
  visitAt: string
  from: Day | null
  until: Day | null
  dayPart: DayPart | null
  status: EvaluationStatus
  state: PickState
  shopperId: string | null
  shopperName: string | null
  fit: number | null
  parts: FitPartScore[]
  refusals: Refused & Record<string, { all: number; alone: number }>
  isByHand: boolean
  expiresAt: string | null
}

/** Visits of a wave with the shopper of each. The view by shopper takes its search and page from the same address. */
export const pickList = (waveId: string) =>
  defineList({
    key: 'wave-visits',
    permission: 'waves.read',
    address: href('/admin/secret-shopper/waves/:waveId', { waveId }),
    messages: { ...wavePickMessages, client: waveMessages.client, caption: wavePickMessages.view_visits },
    pageSize: rowsOnPage,
    hasSearch: true,
    filters: {
      view: oneOf(['visits', 'shoppers'], { otherwise: 'visits', isView: true, control: 'none' }),
      state: oneOf(pickStates),
      stage: oneOf(pickStages),
    },
    sorts: { visit: 'asc', fit: 'asc', branch: 'asc' },
    columns: {
      visit: text({ only: 'file', value: ({ number: code }: PickRow) => requestCode(code) }),
      client: text({ only: 'file', value: ({ clientName }: PickRow) => clientName }),
      branch: text({ value: ({ branchName, branchLocation }: PickRow) => `${branchName}, ${branchLocation}` }),
      state: label({ card: 'aside' }),
      date: moment({ sort: 'visit', value: ({ visitAt }: PickRow) => visitAt }),
      shopper: text({ value: ({ shopperName }: PickRow) => shopperName }),
      fit: number(),
    },
    file: { name: 'wave', action: 'waves.export', entity: 'wave', entityId: waveId },
  })
export type PickList = ReturnType<typeof pickList>
export type PicksQuery = QueryOf<PickList>
