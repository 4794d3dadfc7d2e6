const minute = 60_000
const hour = 60 * minute

/** Maximum time a phone may be offline before its times are doubted, in hours. */
export const offlineHours = 48

type Sent = { deviceTime: string; sentAt?: string | undefined; at: Date }

/**
 * Converts a device time to the server's clock: the age at sending is measured by the device's own clock, however wrong
 * it is. Ages over two days and times in the future are clamped.
 */
export function byServerClock({ deviceTime, sentAt, at }: Sent): Date {
  const device = Date.parse(deviceTime)
  const sent = sentAt === undefined ? at.getTime() : Date.parse(sentAt)
  const waited = sent - device
  const believed = waited > 0 && waited <= offlineHours * hour
  return believed ? new Date(at.getTime() - waited) : at
}
