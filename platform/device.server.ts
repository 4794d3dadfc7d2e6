import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { writeCookie } from './cookies.ts'
import { env } from './env.server.ts'
import { fingerprint, seal, unseal } from './seal.server.ts'

export const deviceCookieName = 'device'
const days = 400
const mostPeople = 8

const schema = z.strictObject({ id: z.uuid(), of: z.array(z.string()).max(mostPeople) })
type Device = z.infer<typeof schema>

const read = (sealed: string | undefined): Device | null => {
  const text = sealed ? unseal(deviceCookieName, sealed) : null
  return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null)
}
const personOf = (email: string): string => fingerprint('device of', email.trim().toLowerCase())

/**
 * Id of a browser on which this address has signed in before, or null. Grants nothing: its attempts are only counted
 * separately.
 */
export function knownDevice(sealed: string | undefined, email: string): string | null {
  const device = read(sealed)
  return device?.of.includes(personOf(email)) ? device.id : null
}

/** Adds an address to the browser's sealed list of sign-ins: the last eight. */
export function deviceCookie(sealed: string | undefined, email: string): string {
  const before = read(sealed)
  const person = personOf(email)
  const of = [person, ...(before?.of ?? []).filter((other) => other !== person)].slice(0, mostPeople)
  const value = seal(deviceCookieName, JSON.stringify({ id: before?.id ?? randomUUID(), of } satisfies Device))
  return writeCookie(deviceCookieName, value, { maxAgeSeconds: days * 24 * 3600, secure: env().secureCookies })
}
