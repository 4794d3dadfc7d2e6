const minute = 60_000
const hour = 60 * minute

/** How long a phone may have been without a network, and still be believed when something happened. */
export const offlineHours = 48

type Sent = { deviceTime: string; sentAt?: string | undefined; at: Date }

/**
 * When something happened, by the server's clock. What comes at once happened now. What waited on the phone happened as long before
 * the sending as the phone's own clock says, however wrong that clock is; more than two days are not believed, nor the future.
 */
export function byServerClock({ deviceTime, sentAt, at }: Sent): Date {
  const device = Date.parse(deviceTime)
  const sent = sentAt === undefined ? at.getTime() : Date.parse(sentAt)
  const waited = sent - device
  const believed = waited > 0 && waited <= offlineHours * hour
  return believed ? new Date(at.getTime() - waited) : at
}
