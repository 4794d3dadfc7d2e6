import { href } from 'react-router'
import { defineList, type QueryOf } from '#/domain/list.ts'
import { day, label, number, type Reader, text } from '#/domain/list-columns.ts'
import { signingKeyMessages } from '#/messages/certification/signing-keys.ts'

export type KeyState = 'used' | 'retired' | 'compromised'
export type KeyRow = {
  kid: string
  state: KeyState
  createdAt: string
  /** Null: created automatically on first need. */
  createdBy: string | null
  retiredAt: string | null
  compromisedAt: string | null
  reason: string | null
  /** Number of certificates with its signature. */
  bears: number
  /** Of a compromised key: number of signed certificates, and of re-signed ones. */
  affected: number
  done: number
}

/** All signing keys, newest first. */
export const keyList = defineList({
  key: 'signing-keys',
  permission: 'certificates.keys',
  address: href('/admin/certificates/keys'),
  messages: signingKeyMessages,
  pageSize: 25,
  sorts: { newest: 'desc' },
  columns: {
    name: text({ value: ({ kid }: KeyRow) => kid }),
    state: label({ card: 'aside' }),
    made: day({ value: ({ createdAt }: KeyRow) => createdAt }),
    by: text({ header: 'madeBy', value: ({ createdBy }: KeyRow, { t }: Reader) => createdBy ?? t('itself') }),
    retired: day({ value: ({ retiredAt }: KeyRow) => retiredAt }),
    compromised: day({ only: 'file', value: ({ compromisedAt }: KeyRow) => compromisedAt }),
    reason: text({ only: 'file' }),
    bears: number({ header: 'signs' }),
  },
  file: { name: 'signing-keys', action: 'certificates.export-keys', entity: 'signing-key', confirm: true },
})
export type KeysQuery = QueryOf<typeof keyList>
