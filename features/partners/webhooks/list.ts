import { href } from 'react-router'
import { beforeRow, defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, moment, number, text } from '#/domain/list-columns.ts'
import { type DeliveryState, deliveryStates } from '#/domain/partners/webhook-events.ts'
import { webhookMessages } from '#/messages/partners/webhooks.ts'
import type { OutboundFault } from '#/platform/outbound.server.ts'

/** A message to an endpoint with its last attempt. */
export type DeliveryRow = {
  id: string
  type: string
  state: DeliveryState
  attempts: number
  createdAt: string
  /** Next attempt of one that waits. */
  nextAt: string | null
  lastAt: string | null
  status: number | null
  ms: number | null
  fault: OutboundFault | null
  /** Beginning of the last answer. */
  answer: string | null
}

/** Messages of an endpoint, newest first. `id`: of the endpoint. */
export const deliveryListOf = (address: string) =>
  defineList({
    key: 'webhook-deliveries',
    permission: 'webhooks.read',
    address,
    messages: webhookMessages,
    pageSize: 25,
    filters: { state: oneOf(deliveryStates), before: beforeRow() },
    sorts: { newest: 'desc' },
    columns: {
      type: text(),
      state: label({ tones: { waiting: 'yellow', delivered: 'green', failed: 'red' } }),
      status: number(),
      attempts: number(),
      createdAt: moment(),
      nextAt: moment(),
    },
  })
export const deliveryList = deliveryListOf(href('/client/api/webhooks'))
export type DeliveryQuery = QueryOf<typeof deliveryList>
