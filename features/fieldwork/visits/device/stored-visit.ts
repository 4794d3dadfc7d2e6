import type { SavedAnswer } from '../answer.ts'
import type { StoredOutbox } from './outbox.ts'
import type { StoredPhotos } from './photo-uploads.ts'

/** Stored form of a visit on a device. */
export type StoredVisit = { queue: string | null; settled: SavedAnswer[]; photos: StoredPhotos; outbox: StoredOutbox }

export function parseStored(text: string | null): Partial<StoredVisit> {
  try {
    return (JSON.parse(text ?? '{}') as Partial<StoredVisit> | null) ?? {}
  } catch {
    return {}
  }
}

/** Whether nothing has to be stored. */
export const isNothing = ({ queue, settled, photos, outbox }: StoredVisit): boolean =>
  queue === null &&
  settled.length === 0 &&
  photos.photos.length === 0 &&
  photos.removed.length === 0 &&
  outbox.reportId === null &&
  outbox.arrival === null &&
  outbox.moments.length === 0

/** Whether a stored visit has begun. */
export function hasBegun(text: string | null): boolean {
  const { outbox } = parseStored(text)
  return outbox != null && (outbox.arrival !== null || outbox.reportId !== null)
}
