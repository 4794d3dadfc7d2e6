import type { ReactNode } from 'react'
import { href } from 'react-router'
import { CertificateState } from '#/features/certification/certificates/components/certificate-state.tsx'
import type { CertificateRow } from '#/features/certification/certificates/browse-certificates.server.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import { CityName } from './city-name.tsx'

/** A page of certificates in their current state. */
export function RegisterTable({ rows, empty }: { rows: readonly CertificateRow[]; empty: ReactNode }) {
  const t = useT(adminCertificateMessages)
  return (
    <DataTable
      caption={t('caption')}
      columns={useColumns()}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/certificates/:certificateId', { certificateId: id })}
      defaultSort="-issued"
      empty={empty}
    />
  )
}

function useColumns(): Column<CertificateRow>[] {
  const t = useT(adminCertificateMessages)
  const word = useT(certificateWords)
  return [
    {
      key: 'number',
      header: word('number'),
      sort: 'number',
      cell: ({ number }) => (
        <bdi dir="ltr" className="whitespace-nowrap">
          {number}
        </bdi>
      ),
    },
    { key: 'state', header: word('state'), card: 'aside', cell: ({ state }) => <CertificateState state={state} /> },
    { key: 'holder', header: word('holder'), sort: 'holder', cell: ({ holder }) => <bdi>{holder}</bdi> },
    {
      key: 'branch',
      header: word('branch'),
      cell: ({ branch, city }) => (
        <span className="flex flex-col items-start max-md:items-end max-md:text-end">
          <bdi>{branch}</bdi>
          {city && (
            <span className="text-caption text-ink-2">
              <CityName city={city} />
            </span>
          )}
        </span>
      ),
    },
    { key: 'level', header: word('level'), sort: 'level', cell: ({ level }) => word(`level_${level}`) },
    { key: 'issued', header: word('issued'), sort: 'issued', cell: ({ issuedAt }) => <Time at={issuedAt} /> },
    { key: 'expires', header: word('expires'), sort: 'expires', cell: ({ expiresAt }) => <Time at={expiresAt} /> },
    {
      key: 'band',
      header: t('band'),
      cell: ({ showsBand }) => t(showsBand ? 'band_shown' : 'band_hidden'),
    },
    { key: 'reviews', header: t('reviews'), numeric: true, cell: ({ reviews }) => reviews },
  ]
}
