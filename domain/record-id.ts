import { AppError } from './errors.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isRecordId = (text: string): boolean => uuid.test(text)

/** An identifier from an address: what is none names no record, so it answers like one that does not exist. */
export function recordId(text: string): string {
  if (!uuid.test(text)) throw new AppError('not-found')
  return text.toLowerCase()
}
