/** Kinds of a door's settings. `secret`: write-only, stored sealed. */
export type DoorFieldKind = 'address' | 'mail-server' | 'tiles' | 'text' | 'sender' | 'body' | 'secret'
export type DoorField = { kind: DoorFieldKind; optional?: true }

/**
 * Doors to outside services and their settings. `host`: the setting that names the other side; its secrets go to no other
 * one. `switches`: our team can switch the door off.
 */
export const doors = {
  payment: {
    host: 'address',
    switches: true,
    fields: { address: { kind: 'address' }, secretKey: { kind: 'secret' }, webhookSecret: { kind: 'secret' } },
  },
  mail: {
    host: 'server',
    switches: true,
    fields: {
      server: { kind: 'mail-server' },
      user: { kind: 'text', optional: true },
      password: { kind: 'secret', optional: true },
      from: { kind: 'sender' },
    },
  },
  phone: {
    host: 'address',
    switches: true,
    fields: {
      address: { kind: 'address' },
      key: { kind: 'secret', optional: true },
      sender: { kind: 'text' },
      body: { kind: 'body' },
    },
  },
  model: {
    host: 'address',
    switches: true,
    fields: { address: { kind: 'address' }, key: { kind: 'secret', optional: true }, model: { kind: 'text' } },
  },
  tiles: {
    host: 'address',
    switches: true,
    fields: { address: { kind: 'tiles' }, attribution: { kind: 'text' } },
  },
  zatca: { host: null, switches: false, fields: {} },
} as const satisfies Record<string, { host: string | null; switches: boolean; fields: Record<string, DoorField> }>

export type DoorName = keyof typeof doors
export const doorNames = Object.keys(doors) as DoorName[]
export const isDoorName = (name: string): name is DoorName => Object.hasOwn(doors, name)
export const fieldsOf = (door: DoorName): [name: string, field: DoorField][] => Object.entries(doors[door].fields)
export const secretsOf = (door: DoorName): string[] =>
  fieldsOf(door).flatMap(([name, { kind }]) => (kind === 'secret' ? [name] : []))

/** off: not set up or switched off; sandbox: works without effect outside; faulty: its last call failed. */
export type DoorState = 'off' | 'sandbox' | 'on' | 'faulty'
export type DoorCalls = { goodAt: string | null; failedAt: string | null; problem: string | null }

/** A failure counts until a later call is good. */
export const isFaulty = ({ goodAt, failedAt }: DoorCalls): boolean =>
  failedAt !== null && (goodAt === null || new Date(goodAt) < new Date(failedAt))

const nearby = /^(localhost|127\.0\.0\.1)$/

/** An address that secrets may be sent to: https, or this machine. */
const isSafeAddress = (url: URL): boolean =>
  !url.username &&
  !url.password &&
  (url.protocol === 'https:' || (url.protocol === 'http:' && nearby.test(url.hostname)))

function urlOf(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

function isBody(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && text.includes('{to}') && text.includes('{text}')
  } catch {
    return false
  }
}

const control = /\p{Cc}/u
const fits: Record<DoorFieldKind, (text: string) => boolean> = {
  address: (text) => {
    const url = urlOf(text)
    return url !== null && isSafeAddress(url)
  },
  'mail-server': (text) => /^smtps?:\/\/[\w.-]+(:\d{1,5})?\/?$/.test(text),
  tiles: (text) =>
    /^https:\/\/[\w.{}-]+(:\d+)?\/[^\s'"]*\{z\}[^\s'"]*$/.test(text) && text.includes('{x}') && text.includes('{y}'),
  text: (text) => text.length <= 200 && !control.test(text),
  sender: (text) => /^[^@\s<>]+@[^@\s<>]+\.[^@\s<>]+$/.test(text),
  body: isBody,
  secret: (text) => text.length >= 8 && !control.test(text),
}

/** Problem of a typed value as a key of messages/forms.ts, or null. */
export function doorFieldProblem({ kind, optional }: DoorField, value: string): string | null {
  if (value === '') return optional ? null : 'door-needed'
  return value.length <= 1000 && fits[kind](value) ? null : `door-${kind}`
}

/** Whether two addresses name the same side; a secret that was set for one is not sent to another. */
export function isSameSide(before: string | undefined, after: string | undefined): boolean {
  const [old, next] = [urlOf(before ?? ''), urlOf(after ?? '')]
  return old !== null && next !== null && old.protocol === next.protocol && old.host === next.host
}

const address = /[^\s<>"'()]+@[^\s<>"'()]+/g
const number = /\+?\d[\d\s-]{6,}\d/g
const token = /[\w+/=-]{24,}/g

/** An error of the other side without addresses, numbers and long tokens, as it may quote what was sent. */
export const bareProblem = (said: string, secrets: readonly string[] = []): string =>
  secrets
    .filter((secret) => secret.length >= 4)
    .reduce((left, secret) => left.replaceAll(secret, '…'), said)
    .replace(address, '…')
    .replace(token, '…')
    .replace(number, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
