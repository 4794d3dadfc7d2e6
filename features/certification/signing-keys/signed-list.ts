import { href } from 'react-router'
import type { ShownState } from '#/domain/certification/certificate.ts'
import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { day, label, text } from '#/domain/list-columns.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { signingKeyMessages } from '#/messages/certification/signing-keys.ts'
import { shortName } from './lists.ts'

const signedStates = ['waiting', 'done'] as const

export type SignedRow = {
  id: string
  number: string
  holder: string
  branch: string
  level: CertificateLevel
  state: ShownState
  signed: string | null
  /** Of a compromised key: whether it bears a new signature by now. */
  again: (typeof signedStates)[number] | null
}

export type Key = { kid: string; isCompromised: boolean }

const columns = {
  number: text(),
  state: label({ card: 'aside', only: 'table' }),
  holder: text(),
  branch: text({ only: 'file' }),
  level: label(),
  stateToday: label({ header: 'state', prefix: 'state', only: 'file', value: ({ state }: SignedRow) => state }),
  signed: day({ header: 'signedAt' }),
  again: label(),
} as const
const { again: _again, ...ofTrusted } = columns

/** The certificates that a key signed; of a compromised one, whether each bears a new signature. */
export const signedList = ({ kid, isCompromised }: Key) =>
  defineList({
    key: 'signed-certificates',
    permission: 'certificates.keys',
    address: href('/admin/certificates/keys/:kid', { kid }),
    messages: {
      ...certificateWords,
      ...signingKeyMessages,
      caption: signingKeyMessages[isCompromised ? 'affectedCaption' : 'signedCaption'],
    },
    pageSize: 25,
    hasSearch: true,
    filters: { again: oneOf(signedStates, isCompromised ? {} : { control: 'none' }) },
    sorts: { number: 'asc', holder: 'asc', signed: 'asc' },
    columns: isCompromised ? columns : (ofTrusted as typeof columns),
    file: {
      name: `key-${shortName(kid)}`,
      action: 'certificates.export-signed',
      entity: 'signing-key',
      entityId: kid,
      confirm: true,
    },
  })
export type SignedList = ReturnType<typeof signedList>
export type SignedQuery = QueryOf<SignedList>
