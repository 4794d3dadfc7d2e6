import { type KdfParameters, kdfText } from './parameters.ts'

/**
 * Texts that bind what is encrypted or signed to its place: as associated data or as the signed statement. A part moved
 * to another place does not open there. Parts are UUIDs, numbers and base64url, none of which has a bar.
 */
const bound = (kind: string, ...parts: (string | number)[]): string => ['v1', kind, ...parts].join('|')

export type Owner = { company: string; person: string }
export type EntryPlace = { company: string; collection: string; entry: string; version: number; keyVersion: number }

export const userKeyPlace = ({ company, person }: Owner, version: number, kdf: KdfParameters): string =>
  bound('userkey', company, person, version, kdfText(kdf))
export const recoveryPlace = ({ company, person }: Owner, version: number): string =>
  bound('recovery', company, person, version)
export const secretsPlace = ({ company, person }: Owner, signKey: string, boxKey: string): string =>
  bound('secrets', company, person, signKey, boxKey)
export const memoryPlace = ({ company, person }: Owner, version: number): string =>
  bound('memory', company, person, version)
export const boxKeyStatement = ({ company, person }: Owner, boxKey: string): string =>
  bound('boxkey', company, person, boxKey)
export const wrapStatement = (
  { company, person }: Owner,
  place: { collection: string; keyVersion: number; boxKey: string; sealed: string },
): string => bound('wrap', company, place.collection, place.keyVersion, person, place.boxKey, place.sealed)
export const manifestStatement = (text: string): string => bound('manifest', text)
export const namePlace = (company: string, collection: string, keyVersion: number): string =>
  bound('name', company, collection, keyVersion)
export const entryPlace = ({ company, collection, entry, version, keyVersion }: EntryPlace): string =>
  bound('entry', company, collection, entry, version, keyVersion)
export const contentKeyPlace = ({ company, collection, entry, version, keyVersion }: EntryPlace): string =>
  bound('contentkey', company, collection, entry, version, keyVersion)
export const exportPlace = (kdf: KdfParameters): string => bound('export', kdfText(kdf))

/** Lengths of what is encrypted are rounded up to this many bytes, so that they say little about the content. */
export const entryBlock = 512
export const nameBlock = 64

/** A login as it is typed. */
export const entryFields = ['title', 'url', 'user', 'secret', 'totp', 'notes'] as const
export type EntryField = (typeof entryFields)[number]
export type EntryContent = Record<EntryField, string>
/** A login as it is encrypted; the times are of the browser that wrote it. */
export type EntryBlob = EntryContent & { changedAt: string; secretAt: string }

/** Longest text of each field. */
export const longestOf: Record<EntryField, number> = {
  title: 120,
  url: 500,
  user: 200,
  secret: 500,
  totp: 500,
  notes: 4000,
}
export const longestName = 60

/** Fields that stay hidden until they are revealed one by one. */
export const hiddenFields = ['secret', 'totp', 'notes'] as const
export type HiddenField = (typeof hiddenFields)[number]

export const emptyContent: EntryContent = { title: '', url: '', user: '', secret: '', totp: '', notes: '' }

export type EntryFault = { field: EntryField; fault: 'required' | 'too-long' | 'link' }

const link = /^https?:\/\/[^\s]+$/i

/** The address as a link: without a scheme, https. Null: not a link, such as a script. */
export function linkOf(url: string): string | null {
  const typed = url.trim()
  if (typed === '') return null
  const whole = /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[^:/]+:\d+/.test(typed) ? typed : `https://${typed}`
  return link.test(whole) ? whole : null
}

/** Reasons why a login cannot be saved. */
export function entryFault(content: EntryContent): EntryFault | null {
  if (content.title.trim() === '') return { field: 'title', fault: 'required' }
  for (const field of entryFields) if (content[field].length > longestOf[field]) return { field, fault: 'too-long' }
  if (content.url.trim() !== '' && linkOf(content.url) === null) return { field: 'url', fault: 'link' }
  return null
}
