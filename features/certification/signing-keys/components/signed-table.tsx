import { CircleCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { CertificateState } from '#/features/certification/certificates/components/certificate-state.tsx'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { signingKeyMessages } from '#/messages/certification/signing-keys.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { SignedRow } from '../browse-signed.server.ts'

type Props = { rows: readonly SignedRow[]; isCompromised: boolean; empty: ReactNode }

/** Certificates signed by a key; of a compromised one, whether each is re-signed. */
export function SignedTable({ rows, isCompromised, empty }: Props) {
  const t = useT(signingKeyMessages)
  const words = useT(certificateWords)
  const again: Column<SignedRow> = {
    key: 'again',
    header: t('again'),
    cell: (row) => (
      <StatusBadge tone={row.again === 'done' ? 'green' : 'yellow'} icon={row.again === 'done' ? CircleCheck : Clock}>
        {t(row.again === 'done' ? 'again_done' : 'again_waiting')}
      </StatusBadge>
    ),
  }
  const columns: Column<SignedRow>[] = [
    {
      key: 'number',
      header: words('number'),
      sort: 'number',
      cell: ({ number }) => (
        <bdi dir="ltr" className="num">
          {number}
        </bdi>
      ),
    },
    { key: 'state', header: words('state'), card: 'aside', cell: ({ state }) => <CertificateState state={state} /> },
    {
      key: 'holder',
      header: words('holder'),
      sort: 'holder',
      cell: ({ holder, branch }) => (
        <span className="flex flex-col items-start">
          <bdi>{holder}</bdi>
          <bdi className="text-caption text-ink-2">{branch}</bdi>
        </span>
      ),
    },
    { key: 'level', header: words('level'), cell: ({ level }) => words(`level_${level}`) },
    {
      key: 'signed',
      header: t('signedAt'),
      sort: 'signed',
      cell: ({ signedAt }) => signedAt && <Time at={signedAt} mode="datetime" />,
    },
    ...(isCompromised ? [again] : []),
  ]
  return (
    <DataTable
      caption={t(isCompromised ? 'affectedCaption' : 'signedCaption')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/certificates/:certificateId', { certificateId: id })}
      defaultSort="number"
      empty={empty}
    />
  )
}
