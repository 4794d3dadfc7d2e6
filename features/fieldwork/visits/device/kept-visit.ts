import type { SavedAnswer } from '../answer.ts'
import type { OutboxKept } from './outbox.ts'
import type { PhotosKept } from './photo-uploads.ts'

/** Stored form of a visit on a device. */
export type Kept = { queue: string | null; settled: SavedAnswer[]; photos: PhotosKept; outbox: OutboxKept }

export function parseKept(text: string | null): Partial<Kept> {
  try {
    return (JSON.parse(text ?? '{}') as Partial<Kept> | null) ?? {}
  } catch {
    return {}
  }
}

/** Whether nothing has to be stored. */
export const isNothing = ({ queue, settled, photos, outbox }: Kept): boolean =>
  queue === null &&
  settled.length === 0 &&
  photos.photos.length === 0 &&
  photos.removed.length === 0 &&
  outbox.reportId === null &&
  outbox.arrival === null &&
  outbox.moments.length === 0

/** Whether a stored visit has begun. */
export function hasBegun(text: string | null): boolean {
  const { outbox } = parseKept(text)
  return outbox != null && (outbox.arrival !== null || outbox.reportId !== null)
}
