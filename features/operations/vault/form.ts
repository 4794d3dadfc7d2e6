import { z } from 'zod'
import { vaultRoles } from '#/domain/operations/vault/manifest.ts'
import { mostImported } from '#/domain/operations/vault/importers.ts'

/**
 * What the browser sends: ciphertext, public keys, signatures and ids. The schemas have no field for a password, a key
 * or a readable text, and strict objects refuse any other.
 */
const blob = (longest: number) =>
  z
    .string('unreadable')
    .regex(/^[\w-]+$/, 'unreadable')
    .max(longest, 'too-long')
const count = z.number('unreadable').int().min(0).max(2_000_000_000)
const id = z.uuid('unreadable')

const lock = z.strictObject({
  version: count.min(1),
  kdf: z.strictObject({ kind: z.literal('argon2id'), memory: count, passes: count, salt: blob(22) }),
  userKey: blob(200),
  recovery: blob(200).nullable(),
  secrets: blob(400),
})
const publicKeys = z.strictObject({ person: id, signKey: blob(43), boxKey: blob(43), boxSignature: blob(86) })

const commit = z.strictObject({
  kind: z.enum(['create', 'entries', 'share', 'rotate']),
  collection: id,
  seen: z.strictObject({ counter: count, keyVersion: count }),
  keyVersion: count.min(1),
  name: blob(600),
  manifest: z.string('unreadable').max(400_000, 'too-long'),
  signature: blob(86),
  entries: z
    .array(
      z.strictObject({
        id,
        version: count.min(1),
        keyVersion: count.min(1),
        contentKey: blob(200),
        body: blob(40_000),
      }),
    )
    .max(2000),
  removed: z.array(id).max(2000),
  wraps: z
    .array(z.strictObject({ person: id, role: z.enum(vaultRoles), sealed: blob(200), signature: blob(86) }))
    .max(500),
  renewed: z.array(id).max(2000),
})

const entryRef = { collection: id, entry: id }

export const vaultWrite = z.discriminatedUnion('write', [
  z.strictObject({ write: z.literal('set-up'), lock, publicKeys }),
  z.strictObject({ write: z.literal('lock'), lock }),
  z.strictObject({ write: z.literal('anew') }),
  z.strictObject({ write: z.literal('remember'), version: count.min(1), sealed: blob(400_000) }),
  z.strictObject({ write: z.literal('commit'), commit }),
  z.strictObject({
    write: z.literal('opened'),
    collection: id,
    entries: z.array(id).min(1).max(mostImported),
    field: z.enum(['secret', 'totp', 'notes', 'file']),
    step: z.enum(['shown', 'copied', 'exported']),
  }),
  z.strictObject({ write: z.literal('settle'), ...entryRef }),
  z.strictObject({ write: z.literal('delete'), collection: id, counter: count.min(1) }),
])
export type VaultWrite = z.output<typeof vaultWrite>
export type CommitWrite = z.output<typeof commit>

/** The form of the page: one JSON text. */
export const vaultForm = z.strictObject({
  data: z
    .string('required')
    .max(1_900_000, 'too-long')
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'unreadable' })
        return z.NEVER
      }
    })
    .pipe(vaultWrite),
})
