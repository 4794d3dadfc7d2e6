import { z } from 'zod'
import { officeKeyLives, officeScopeNames } from '#/domain/partners/office-scopes.ts'

const listed = (value: unknown): unknown => (value === undefined ? [] : Array.isArray(value) ? value : [value])
const keyId = z.uuid('unreadable')
const version = z.coerce.number().int().positive()

/** Forms of the keys of our own programs. */
export const ownKeyForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('make'),
    /** Made by the browser: a form sent twice makes one key. */
    clientKey: z.uuid('unreadable'),
    name: z.string('name').trim().min(1, 'name').max(80, 'too-long'),
    company: z.union([z.literal('').transform(() => null), z.uuid('choose-place')]),
    scopes: z.preprocess(listed, z.array(z.enum(officeScopeNames, 'choose-scope')).min(1, 'choose-scope')),
    life: z.enum(officeKeyLives).transform(Number),
  }),
  z.strictObject({ intent: z.literal('rotate'), keyId, version }),
  z.strictObject({ intent: z.literal('revoke'), keyId, version }),
])
export type NewOfficeKey = Omit<Extract<z.output<typeof ownKeyForm>, { intent: 'make' }>, 'intent'>
