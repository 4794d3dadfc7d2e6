import { AppError } from './errors.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isRecordId = (text: string): boolean => uuid.test(text)

/** Reads an identifier from an address; an invalid one is 'not found', like a missing record. */
export function recordId(text: string): string {
  if (!uuid.test(text)) throw new AppError('not-found')
  return text.toLowerCase()
}
