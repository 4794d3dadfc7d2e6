import type { Arrival } from './outbox.ts'
import { hasBegun } from './stored-visit.ts'
import { openDevice, type VisitPlace } from './device.ts'

/** Stores a check-in on the device for the visit's outbox. False when the device refuses to store. */
export async function keepArrival(place: VisitPlace, arrival: Arrival): Promise<boolean> {
  const device = await openDevice(place)
  if (!device) return false
  // why: a visit begins only once on this phone, however often its page is opened
  if (hasBegun(device.text)) return true
  const outbox = { arrival, reportId: null, moments: [], stamps: [], handIn: null }
  device.write(JSON.stringify({ outbox }), 1)
  return device.written()
}
