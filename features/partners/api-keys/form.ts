import { z } from 'zod'
import { apiScopeNames } from '#/domain/partners/api-scopes.ts'

const listed = (value: unknown): unknown => (value === undefined ? [] : Array.isArray(value) ? value : [value])

/** Days after which a key ends; empty: never. */
export const keyLives = ['', '30', '90', '365'] as const

const keyId = z.uuid('unreadable')
const version = z.coerce.number().int().positive()

export const newKeyForm = z.strictObject({
  intent: z.literal('make'),
  /** Made by the browser: a form sent twice makes one key. */
  clientKey: z.uuid('unreadable'),
  name: z.string('name').trim().min(1, 'name').max(80, 'too-long'),
  node: z.uuid('choose-place'),
  scopes: z.preprocess(listed, z.array(z.enum(apiScopeNames, 'choose-scope')).min(1, 'choose-scope')),
  life: z.enum(keyLives).transform((days) => (days === '' ? null : Number(days))),
})

/** Forms of the list of keys. */
export const apiKeyForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('rotate'), keyId, version }),
  z.strictObject({ intent: z.literal('revoke'), keyId, version }),
])
export type NewApiKey = Omit<z.output<typeof newKeyForm>, 'intent'>
