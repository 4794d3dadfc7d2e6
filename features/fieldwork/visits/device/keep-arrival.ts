import type { Arrival } from './outbox.ts'
import { hasBegun } from './kept-visit.ts'
import { openDevice, type VisitPlace } from './device.ts'

/** Keeps a check-in on the device, where the visit's outbox finds it. False when this device keeps nothing. */
export async function keepArrival(place: VisitPlace, arrival: Arrival): Promise<boolean> {
  const device = await openDevice(place)
  if (!device) return false
  // why: a visit that has begun on this phone begins only once, however often its page is opened
  if (hasBegun(device.text)) return true
  const outbox = { arrival, reportId: null, moments: [], stamps: [], handIn: null }
  device.write(JSON.stringify({ outbox }), 1)
  return device.written()
}
