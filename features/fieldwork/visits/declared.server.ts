import { type RawBuilder, sql } from 'kysely'

/** Whether the shopper has declared that they or their family work or worked for this client. */
export const isTiedTo = (shopperId: string, clientId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from shopper_conflicts where shopper_id = ${shopperId} and client_id = ${clientId} and kind in ('worked_there', 'related')
  union all select from shopper_employers where shopper_id = ${shopperId} and client_id = ${clientId})`
